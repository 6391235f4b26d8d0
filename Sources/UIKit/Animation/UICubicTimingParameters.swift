import Foundation
import MotionPhysics
import QuartzCore

/// A cubic Bézier timing curve from (0, 0) to (1, 1): x is time, y progress.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    private enum Curve: Sendable {
        case named(UIView.AnimationCurve)
        case points(CGPoint, CGPoint)
    }

    private let curve: Curve

    /// Makes Core Animation's default curve: control points (0.25, 0.1) and (0.25, 1).
    public override init() {
        curve = .points(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        super.init()
    }

    /// Makes a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = .named(curve)
        super.init()
    }

    /// Makes a curve from two control points, whose x lies in 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = .points(point1, point2)
        super.init()
    }

    /// Reads what `encode(with:)` has written; `nil` if there is none.
    public required nonisolated init?(coder: NSCoder) {
        let name = coder.decodeInteger(forKey: Key.name)
        if coder.containsValue(forKey: Key.name), let named = UIView.AnimationCurve(rawValue: name) {
            curve = .named(named)
        } else if coder.containsValue(forKey: Key.x1) {
            let values = [Key.x1, Key.y1, Key.x2, Key.y2].map { coder.decodeDouble(forKey: $0) }
            curve = .points(CGPoint(x: values[0], y: values[1]), CGPoint(x: values[2], y: values[3]))
        } else {
            return nil
        }
        super.init()
    }

    private enum Key {
        static let (name, x1, y1, x2, y2) = ("animationCurve", "x1", "y1", "x2", "y2")
    }

    /// The named curve; `.easeInOut` for a curve with control points of its own.
    open var animationCurve: UIView.AnimationCurve {
        if case .named(let curve) = curve { curve } else { .easeInOut }
    }

    /// The first control point.
    open var controlPoint1: CGPoint { CGPoint(x: bezier.x1, y: bezier.y1) }

    /// The second control point.
    open var controlPoint2: CGPoint { CGPoint(x: bezier.x2, y: bezier.y2) }

    // MARK: - UITimingCurveProvider

    /// `builtin` for a named curve, else `cubic`.
    open var timingCurveType: UITimingCurveType {
        if case .named = curve { .builtin } else { .cubic }
    }

    /// This object.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Always `nil`: there is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Writes the curve to an archive.
    open nonisolated func encode(with coder: NSCoder) {
        switch curve {
        case .named(let curve):
            coder.encode(curve.rawValue, forKey: Key.name)
        case .points(let first, let second):
            coder.encode(Double(first.x), forKey: Key.x1)
            coder.encode(Double(first.y), forKey: Key.y1)
            coder.encode(Double(second.x), forKey: Key.x2)
            coder.encode(Double(second.y), forKey: Key.y2)
        }
    }

    /// Returns this object, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: - For animators

    var bezier: UnitBezier {
        switch curve {
        case .named(let curve): curve.timingFunction.curve
        case .points(let first, let second):
            UnitBezier(Double(first.x), Double(first.y), Double(second.x), Double(second.y))
        }
    }
}
