#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A motion that slows down by itself: every millisecond its velocity is multiplied by `rate`.
package struct Deceleration: Hashable, Sendable {
    /// Units a second.
    package let initialVelocity: Double
    /// The factor by which the velocity changes each millisecond, between 0 and 1.
    package let rate: Double

    /// `UIScrollView.DecelerationRate.normal`
    package static let normal = 0.998
    /// `UIScrollView.DecelerationRate.fast`
    package static let fast = 0.99

    package init(initialVelocity: Double, rate: Double = Deceleration.normal) {
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        self.rate = rate > 0 && rate < 1 ? rate : Deceleration.normal
    }

    /// A deceleration with a total distance.
    package init(covering distance: Double, rate: Double = Deceleration.normal) {
        let still = Deceleration(initialVelocity: 0, rate: rate)
        self.init(initialVelocity: -distance * still.perSecond, rate: rate)
    }

    private var perSecond: Double { 1000 * log(rate) }

    /// Returns the distance so far, at a time in seconds.
    package func distance(at time: Double) -> Double {
        initialVelocity * (exp(perSecond * max(time, 0)) - 1) / perSecond
    }

    /// Units a second.
    package func velocity(at time: Double) -> Double { initialVelocity * exp(perSecond * max(time, 0)) }

    /// The distance until it comes to rest.
    package var totalDistance: Double { -initialVelocity / perSecond }

    /// Returns the speed, in units a second, at a distance before the end.
    package func speed(atDistanceFromEnd distance: Double) -> Double { abs(distance * perSecond) }

    /// Returns the time in seconds at which the speed falls below `threshold` units a second.
    package func duration(until threshold: Double) -> Double {
        let speed = abs(initialVelocity)
        return speed > threshold && threshold > 0 ? log(threshold / speed) / perSecond : 0
    }

    /// Returns the time in seconds at which it has covered `distance`; nil if it never does.
    package func time(ofDistance distance: Double) -> Double? {
        guard distance != 0 else { return 0 }
        guard initialVelocity != 0 else { return nil }
        let left = 1 + distance * perSecond / initialVelocity
        return left > 0 && left <= 1 ? log(left) / perSecond : nil
    }
}
