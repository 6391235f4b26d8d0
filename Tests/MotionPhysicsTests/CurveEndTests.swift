import Testing

@testable import MotionPhysics

/// Curves before their start and after their end.
@Suite struct CurveEndTests {
    @Test func `beyond its ends a curve has the slope of its end`() {
        let curve = UnitBezier(0.25, 0.5, 0.75, 0.5)

        #expect(abs(curve.slope(at: 0) - 2) < 1e-9 && curve.slope(at: -1) == curve.slope(at: 0))
        #expect(abs(curve.slope(at: 1) - 2) < 1e-9 && curve.slope(at: 2) == curve.slope(at: 1))
    }

    @Test func `what follows a curve stands still before its start and after its end`() {
        let motion = CurveMotion(
            from: 10, to: 20, curve: UnitBezier(0.25, 0.5, 0.75, 0.5), duration: 2)

        #expect(motion.value(at: -1) == 10 && motion.velocity(at: -1) == 0)
        #expect(abs(motion.velocity(at: 0) - 10) < 1e-9 && abs(motion.velocity(at: 2) - 10) < 1e-9)
        #expect(motion.value(at: 3) == 20 && motion.velocity(at: 2.1) == 0)
    }

    @Test func `a motion of less than no time is at its target`() {
        let motion = CurveMotion(from: 10, to: 20, curve: .linear, duration: -1)

        #expect(motion.value(at: 0) == 20 && motion.velocity(at: 0) == 0)
        #expect(motion.isAtRest(at: 0, within: 0))
    }

    @Test func `a rubber band of no size does not stretch`() {
        #expect(RubberBand(dimension: 0).slope(at: 5) == 0 && RubberBand(dimension: 9).slope(at: .nan) == 0)
        #expect(RubberBand(dimension: 0).clamp(30, to: 0...10) == 10)
    }
}
