/// Something that encodes whole values.
public protocol TopLevelEncoder {
    /// What values are encoded to.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that decodes whole values.
public protocol TopLevelDecoder {
    /// What values are decoded from.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension Publishers {
    /// Values encoded by an encoder.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        private let encoder: Coder

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let encoder = encoder
            upstream.tryStep(subscriber) { .emit(try encoder.encode($0)) }
        }
    }

    /// Values decoded by a decoder.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error
        /// Where the values come from.
        public let upstream: Upstream
        private let decoder: Coder

        /// The operator around `upstream`; usually made by calling it.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let decoder = decoder
            upstream.tryStep(subscriber) { .emit(try decoder.decode(Output.self, from: $0)) }
        }
    }
}

extension Publisher {
    /// Encodes each value; an error of the encoder ends the values.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes each value; an error of the decoder ends the values.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
