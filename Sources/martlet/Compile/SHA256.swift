/// The SHA-256 digest, for naming cached libraries by what they were made from.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    package init() {}

    /// Adds bytes to the message.
    package mutating func update(_ bytes: some Collection<UInt8>) {
        length += UInt64(bytes.count)
        pending += bytes
        let whole = pending.count / 64 * 64
        guard whole > 0 else { return }
        pending.withUnsafeBufferPointer { buffer in
            for start in stride(from: 0, to: whole, by: 64) { Self.compress(&state, buffer, start) }
        }
        pending.removeFirst(whole)
    }

    /// Adds a string with its length before it, so that two parts never run together.
    package mutating func update(part text: String) {
        update(Array("\(text.utf8.count):".utf8))
        update(Array(text.utf8))
    }

    /// The digest of all that was added, as 64 hexadecimal digits.
    package func hexDigest() -> String {
        var last = self
        let bits = length * 8
        var padding: [UInt8] = [0x80]
        while (pending.count + padding.count) % 64 != 56 { padding.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
        last.update(padding)
        let digits = Array("0123456789abcdef")
        var text = ""
        for word in last.state {
            for shift in stride(from: 28, through: 0, by: -4) { text.append(digits[Int((word >> UInt32(shift)) & 15)]) }
        }
        return text
    }

    /// The round constants: the first 32 bits of the fractional parts of the cube roots of the first 64 primes, which is how
    /// the standard defines them, computed here in whole numbers.
    private static let constants: [UInt32] = {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { prime in
            // The largest x with x³ ≤ prime · 2⁹⁶ by bisection; its low 32 bits are the fraction.
            var low: UInt64 = 0, high: UInt64 = 1 << 36
            let target = wide(prime)
            while high - low > 1 {
                let middle = (low + high) / 2
                if cube(middle).isAtMost(target) { low = middle } else { high = middle }
            }
            return UInt32(truncatingIfNeeded: low)
        }
    }()

    /// A number of 128 bits, enough for the cubes.
    private struct Wide {
        var high: UInt64
        var low: UInt64
        func isAtMost(_ other: Wide) -> Bool { high < other.high || high == other.high && low <= other.low }
    }

    private static func wide(_ prime: UInt64) -> Wide { Wide(high: prime << 32, low: 0) }

    private static func cube(_ x: UInt64) -> Wide {
        let square = x.multipliedFullWidth(by: x)
        let low = square.low.multipliedFullWidth(by: x)
        return Wide(high: low.high &+ square.high &* x, low: low.low)
    }

    private static func compress(_ state: inout [UInt32], _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int) {
        func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }
        var schedule = [UInt32](repeating: 0, count: 64)
        for index in 0..<16 {
            let at = start + index * 4
            schedule[index] =
                UInt32(buffer[at]) << 24 | UInt32(buffer[at + 1]) << 16 | UInt32(buffer[at + 2]) << 8
                | UInt32(buffer[at + 3])
        }
        for index in 16..<64 {
            let early = schedule[index - 15], late = schedule[index - 2]
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let choice = e & f ^ ~e & g
            let first = h &+ sum1 &+ choice &+ constants[index] &+ schedule[index]
            let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let majority = a & b ^ a & c ^ b & c
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
}
