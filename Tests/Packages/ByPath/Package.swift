// swift-tools-version: 6.2
import PackageDescription

// Depends on Martlet by path, as one does while working on both.
let package = Package(
    name: "ByPath",
    dependencies: [.package(name: "Martlet", path: "../../..")],
    targets: [
        .executableTarget(name: "ByPath", dependencies: [.product(name: "SwiftUI", package: "Martlet")])
    ]
)
