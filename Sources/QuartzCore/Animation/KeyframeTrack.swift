import CoreGraphics
import Foundation
import MotionPhysics

/// The keyframes of an animation, prepared for evaluation.
struct KeyframeTrack {
    /// The part of the track from one keyframe to the next.
    enum Segment {
        case straight(AnimationValue, AnimationValue)
        /// A smooth curve from the second value to the third; the outer two give its direction.
        case smooth(AnimationValue, AnimationValue, AnimationValue, AnimationValue)
        /// A Bézier curve of a path: its start, two control points, its end.
        case bezier(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

        func value(at p: Double) -> AnimationValue {
            switch self {
            case .straight(let a, let b): return .between(a, b, p)
            case .smooth(let before, let a, let b, let after):
                // Catmull–Rom as the mix of two parabolas, which needs linear interpolation only.
                let left = AnimationValue.between(
                    .between(before, a, p + 1), .between(a, b, p), (p + 1) / 2)
                let right = AnimationValue.between(
                    .between(a, b, p), .between(b, after, p - 1), p / 2)
                return .between(left, right, p)
            case .bezier(let a, let b, let c, let d):
                let u = 1 - p
                return .pair(u * u * u * a + 3 * u * u * p * b + 3 * u * p * p * c + p * p * p * d)
            }
        }

        /// Returns the length of the segment.
        func length() -> Double {
            let pieces = 32
            var (sum, last) = (0.0, value(at: 0))
            for index in 1...pieces {
                let next = value(at: Double(index) / Double(pieces))
                sum += last.distance(to: next)
                last = next
            }
            return sum
        }
    }

    private let segments: [Segment]
    private let times: [Double]
    private let paces: [UnitBezier]
    private let isDiscrete: Bool
    private let isPaced: Bool

    /// Makes a track; even key times replace those of a wrong number, out of order or outside 0…1.
    init(segments: [Segment], times: [Double]?, paces: [UnitBezier], mode: CAAnimationCalculationMode) {
        self.segments = segments
        isDiscrete = mode == .discrete
        isPaced = mode == .paced || mode == .cubicPaced
        self.paces = isPaced ? [] : paces
        if isPaced {
            let lengths = segments.map { $0.length() }
            let total = lengths.reduce(0, +)
            var sum = 0.0
            self.times =
                [0]
                + lengths.map {
                    sum += total > 0 ? $0 / total : 1 / Double(segments.count)
                    return sum
                }
            return
        }
        // Each discrete value owns the time after it: there is one time more than values.
        let count = segments.count + (isDiscrete ? 2 : 1)
        if let times, times.count == count || (isDiscrete && times.count == count - 1),
            times.allSatisfy({ $0 >= 0 && $0 <= 1 }), zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        {
            self.times = times
        } else {
            self.times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
    }

    func value(at progress: Double) -> AnimationValue? {
        place(at: progress).map { $0.segment.value(at: $0.part) }
    }

    /// Returns the direction of a track of points, in radians from the x axis; nil if the track stands still
    /// there, or has no points.
    func direction(at progress: Double) -> Double? {
        guard let (segment, part) = place(at: progress),
            case .pair(let start) = segment.value(at: max(part - Self.step, 0)),
            case .pair(let end) = segment.value(at: min(part + Self.step, 1)), start != end
        else { return nil }
        return atan2(end.y - start.y, end.x - start.x)
    }

    /// Half the length, as a part of a segment, of the piece from which the direction is computed.
    private static let step = 1e-4

    /// Returns the segment at a progress, and the part of it that is covered; nil for a track without segments.
    private func place(at progress: Double) -> (segment: Segment, part: Double)? {
        guard let first = segments.first, let last = segments.last else { return nil }
        var index = times.lastIndex { $0 <= progress } ?? 0
        if isDiscrete { return index >= segments.count ? (last, 1) : (segments[index], 0) }
        if progress <= times[0] { return (first, 0) }
        index = min(index, segments.count - 1)
        let (start, end) = (times[index], times[index + 1])
        guard progress < end else { return (segments[index], 1) }
        var part = (progress - start) / (end - start)
        if index < paces.count { part = paces[index].value(at: part) }
        return (segments[index], isPaced ? evenly(part, on: segments[index]) : part)
    }

    /// Returns the time on a curve at which `part` of its length is covered.
    private func evenly(_ part: Double, on segment: Segment) -> Double {
        if case .straight = segment { return part }
        let pieces = 32
        let goal = part * segment.length()
        var (sum, last) = (0.0, segment.value(at: 0))
        for index in 1...pieces {
            let next = segment.value(at: Double(index) / Double(pieces))
            let step = last.distance(to: next)
            if sum + step >= goal {
                return (Double(index - 1) + (step > 0 ? (goal - sum) / step : 0)) / Double(pieces)
            }
            sum += step
            last = next
        }
        return 1
    }

    // MARK: - Building

    static func segments(through values: [AnimationValue], isCurved: Bool) -> [Segment] {
        guard let first = values.first else { return [] }
        guard values.count > 1 else { return [.straight(first, first)] }
        return (0..<values.count - 1).map { index in
            let (a, b) = (values[index], values[index + 1])
            guard isCurved else { return .straight(a, b) }
            let before = index > 0 ? values[index - 1] : a
            let after = index + 2 < values.count ? values[index + 2] : b
            return .smooth(before, a, b, after)
        }
    }

    static func segments(of path: CGPath) -> [Segment] {
        var result: [Segment] = []
        var current = SIMD2<Double>.zero
        var start = current
        func line(to end: SIMD2<Double>) {
            result.append(.straight(.pair(current), .pair(end)))
            current = end
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                current = point.vector
                start = current
            case .line(let point): line(to: point.vector)
            case .quadCurve(let control, let end):
                let (c, e) = (control.vector, end.vector)
                result.append(.bezier(current, current + (c - current) * (2 / 3), e + (c - e) * (2 / 3), e))
                current = e
            case .curve(let control1, let control2, let end):
                result.append(.bezier(current, control1.vector, control2.vector, end.vector))
                current = end.vector
            case .close: line(to: start)
            }
        }
        return result
    }
}
