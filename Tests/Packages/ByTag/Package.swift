// swift-tools-version: 6.2
import PackageDescription

// Depends on a tagged version of Martlet, as its users do. The test sets where the repository is.
let repository = Context.environment["MARTLET_REPOSITORY"] ?? "file:///nowhere/Martlet"

let package = Package(
    name: "ByTag",
    dependencies: [.package(url: repository, from: "0.1.0")],
    targets: [
        .executableTarget(name: "ByTag", dependencies: [.product(name: "SwiftUI", package: "Martlet")])
    ]
)
