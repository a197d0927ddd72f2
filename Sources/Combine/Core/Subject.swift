/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to the subscribers.
    func send(_ value: Output)
    /// Ends the values for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject an upstream to draw from.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers a signal without a value.
    public func send() { send(()) }
}
