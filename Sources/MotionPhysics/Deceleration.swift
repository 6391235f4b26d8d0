#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is left to itself and slows down: every millisecond its velocity is multiplied with `rate`.
package struct Deceleration: Hashable, Sendable {
    /// Units a second.
    package let initialVelocity: Double
    /// A part of 1, a millisecond.
    package let rate: Double

    /// `UIScrollView.DecelerationRate.normal`
    package static let normal = 0.998
    /// `UIScrollView.DecelerationRate.fast`
    package static let fast = 0.99

    package init(initialVelocity: Double, rate: Double = Deceleration.normal) {
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        self.rate = rate > 0 && rate < 1 ? rate : Deceleration.normal
    }

    /// A deceleration that comes this far in all.
    package init(covering distance: Double, rate: Double = Deceleration.normal) {
        let still = Deceleration(initialVelocity: 0, rate: rate)
        self.init(initialVelocity: -distance * still.perSecond, rate: rate)
    }

    private var perSecond: Double { 1000 * log(rate) }

    /// How far it has come.
    package func distance(at time: Double) -> Double {
        initialVelocity * (exp(perSecond * max(time, 0)) - 1) / perSecond
    }

    /// Units a second.
    package func velocity(at time: Double) -> Double { initialVelocity * exp(perSecond * max(time, 0)) }

    /// How far it will come.
    package var totalDistance: Double { -initialVelocity / perSecond }

    /// How fast it is, in units a second, when so much of the way is left.
    package func speed(atDistanceFromEnd distance: Double) -> Double { abs(distance * perSecond) }

    /// When it is slower than `threshold` units a second.
    package func duration(until threshold: Double) -> Double {
        let speed = abs(initialVelocity)
        return speed > threshold && threshold > 0 ? log(threshold / speed) / perSecond : 0
    }

    /// When it has come `distance` far; nil if it never does.
    package func time(ofDistance distance: Double) -> Double? {
        guard distance != 0 else { return 0 }
        guard initialVelocity != 0 else { return nil }
        let left = 1 + distance * perSecond / initialVelocity
        return left > 0 && left <= 1 ? log(left) / perSecond : nil
    }
}
