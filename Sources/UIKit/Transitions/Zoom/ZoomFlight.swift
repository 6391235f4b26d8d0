import Motion
import QuartzCore

/// A card on a spring: from a pose, with a velocity, to another pose, which may move meanwhile.
struct ZoomFlight {
    let start: ZoomPose
    /// Of each number of the pose, a second.
    let velocity: SIMD8<Double>
    let startTime: CFTimeInterval

    /// One swing of the spring, in seconds, without swinging over: the look of the system's.
    private static let spring = Spring(perceptualDuration: 0.4, bounce: 0)
    private static let impulse = SpringImpulse(of: spring)

    /// Closer to the target than this, in points and hundredths, the card has arrived, if it is slow enough, too.
    private static let nearness = 0.2
    private static let slowness = 20.0

    /// Seconds that the spring takes to come to rest from a standing start.
    static var duration: TimeInterval { spring.settlingDuration }

    func pose(at time: CFTimeInterval, towards target: ZoomPose) -> ZoomPose {
        let t = max(time - startTime, 0)
        let arrived = Self.spring.value(at: t)
        return ZoomPose(
            numbers: target.numbers + (start.numbers - target.numbers) * (1 - arrived)
                + velocity * Self.impulse.value(at: t))
    }

    func velocity(at time: CFTimeInterval, towards target: ZoomPose) -> SIMD8<Double> {
        let t = max(time - startTime, 0)
        return (target.numbers - start.numbers) * Self.spring.velocity(at: t)
            + velocity * Self.impulse.velocity(at: t)
    }

    /// Whether the card has come to rest.
    func hasArrived(at time: CFTimeInterval, at target: ZoomPose) -> Bool {
        let distance = pose(at: time, towards: target).numbers - target.numbers
        let speed = velocity(at: time, towards: target)
        return Self.largest(distance) < Self.nearness && Self.largest(speed) < Self.slowness
    }

    /// The largest of the numbers that are points; the others are parts of 1 and follow the same spring.
    private static func largest(_ numbers: SIMD8<Double>) -> Double {
        (0..<4).reduce(0) { max($0, abs(numbers[$1])) }
    }
}
