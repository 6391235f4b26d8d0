import CoreGraphics
import Foundation

/// Compares a picture with a golden one, with tolerances for the machine that drew it.
///
/// Two measures, since no single one can tell a rounding from a fault:
///
/// - **Each pixel** may differ by ``largestAllowed``. Rasterisers place corners on a grid, OpenGL asks for
///   1/16 pixel at least, and so an edge may lie 1/32 pixel off: 8 of 255 levels where black meets white, and
///   twice that in a corner. An edge that is off by a tenth of a pixel fails; a radius of 10 instead of 11
///   puts a corner's pixels off by a hundred levels, text that is a pixel off its pixels by more.
/// - **Each block** of ``blockSize`` × ``blockSize`` pixels may differ by ``averageAllowed`` on average.
///   Blending rounds once a layer and a texture's sample once more, each by at most one level, mostly not the
///   same way. What is faint but wide, a missing shadow or a shade of a colour, is more than that nearly
///   everywhere in some block.
public struct GoldenComparison: Sendable {
    /// The largest difference allowed in a channel of a pixel, of 255.
    public static let largestAllowed = 16
    /// The largest difference allowed in a channel on average over a block, of 255.
    public static let averageAllowed = 2.0
    /// The side of a block, in pixels.
    public static let blockSize = 16

    /// The number of pixels that differ by more than is allowed for a pixel.
    public private(set) var differentPixels = 0
    /// The largest difference in any channel of any pixel.
    public private(set) var largestDifference = 0
    /// The largest average difference of a channel in any block.
    public private(set) var largestAverage = 0.0
    /// Whether the pictures have the same size.
    public let isSameSize: Bool

    private let actual: CGImage
    private let expected: CGImage
    /// The summed differences in the current row of blocks, by block.
    private var sums: [SIMD4<Int>] = []

    /// Compares two pictures.
    public init(_ actual: CGImage, _ expected: CGImage) {
        self.actual = actual
        self.expected = expected
        isSameSize = actual.width == expected.width && actual.height == expected.height
        guard isSameSize else { return }
        measure()
    }

    /// Whether the pictures match.
    public var isMatch: Bool {
        isSameSize && differentPixels == 0 && largestAverage <= Self.averageAllowed
    }

    private mutating func measure() {
        sums = [SIMD4<Int>](repeating: .zero, count: (actual.width + Self.blockSize - 1) / Self.blockSize)
        for top in stride(from: 0, to: actual.height, by: Self.blockSize) {
            let rows = top..<min(top + Self.blockSize, actual.height)
            var differs = false
            for y in rows where measureRow(y) { differs = true }
            if differs { closeBlocks(height: rows.count) }
        }
    }

    /// Measures a row of pixels; returns whether anything differs. Equal rows cost one comparison of memory.
    private mutating func measureRow(_ y: Int) -> Bool {
        guard !actual.hasSameRow(y, as: expected) else { return false }
        let (one, other) = (actual.row(y), expected.row(y))
        for x in 0..<actual.width {
            let (here, there) = (one[x], other[x])
            guard here != there else { continue }
            let distance = pointwiseMax(here, there) &- pointwiseMin(here, there)
            sums[x / Self.blockSize] &+= SIMD4<Int>(truncatingIfNeeded: distance)
            let largest = Int(distance.max())
            largestDifference = max(largestDifference, largest)
            if largest > Self.largestAllowed { differentPixels += 1 }
        }
        return true
    }

    private mutating func closeBlocks(height: Int) {
        for column in sums.indices {
            let width = min(Self.blockSize, actual.width - column * Self.blockSize)
            let average = Double(sums[column].max()) / Double(width * height)
            largestAverage = max(largestAverage, average)
            sums[column] = .zero
        }
    }

    // MARK: - Difference

    /// The factor by which a difference is brightened to be visible.
    private static let gain = 8

    /// A picture of the differences: black where there is none, otherwise eight times as bright as the
    /// difference.
    public var difference: CGImage {
        let (width, height) = (min(actual.width, expected.width), min(actual.height, expected.height))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let (one, other) = (actual.row(y), expected.row(y))
            for x in 0..<width {
                let distance = pointwiseMax(one[x], other[x]) &- pointwiseMin(one[x], other[x])
                let light = SIMD4<Int>(truncatingIfNeeded: distance) &* Self.gain
                pixels += [light.x, light.y, light.z].map { UInt8(min($0, 255)) } + [255]
            }
        }
        return CGImage(width: width, height: height, isMask: false, isOpaque: true, pixels: pixels)
    }
}

extension CGImage {
    /// Whether a row has the same bytes as that of another image of this width.
    fileprivate func hasSameRow(_ y: Int, as other: CGImage) -> Bool {
        guard bytesPerRow == other.bytesPerRow else { return false }
        return withPixels { bytes in
            other.withPixels { otherBytes in
                guard let here = bytes.baseAddress, let there = otherBytes.baseAddress else { return true }
                return memcmp(here + y * bytesPerRow, there + y * bytesPerRow, bytesPerRow) == 0
            }
        }
    }

    /// Returns the pixels of a row, from the left.
    fileprivate func row(_ y: Int) -> [SIMD4<UInt8>] {
        withPixels { bytes in
            let start = y * bytesPerRow
            let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + width * 4])
            return [SIMD4<UInt8>](unsafeUninitializedCapacity: width) { buffer, count in
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: row)
                count = width
            }
        }
    }
}
