import CoreGraphics
import Foundation

/// Where times lie on the lanes: one axis for all of them.
struct TimeAxis: Equatable {
    /// The shortest stretch that fills the width, in seconds.
    private static let shortest: TimeInterval = 0.5
    /// The least distance of two ticks, in points.
    private static let tickDistance: CGFloat = 56

    /// The seconds that fill the width.
    let duration: TimeInterval
    /// The width, in points.
    let width: CGFloat

    /// An axis for a take of a duration.
    init(duration: TimeInterval, width: CGFloat) {
        self.duration = max(duration * 1.02, Self.shortest)
        self.width = max(width, 1)
    }

    /// Returns a duration rounded up to the next of 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, … seconds: an axis of it stays while
    /// a take grows.
    static func roundedUp(_ duration: TimeInterval) -> TimeInterval {
        guard duration > shortest, duration.isFinite else { return shortest }
        let octave = pow(2, log2(duration / shortest).rounded(.down)) * shortest
        return [1, 1.5].map { $0 * octave }.first { $0 >= duration } ?? 2 * octave
    }

    /// Returns where a time lies.
    func x(of time: TimeInterval) -> CGFloat { CGFloat(time / duration) * width }

    /// Returns the time at a place.
    func time(at x: CGFloat) -> TimeInterval { TimeInterval(x / width) * duration }

    /// The times that get a line, with their names.
    var ticks: [(time: TimeInterval, name: String)] {
        let least = time(at: Self.tickDistance)
        let steps: [TimeInterval] = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600, 3600]
        let step = steps.first { $0 >= least } ?? least
        let digits = step < 0.1 ? 2 : step < 1 ? 1 : 0
        return stride(from: 0, through: duration, by: step).map { ($0, String(format: "%.\(digits)f s", $0)) }
    }
}
