/// A publisher whose concrete type is hidden.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    @usableFromInline let box: PublisherBox<Output, Failure>

    /// Hides the type of `publisher`.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? ConcretePublisherBox(publisher)
    }

    /// A name for logs.
    public var description: String { "AnyPublisher" }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        box.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// This publisher with its type hidden, so that a signature need not spell a chain of operators.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The open end of `AnyPublisher`; the subclass knows the publisher's type.
@usableFromInline class PublisherBox<Output, Failure: Error> {
    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
}

private final class ConcretePublisherBox<Base: Publisher>: PublisherBox<Base.Output, Base.Failure> {
    let base: Base
    init(_ base: Base) { self.base = base }
    override func receive<S: Subscriber>(subscriber: S) where S.Input == Base.Output, S.Failure == Base.Failure {
        base.receive(subscriber: subscriber)
    }
}
