import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UITesting

/// Filmstrips and comparisons of pictures: limits, other sizes, and what is painted.
@Suite(.serialized) struct PictureDetailTests {
    /// A gray picture with some pixels of another lightness.
    private func gray(
        _ value: UInt8, width: Int = 16, height: Int = 16, except spots: [(x: Int, y: Int, value: UInt8)] = []
    ) -> CGImage {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let here = spots.first { $0.x == x && $0.y == y }?.value ?? value
                pixels += [here, here, here, 255]
            }
        }
        return CGImage(width: width, height: height, isMask: false, isOpaque: true, pixels: pixels)
    }

    // MARK: - Golden pictures

    @Test func `a pixel may differ by sixteen levels, a block by two on average`() {
        let golden = gray(100)
        func comparison(_ picture: CGImage) -> GoldenComparison { GoldenComparison(picture, golden) }

        let spot = comparison(gray(100, except: [(3, 4, 116)]))
        #expect(spot.isMatch && spot.largestDifference == 16 && spot.differentPixels == 0)
        let brighter = comparison(gray(100, except: [(3, 4, 117), (9, 9, 83)]))
        #expect(!brighter.isMatch && brighter.differentPixels == 2 && brighter.largestAverage < 1)
        #expect(comparison(gray(102)).isMatch && comparison(gray(102)).largestAverage == 2)
        #expect(!comparison(gray(103)).isMatch && comparison(gray(103)).differentPixels == 0)
    }

    @Test func `each block has an average of its own, those at the edge, too`() {
        let comparison = GoldenComparison(gray(102, width: 20, height: 40), gray(100, width: 20, height: 40))

        #expect(comparison.largestAverage == 2 && comparison.isMatch)
    }

    @Test func `the picture of a golden difference is eight times as bright, and black elsewhere`() {
        let difference = GoldenComparison(gray(100, except: [(0, 0, 110), (1, 0, 60)]), gray(100)).difference

        #expect(difference.pixel(x: 0, y: 0) == SIMD4(80, 80, 80, 255))
        #expect(difference.pixel(x: 1, y: 0) == SIMD4(255, 255, 255, 255))
        #expect(difference.pixel(x: 2, y: 0) == SIMD4(0, 0, 0, 255))
        let small = GoldenComparison(gray(100, width: 3, height: 9), gray(100, width: 5, height: 4))
            .difference
        #expect(small.width == 3 && small.height == 4)
    }

    // MARK: - Comparisons

    @Test func `all pixels that differ are inside of the bounds`() {
        let comparison = ImageComparison(
            gray(100, except: [(2, 9, 110), (7, 3, 90), (8, 8, 102)]), gray(100), tolerance: 2)

        #expect(comparison.differentPixels == 2 && comparison.largestDifference == 10)
        #expect(comparison.bounds == CGRect(x: 2, y: 3, width: 6, height: 7))
    }

    @Test func `what only one of two pictures has is inside of the bounds, too`() {
        let comparison = ImageComparison(gray(100, width: 4, height: 3), gray(100, width: 6, height: 2))

        #expect(comparison.differentPixels == 6 * 3 && comparison.largestDifference == 255)
        #expect(comparison.bounds == CGRect(x: 0, y: 0, width: 6, height: 3))
        #expect(comparison.difference.width == 6 && comparison.difference.height == 3)
    }

    @Test func `the files of a difference are named after the golden one, and its folder must be there`()
        throws
    {
        let folder = NSTemporaryDirectory() + "/pictures-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }

        let missing = #expect(throws: ImageComparisonError.self) {
            try ImageComparison.check(gray(1), against: folder + "/golden")
        }
        let unwritable = #expect(throws: ImageComparisonError.self) {
            try ImageComparison.check(gray(1), against: folder + "/none/golden.png")
        }

        #expect(missing?.description.contains("If \(folder)/golden.actual.png is right") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["golden.actual.png"])
        #expect(
            unwritable?.description.hasPrefix("The picture \(folder)/none/golden.actual.png cannot") == true)
    }

    // MARK: - Filmstrips

    @Test func `a single picture is the one of now`() throws {
        let stage = Stage(size: CGSize(width: 8, height: 6))

        let strip = try Filmstrip.record(stage, frames: 1, over: 0.5)

        #expect(strip.frames.map(\.label) == ["0.000 s"])
        #expect(stage.now == 0)
    }

    @Test func `columns are at least one, and no more than there are pictures`() throws {
        let strip = Filmstrip(
            frames: [gray(9), gray(8, height: 20)].map { Filmstrip.Frame(image: $0, label: "") })

        // A cell is as large as the largest picture.
        #expect(strip.image(columns: 0)?.width == 28 + 12)
        #expect(strip.image(columns: 0)?.height == 2 * (20 + 36) + 12)
        #expect(strip.image(columns: 9)?.width == 2 * 28 + 12)
        #expect(strip.image(columns: 9)?.height == 20 + 36 + 12)
    }

    @Test func `without pictures there is no strip, and no file`() {
        let path = NSTemporaryDirectory() + "/strip-\(UUID().uuidString).png"

        #expect(Filmstrip().image() == nil)
        #expect(throws: ImageError.self) { try Filmstrip().writePNG(toFile: path) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
