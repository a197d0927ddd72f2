/// The text styles that both platforms have.
package enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// The twelve Dynamic Type sizes, smallest first; `large` is the default.
package enum TypeSizeStep: Int, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
