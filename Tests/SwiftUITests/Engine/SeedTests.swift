import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The tutorials' effects: two spellings, the same pixels; a tap shows the overlay and the clock takes it away.
@MainActor
struct SeedTests {
    private static let gradient = LinearGradient(
        gradient: Gradient(colors: [.purple, .blue, .green]), startPoint: .topLeading, endPoint: .bottomTrailing)

    private struct ForegroundGradient: ViewModifier {
        let gradient: LinearGradient
        func body(content: Content) -> some View { content.overlay(gradient).mask(content) }
    }

    private func picture(_ view: some View, threads: Int = 1) -> Bitmap {
        TestHost(size: CGSize(width: 160, height: 80), threads: threads) { view }.bitmap
    }

    @Test func gradientTextInTwoForms() {
        let first = Text("Swift Wombat").overlay(Self.gradient).mask(Text("Swift Wombat"))
        let second = Text("Swift Wombat").modifier(ForegroundGradient(gradient: Self.gradient))
        let picture = picture(first)
        #expect(picture == self.picture(second))
        var inked = 0
        for y in 0..<picture.height { for x in 0..<picture.width where picture.pixel(x, y).alpha > 128 { inked += 1 } }
        #expect(inked > 500 && inked < 6000)
        #expect(picture.pixel(0, 0).alpha == 0)
    }

    @Test func paddingIsAFrame() {
        let padded = Color.red.frame(width: 40, height: 20).padding(10).background(Color.blue)
        let framed = Color.red.frame(width: 40, height: 20).frame(width: 60, height: 40).background(Color.blue)
        #expect(picture(padded) == picture(framed))
    }

    @Test func threadsAndRunsGiveTheSamePixels() {
        let card = Text("Have a nice day").padding().background(Color.white).cornerRadius(30).shadow(radius: 20)
        let one = picture(card)
        #expect(one == picture(card, threads: 2))
        #expect(one == picture(card))
    }

    private struct Overlay: View {
        @State private var isShown = false
        var body: some View {
            ZStack {
                Button("Tap To Show") {
                    isShown = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isShown = false }
                }
                if isShown { Text("Loading...") }
            }
        }
    }

    @Test func theOverlayComesAndGoes() async throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Overlay() }
        #expect(!host.find(.label("Loading...")).exists)
        #expect(host.find(.label("Tap To Show")).tap())
        #expect(host.find(.label("Loading...")).exists)
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(!host.find(.label("Loading...")).exists)
    }

    @Test func lineHeightsOfTheSystemFont() {
        let three = TestHost(size: CGSize(width: 200, height: 100), scale: 3) { Text("x").accessibilityIdentifier("t") }
        #expect(abs((three.frame(of: .identifier("t"))?.height ?? 0) - 61.0 / 3) < 0.001)
        let two = TestHost(size: CGSize(width: 200, height: 100), scale: 2) { Text("x").accessibilityIdentifier("t") }
        #expect(two.frame(of: .identifier("t"))?.height == 20.5)
    }
}
