import Testing

@testable import MotionPhysics

struct SpringMotionTests {
    private let spring = Spring(dampingRatio: 1, duration: 0.5)

    @Test func `it begins where and as fast as it is let go, and ends at its target`() {
        let motion = SpringMotion(from: 400.0, to: 814, velocity: -900, spring: spring)

        #expect(motion.value(at: 0) == 400)
        #expect(abs(motion.velocity(at: 0) + 900) < 1)
        #expect(motion.value(at: 0.005) < 400, "it still goes down")
        #expect(motion.isAtRest(at: 0.8, within: 0.25))
        #expect(abs(motion.value(at: 0.8) - 814) < 0.25)
    }

    @Test func `what is thrown from where it rests comes back there`() {
        let motion = SpringMotion(from: 400.0, to: 400, velocity: 1000, spring: spring)

        #expect(!motion.isAtRest(at: 0.02, within: 0.25))
        #expect(motion.value(at: 0.05) > 410)
        #expect(motion.isAtRest(at: 1, within: 0.25))
    }

    @Test func `its velocity is the slope of its value`() {
        let motion = SpringMotion(from: 10.0, to: 100, velocity: -300, spring: spring)

        for time in [0.01, 0.05, 0.2] {
            let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
            #expect(abs(motion.velocity(at: time) - slope) < 1e-3)
        }
    }

    @Test func `it has settled from its settling time on, and not a moment before`() {
        let motion = SpringMotion(from: 0.0, to: 80, velocity: 500, spring: spring)

        let time = motion.settlingTime(within: 0.25)

        #expect(!motion.isAtRest(at: time - 0.02, within: 0.25))
        for later in 0..<100 { #expect(motion.isAtRest(at: time + Double(later) / 50, within: 0.25)) }
        #expect(SpringMotion(from: 3.0, to: 3, velocity: 0, spring: spring).settlingTime(within: 0.25) == 0)
    }

    @Test func `several numbers move alike, and the farthest of them says when they are at rest`() {
        let start = SIMD8<Double>(0, -200, 0, 0, 0, 0, 0, 1)
        let motion = SpringMotion(from: start, to: .zero, velocity: .zero, spring: spring)
        let one = SpringMotion(from: -200.0, to: 0, velocity: 0, spring: spring)

        for time in [0, 0.1, 0.3] {
            #expect(motion.value(at: time)[1] == one.value(at: time))
            #expect(motion.isAtRest(at: time, within: 1) == one.isAtRest(at: time, within: 1))
        }
        #expect(SIMD8<Double>(0, -3, 2, 0, 0, 0, 0, 0).extent == 3)
    }

    @Test func `a target that moves is where it comes to rest`() {
        var motion = SpringMotion(from: 0.0, to: 100, velocity: 0, spring: spring)
        motion.target = 300

        #expect(motion.value(at: 0) == 0)
        #expect(abs(motion.value(at: 2) - 300) < 0.01)
    }

    @Test func `along a curve it takes just its time`() {
        let motion = CurveMotion(from: 0.25, to: 1, curve: .linear, duration: 3)

        #expect(motion.value(at: 0) == 0.25)
        #expect(motion.value(at: 1.5) == 0.625)
        #expect(motion.velocity(at: 1.5) == 0.25)
        #expect(!motion.isAtRest(at: 2.99, within: 0) && motion.isAtRest(at: 3, within: 0))
        #expect(motion.value(at: 4) == 1 && motion.velocity(at: 4) == 0)
        #expect(CurveMotion(from: 0, to: 1, curve: .linear, duration: .nan).isAtRest(at: 0, within: 0))
    }

    @Test func `a deceleration covers the distance that is asked for`() {
        let slide = Deceleration(covering: -500)

        #expect(abs(slide.totalDistance + 500) < 1e-9)
        let time = slide.duration(until: slide.speed(atDistanceFromEnd: 10))
        #expect(abs(slide.distance(at: time) + 490) < 1e-6)
    }
}
