import CoreGraphics
import Foundation
import Testing
import UITesting

@Suite struct ImageComparisonTests {
    @Test func `equal pictures match`() {
        let comparison = ImageComparison(gray(100), gray(100), tolerance: 0)

        #expect(comparison.isMatch)
        #expect(comparison.bounds == nil)
        #expect(comparison.largestDifference == 0)
    }

    @Test func `a difference within the tolerance counts as equal and is still told`() {
        let comparison = ImageComparison(gray(102), gray(100), tolerance: 2)

        #expect(comparison.isMatch)
        #expect(comparison.largestDifference == 2)
    }

    @Test func `pixels that differ are counted, bounded and painted red`() {
        let comparison = ImageComparison(gray(100, except: (2, 1, 110)), gray(100), tolerance: 2)

        #expect(comparison.differentPixels == 1)
        #expect(comparison.largestDifference == 10)
        #expect(comparison.bounds == CGRect(x: 2, y: 1, width: 1, height: 1))
        #expect(comparison.difference.pixel(x: 2, y: 1) == SIMD4(255, 0, 0, 255))
        #expect(comparison.difference.pixel(x: 0, y: 0) == SIMD4(220, 220, 220, 255))
    }

    @Test func `pictures of different sizes differ everywhere`() {
        let comparison = ImageComparison(gray(100), gray(100, height: 3), tolerance: 255)

        #expect(!comparison.isMatch)
        #expect(comparison.differentPixels == 12)
    }

    @Test func `a missing golden picture fails and leaves the actual one`() throws {
        let path = NSTemporaryDirectory() + "/golden-\(UUID().uuidString).png"
        let actual = path.replacingOccurrences(of: ".png", with: ".actual.png")
        defer { try? FileManager.default.removeItem(atPath: actual) }

        #expect(throws: ImageComparisonError.self) { try ImageComparison.check(gray(7), against: path) }
        #expect(try CGImage.read(fromFile: actual).pixel(x: 0, y: 0) == SIMD4(7, 7, 7, 255))
    }

    @Test func `a golden picture is compared, and what differs is written beside it`() throws {
        let folder = NSTemporaryDirectory() + "/goldens-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/a.png"
        try gray(100).writePNG(toFile: path)

        try ImageComparison.check(gray(101), against: path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])

        try ImageComparison.check(gray(100, except: (0, 0, 0)), against: path, allowing: 1)
        #expect(throws: ImageComparisonError.self) { try ImageComparison.check(gray(110), against: path) }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "a.actual.png", "a.difference.png", "a.png",
            ])
    }
}

/// A gray picture, 4 pixels wide, with at most one pixel of another lightness.
private func gray(
    _ value: UInt8, height: Int = 2, except spot: (x: Int, y: Int, value: UInt8)? = nil
) -> CGImage {
    var pixels: [UInt8] = []
    for y in 0..<height {
        for x in 0..<4 {
            let here = spot.map { $0.x == x && $0.y == y ? $0.value : value } ?? value
            pixels += [here, here, here, 255]
        }
    }
    return CGImage(width: 4, height: height, isMask: false, isOpaque: true, pixels: pixels)
}
