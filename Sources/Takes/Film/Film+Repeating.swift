import Foundation
import StageKit

extension Film {
    /// A moment at which two films of the same take differ.
    public struct Difference: Equatable, Sendable, CustomStringConvertible {
        /// Seconds since the take's start.
        public let time: TimeInterval
        /// What differs there.
        public let description: String

        fileprivate init(time: TimeInterval, description: String) {
            self.time = time
            self.description = description
        }

        fileprivate init(wallTimerAt time: TimeInterval) {
            self.init(time: time, description: "a timer was started that goes by the wall clock")
        }

        fileprivate init(outsideChangeAt time: TimeInterval) {
            self.init(time: time, description: "work that goes by the wall clock has changed the views")
        }
    }

    /// Returns the first difference from another film of the same take; nil if they are the same.
    ///
    /// Below a stage nothing depends on the time of day or on chance. A sample whose code uses a timer, the
    /// date or random numbers gives another film each time, and its takes cannot be repeated. A timer of the run
    /// loop counts as a difference even if it did not fire in time in either of two quick runs, and so does work of
    /// the main queue that came from elsewhere between two frames.
    public func firstDifference(from other: Film) -> Difference? {
        let moments = [
            wallTimerStart.map(Difference.init(wallTimerAt:)),
            outsideChange.map(Difference.init(outsideChangeAt:)), differentCall(other), differentLook(other),
        ].compactMap { $0 }
        return moments.enumerated().min { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }?
            .element
    }

    /// Runs a take a second time, and returns the first difference from the first run; nil if it can be
    /// repeated.
    @MainActor public func firstDifference(
        inAnotherRunOf sample: Sample, graphics: StageGraphics = .shared
    ) -> Difference? {
        firstDifference(from: FilmRecorder.film(of: take, sample: sample, graphics: graphics))
    }

    private func differentCall(_ other: Film) -> Difference? {
        for index in 0..<max(calls.count, other.calls.count) {
            guard index < calls.count, index < other.calls.count else {
                let call = index < calls.count ? calls[index] : other.calls[index]
                return Difference(
                    time: call.time, description: "\(call.object).\(call.name) came in one run only")
            }
            if calls[index].line != other.calls[index].line {
                return Difference(
                    time: min(calls[index].time, other.calls[index].time),
                    description:
                        "one run had \(calls[index].object).\(calls[index].name), the other \(other.calls[index].object).\(other.calls[index].name), or at another time"
                )
            }
        }
        return nil
    }

    /// The films may have different numbers of frames in which nothing changed, so moments are compared by
    /// time.
    private func moment(of frame: Int) -> TimeInterval { frame < times.count ? times[frame] : duration }

    private func differentLook(_ other: Film) -> Difference? {
        var first: Difference?
        for (one, two) in zip(layers, other.layers) {
            for index in 0..<max(one.looks.count, two.looks.count) {
                let (a, b) = (
                    index < one.looks.count ? one.looks[index] : nil,
                    index < two.looks.count ? two.looks[index] : nil
                )
                let (earlier, later) = (a.map { moment(of: $0.frame) }, b.map { other.moment(of: $0.frame) })
                if let a, let b, a.look == b.look, earlier == later { continue }
                let time = min(earlier ?? .infinity, later ?? .infinity)
                if time < first?.time ?? .infinity {
                    first = Difference(
                        time: time, description: "\(one.name) (layer \(one.id)) looked different")
                }
                break
            }
        }
        if first == nil, layers.count != other.layers.count {
            return Difference(
                time: duration,
                description: "one run had \(layers.count) layers, the other \(other.layers.count)")
        }
        return first
    }
}

extension TakeRun {
    /// The start of the first timer that goes by the wall clock; nil if none was started.
    package var wallTimer: Film.Difference? { wallTimerStart.map(Film.Difference.init(wallTimerAt:)) }

    /// The first change of its views by work that goes by the wall clock; nil if there was none.
    package var outsideWork: Film.Difference? { outsideChange.map(Film.Difference.init(outsideChangeAt:)) }
}
