import Foundation

/// How a picture is blurred: made smaller, blurred there by rows and by columns, and enlarged again.
///
/// Each of these steps blurs the picture. Making it smaller by a factor k averages k × k pixels, with the
/// variance (k² − 1) / 12 each way. Enlarging it interpolates over k pixels, with the variance k² / 6. The
/// Gaussian kernel adds the rest of the blur's variance.
struct BlurPlan: Equatable {
    /// The largest standard deviation, in device pixels; larger ones are blurred like it.
    static let largest = 320.0
    /// Blurs below this standard deviation, in device pixels, are mixed from the sharp picture and this blur.
    static let smallest = 1.2

    /// From this standard deviation on, in device pixels, pairs of pixels differ from their neighbours by a 30th of the
    /// way from black to white at most.
    private static let smallestGrained = 24.0

    /// How many pixels become one, each way: a power of two.
    let factor: Int32
    /// How much of the sharp picture the blurred one replaces.
    let strength: Float
    /// Offsets in pixels of the small picture, and weights; the first is the middle, the others lie on both sides.
    let taps: [SIMD2<Float>]
    /// The distance up to which a pixel affects others, in device pixels.
    let reach: Int32
    /// How many pixels of the window show the same colour, each way: a strong blur is interpolated at half the size,
    /// whose pixels cost less to enlarge than interpolation does.
    let grain: Int32

    /// - Parameter sigma: the standard deviation in device pixels; 0 or less for no blur.
    init(sigma: Double) {
        guard sigma > 0 else {
            (factor, strength, taps, reach, grain) = (1, 1, [[0, 1]], 0, 1)
            return
        }
        strength = Float(min(1, sigma / Self.smallest))
        let blurred = min(max(sigma, Self.smallest), Self.largest)
        factor = Self.factor(blurred)
        grain = blurred < Self.smallestGrained ? 1 : 2
        let k = Double(factor)
        let left = blurred * blurred - (k * k - 1) / 12 - k * k / 6
        let variance = max(left, 0) / (k * k)
        taps = Self.taps(variance: variance)
        reach = Int32((Self.tails * blurred + 2 * k).rounded(.up))
    }

    /// The small picture keeps at least 1.25 of its pixels as the standard deviation, which interpolation needs; from
    /// there on, a smaller picture costs less.
    private static func factor(_ sigma: Double) -> Int32 {
        switch sigma {
        case ..<5: 2
        case ..<10: 4
        case ..<36: 8
        case ..<96: 16
        default: 32
        }
    }

    /// How far the kernel is followed, in standard deviations.
    private static let tails = 3.0
    /// Below this variance, in pixels, a sampled Gaussian is too narrow.
    private static let smallestSampled = 0.4

    private static func taps(variance: Double) -> [SIMD2<Float>] {
        guard variance > 1e-3 else { return [[0, 1]] }
        guard variance >= smallestSampled else {
            return [[0, Float(1 - variance)], [1, Float(variance / 2)]]
        }
        let count = Int((tails * variance.squareRoot()).rounded(.up))
        var weights = (0...count).map { Float(gaussian(Double($0), variance)) }
        let sum = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
        for index in weights.indices { weights[index] /= sum }
        var taps = [SIMD2(0, weights[0])]
        // Interpolated sampling reads two neighbours at once.
        for index in stride(from: 1, through: count, by: 2) {
            let outer = index < count ? weights[index + 1] : 0
            let both = weights[index] + outer
            taps.append(SIMD2(Float(index) + outer / both, both))
        }
        return taps
    }

    private static func gaussian(_ x: Double, _ variance: Double) -> Double {
        exp(-x * x / (2 * variance))
    }

    /// By how much the picture gets smaller in each step.
    var steps: [Int32] {
        switch factor {
        case 1: []
        case 8: [4, 2]
        case 16: [4, 4]
        case 32: [4, 4, 2]
        default: [factor]
        }
    }
}
