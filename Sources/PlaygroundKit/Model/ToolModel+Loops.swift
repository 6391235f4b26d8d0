import Foundation

/// The part of the take that is repeated.
extension ToolModel {
    /// The part of the take that is repeated; nil for the whole. One without an end of its own ends with the take,
    /// however long that becomes.
    public internal(set) var loopRange: ClosedRange<TimeInterval>? {
        get {
            guard loopStart != nil || loopEnd != nil else { return nil }
            let start = loopStart ?? 0
            return start...max(loopEnd ?? duration, start)
        }
        set { (loopStart, loopEnd) = (newValue?.lowerBound, newValue?.upperBound) }
    }

    /// Where what is repeated begins again. Beyond the end of a take that became shorter there is nothing to repeat.
    var repetitionStart: TimeInterval { loopStart.flatMap { $0 < duration ? $0 : nil } ?? 0 }

    /// Shows where what is repeated begins. It ends what a key that is down does.
    func repeatPart() {
        letGo()
        scrubber.seek(to: repetitionStart)
    }

    /// Sets where the repeated part begins or ends to the time that is shown.
    public func setLoop(start: Bool) {
        if start {
            let end = loopEnd
            loopStart = end.map { min(time, $0) } ?? time
            loopEnd = end.map { max(time, $0) }
        } else {
            let low = loopStart ?? 0
            (loopStart, loopEnd) = (min(low, time), max(low, time))
        }
        loops = true
    }

    /// Repeats the whole take.
    public func clearLoop() {
        loopRange = nil
        tell(.playback)
    }
}
