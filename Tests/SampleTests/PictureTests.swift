import CoreGraphics
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// What only pixels tell.
@MainActor
struct PictureTests {
    private func begin(_ id: String, scale: CGFloat) throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: id)), scale: scale)
    }

    private func isNear(_ pixel: SIMD4<UInt8>, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
        abs(Int(pixel.x) - red) <= 2 && abs(Int(pixel.y) - green) <= 2 && abs(Int(pixel.z) - blue) <= 2
    }

    @Test(arguments: [1, 2])
    func `in the middle of the cross dissolve the black container shows through by a quarter`(
        scale: Int
    ) throws {
        let sample = try begin("cross-dissolve", scale: CGFloat(scale))
        sample.present(to: 0.5)

        let picture = try sample.stage.snapshot()

        // Half of pink over half of lavender over black.
        #expect(isNear(picture.pixel(x: 50 * scale, y: 300 * scale), 185, 172, 179))
    }

    @Test(arguments: [1, 2])
    func `in the middle of the swipe one half is lavender and the other is pink`(scale: Int) throws {
        let sample = try begin("swipe", scale: CGFloat(scale))
        sample.present(to: 0.5)

        let picture = try sample.stage.snapshot()

        #expect(isNear(picture.pixel(x: 194 * scale, y: 100 * scale), 230, 230, 255))
        #expect(isNear(picture.pixel(x: 195 * scale, y: 100 * scale), 255, 230, 230))
    }

    @Test(arguments: [1, 2])
    func `the sheet is round at the top, square at the bottom, and throws its shadow upwards`(
        scale: Int
    ) throws {
        let sample = try begin("custom-presentation", scale: CGFloat(scale))
        sample.present(to: 1)

        let picture = try sample.stage.snapshot()
        func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8> { picture.pixel(x: x * scale, y: y * scale) }

        #expect(isNear(pixel(100, 200), 115, 115, 128), "lavender under half of black")
        #expect(isNear(pixel(195, 425), 255, 230, 230))
        #expect(isNear(pixel(16, 425), 255, 230, 230), "the straight part begins 16 points from the side")
        #expect(pixel(1, 425).x < 130 && pixel(388, 425).x < 130, "the upper corners are cut")
        #expect(isNear(pixel(0, 843), 255, 230, 230))
        #expect(isNear(pixel(389, 843), 255, 230, 230), "the lower corners are not")
        // The shadow's edge lies 6 points above the sheet: half of 0.44 of black there, and nothing 39 points on.
        #expect(isNear(pixel(100, 418), 90, 90, 100))
        #expect(isNear(pixel(100, 418 - 42), 115, 115, 128))
    }
}
