import Foundation
import Testing

@testable import MotionPhysics

@Suite struct FingerTests {
    @Test func `an even movement has its velocity`() {
        var tracker = VelocityTracker()
        for step in 0..<10 { tracker.add(SIMD2(Double(step) * 5, Double(step) * -2), at: Double(step) / 60) }
        let velocity = tracker.velocity(at: 9.0 / 60)
        #expect(abs(velocity.x - 300) < 1e-6)
        #expect(abs(velocity.y + 120) < 1e-6)
    }

    @Test func `what was long ago does not count`() {
        var tracker = VelocityTracker()
        for step in 0..<30 { tracker.add(SIMD2(Double(step) * 100, 0), at: Double(step) / 60) }
        for step in 30..<60 { tracker.add(SIMD2(2900, 0), at: Double(step) / 60) }
        #expect(abs(tracker.velocity().x) < 1e-6)
    }

    @Test func `few samples, equal times and bad numbers give a finite velocity`() {
        var tracker = VelocityTracker()
        #expect(tracker.velocity() == .zero)
        tracker.add(SIMD2(1, 1), at: 0)
        #expect(tracker.velocity() == .zero)
        tracker.add(SIMD2(50, 1), at: 0)
        #expect(tracker.velocity() == .zero)
        tracker.add(SIMD2(.nan, 1), at: 0.01)
        tracker.add(SIMD2(52, 1), at: 0.02)
        #expect(abs(tracker.velocity().x - 100) < 1e-6)
    }

    @Test func `a finger that rests before it lifts has no velocity`() {
        var tracker = VelocityTracker()
        for step in 0..<10 { tracker.add(SIMD2(Double(step) * 5, 0), at: Double(step) / 60) }
        #expect(tracker.velocity(at: 0.5) == .zero)
    }

    @Test func `deceleration comes to rest where it was projected to`() {
        let throwing = Deceleration(initialVelocity: 1000)
        #expect(abs(throwing.distance(at: 60) - throwing.totalDistance) < 1e-6)
        #expect(abs(throwing.totalDistance - 499.5) < 0.1)
        #expect(abs(throwing.velocity(at: 0.001) - 998) < 1e-9)
        let time = throwing.time(ofDistance: 200) ?? .nan
        #expect(abs(throwing.distance(at: time) - 200) < 1e-9)
        #expect(throwing.time(ofDistance: -1) == nil)
        #expect(abs(throwing.velocity(at: throwing.duration(until: 10)) - 10) < 1e-9)
    }

    @Test func `a rubber band gives 0.55 at first and never its whole size`() {
        let band = RubberBand(dimension: 400)
        #expect(abs(band.offset(for: 1e-4) / 1e-4 - 0.55) < 1e-4)
        #expect(band.offset(for: 1e9) < 400)
        let step = (band.offset(for: 100.01) - band.offset(for: 99.99)) / 0.02
        #expect(abs(band.slope(at: -100) - step) < 1e-6)
        #expect(abs(band.distance(for: band.offset(for: -123)) + 123) < 1e-9)
        #expect(band.clamp(5, to: 0...10) == 5)
        #expect(RubberBand(dimension: 0).offset(for: 10) == 0)
    }
}
