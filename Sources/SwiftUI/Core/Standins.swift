import MartletBase
import MartletDisplay
import MartletLayout
import Foundation
public struct Animation: Hashable, Sendable { public static let `default` = Animation() }
public struct Transaction { public var animation: Animation?; public init() {}; nonisolated(unsafe) static var current = Transaction(); var isEmpty: Bool { animation == nil } }
public func withTransaction<R>(_ t: Transaction, _ b: () throws -> R) rethrows -> R { let o = Transaction.current; Transaction.current = t; defer { Transaction.current = o }; return try b() }
public func withAnimation<R>(_ t: Animation? = .default, _ b: () throws -> R) rethrows -> R { try b() }
public struct Font: Hashable, Sendable { public enum TextStyle: Hashable, Sendable { case body }
 static func scaleFactor(of s: TextStyle, at: Int, profile: PlatformProfile) -> Double { 1 } }
extension EnvironmentValues { var dynamicTypeSize: Int { 0 } }
public struct LocalizedStringKey: ExpressibleByStringLiteral, Sendable { public init(stringLiteral: String) {} }
public struct Text: View, LeafView, Equatable, Sendable { let s: String
 nonisolated public init(_ k: LocalizedStringKey) { s = "" }
 @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ t: S) { s = String(t) }
 func plainString(in e: EnvironmentValues) -> String { s }
 public struct C: LeafContent { package var layout: FixedLeaf { FixedLeaf(CGSize(width: 30, height: 16)) }
   package func hasSameLayout(as o: Self) -> Bool { true }
   package func hasSameDrawing(as o: Self) -> Bool { true }
   @MainActor package func draw(in size: CGSize, _ context: inout DrawContext) {} }
 package func resolve(_ context: LeafContext) -> C { C() } }
extension Image: LeafView { package func resolve(_ c: LeafContext) -> Text.C { Text.C() } }
extension _ShapeView: LeafView { package func resolve(_ c: LeafContext) -> Text.C { Text.C() } }
extension Shape { nonisolated public func fill<S: ShapeStyle>(_ s: S, style: FillStyle = FillStyle()) -> some View { _ShapeView(shape: self, style: s, fillStyle: style) } }
extension InsettableShape { nonisolated public func strokeBorder<S: ShapeStyle>(_ s: S, lineWidth: CGFloat = 1) -> some View { _ShapeView(shape: self, style: s) } }
