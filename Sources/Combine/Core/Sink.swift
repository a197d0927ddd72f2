extension Subscribers {
    /// A subscriber that asks for everything and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        /// Called for each value.
        public var receiveValue: (Input) -> Void { lock { valueHandler } ?? { _ in } }
        /// Called at the end, once.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock { completionHandler } ?? { _ in }
        }
        /// A name for logs.
        public var description: String { "Sink" }

        private let lock = Lock()
        private var valueHandler: ((Input) -> Void)?
        private var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?
        private var status = LinkStatus.waiting

        /// A sink with its two closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            valueHandler = receiveValue
            completionHandler = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let accepted = lock { status.start(subscription) }
            accepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            let handler = lock { valueHandler }
            handler?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let (handler, dropped) = lock {
                let held = (completionHandler, (valueHandler, status.end()))
                valueHandler = nil
                completionHandler = nil
                return held
            }
            handler?(completion)
            withExtendedLifetime(dropped) {}
        }

        /// Detaches from the publisher and lets go of the closures.
        public func cancel() {
            // The closures are let go of outside the lock: their last captures may do anything when they go.
            let (subscription, dropped) = lock {
                let held = (valueHandler, completionHandler)
                valueHandler = nil
                completionHandler = nil
                return (status.end(), held)
            }
            subscription?.cancel()
            withExtendedLifetime(dropped) {}
        }
    }

    /// A subscriber that writes each value to a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// A publisher that can fail has to handle its failures first.
        public typealias Failure = Never
        /// The object, nil after the end.
        public var object: Root? { lock { target } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        /// A name for logs.
        public var description: String { "Assign \(Root.self)" }

        private let lock = Lock()
        private var target: Root?
        private var status = LinkStatus.waiting

        /// Assigns to `keyPath` of `object`, which is kept alive until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            let accepted = lock { status.start(subscription) }
            accepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            if let object { object[keyPath: keyPath] = value }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { release() }

        /// Detaches from the publisher and lets go of the object.
        public func cancel() { release()?.cancel() }

        @discardableResult
        private func release() -> (any Subscription)? {
            let (subscription, object) = lock {
                let held = target
                target = nil
                return (status.end(), held)
            }
            withExtendedLifetime(object) {}
            return subscription
        }
    }
}

/// Where the link of a subscriber to its publisher stands.
enum LinkStatus {
    case waiting
    case active(any Subscription)
    case ended

    /// Takes the first subscription; false when there is one already or the link has ended.
    mutating func start(_ subscription: any Subscription) -> Bool {
        guard case .waiting = self else { return false }
        self = .active(subscription)
        return true
    }

    /// Ends the link and returns its subscription if it was active.
    mutating func end() -> (any Subscription)? {
        defer { self = .ended }
        return subscription
    }

    var subscription: (any Subscription)? {
        if case .active(let subscription) = self { return subscription }
        return nil
    }

    var isActive: Bool { subscription != nil }
}

extension Publisher {
    /// Calls closures with each value and with the end. Keep the result: the work stops when it goes away.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value. Keep the result: the work stops when it goes away.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property. The object is kept alive until the result is cancelled or the values end.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign<Root, Output>(object: object, keyPath: keyPath)
        receive(subscriber: assign)
        return AnyCancellable(assign)
    }
}
