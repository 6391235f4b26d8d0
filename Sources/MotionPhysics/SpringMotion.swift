/// A value that a spring can move: a number, or several numbers that move alike.
package protocol SpringValue: Hashable, Sendable {
    static func + (one: Self, other: Self) -> Self
    static func - (one: Self, other: Self) -> Self
    static func * (value: Self, factor: Double) -> Self
    /// The absolute value; of several numbers the largest.
    var extent: Double { get }
}

extension Double: SpringValue {
    package var extent: Double { abs(self) }
}

extension SIMD8: SpringValue where Scalar == Double {
    package var extent: Double { Swift.max(self.max(), -self.min()) }
}

/// A motion that comes to rest, as a function of the seconds since its start.
package protocol SettlingPath<Value>: Sendable {
    associatedtype Value: SpringValue
    /// The value at rest.
    var target: Value { get set }
    func value(at time: Double) -> Value
    /// Units a second.
    func velocity(at time: Double) -> Value
    /// Whether it is, and stays, nearer than `distance` to its target.
    func isAtRest(at time: Double, within distance: Double) -> Bool
}

/// A value that starts with a velocity and is pulled to a target by a spring.
///
///     x(t) = target + (start − target) · (1 − spring(t)) + velocity · impulse(t)
package struct SpringMotion<Value: SpringValue>: SettlingPath, Hashable {
    package let start: Value
    /// May move while the value is on its way.
    package var target: Value
    /// At the start, in units a second.
    package let initialVelocity: Value
    private let spring: Spring
    private let impulse: SpringImpulse

    /// - Parameters:
    ///   - start: the value at the start.
    ///   - target: the value at rest.
    ///   - velocity: units a second.
    ///   - spring: a spring released from rest; its own initial velocity should be 0.
    package init(from start: Value, to target: Value, velocity: Value, spring: Spring) {
        self.start = start
        self.target = target
        initialVelocity = velocity
        self.spring = spring
        impulse = SpringImpulse(of: spring)
    }

    package func value(at time: Double) -> Value {
        target + (start - target) * (1 - spring.value(at: time)) + initialVelocity * impulse.value(at: time)
    }

    package func velocity(at time: Double) -> Value {
        (target - start) * spring.velocity(at: time) + initialVelocity * impulse.velocity(at: time)
    }

    /// A spring at rest is near its target and slow: in the time of one radian of its oscillation it moves by
    /// less than the distance.
    package func isAtRest(at time: Double, within distance: Double) -> Bool {
        (value(at: time) - target).extent < distance
            && velocity(at: time).extent < distance * spring.frequency
    }

    /// Seconds until it is, and stays, nearer than `distance` to the target; 0 if it starts there at rest.
    package func settlingTime(within distance: Double) -> Double {
        let isStill = (start - target).extent == 0 && initialVelocity.extent == 0
        guard !isStill, spring.damping > 0 else { return 0 }
        var time = 0.0
        while !isAtRest(at: time, within: distance), time < Self.longest { time += Self.step }
        return time
    }

    /// The precision of a settling time, and its maximum, in seconds.
    private static var step: Double { 1.0 / 120 }
    private static var longest: Double { 10 }
}

/// A value that goes to a target along a curve, in a given time.
package struct CurveMotion: SettlingPath {
    package let start: Double
    package var target: Double
    private let curve: UnitBezier
    /// Seconds.
    private let duration: Double

    package init(from start: Double, to target: Double, curve: UnitBezier, duration: Double) {
        self.start = start
        self.target = target
        self.curve = curve
        self.duration = duration.isFinite ? max(duration, 0) : 0
    }

    package func value(at time: Double) -> Double {
        guard duration > 0 else { return target }
        return start + (target - start) * curve.value(at: time / duration)
    }

    package func velocity(at time: Double) -> Double {
        guard duration > 0, time >= 0, time <= duration else { return 0 }
        return (target - start) * curve.slope(at: time / duration) / duration
    }

    /// A frame that is too early by no more than `rounding` counts as the last one.
    package func isAtRest(at time: Double, within distance: Double) -> Bool {
        time >= duration - Self.rounding
    }

    /// Seconds.
    private static let rounding = 1e-6
}
