/// A property of a class that publishes its changes.
///
/// Setting it sends the object's `objectWillChange`, then the new value to the subscribers of `$property`, and only
/// then changes the value. Subscribers get the present value first.
@propertyWrapper
public struct Published<Value> {
    let box: PublishedBox<Value>

    /// A property with its first value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    /// A property with its first value.
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    /// Not available: `@Published` works in classes only.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        set { box.value = newValue }
    }

    /// The publisher of the values, `$property`.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        // A setter exists for `assign(to: &$property)`; the publisher of a property is always its own.
        set {}
    }

    /// Reads and writes the property of an object; the compiler calls it.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.value = newValue }
    }

    /// Delivers the values of a published property: the present one, then each new one before it is stored.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: PublishedBox<Value>

        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
            box.attach(subscriber)
        }
    }
}

extension Published: PublishedStorage {
    static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.box.owner = publisher
    }
}

/// The value of a published property, its subscribers, and its object's publisher.
final class PublishedBox<Value> {
    private let lock = Lock()
    private var stored: Value
    private var publisher: ObservableObjectPublisher?
    private var list: SubscriberList<Value, Never>?
    private var inputs: [AnyCancellable] = []

    init(_ value: Value) { stored = value }

    var owner: ObservableObjectPublisher? {
        get { lock { publisher } }
        set { lock { publisher = newValue } }
    }

    var value: Value {
        get { lock { stored } }
        set {
            let (owner, subscribers) = lock { (publisher, list) }
            owner?.send()
            subscribers?.send(newValue)
            // The old value goes outside the lock: its end may run any code.
            let old = lock {
                let old = stored
                stored = newValue
                return old
            }
            withExtendedLifetime(old) {}
        }
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let subscribers = lock {
            let subscribers = list ?? SubscriberList()
            list = subscribers
            return subscribers
        }
        subscribers.attach(subscriber, current: { self.value })
    }

    /// Keeps a source of values for as long as the property lives.
    func keep(_ input: AnyCancellable) { lock { inputs.append(input) } }
}

extension Publisher where Failure == Never {
    /// Writes each value to a published property, for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.keep(sink { [weak box] in box?.value = $0 })
    }
}
