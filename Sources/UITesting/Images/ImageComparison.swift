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

    private let actual: CGImage
    private let expected: CGImage

    /// Compares each channel of each pixel, alpha included.
    public init(_ actual: CGImage, _ expected: CGImage, tolerance: Int = 2) {
        let width = max(actual.width, expected.width)
        let height = max(actual.height, expected.height)
        var count = 0
        var largest = 0
        var bounds = CGRect.null
        for y in 0..<height where !actual.hasSameRow(y, as: expected) {
            for x in 0..<width {
                let distance = Self.distance(actual, expected, x, y)
                largest = max(largest, distance)
                guard distance > tolerance else { continue }
                count += 1
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let isSameSize = actual.width == expected.width && actual.height == expected.height
        self.tolerance = tolerance
        self.actual = actual
        self.expected = expected
        differentPixels = isSameSize ? count : width * height
        largestDifference = isSameSize ? largest : 255
        self.bounds = bounds.isNull ? nil : bounds
    }

    /// The differing pixels in red, over the expected picture in pale gray.
    public var difference: CGImage {
        let width = max(actual.width, expected.width)
        let height = max(actual.height, expected.height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                if Self.distance(actual, expected, x, y) > tolerance {
                    pixels += [255, 0, 0, 255]
                } else {
                    let pale = 200 + Self.lightness(expected.pixelIfInside(x: x, y: y)) / 5
                    pixels += [pale, pale, pale, 255]
                }
            }
        }
        return CGImage(width: width, height: height, isMask: false, isOpaque: true, pixels: pixels)
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

    private static func distance(_ actual: CGImage, _ expected: CGImage, _ x: Int, _ y: Int) -> Int {
        guard let one = actual.pixelIfInside(x: x, y: y), let other = expected.pixelIfInside(x: x, y: y)
        else { return 255 }
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

    /// Whether the bytes of a row are those of another picture of the same width.
    fileprivate func hasSameRow(_ y: Int, as other: CGImage) -> Bool {
        guard width == other.width, y < height, y < other.height, isMask == other.isMask else { return false }
        return withPixels { pixels in
            other.withPixels { others in
                guard let one = pixels.baseAddress, let two = others.baseAddress else { return false }
                return memcmp(one + y * bytesPerRow, two + y * bytesPerRow, bytesPerRow) == 0
            }
        }
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
        (hasSuffix(suffix) ? String(dropLast(suffix.count)) : self) + replacement
    }
}
