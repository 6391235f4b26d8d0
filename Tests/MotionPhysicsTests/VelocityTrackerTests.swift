import Testing

@testable import MotionPhysics

/// The weighted fit of a straight line through the samples of the last tenth of a second, worked out by hand.
@Suite struct VelocityTrackerTests {
    private func tracker(_ samples: [(time: Double, x: Double, y: Double)]) -> VelocityTracker {
        samples.reduce(into: VelocityTracker()) { $0.add(SIMD2($1.x, $1.y), at: $1.time) }
    }

    @Test func `a finger that becomes faster has the velocity of its weighted samples`() {
        // Weights 1/4, 7/16, 23/32, 1: the oldest sample counts a quarter of the newest.
        let velocity = tracker([(0, 0, 0), (0.02, 2, -4), (0.05, 10, -20), (0.08, 30, -60)]).velocity()

        #expect(abs(velocity.x - 421.0526315789473) < 1e-9)
        #expect(abs(velocity.y + 842.1052631578947) < 1e-9)
    }

    @Test func `a finger that slows down has less than its mean velocity`() {
        let velocity = tracker([(0, 0, 0), (0.04, 40, 40), (0.08, 40, 40)]).velocity()

        // Weights 1/4, 5/8, 1.
        #expect(abs(velocity.x - 368.42105263157896) < 1e-9)
        #expect(velocity.x == velocity.y)
    }

    @Test func `a sample counts up to a tenth of a second before the last one`() {
        let without = tracker([(0, 900, 0), (0.02, 0, 0), (0.06, 60, 0), (0.119, 60, 0)]).velocity()
        let with = tracker([(0, 900, 0), (0.06, 0, 0), (0.095, 60, 0)]).velocity()

        #expect(abs(without.x - 395.25600498396363) < 1e-9, "the first one is 0.119 s old")
        #expect(abs(with.x + 7432.6339517946935) < 1e-9, "the first one is 0.095 s old")
    }

    @Test func `two samples that are far apart are a velocity, a third one before them is none`() {
        #expect(abs(tracker([(0, 0, 0), (0.25, 50, 5)]).velocity().x - 200) < 1e-9)
        #expect(abs(tracker([(0, 700, 0), (0.25, 0, 0), (0.5, 50, 0)]).velocity().x - 200) < 1e-9)
    }

    @Test func `a finger rests when a tenth of a second has passed, and not before`() {
        let moving = tracker([(0, 0, 0), (0.125, 25, 0)])

        #expect(moving.velocity(at: 0.220).x != 0)
        #expect(moving.velocity(at: 0.230) == .zero)
    }

    @Test func `of two samples at one time the later one counts, and a clock that runs back begins anew`() {
        let twice = tracker([(0, 0, 0), (0.0625, 90, 0), (0.0625, 10, 0)])
        let back = tracker([(5, 900, 0), (1, 0, 0), (1.0625, 10, 0)])

        #expect(abs(twice.velocity().x - 160) < 1e-9 && abs(back.velocity().x - 160) < 1e-9)
    }

    @Test func `after a reset there is no velocity until there are two samples again`() {
        var moving = tracker([(0, 0, 0), (0.0625, 10, 0)])

        moving.reset()
        moving.add(SIMD2(700, 0), at: 0.07)

        #expect(moving.velocity() == .zero)
    }
}
