// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MyTransitions",
    dependencies: [.package(name: "UIKitTransitions", path: "../..")],
    targets: [
        .executableTarget(
            name: "MyTransitions",
            dependencies: [.product(name: "PlaygroundKit", package: "UIKitTransitions")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "MyTransitionsTests",
            dependencies: [
                "MyTransitions",
                .product(name: "PlaygroundKit", package: "UIKitTransitions"),
                .product(name: "UITesting", package: "UIKitTransitions"),
            ],
            exclude: ["there-and-back.json"],
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                // Swift Testing has overlays for Apple's modules of the names UIKit and CoreGraphics.
                .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
            ]),
    ]
)
