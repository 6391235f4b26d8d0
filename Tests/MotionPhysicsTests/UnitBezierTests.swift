import Foundation
import Testing

@testable import MotionPhysics

@Suite struct UnitBezierTests {
    @Test func `a timing curve is exact at its known points`() {
        let easeInOut = UnitBezier(0.42, 0, 0.58, 1)
        #expect(abs(easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(easeInOut.value(at: 0.25) - 0.129161) < 1e-5)
        #expect(UnitBezier.linear.value(at: 0.3) == 0.3)
    }

    @Test func `the value belongs to the parameter whose x is the time`() {
        let (x1, y1, x2, y2) = (0.25, 0.1, 0.25, 1.0)
        let curve = UnitBezier(x1, y1, x2, y2)

        for step in 0...100 {
            let t = Double(step) / 100
            let u = 1 - t
            let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
            let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
            #expect(abs(curve.value(at: x) - y) < 1e-6)
        }
    }

    @Test func `steep curves are solved, too`() {
        let cliff = UnitBezier(1, 0, 0, 1)
        #expect(abs(cliff.value(at: 0.5) - 0.5) < 1e-6)
        #expect(cliff.value(at: 0.4999) < 0.5)
        let start = UnitBezier(0, 1, 0, 1)
        // x = t³, y = 1 − (1 − t)³
        #expect(abs(start.value(at: 0.001) - 0.271) < 1e-6)
    }

    @Test func `outside of 0 to 1 the ends hold, and bad numbers make no bad values`() {
        let curve = UnitBezier(-3, .nan, 7, .infinity)
        #expect(curve.value(at: -1) == 0)
        #expect(curve.value(at: 2) == 1)
        #expect(curve.value(at: 0.5).isFinite)
        #expect(curve.x1 == 0 && curve.x2 == 1)
    }

    @Test func `the slope is the change of the value`() {
        let curve = UnitBezier(0.42, 0, 0.58, 1)
        let h = 1e-6
        for time in [0.1, 0.3, 0.5, 0.9] {
            let measured = (curve.value(at: time + h) - curve.value(at: time - h)) / (2 * h)
            #expect(abs(curve.slope(at: time) - measured) < 1e-4)
        }
    }

    @Test func `where a curve is vertical, its slope is that of the chord beside it`() {
        // x = t³, y = 1 − (1 − t)³
        let (start, end) = (UnitBezier(0, 1, 0, 1), UnitBezier(1, 0, 1, 0))
        let expected = (1 - pow(1 - cbrt(1e-4), 3)) / 1e-4
        #expect(abs(start.slope(at: 0) - expected) < 1)
        #expect(abs(end.slope(at: 1) - expected) < 1)
    }
}
