import MotionPhysics
import QuartzCore

/// An animator's timing parameters as numbers.
@MainActor
struct AnimatorTiming {
    private enum Form {
        case curve(UnitBezier)
        case spring(UISpringTimingParameters.Form)
    }

    private let form: Form
    private let velocity: SIMD2<Double>

    /// Reads a provider; without a curve or a spring the timing is linear.
    init(_ provider: any UITimingCurveProvider) {
        if let spring = provider.springTimingParameters {
            form = .spring(spring.form)
            velocity = SIMD2(Double(spring.initialVelocity.dx), Double(spring.initialVelocity.dy))
        } else {
            form = .curve(provider.cubicTimingParameters?.bezier ?? .linear)
            velocity = .zero
        }
    }

    /// The curve; nil for a spring.
    var curve: UnitBezier? {
        if case .curve(let curve) = form { curve } else { nil }
    }

    /// The spring's own duration, in seconds; nil where the animator's duration counts.
    var ownDuration: TimeInterval? {
        guard case .spring(.complete) = form else { return nil }
        return ownDuration(velocity: velocity)
    }

    /// Returns the timing over `duration` with the parameters' initial velocity.
    func pace(lasting duration: TimeInterval) -> AnimationCourse.Pace {
        pace(lasting: duration, velocity: velocity)
    }

    /// Returns the timing over `duration` with another initial velocity, in distances a second along x and y.
    func pace(lasting duration: TimeInterval, velocity: SIMD2<Double>) -> AnimationCourse.Pace {
        let faster = abs(velocity.x) >= abs(velocity.y) ? velocity.x : velocity.y
        let spring: Spring
        switch form {
        case .curve(let curve):
            return .curve(curve)
        case .spring(.dampingRatio(let ratio)):
            spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: faster)
        case .spring(.complete(let complete)):
            spring = complete
        }
        func thrown(_ velocity: Double) -> Spring {
            Spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: velocity)
        }
        return .springs(x: thrown(velocity.x), y: thrown(velocity.y), duration: duration)
    }

    /// The duration of a spring without damping, which never rests, in seconds.
    private static let longest: TimeInterval = 60

    func ownDuration(velocity: SIMD2<Double>) -> TimeInterval? {
        guard case .spring(.complete(let spring)) = form else { return nil }
        let times = [velocity.x, velocity.y].map { velocity in
            Spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: velocity
            ).settlingDuration
        }
        return min(max(times[0], times[1]), Self.longest)
    }
}
