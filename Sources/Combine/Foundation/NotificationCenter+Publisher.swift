import Foundation

extension NotificationCenter {
    /// The notifications of a name, from one object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Delivers notifications as they are posted.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// The object that posts them; nil for any.
        public let object: AnyObject?

        /// A publisher of a centre's notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            let link = NotificationLink(subscriber)
            link.observe(center, name: name, object: object)
            subscriber.receive(subscription: link)
        }

        /// Whether both deliver the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

private final class NotificationLink<Downstream: Subscriber>: Subscription where Downstream.Input == Notification {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var stop: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func observe(_ center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        let receiver = Unchecked { [weak self] (notification: Notification) in self?.deliver(notification) }
        let token = center.addObserver(forName: name, object: object, queue: nil) { receiver.value($0) }
        stop = { center.removeObserver(token) }
    }

    private func deliver(_ notification: Notification) {
        let target: Downstream? = lock {
            guard demand > .none else { return nil }
            demand -= 1
            return downstream
        }
        if let more = target?.receive(notification), more > .none { request(more) }
    }

    func request(_ more: Subscribers.Demand) { lock { demand += more } }

    func cancel() {
        let (target, stop) = lock { (Lock.drain(&downstream), Lock.drain(&self.stop)) }
        stop?()
        withExtendedLifetime(target) {}
    }
}
