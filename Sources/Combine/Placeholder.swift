public protocol ObservableObject: AnyObject { associatedtype ObjectWillChangePublisher = ObservableObjectPublisher; var objectWillChange: ObservableObjectPublisher { get } }
public final class ObservableObjectPublisher: Sendable { public init() {}; public func send() {}
 public func sink(_ f: @escaping (()) -> Void) -> AnyCancellable { AnyCancellable() } }
public final class AnyCancellable { public func cancel() {} }
