import MartletBase
import MartletDisplay
import MartletLayout
import Foundation
public struct Animation: Hashable, Sendable { public static let `default` = Animation()
 public static func linear(duration: Double) -> Animation { Animation() }
 public static func easeInOut(duration: Double) -> Animation { Animation() }
 public func speed(_ s: Double) -> Animation { self }
 public func repeatForever(autoreverses: Bool = true) -> Animation { self } }
public struct Transaction { public var animation: Animation?; public init() {}; nonisolated(unsafe) static var current = Transaction(); var isEmpty: Bool { animation == nil } }
public func withTransaction<R>(_ t: Transaction, _ b: () throws -> R) rethrows -> R { let o = Transaction.current; Transaction.current = t; defer { Transaction.current = o }; return try b() }
public func withAnimation<R>(_ t: Animation? = .default, _ b: () throws -> R) rethrows -> R { try b() }
