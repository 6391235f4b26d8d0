import MotionPhysics

extension Spring {
    /// The spring at the edges of the content: critically damped, with a stiffness of 100 for a mass of 1, as
    /// measured by several people on iOS.
    static let scrollEdge = Spring(stiffness: 100, damping: 20)
    /// The spring that takes content to its page: critically damped, at rest within half a second. Ours.
    static let scrollPage = Spring(stiffness: 225, damping: 30)
    /// The spring of the mouse wheel: settles within a quarter of a second. Our own value, not one of iOS.
    static let scrollWheel = Spring(stiffness: 576, damping: 48)
}

/// One coordinate of a content offset after the release of a drag.
///
///     speed ─╮ slides, ever slower …            … and, if it meets an edge, springs back to it
///            ╰────────────┤edge├──╮  ╭───── rest
///                                 ╰──╯
struct ScrollDeceleration: Equatable {
    /// Where it begins, in points.
    let start: CGFloat
    private let slide: Deceleration
    /// How long it slides, in seconds.
    private let slideTime: Double
    private let spring: SpringMotion<Double>?
    /// How long it takes to come to rest, in seconds.
    let duration: Double
    /// Where it comes to rest, in points.
    let rest: CGFloat

    /// The content is at rest within this distance of its end, in points: a quarter of a pixel at scale 1.
    static let nearness = 0.25

    /// - Parameters:
    ///   - start: where it begins, in points.
    ///   - reach: where it would end without edges; the speed at the start follows from it.
    ///   - velocity: the velocity at the start in points per second, used where a spring takes over at once.
    ///   - range: where the content may rest.
    ///   - rate: the fraction of the velocity that is left after a millisecond.
    ///   - bounces: whether it may overshoot an edge.
    init(
        start: CGFloat, reach: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
        bounces: Bool
    ) {
        self.start = start
        slide = Deceleration(covering: reach - start, rate: rate)
        let outside =
            (start < range.lowerBound && reach <= range.lowerBound)
            || (start > range.upperBound && reach >= range.upperBound)
        let edge = min(max(outside ? start : reach, range.lowerBound), range.upperBound)
        rest = edge
        if outside {
            slideTime = 0
            spring = SpringMotion(from: start, to: edge, velocity: velocity, spring: .scrollEdge)
        } else if edge != reach {
            let time = slide.time(ofDistance: edge - start) ?? 0
            slideTime = time
            spring =
                bounces
                ? SpringMotion(
                    from: edge, to: edge, velocity: slide.velocity(at: time), spring: .scrollEdge) : nil
        } else {
            slideTime = slide.duration(until: slide.speed(atDistanceFromEnd: Self.nearness))
            spring = nil
        }
        duration = slideTime + (spring?.settlingTime(within: Self.nearness) ?? 0)
    }

    /// Draws the content to a page, without overshoot.
    ///
    /// - Parameters:
    ///   - start: where it begins, in points.
    ///   - page: where it comes to rest.
    ///   - velocity: the velocity at the start in points per second.
    init(start: CGFloat, page: CGFloat, velocity: CGFloat) {
        self.start = start
        rest = page
        slide = Deceleration(initialVelocity: 0)
        slideTime = 0
        let way = page - start
        // A critically damped spring overshoots from velocities above its frequency times the way.
        let fastest = abs(way) * Spring.scrollPage.frequency
        let along = velocity.sign == way.sign ? min(abs(velocity), fastest) : 0
        let motion = SpringMotion(
            from: start, to: page, velocity: way < 0 ? -along : along, spring: .scrollPage)
        spring = motion
        duration = motion.settlingTime(within: Self.nearness)
    }

    func value(at time: Double) -> CGFloat {
        guard time < duration else { return rest }
        if time >= slideTime, let spring { return spring.value(at: time - slideTime) }
        return start + slide.distance(at: time)
    }
}
