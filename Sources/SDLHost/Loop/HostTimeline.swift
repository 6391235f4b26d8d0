import QuartzCore

/// Maps the wall clock to the frame clock, both in seconds: multiplied by a speed, and without the gaps in
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
    /// The longest part of a gap that counts, in seconds of the wall clock: four frames. After it animations
    /// go on from where they were, rather than jump to their end.
    static let longestGap = 4 * FramePacing.period

    /// The speed of the frame clock against the wall clock; 0.1 is a tenth.
    let speed: Double
    private let start: Double
    /// The sum of the skipped times, in seconds of the wall clock.
    private var leftOut = 0.0
    /// The last skipped time, in seconds of the wall clock.
    private var lastGap: ClosedRange<Double>

    init(speed: Double, start: Double) {
        self.speed = speed
        self.start = start
        lastGap = start...start
    }

    /// Converts a time of the wall clock to the frame clock's, which stood still in the last gap.
    func frameTime(wall: Double) -> Double {
        guard wall < lastGap.upperBound else { return start + (wall - leftOut - start) * speed }
        let before = leftOut - (lastGap.upperBound - lastGap.lowerBound)
        return start + (min(wall, lastGap.lowerBound) - before - start) * speed
    }

    /// Converts a time of the frame clock to the wall clock's; the time must be after the last gap.
    func wallTime(frame: Double) -> Double { start + (frame - start) / speed + leftOut }

    /// Skips the part of the time since the host's last work that is too long.
    ///
    /// - Parameters:
    ///   - wall: the wall clock's time now.
    ///   - last: the frame clock's time of the host's last work.
    ///   - demand: what the frame clock has waited for since. Nothing is animated before a deadline, so a gap
    ///     begins there; without a demand there is no gap.
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
