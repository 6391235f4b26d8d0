import Foundation
import Testing

@testable import MotionPhysics

/// The ends of what the functions of time are made for: no velocity, no way, numbers that are none.
@Suite struct MotionBoundsTests {
    // MARK: - Deceleration

    @Test func `a deceleration without velocity goes nowhere and takes no time`() {
        let still = Deceleration(initialVelocity: 0)

        #expect(still.totalDistance == 0 && still.distance(at: 5) == 0)
        #expect(still.time(ofDistance: 0) == 0 && still.time(ofDistance: 1) == nil)
        #expect(still.duration(until: 1) == 0)
    }

    @Test func `it is never farther than its total distance, and never came from behind`() throws {
        let slide = Deceleration(initialVelocity: -800, rate: Deceleration.fast)

        #expect(abs(slide.totalDistance + 79.5993) < 1e-3)
        #expect(slide.time(ofDistance: slide.totalDistance * 1.01) == nil)
        #expect(slide.time(ofDistance: 1) == nil)
        let half = try #require(slide.time(ofDistance: slide.totalDistance / 2))
        // Half of the way is left when half of the velocity is: ln 2 / (−1000 · ln 0.99).
        #expect(abs(half - 0.0689676) < 1e-6)
        #expect(abs(slide.velocity(at: half) + 400) < 1e-6)
        #expect(slide.distance(at: -1) == 0 && slide.velocity(at: -1) == -800)
    }

    @Test func `it is slower than a threshold from the time on that it says`() {
        let slide = Deceleration(initialVelocity: -1000)

        // ln(1/100) / (1000 · ln 0.998)
        #expect(abs(slide.duration(until: 10) - 2.30028) < 1e-4)
        #expect(slide.duration(until: 1000) == 0 && slide.duration(until: 2000) == 0)
        #expect(slide.duration(until: 0) == 0)
        #expect(abs(slide.speed(atDistanceFromEnd: -10) - 20.02003) < 1e-4)
    }

    @Test(arguments: [0, 1, -0.5, 1.5, Double.nan])
    func `a rate that slows nothing down is the normal one`(rate: Double) {
        #expect(Deceleration(initialVelocity: 100, rate: rate).rate == 0.998)
        #expect(Deceleration(initialVelocity: .infinity, rate: 0.99).initialVelocity == 0)
    }

    // MARK: - Rubber band

    @Test(arguments: [(100.0, 48.3516), (400, 141.9355), (4000, 338.4615), (-100, -48.3516)])
    func `a rubber band of 400 follows by d · 0.55 · 400 / (d · 0.55 + 400)`(pull: Double, offset: Double) {
        let band = RubberBand(dimension: 400)

        #expect(abs(band.offset(for: pull) - offset) < 1e-3)
        #expect(abs(band.distance(for: offset) - pull) < 0.1)
    }

    @Test func `between its ends a value stays, beyond them it goes past by the offset`() {
        let band = RubberBand(dimension: 400)

        #expect(band.clamp(-10, to: -10...20) == -10 && band.clamp(20, to: -10...20) == 20)
        #expect(abs(band.clamp(120, to: -10...20) - 68.3516) < 1e-3)
        #expect(abs(band.clamp(-110, to: -10...20) + 58.3516) < 1e-3)
    }

    @Test func `a coefficient and a size that are none are the usual ones`() {
        #expect(RubberBand(dimension: 10, coefficient: 0).coefficient == 0.55)
        #expect(RubberBand(dimension: 10, coefficient: .nan).coefficient == 0.55)
        #expect(RubberBand(dimension: 10, coefficient: 1).offset(for: 10) == 5)
        #expect(RubberBand(dimension: -5).dimension == 0 && RubberBand(dimension: .infinity).dimension == 0)
        #expect(RubberBand(dimension: 10).offset(for: .infinity) == 0)
        #expect(RubberBand(dimension: 10).distance(for: 10) == 0)
    }

    // MARK: - Springs

    @Test(arguments: [(1.0, 0.9234), (2.0, 2.6058), (4.0, 5.4513)])
    func `a spring that does not swing is at rest from its settling duration on, and not before`(
        ratio: Double, duration: Double
    ) {
        let spring = Spring(stiffness: 100, damping: 20 * ratio)

        #expect(abs(spring.settlingDuration - duration) < 1e-3)
        #expect(abs(1 - spring.value(at: spring.settlingDuration * 0.99)) > Spring.restThreshold)
    }

    @Test func `a spring thrown past its rest settles after it has come back`() {
        let spring = Spring(stiffness: 100, damping: 40, initialVelocity: 60)

        #expect(spring.value(at: 0.1) > 1.4)
        let end = spring.settlingDuration
        #expect(spring.value(at: end * 0.98) - 1 > Spring.restThreshold)
        #expect(abs(spring.value(at: end) - 1) <= Spring.restThreshold * 1.001)
    }

    @Test func `a heavier mass swings more slowly`() {
        let spring = Spring(mass: 4, stiffness: 100, damping: 20)

        #expect(spring.frequency == 5 && spring.dampingRatio == 0.5)
        // The envelope: ln(1000 · (1 + |−2.5 / √18.75|)) / 2.5
        #expect(abs(spring.settlingDuration - 2.9454) < 1e-3)
    }

    @Test func `before its start and for ever after a spring stands still`() {
        let spring = Spring(stiffness: 100, damping: 12, initialVelocity: 3)

        #expect(spring.value(at: -1) == 0 && spring.velocity(at: -1) == 3)
        #expect(spring.value(at: .infinity) == 1 && spring.velocity(at: .nan) == 0)
    }

    @Test func `the least perceptual duration and bounce are used for numbers that are none`() {
        #expect(abs(Spring(perceptualDuration: .nan, bounce: .nan).frequency - 4 * .pi) < 1e-9)
        #expect(Spring(perceptualDuration: .nan, bounce: .nan).dampingRatio == 1)
        #expect(Spring(perceptualDuration: 1, bounce: 7).damping == 0)
        #expect(Spring(perceptualDuration: 1, bounce: -7).dampingRatio.isFinite)
    }

    // MARK: - What a spring moves

    @Test func `slow near its target is at rest, fast near its target is not`() {
        let spring = Spring(stiffness: 100, damping: 20)
        let slow = SpringMotion(from: 100.2, to: 100, velocity: 2.4, spring: spring)
        let fast = SpringMotion(from: 100.2, to: 100, velocity: 2.6, spring: spring)

        // Within 0.25 its speed must be below 0.25 · 10 a second.
        #expect(slow.isAtRest(at: 0, within: 0.25) && !fast.isAtRest(at: 0, within: 0.25))
        #expect(!slow.isAtRest(at: 0, within: 0.2))
    }

    @Test func `a motion that never settles is given up after ten seconds`() {
        let endless = SpringMotion(
            from: 0.0, to: 100, velocity: 0, spring: Spring(stiffness: 100, damping: 0.01))
        let unbraked = SpringMotion(
            from: 0.0, to: 100, velocity: 0, spring: Spring(stiffness: 100, damping: 0))

        #expect(abs(endless.settlingTime(within: 0.25) - 10) < 0.01)
        #expect(unbraked.settlingTime(within: 0.25) == 0)
    }
}
