#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A mass on a spring that is let go at 0 and comes to rest at 1, as a function of time.
///
/// `m·x″ + c·x′ + k·x = 0` for the distance x from the place of rest, x(0) = −1, x′(0) = initial velocity.
package struct Spring: Hashable, Sendable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// In distances a second; positive towards the place of rest.
    package let initialVelocity: Double

    /// The distance from the target, as a part of the whole distance, below which the mass counts as at rest.
    package static let restThreshold = 0.001

    /// Invalid numbers are replaced: mass by 1, stiffness by 100, damping by 0.
    package init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.mass = mass.isFinite && mass > 0 ? mass : 1
        self.stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
        self.damping = damping.isFinite ? max(damping, 0) : 0
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Makes a spring as SwiftUI and `UIView.animate(springDuration:bounce:)` describe it.
    ///
    /// - Parameters:
    ///   - perceptualDuration: one swing of the undamped spring, in seconds.
    ///   - bounce: −1…1; 0 is critically damped, more overshoots, less is overdamped.
    ///   - initialVelocity: in distances a second.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = perceptualDuration.isFinite ? max(perceptualDuration, 1e-4) : 0.5
        let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
        let frequency = 2 * Double.pi / duration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// Makes a spring as `UIView.animate(usingSpringWithDamping:)` describes it: with this damping ratio, and
    /// with `duration` as its settling time.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 and more does not overshoot; near 0 it oscillates the whole time.
    ///   - duration: in seconds.
    ///   - initialVelocity: in distances a second.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.001), 100) : 1
        let duration = duration.isFinite ? max(duration, 1e-4) : 1
        func spring(_ frequency: Double) -> Spring {
            Spring(
                stiffness: frequency * frequency, damping: 2 * ratio * frequency,
                initialVelocity: initialVelocity)
        }
        // The stiffer, the sooner at rest: bisection over the logarithm of the frequency.
        var (low, high) = (log(0.01 / duration), log(1e5 / duration))
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if spring(exp(middle)).settlingDuration > duration { low = middle } else { high = middle }
        }
        self = spring(exp(high))
    }

    /// √(k/m): radians a second of the undamped spring.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// The damping ratio: below 1 the spring oscillates, at 1 and above it does not.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Returns the progress at a time in seconds: 0 at the start, 1 at rest.
    package func value(at time: Double) -> Double { 1 + distance(max(time, 0)).x }

    /// Returns the velocity at a time in seconds, in distances a second.
    package func velocity(at time: Double) -> Double { distance(max(time, 0)).y }

    /// The seconds until it comes to rest: until the envelope of the oscillation falls below `restThreshold`.
    ///
    /// For mass 1, stiffness 100 and damping 10 this is 1.4727 s, as in Core Animation. Infinite without
    /// damping.
    package var settlingDuration: Double {
        guard damping > 0 else { return .infinity }
        let decay = damping / (2 * mass)
        if dampingRatio < 1 - Self.criticalBand {
            let swing = (frequency * frequency - decay * decay).squareRoot()
            let amplitude = 1 + abs((initialVelocity - decay) / swing)
            return log(amplitude / Self.restThreshold) / decay
        }
        return lastCrossing()
    }

    // MARK: - Private

    /// Damping ratios this near to 1 count as 1: the two solutions are too alike to be subtracted.
    private static let criticalBand = 1e-6

    /// Returns the distance from rest (x) and its derivative (y).
    private func distance(_ t: Double) -> SIMD2<Double> {
        guard t.isFinite else { return SIMD2(0, 0) }
        let decay = damping / (2 * mass)
        let ratio = dampingRatio
        if ratio < 1 - Self.criticalBand {
            let swing = (frequency * frequency - decay * decay).squareRoot()
            let b = (initialVelocity - decay) / swing
            let fade = exp(-decay * t)
            let (s, c) = (sin(swing * t), cos(swing * t))
            let x = fade * (b * s - c)
            return SIMD2(x, fade * swing * (b * c + s) - decay * x)
        }
        if ratio <= 1 + Self.criticalBand {
            let b = initialVelocity - decay
            let fade = exp(-decay * t)
            return SIMD2((b * t - 1) * fade, (b - decay * (b * t - 1)) * fade)
        }
        let root = (decay * decay - frequency * frequency).squareRoot()
        // decay − root loses its digits when both are large; the product of the roots is ω².
        let fast = -decay - root
        let slow = frequency * frequency / fast
        let a = (initialVelocity + fast) / (slow - fast)
        let b = -1 - a
        let (es, ef) = (exp(slow * t), exp(fast * t))
        return SIMD2(a * es + b * ef, a * slow * es + b * fast * ef)
    }

    /// Returns the last time at which a spring that does not oscillate is `restThreshold` from rest.
    private func lastCrossing() -> Double {
        var high = 1 / frequency
        // It reverses at most once. After that, a distance above the threshold means that it is not at rest
        // yet.
        while abs(distance(high).x) > Self.restThreshold || abs(distance(high * 1.5).x) > Self.restThreshold {
            high *= 1.5
            guard high < 1e9 else { return .infinity }
        }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(distance(middle).x) > Self.restThreshold { low = middle } else { high = middle }
        }
        return high
    }
}
