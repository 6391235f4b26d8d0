import UIKit

/// A timing curve of a sample's settings: a cubic Bézier from (0, 0) to (1, 1).
public struct TimingCurve: Equatable, Sendable {
    /// The control point at the start.
    public var first: CGPoint
    /// The control point at the end.
    public var second: CGPoint

    /// A curve with two control points.
    public init(_ first: CGPoint, _ second: CGPoint) {
        self.first = first
        self.second = second
    }

    /// `UIView`'s default: slow at both ends.
    public static let easeInOut = TimingCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    /// Slow at the start.
    public static let easeIn = TimingCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    /// Slow at the end.
    public static let easeOut = TimingCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    /// The same speed all the time: a view that a finger drives tracks it exactly.
    public static let linear = TimingCurve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))

    /// The curve for a property animator.
    @MainActor public var parameters: UICubicTimingParameters {
        UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    }

    /// The curve for an animation of Core Animation.
    @MainActor public var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
    }

    init?(_ numbers: [Double]) {
        guard numbers.count == 4 else { return nil }
        self.init(CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
    }

    var numbers: [Double] { [first.x, first.y, second.x, second.y].map { Double($0) } }
}
