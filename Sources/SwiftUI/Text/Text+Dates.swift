import Foundation

extension Text {
    /// The dates of a range with their times, in the environment's locale.
    public init(_ dates: ClosedRange<Date>) {
        let range = dates.lowerBound..<dates.upperBound
        self.init(
            storage: .formatted(FormattedValue { Date.IntervalFormatStyle(locale: $0).format(range) }))
    }

    /// The dates of an interval with their times, in the environment's locale.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension Text {
    /// The characters without any environment but a locale: for strings that are looked up outside of a view.
    package func plainString(locale: Locale) -> String {
        switch storage {
        case .verbatim(let string): string
        case .key(let key, let table, let bundle): key.plainString(table: table, bundle: bundle, locale: locale)
        case .joined(let first, let second): first.plainString(locale: locale) + second.plainString(locale: locale)
        case .image: ""
        case .attributed(let content): String(content.characters)
        case .date(let date, let style): style.string(date, locale: locale, calendar: .current, timeZone: .current)
        case .formatted(let value): value.string(locale)
        }
    }
}

extension Text.DateStyle {
    package func string(_ date: Date, locale: Locale, calendar: Calendar, timeZone: TimeZone) -> String {
        date.formatted(
            Date.FormatStyle(
                date: self == .date ? .long : .omitted, time: self == .time ? .shortened : .omitted, locale: locale,
                calendar: calendar, timeZone: timeZone))
    }
}
