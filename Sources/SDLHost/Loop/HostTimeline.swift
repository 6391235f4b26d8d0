import QuartzCore

/// The frame clock's time beside the wall clock's, both in seconds: so many times as fast, and without the gaps in
/// which the process stood still.
///
/// ```
/// frame |            /
///       |        ___/    a gap: the process was stopped, or a frame took long
///       |      /
///       |    /
///       +------------ wall
/// ```
struct HostTimeline {
    /// At most so much of a gap counts, in seconds of the wall clock: four frames. What is animated goes on from where
    /// it was, rather than jump to its end.
    static let longestGap = 4 * FramePacing.period

    /// How fast the frame clock runs beside the wall clock; 0.1 is a tenth.
    let speed: Double
    private let start: Double
    /// Seconds of the wall clock that were left out, all in all.
    private var leftOut = 0.0
    /// What was left out last, in seconds of the wall clock.
    private var lastGap: ClosedRange<Double>

    init(speed: Double, start: Double) {
        self.speed = speed
        self.start = start
        lastGap = start...start
    }

    /// The frame clock's time at a time of the wall clock. In the last gap it stood still.
    func frameTime(wall: Double) -> Double {
        guard wall < lastGap.upperBound else { return start + (wall - leftOut - start) * speed }
        let before = leftOut - (lastGap.upperBound - lastGap.lowerBound)
        return start + (min(wall, lastGap.lowerBound) - before - start) * speed
    }

    /// The wall clock's time at a time of the frame clock, which is not over yet.
    func wallTime(frame: Double) -> Double { start + (frame - start) / speed + leftOut }

    /// Leaves out what is too long of the time since the host was last at work.
    ///
    /// - Parameters:
    ///   - wall: what the wall clock says now.
    ///   - last: the frame clock's time when the host was last at work.
    ///   - demand: what the frame clock waited for since then. Nothing is animated while it waits for a deadline, so a
    ///     gap begins there; where it waits for nothing, there is none.
    mutating func leaveOutGap(before wall: Double, since last: Double, demand: FrameDemand) {
        let begin: Double
        switch demand {
        case .none: return
        case .nextFrame: begin = last
        case .at(let deadline): begin = max(deadline, last)
        }
        let latest = wallTime(frame: begin) + Self.longestGap
        guard wall > latest else { return }
        leftOut += wall - latest
        lastGap = latest...wall
    }
}
