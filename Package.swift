// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Code that drives the UI lives on the main actor without saying so on each line.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Modules called `UIKit` and `CoreGraphics` would pull in Swift Testing's overlays for Apple's modules.
let computing: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Tests of views run on the main actor, one after the other; those that only compute run beside them.
let testing: [SwiftSetting] = mainActor + computing

/// What every frame runs through is compiled with optimization in debug builds, too: the tests take half the time.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The programs carry Swift's libraries in themselves: they start sooner and take less memory than with shared ones.
let standalone: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-use-ld=lld", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
            "-l_FoundationCollections",
            "-Xclang-linker", "-no-pie",
        ], .when(configuration: .release))
]

/// SwiftSyntax comes with the toolchain, in lib/swift/host beside the `swift` on the path.
let toolchain: String = {
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        let host = swift.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "lib/swift/host")
        if FileManager.default.fileExists(atPath: host.path + "/SwiftSyntax.swiftmodule") { return host.path }
    }
    return "/usr/lib/swift/host"
}()
let readsSwift: [SwiftSetting] = [.unsafeFlags(["-I", toolchain])]
let linksSwiftSyntax: [LinkerSetting] = [
    .unsafeFlags([
        "-L", toolchain, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", toolchain,
    ])
]

/// Libraries document every public declaration; the arrows between them are those of the list below, downwards.
let package = Package(
    name: "UIKitTransitions",
    products: [
        .library(
            name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "os"]),
        .library(name: "SDLHost", targets: ["SDLHost"]),
        .library(name: "StageKit", targets: ["StageKit"]),
        .library(name: "Takes", targets: ["Takes"]),
        .library(name: "PlaygroundKit", targets: ["PlaygroundKit"]),
        .library(name: "PlaygroundSamples", targets: ["PlaygroundSamples"]),
        .library(name: "UITesting", targets: ["UITesting"]),
        .executable(name: "Playground", targets: ["Playground"]),
        .executable(name: "Benchmarks", targets: ["Benchmarks"]),
        .plugin(name: "LowerSource", targets: ["LowerSource"]),
        .plugin(name: "PortSource", targets: ["PortSource"]),
    ],
    targets: [
        // C libraries
        .systemLibrary(name: "CSDL2"),
        .systemLibrary(name: "COpenGL"),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
        // The flags of "gio-2.0" itself have one that a package must not pass on.
        .systemLibrary(name: "CGio", pkgConfig: "gobject-2.0", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "CPangoCairo", dependencies: ["CCairo", "CHarfBuzz"]),
        .systemLibrary(name: "CGetopt"),
        .systemLibrary(name: "CImageCodecs", providers: [.apt(["libpng-dev", "libturbojpeg0-dev"])]),

        // Drawing, text and time
        .target(
            name: "CoreGraphics", dependencies: ["CPangoCairo", "CImageCodecs"], swiftSettings: optimized),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "CPangoCairo"], swiftSettings: optimized),
        .target(name: "MotionPhysics", swiftSettings: optimized),
        .target(name: "ObjectiveC", swiftSettings: optimized),
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics", "MotionPhysics", "ObjectiveC"],
            swiftSettings: optimized),
        .target(name: "ConstraintSolver", swiftSettings: optimized),
        .target(name: "os"),

        // The library
        .target(
            name: "UIKit",
            dependencies: [
                "QuartzCore", "CoreGraphics", "CoreText", "MotionPhysics", "ConstraintSolver", "ObjectiveC",
            ], swiftSettings: optimized),

        // From layers to pixels
        .target(name: "Compositor", dependencies: ["QuartzCore", "CoreGraphics"], swiftSettings: optimized),
        .target(
            name: "OpenGLRenderer",
            dependencies: ["Compositor", "CoreGraphics", "COpenGL"],
            resources: [.embedInCode("Shaders")]),
        .target(
            name: "SDLHost",
            dependencies: [
                "UIKit", "QuartzCore", "CoreGraphics", "Compositor", "OpenGLRenderer", "CSDL2", "CGio",
            ]),
        .target(
            name: "StageKit",
            dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Compositor", "SDLHost"],
            swiftSettings: optimized),
        .target(
            name: "Takes", dependencies: ["StageKit", "UIKit", "QuartzCore", "CoreGraphics"],
            swiftSettings: optimized),
        .target(
            name: "UITesting", dependencies: ["StageKit", "Takes", "CoreGraphics"], swiftSettings: mainActor),

        // The program
        .target(
            name: "PlaygroundAssets", dependencies: ["UIKit"], path: "Assets", exclude: ["Pictures"],
            swiftSettings: mainActor),
        .target(
            name: "PlaygroundSamples", dependencies: ["UIKit", "PlaygroundAssets", "Takes"],
            swiftSettings: mainActor),
        .target(
            name: "PlaygroundKit",
            dependencies: ["Takes", "StageKit", "SDLHost", "UIKit", "QuartzCore", "CoreGraphics", "CGetopt"],
            swiftSettings: mainActor),
        .executableTarget(
            name: "Playground", dependencies: ["PlaygroundKit", "PlaygroundSamples"],
            swiftSettings: mainActor, linkerSettings: standalone),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "UIKit", "QuartzCore", "CoreGraphics", "Compositor", "SDLHost", "PlaygroundSamples", "Takes",
                "CSDL2", "PlaygroundKit", "StageKit", "ConstraintSolver",
            ],
            exclude: ["Kiwi"],
            swiftSettings: mainActor, linkerSettings: standalone),

        // Source written for iOS
        .target(name: "Lowering", swiftSettings: readsSwift),
        .executableTarget(
            name: "lower", dependencies: ["Lowering"], swiftSettings: readsSwift,
            linkerSettings: linksSwiftSyntax),
        .plugin(
            name: "LowerSource", capability: .buildTool(), dependencies: ["lower"],
            path: "Sources/Plugins/LowerSource"),
        .plugin(
            name: "PortSource",
            capability: .command(
                intent: .custom(verb: "port-source", description: "Shows or makes the edits of iOS source.")),
            dependencies: ["lower"], path: "Sources/Plugins/PortSource"),

        // Tests
        .testTarget(
            name: "LoweringTests", dependencies: ["Lowering"], swiftSettings: readsSwift,
            linkerSettings: linksSwiftSyntax),
        .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC"]),
        .testTarget(name: "LogTests", dependencies: ["os"]),
        .executableTarget(
            name: "LoweredFixture", dependencies: ["UIKit", "SDLHost"], path: "Tests/LoweredFixture",
            exclude: ["iOS"],
            // Source of its time has constructs that the compiler warns of today.
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])],
            plugins: ["LowerSource"]),
        .testTarget(
            name: "LoweredSourceTests",
            dependencies: ["LoweredFixture", "StageKit", "UIKit", "UITesting", "CoreGraphics"],
            swiftSettings: testing),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: computing),
        .testTarget(
            name: "CoreTextTests", dependencies: ["CoreText", "CoreGraphics"], swiftSettings: testing),
        .testTarget(name: "MotionPhysicsTests", dependencies: ["MotionPhysics"], swiftSettings: computing),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: computing),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics", "MotionPhysics"],
            swiftSettings: testing),
        .testTarget(
            name: "CompositorTests", dependencies: ["Compositor", "QuartzCore", "CoreGraphics"],
            swiftSettings: testing),
        .testTarget(
            name: "OpenGLRendererTests",
            dependencies: ["OpenGLRenderer", "Compositor", "CSDL2", "CoreGraphics"], swiftSettings: testing),
        .testTarget(
            name: "SDLHostTests",
            dependencies: ["SDLHost", "UIKit", "CoreGraphics", "CSDL2", "CGio", "UITesting"],
            swiftSettings: testing),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "UITesting", "CoreGraphics"], swiftSettings: testing),
        .testTarget(name: "TransitionTests", dependencies: ["UIKit", "UITesting"], swiftSettings: testing),
        .testTarget(
            name: "SampleTests",
            dependencies: ["PlaygroundKit", "PlaygroundSamples", "Takes", "UIKit", "UITesting"],
            exclude: ["Golden"],
            swiftSettings: testing),
        .testTarget(
            name: "TakesTests",
            dependencies: ["Takes", "PlaygroundSamples", "StageKit", "UIKit", "UITesting", "CoreGraphics"],
            swiftSettings: testing),
        .testTarget(
            name: "FilmTests",
            dependencies: [
                "Compositor", "CoreGraphics", "QuartzCore", "PlaygroundSamples", "StageKit", "Takes", "UIKit",
                "UITesting",
            ],
            exclude: ["Expected"],
            swiftSettings: testing),
        .testTarget(
            name: "PlaygroundKitTests",
            dependencies: [
                "PlaygroundKit", "Takes", "PlaygroundSamples", "StageKit", "UIKit", "UITesting",
                "CoreGraphics",
            ],
            swiftSettings: testing),
        .testTarget(
            name: "PlaygroundTests",
            dependencies: [
                "Playground", "PlaygroundKit", "PlaygroundSamples", "Takes", "StageKit", "UIKit", "UITesting",
                "CoreGraphics",
            ],
            swiftSettings: testing),
    ],
    swiftLanguageModes: [.v6]
)
