import Motion
import QuartzCore

/// A card on a spring: from a pose, with a velocity, to another pose, which may move meanwhile.
///
/// ```
/// x(t) = target + (start − target) · (1 − a(t)) + velocity · h(t)
/// ```
/// `a` is the spring that starts at rest, `h` what a velocity of 1 adds to it.
struct ZoomFlight {
    let start: ZoomPose
    /// Of each number of the pose, a second.
    let velocity: SIMD8<Double>
    let startTime: CFTimeInterval

    /// One swing of the spring, in seconds, without swinging over: the look of the system's.
    private static let spring = Spring(perceptualDuration: 0.4, bounce: 0)
    private static let pushedSpring = Spring(perceptualDuration: 0.4, bounce: 0, initialVelocity: 1)

    /// Closer to the target than this, in points and hundredths, the card has arrived, if it is slow enough, too.
    private static let nearness = 0.2
    private static let slowness = 20.0

    /// Seconds that the spring takes to come to rest from a standing start.
    static var duration: TimeInterval { spring.settlingDuration }

    func pose(at time: CFTimeInterval, towards target: ZoomPose) -> ZoomPose {
        let t = max(time - startTime, 0)
        let arrived = Self.spring.value(at: t)
        let push = Self.pushedSpring.value(at: t) - arrived
        return ZoomPose(
            numbers: target.numbers + (start.numbers - target.numbers) * (1 - arrived) + velocity * push)
    }

    func velocity(at time: CFTimeInterval, towards target: ZoomPose) -> SIMD8<Double> {
        let t = max(time - startTime, 0)
        let speed = Self.spring.velocity(at: t)
        let push = Self.pushedSpring.velocity(at: t) - speed
        return (target.numbers - start.numbers) * speed + velocity * push
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
