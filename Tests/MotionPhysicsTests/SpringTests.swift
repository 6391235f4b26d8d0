import Foundation
import Testing

@testable import MotionPhysics

@Suite struct SpringTests {
    private let springs = [
        Spring(stiffness: 100, damping: 10), Spring(stiffness: 100, damping: 20),
        Spring(stiffness: 100, damping: 40, initialVelocity: 5),
        Spring(mass: 2, stiffness: 300, damping: 12, initialVelocity: -3),
    ]

    @Test func `a velocity of any size is that many impulses`() {
        let still = Spring(stiffness: 100, damping: 12)
        let thrown = Spring(stiffness: 100, damping: 12, initialVelocity: 7)
        let impulse = SpringImpulse(of: still)

        for time in [0, 0.05, 0.2, 0.5, 1.5] {
            let value = still.value(at: time) + 7 * impulse.value(at: time)
            let velocity = still.velocity(at: time) + 7 * impulse.velocity(at: time)
            #expect(abs(value - thrown.value(at: time)) < 1e-9)
            #expect(abs(velocity - thrown.velocity(at: time)) < 1e-9)
        }
    }

    @Test func `a spring starts at 0 with its velocity and rests at 1`() {
        for spring in springs {
            #expect(abs(spring.value(at: 0)) < 1e-12)
            #expect(abs(spring.velocity(at: 0) - spring.initialVelocity) < 1e-9)
            #expect(abs(spring.value(at: 60) - 1) < 1e-9)
        }
    }

    @Test func `a spring obeys its equation of motion`() {
        let h = 1e-4
        for spring in springs {
            for time in [0.05, 0.2, 0.7] {
                let x = spring.value(at: time) - 1
                let v = spring.velocity(at: time)
                let a = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
                let slope = (spring.value(at: time + h) - spring.value(at: time - h)) / (2 * h)
                #expect(abs(spring.mass * a + spring.damping * v + spring.stiffness * x) < 1e-3)
                #expect(abs(slope - v) < 1e-4)
            }
        }
    }

    @Test func `an under-damped spring is the closed form`() {
        let spring = Spring(stiffness: 100, damping: 10)
        let t = 0.3
        let swing = 75.0.squareRoot()
        let expected = 1 - exp(-5 * t) * (cos(swing * t) + 5 / swing * sin(swing * t))
        #expect(abs(spring.value(at: t) - expected) < 1e-12)
    }

    @Test func `a critically damped spring never swings over`() {
        let spring = Spring(stiffness: 100, damping: 20)
        #expect(abs(spring.value(at: 0.1) - (1 - 2 * exp(-1))) < 1e-9)
        #expect((1...200).allSatisfy { spring.value(at: Double($0) / 100) <= 1 })
    }

    @Test func `Core Animation's default spring settles in 1.4727 s`() {
        #expect(abs(Spring(stiffness: 100, damping: 10).settlingDuration - 1.4727) < 1e-4)
    }

    @Test func `after the settling duration the spring stays at rest`() {
        for spring in springs {
            let end = spring.settlingDuration
            for step in 0...50 {
                #expect(abs(spring.value(at: end + Double(step) / 20) - 1) <= Spring.restThreshold * 1.01)
            }
        }
    }

    @Test func `a spring from a damping ratio takes the duration that was asked for`() {
        for ratio in [0.3, 0.7, 1, 1.5] {
            for velocity in [0.0, 4] {
                let spring = Spring(dampingRatio: ratio, duration: 0.6, initialVelocity: velocity)
                #expect(abs(spring.settlingDuration - 0.6) < 1e-3)
                #expect(abs(spring.dampingRatio - ratio) < 1e-9)
            }
        }
    }

    @Test func `bounce and perceptual duration are damping and frequency`() {
        let spring = Spring(perceptualDuration: 0.5, bounce: 0.3)
        #expect(abs(spring.frequency - 4 * .pi) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
        #expect(abs(Spring(perceptualDuration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-9)
    }

    @Test func `numbers that make no spring make a usable one`() {
        let spring = Spring(mass: 0, stiffness: .nan, damping: -1, initialVelocity: .infinity)
        #expect(spring.value(at: 0.1).isFinite)
        #expect(spring.settlingDuration == .infinity)
        #expect(Spring(dampingRatio: .nan, duration: -1).value(at: 1).isFinite)
    }
}
