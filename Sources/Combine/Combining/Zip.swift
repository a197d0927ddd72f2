extension Publishers {
    /// Values in step of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines them.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let aCell = JoinCell<A.Output>()
            let bCell = JoinCell<B.Output>()
            let conduit = JoinConduit(subscriber, cells: [aCell, bCell], endsEarly: true) {
                guard
                    let a = aCell.take(keeping: false),
                    let b = bCell.take(keeping: false)
                else { return nil }
                return (a, b)
            }
            conduit.start()
            conduit.attach(a, at: 0, into: aCell)
            conduit.attach(b, at: 1, into: bCell)
        }
    }

    /// Values in step of three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Combines them.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let aCell = JoinCell<A.Output>()
            let bCell = JoinCell<B.Output>()
            let cCell = JoinCell<C.Output>()
            let conduit = JoinConduit(subscriber, cells: [aCell, bCell, cCell], endsEarly: true) {
                guard
                    let a = aCell.take(keeping: false),
                    let b = bCell.take(keeping: false),
                    let c = cCell.take(keeping: false)
                else { return nil }
                return (a, b, c)
            }
            conduit.start()
            conduit.attach(a, at: 0, into: aCell)
            conduit.attach(b, at: 1, into: bCell)
            conduit.attach(c, at: 2, into: cCell)
        }
    }

    /// Values in step of four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Combines them.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let aCell = JoinCell<A.Output>()
            let bCell = JoinCell<B.Output>()
            let cCell = JoinCell<C.Output>()
            let dCell = JoinCell<D.Output>()
            let conduit = JoinConduit(subscriber, cells: [aCell, bCell, cCell, dCell], endsEarly: true) {
                guard
                    let a = aCell.take(keeping: false),
                    let b = bCell.take(keeping: false),
                    let c = cCell.take(keeping: false),
                    let d = dCell.take(keeping: false)
                else { return nil }
                return (a, b, c, d)
            }
            conduit.start()
            conduit.attach(a, at: 0, into: aCell)
            conduit.attach(b, at: 1, into: bCell)
            conduit.attach(c, at: 2, into: cCell)
            conduit.attach(d, at: 3, into: dCell)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
