import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Bad input has a defined result and one report.
@MainActor
struct BadInputTests {
    private func reports(_ view: some View) -> [String] {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
        _ = host.bitmap
        return host.reports
    }

    @Test func impossibleFrames() {
        for view in [
            AnyView(Color.red.frame(width: -5, height: 10)), AnyView(Color.red.frame(width: .nan, height: 10)),
            AnyView(Color.red.frame(width: .infinity, height: 10)),
        ] {
            #expect(reports(view).count == 1)
        }
        #expect(reports(Color.red.frame(width: -5)).first?.contains("frame") == true)
    }

    @Test func aMissingPicture() {
        let messages = reports(VStack { Image("nowhere"); Image("nowhere") })
        #expect(messages == ["image 'nowhere': no asset catalogue or folder has it: it takes no room and draws nothing"])
    }

    @Test func anUnknownSymbol() {
        #expect(reports(Image(systemName: "no.such.symbol")).count == 1)
    }

    @Test func emptyGradientsAndZeroDashes() {
        let empty = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        let host = TestHost(size: CGSize(width: 40, height: 40)) { empty }
        #expect(host.bitmap.pixel(20, 20).alpha == 0)
        let dashed = Circle().stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [0])).frame(width: 30, height: 30)
        let solid = Circle().stroke(.red, lineWidth: 4).frame(width: 30, height: 30)
        let size = CGSize(width: 40, height: 40)
        #expect(TestHost(size: size) { dashed }.bitmap == TestHost(size: size) { solid }.bitmap)
    }

    @Test func repeatedIdentities() {
        let messages = reports(ForEach(["a", "a"], id: \.self) { Text($0) })
        #expect(messages.count == 1 && messages[0].contains("identity a"))
    }

    @Test func hugeAndUnendingNumbers() {
        _ = reports(Color.red.frame(width: 1e30, height: 1e30).offset(x: .infinity).scaleEffect(.nan).opacity(.nan))
        _ = reports(Text("x").padding(.nan).shadow(radius: .infinity).blur(radius: .nan).rotationEffect(.degrees(.infinity)))
    }
}
