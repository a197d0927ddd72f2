/// An object that signals before it changes.
///
/// A class that conforms gets `objectWillChange` for free: setting any of its `@Published` properties sends the signal,
/// and it can be sent by hand for others.
public protocol ObservableObject: AnyObject {
    /// What signals the change.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Signals before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher: the same one each time, for as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}
