import CoreGraphics
import Foundation
import StageKit

/// The differences between two pictures, pixel by pixel.
///
/// ```swift
/// try ImageComparison.check(try stage.snapshot(), against: "Golden/swipe-half.png", tolerance: 2)
/// ```
public struct ImageComparison: Equatable, Sendable {
    /// The difference up to which a channel of a pixel counts as equal, of 255.
    public let tolerance: Int
    /// The number of pixels that differ by more. Pictures of different sizes differ in every pixel.
    public let differentPixels: Int
    /// The largest difference in any channel of any pixel.
    public let largestDifference: Int
    /// The smallest rectangle around the pixels that differ; nil if none does.
    public let bounds: CGRect?
    /// The differing pixels in red, over the expected picture in pale gray.
    public let difference: CGImage

    /// Compares each channel of each pixel, alpha included.
    public init(_ actual: CGImage, _ expected: CGImage, tolerance: Int = 2) {
        let width = max(actual.width, expected.width)
        let height = max(actual.height, expected.height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        var count = 0
        var largest = 0
        var bounds = CGRect.null
        for y in 0..<height {
            for x in 0..<width {
                let here = actual.pixelIfInside(x: x, y: y)
                let there = expected.pixelIfInside(x: x, y: y)
                let distance = Self.distance(here, there)
                largest = max(largest, distance)
                if distance > tolerance {
                    count += 1
                    bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
                    pixels += [255, 0, 0, 255]
                } else {
                    let pale = 200 + Self.lightness(there) / 5
                    pixels += [pale, pale, pale, 255]
                }
            }
        }
        let isSameSize = actual.width == expected.width && actual.height == expected.height
        self.tolerance = tolerance
        differentPixels = isSameSize ? count : width * height
        largestDifference = isSameSize ? largest : 255
        self.bounds = bounds.isNull ? nil : bounds
        difference = CGImage(width: width, height: height, isMask: false, isOpaque: true, pixels: pixels)
    }

    /// Whether no pixel differs by more than the tolerance.
    public var isMatch: Bool { differentPixels == 0 }

    /// Compares a picture with a file's, and throws if they differ.
    ///
    /// If they differ, or the file is missing, `NAME.actual.png` is written beside it. `NAME.difference.png`
    /// is written if there is something to compare. If the actual picture is right, move it over the golden
    /// one.
    ///
    /// - Parameters:
    ///   - actual: the picture to check.
    ///   - path: the golden picture, a PNG file.
    ///   - tolerance: the difference up to which a channel counts as equal, of 255.
    ///   - allowed: the number of pixels that may differ by more.
    /// - Throws: ``ImageComparisonError``.
    public static func check(
        _ actual: CGImage, against path: String, tolerance: Int = 2, allowing allowed: Int = 0
    ) throws(ImageComparisonError) {
        let actualPath = path.replacingSuffix(".png", with: ".actual.png")
        let differencePath = path.replacingSuffix(".png", with: ".difference.png")
        let expected: CGImage
        do {
            expected = try CGImage.read(fromFile: path)
        } catch {
            try write(actual, to: actualPath)
            throw .missing(golden: path, reason: "\(error)", actual: actualPath)
        }
        let comparison = ImageComparison(actual, expected, tolerance: tolerance)
        guard comparison.differentPixels > allowed else { return }
        try write(actual, to: actualPath)
        try write(comparison.difference, to: differencePath)
        throw .different(
            golden: path, pixels: comparison.differentPixels, largest: comparison.largestDifference,
            bounds: comparison.bounds ?? .zero, actual: actualPath)
    }

    private static func write(_ image: CGImage, to path: String) throws(ImageComparisonError) {
        do {
            try image.writePNG(toFile: path)
        } catch {
            throw .unwritable(path: path, reason: "\(error)")
        }
    }

    private static func distance(_ one: SIMD4<UInt8>?, _ other: SIMD4<UInt8>?) -> Int {
        guard let one, let other else { return 255 }
        let high = pointwiseMax(one, other)
        let low = pointwiseMin(one, other)
        return Int((high &- low).max())
    }

    private static func lightness(_ pixel: SIMD4<UInt8>?) -> UInt8 {
        guard let pixel else { return 0 }
        return UInt8((Int(pixel.x) + Int(pixel.y) + Int(pixel.z)) / 3)
    }
}

extension CGImage {
    fileprivate func pixelIfInside(x: Int, y: Int) -> SIMD4<UInt8>? {
        x < width && y < height ? pixel(x: x, y: y) : nil
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
        (hasSuffix(suffix) ? String(dropLast(suffix.count)) : self) + replacement
    }
}
