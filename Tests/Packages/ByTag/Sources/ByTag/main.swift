// Renders one view to the file named on the command line.
import Foundation
import SwiftUI

struct Card: View {
    @State private var count = 2

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 60, height: 10)
            HStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    Rectangle()
                        .fill(index == 0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 0, green: 1, blue: 0))
                        .frame(width: 30, height: 20)
                }
            }
        }
    }
}

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: card FILE.png\n".utf8))
    exit(64)
}
let renderer = ImageRenderer(content: Card())
renderer.scale = 2
try renderer.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
