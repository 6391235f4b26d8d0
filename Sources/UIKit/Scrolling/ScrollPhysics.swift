/// A coordinate that is drawn to a place without swinging past it: a critically damped spring.
///
/// `Motion.Spring` measures in parts of the way to go, of which there is none for content that meets an edge.
struct ScrollSpring: Equatable {
    /// Where it ends, in points.
    let target: CGFloat
    /// How far from the target it begins, in points.
    private let displacement: CGFloat
    /// How fast it begins, with the pull of the spring taken in, in points a second.
    private let slope: CGFloat
    /// How hard it is drawn, in radians a second.
    private let frequency: CGFloat

    /// The pull at an edge: a stiffness of 100 for a mass of 1, as measured by several people on iOS.
    static let edge: CGFloat = 10
    /// The pull of the wheel: settled within a quarter of a second.
    static let wheel: CGFloat = 24

    init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: CGFloat) {
        self.target = target
        self.frequency = frequency
        displacement = start - target
        slope = velocity + frequency * displacement
    }

    func value(at time: CGFloat) -> CGFloat {
        target + (displacement + slope * time) * exp(-frequency * time)
    }

    func velocity(at time: CGFloat) -> CGFloat {
        (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
    }

    /// When it is, and stays, nearer than `distance` to the target.
    func settlingTime(within distance: CGFloat) -> CGFloat {
        let step: CGFloat = 1 / 120
        var time: CGFloat = 0
        // Twice the time constant is past the only turn that the curve can take.
        while time < 2 / frequency || abs(value(at: time) - target) > distance {
            time += step
            if time > 10 { break }
        }
        return displacement == 0 && slope == 0 ? 0 : time
    }
}

/// One coordinate of a content offset after the finger let go.
///
///     speed ─╮ slides, ever slower …            … and, if it meets an edge, springs back to it
///            ╰────────────┤edge├──╮  ╭───── rest
///                                 ╰──╯
struct ScrollDeceleration: Equatable {
    /// Where it begins, in points.
    let start: CGFloat
    /// Where it would end if there were no edge, in points.
    private let reach: CGFloat
    /// How fast the speed falls, a second.
    private let decay: CGFloat
    /// How long it slides, in seconds.
    private let slideTime: CGFloat
    private let spring: ScrollSpring?
    /// How long it takes to come to rest, in seconds.
    let duration: CGFloat
    /// Where it comes to rest, in points.
    let rest: CGFloat

    /// Nearer than this is there, in points.
    private static let tolerance: CGFloat = 0.25

    /// - Parameters:
    ///   - start: where it begins, in points.
    ///   - reach: where it would end without edges; the speed at the start follows from it.
    ///   - velocity: points a second at the start, used where a spring takes over at once.
    ///   - range: where the content may rest.
    ///   - rate: what is left of the speed after a millisecond.
    ///   - bounces: whether it may swing past an edge.
    init(
        start: CGFloat, reach: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
        bounces: Bool
    ) {
        self.start = start
        self.reach = reach
        decay = -1000 * log(rate)
        let outside =
            (start < range.lowerBound && reach <= range.lowerBound)
            || (start > range.upperBound && reach >= range.upperBound)
        let edge = min(max(outside ? start : reach, range.lowerBound), range.upperBound)
        rest = edge
        if outside {
            slideTime = 0
            spring = ScrollSpring(from: start, velocity: velocity, to: edge, frequency: ScrollSpring.edge)
        } else if edge != reach {
            slideTime = log((reach - start) / (reach - edge)) / decay
            let impact = (reach - edge) * decay
            spring =
                bounces
                ? ScrollSpring(from: edge, velocity: impact, to: edge, frequency: ScrollSpring.edge) : nil
        } else {
            let distance = abs(reach - start)
            slideTime = distance > Self.tolerance ? log(distance / Self.tolerance) / decay : 0
            spring = nil
        }
        duration = slideTime + (spring?.settlingTime(within: Self.tolerance) ?? 0)
    }

    func value(at time: CGFloat) -> CGFloat {
        guard time < duration else { return rest }
        if time >= slideTime, let spring { return spring.value(at: time - slideTime) }
        return reach - (reach - start) * exp(-decay * time)
    }
}
