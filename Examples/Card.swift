import SwiftUI

struct Card: View {
    var body: some View {
        Label("Have a nice day", systemImage: "sun.max.fill")
            .font(.headline)
            .padding()
            .background(.white, in: RoundedRectangle(cornerRadius: 16))
            .shadow(radius: 8)
            .padding(24)
    }
}
