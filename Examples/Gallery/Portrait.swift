import SwiftUI

/// A small drawn portrait, so that the gallery needs no picture files.
struct Portrait: View {
    var sky: [Color] = [Color(red: 0.99, green: 0.80, blue: 0.55), Color(red: 0.94, green: 0.47, blue: 0.50)]
    var coat = Color(red: 0.20, green: 0.27, blue: 0.47)
    var skin = Color(red: 0.96, green: 0.80, blue: 0.68)
    var hair = Color(red: 0.27, green: 0.17, blue: 0.15)

    var body: some View {
        GeometryReader { proxy in
            let unit = min(proxy.size.width, proxy.size.height) / 100
            ZStack {
                LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(.white.opacity(0.35))
                    .frame(width: 34 * unit, height: 34 * unit)
                    .offset(x: 24 * unit, y: -24 * unit)
                Ellipse()
                    .fill(coat)
                    .frame(width: 84 * unit, height: 64 * unit)
                    .offset(y: 52 * unit)
                Capsule()
                    .fill(skin)
                    .frame(width: 16 * unit, height: 30 * unit)
                    .offset(y: 19 * unit)
                Circle()
                    .fill(hair)
                    .frame(width: 46 * unit, height: 46 * unit)
                    .offset(y: -9 * unit)
                Ellipse()
                    .fill(skin)
                    .frame(width: 34 * unit, height: 40 * unit)
                    .offset(y: -2 * unit)
                UnevenRoundedRectangle(topLeadingRadius: 17 * unit, topTrailingRadius: 17 * unit)
                    .fill(hair)
                    .frame(width: 38 * unit, height: 15 * unit)
                    .offset(y: -17 * unit)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .aspectRatio(1, contentMode: .fit)
    }
}
