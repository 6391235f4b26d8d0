import MotionPhysics
import QuartzCore

/// The finger, or the two of a pinch, that hold the card: where they hold it, and how they have moved it.
///
/// The point of the card under the finger stays there. A card that was caught in flight takes on the look of
/// a dragged one: the difference fades with a spring.
struct ZoomHold {
    let kind: ZoomDrag.Kind
    /// Where the finger came down, in the container.
    private let start: CGPoint
    /// Where it holds the card, measured from the card's middle in fractions of its size.
    private let grip: CGVector
    /// The pull that corresponds to the card's size when it was taken.
    private let pullAtStart: CGFloat
    /// The difference from a dragged card at the start.
    private let rest: SIMD8<Double>
    private let startTime: CFTimeInterval
    private var finger: CGPoint
    /// The pull that corresponds to how much closer two fingers have come; 0 for one finger.
    private var pinched: CGFloat = 0

    /// The spring with which the difference from a dragged card fades. Ours, by eye.
    private static let settling = Spring(perceptualDuration: 0.3, bounce: 0)
    /// A release is judged by where its velocity would lead in so many seconds. Ours, by eye.
    private static let projection: CGFloat = 0.15
    /// The pull, in points, from which a release takes the view back. Ours, by eye.
    private static let threshold: CGFloat = 100
    /// The speed back towards the open place, in points a second, above which a release keeps the view open
    /// whatever the pull. Ours, by eye.
    private static let backwards: CGFloat = 200

    init(
        at finger: CGPoint, of pose: ZoomPose, in geometry: ZoomGeometry, kind: ZoomDrag.Kind,
        time: CFTimeInterval
    ) {
        self.kind = kind
        self.finger = finger
        start = finger
        grip = CGVector(
            dx: (finger.x - pose.center.x) / pose.size.width,
            dy: (finger.y - pose.center.y) / pose.size.height)
        pullAtStart = geometry.pull(for: pose)
        var rest = pose.numbers - geometry.draggedPose(pull: pullAtStart).numbers
        (rest[0], rest[1]) = (0, 0)
        self.rest = rest
        startTime = time
    }

    /// Moves the finger, or the middle between two, which are now `scale` times as far apart as at first.
    mutating func move(to finger: CGPoint, scale: CGFloat, in geometry: ZoomGeometry) {
        self.finger = finger
        guard kind == .pinch else { return }
        let size = geometry.draggedPose(pull: pullAtStart).size.width * scale
        pinched = geometry.pull(forWidth: size) - pullAtStart
    }

    /// How far the card has been pulled away, in points; less than 0 when it is pushed beyond its open place.
    var pull: CGFloat {
        pullAtStart + pinched + kind.pull(along: CGPoint(x: finger.x - start.x, y: finger.y - start.y))
    }

    func pose(in geometry: ZoomGeometry, at time: CFTimeInterval) -> ZoomPose {
        let left = 1 - Self.settling.value(at: time - startTime)
        var pose = ZoomPose(numbers: geometry.draggedPose(pull: pull).numbers + rest * left)
        var held = finger
        if pull < 0, kind != .pinch {
            // Beyond its place the card gives way like rubber.
            let band = RubberBand(dimension: Double(geometry.full.height))
            held.y += CGFloat(band.offset(for: Double(pull))) - pull
        }
        pose.center = CGPoint(
            x: held.x - grip.dx * pose.size.width, y: held.y - grip.dy * pose.size.height)
        return pose
    }

    /// Whether a release with this velocity takes the view back to its source.
    func takesBack(velocity: CGPoint) -> Bool {
        let speed = kind.pull(along: velocity)
        return speed > -Self.backwards && pull + speed * Self.projection > Self.threshold
    }

    /// Returns how fast each number of the pose changes, per second, at this velocity of the finger.
    func velocity(of finger: CGPoint, in geometry: ZoomGeometry) -> SIMD8<Double> {
        let speed = kind.pull(along: finger)
        let step: CGFloat = 1
        var change =
            (geometry.draggedPose(pull: pull + step).numbers - geometry.draggedPose(pull: pull).numbers)
            * Double(speed / step)
        change[0] = Double(finger.x) - Double(grip.dx) * change[2]
        change[1] = Double(finger.y) - Double(grip.dy) * change[3]
        return change
    }
}
