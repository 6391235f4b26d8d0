import Foundation
import UIKit

/// Plays events on a stage, on a fixed grid of frames that begins when the player is made.
///
/// A frame of the grid handles all events up to its time. Frames in which nothing moves are left out.
@MainActor
package struct StagePlayer {
    /// Something that happens to a stage.
    package struct Event {
        /// The kinds of events.
        package enum Kind {
            /// A finger comes down, moves, or goes; in points of the stage.
            case touch(TouchScript.Phase, location: CGPoint, finger: Int)
            /// The wheel turns by points at a location of the stage.
            case wheel(CGVector, location: CGPoint)
            /// A key goes down, is repeated, or is released.
            case key(HostKeyPhase, HostKey)
            /// A remote control, or a media key, gives a command.
            case remoteControl(UIEvent.EventSubtype)
            /// The mouse moves without a button down, in points of the stage; nil for outside of it.
            case hover(CGPoint?)
            /// Text is written.
            case text(String)
            /// An input method composes a text, with a part of it selected, in UTF-16 units.
            case composition(String, selection: Range<Int>)
            /// The stage is light or dark from now on.
            case appearance(UIUserInterfaceStyle)
            /// The stage has another size, in points.
            case resize(CGSize)
            /// The stage is tilted, −1…1 in each direction.
            case tilt(UIOffset)
            /// The stage's application runs code of its own.
            case code(() -> Void)

            /// Whether it is likely to start code that asks, in the next frame, for a picture of this one.
            fileprivate var isStart: Bool {
                switch self {
                case .touch(let phase, _, _): phase != .moved
                case .key, .remoteControl, .code: true
                default: false
                }
            }
        }

        /// Seconds since the player's start.
        package var time: TimeInterval
        package var kind: Kind

        package init(time: TimeInterval, kind: Kind) {
            self.time = time
            self.kind = kind
        }
    }

    private let stage: Stage
    /// The stage's time at frame 0 of the grid.
    private let start: TimeInterval
    /// The number of the last frame; −1 before the first.
    private var lastFrame = -1.0
    private var rest: ArraySlice<Event>
    /// The numbers of the frames of which code asks for pictures in the frame after, in order.
    package var pictured: [Double] = []

    /// Plays events on a stage from now on; the events are in order of time.
    package init(stage: Stage, events: [Event] = []) {
        self.stage = stage
        start = stage.now
        rest = events[...]
    }

    /// Whether events are left.
    package var hasEvents: Bool { !rest.isEmpty }

    /// Adds an event after the others. One that is earlier than the last frame happens in the next.
    package mutating func append(_ event: Event) {
        rest.append(event)
    }

    /// Whether a frame has been run.
    package var hasBegun: Bool { lastFrame >= 0 }

    /// The number of events that have happened.
    package private(set) var playedCount = 0

    /// Replaces the events that are left.
    package mutating func replaceRest(with events: [Event]) {
        rest = events[...]
    }

    /// The number of the frame before the one that was run last.
    package var frameBefore: Double { lastFrame - 1 }

    /// The time of the last frame that was run, in seconds since the start; 0 before the first.
    package var time: TimeInterval { max(lastFrame, 0) * stage.frameDuration }

    /// The time of the next frame, in seconds since the start; nil where nothing moves and no event is left.
    package var nextFrame: TimeInterval? { number(isSeen: true).map { $0 * stage.frameDuration } }

    /// Runs the next frame, if it comes up to a time.
    ///
    /// - Parameters:
    ///   - time: in seconds since the start.
    ///   - isSeen: whether frames count that only advance animations; no code runs in them.
    ///   - isLatched: whether code in the next frame can get a picture of the last one; it always can of the
    ///     last frame up to `time`.
    /// - Returns: whether there was one.
    package mutating func runFrame(
        upTo time: TimeInterval, isSeen: Bool = true, isLatched: Bool = true
    ) -> Bool {
        guard let next = number(isSeen: isSeen), next <= lastFrame(upTo: time) else { return false }
        let isOneSeen = isLatched || pictured.contains(next) || next == lastFrame(upTo: time)
        if next > lastFrame + 1, hasBegun, stage.application.pipeline.demand == .nextFrame {
            stage.leaveOutFrame()
        }
        run(frame: next, isSeen: isOneSeen)
        return true
    }

    /// Whether the grid has more than one frame between the one that was run last and a time.
    package func hasSeveralFrames(upTo time: TimeInterval) -> Bool { lastFrame(upTo: time) > lastFrame + 1 }

    /// Runs the last frame of the grid up to `time`, unless it is the one that was run last.
    ///
    /// - Returns: whether it was run.
    @discardableResult
    package mutating func runFrame(before time: TimeInterval) -> Bool {
        let frame = lastFrame(upTo: time)
        guard frame > lastFrame else { return false }
        run(frame: frame, isSeen: true)
        return true
    }

    private func lastFrame(upTo time: TimeInterval) -> Double {
        ((time + Stage.tolerance) / stage.frameDuration).rounded(.down)
    }

    private mutating func run(frame: Double, isSeen: Bool) {
        let moment = start + frame * stage.frameDuration
        let due = rest.prefix { start + $0.time <= moment + Stage.tolerance }
        rest = rest.dropFirst(due.count)
        playedCount += due.count
        lastFrame = frame
        var events: [HostEvent] = []
        for event in due {
            if case .code(let body) = event.kind {
                // The last frame may be long ago if frames without code were left out.
                stage.application.pipeline.bringForward(to: Stage.clockStart + start + event.time)
                stage.run(body)
                stage.serveOwnWork()
            } else if let hostEvent = stage.hostEvent(event.kind, at: start + event.time) {
                events.append(hostEvent)
            }
        }
        stage.runFrame(events, at: moment, isSeen: isSeen || due.contains(where: \.kind.isStart))
    }

    private func number(isSeen: Bool) -> Double? {
        guard lastFrame >= 0 else { return 0 }
        var next = Double.infinity
        if let event = rest.first { next = start + event.time }
        let pipeline = stage.application.pipeline
        // Endless blinking does not keep a stage from its end.
        if rest.isEmpty, pipeline.settlingDemand == .none { return nil }
        switch isSeen ? pipeline.demand : pipeline.callDemand {
        case .nextFrame: return lastFrame + 1
        case .at(let deadline): next = min(next, deadline - Stage.clockStart)
        case .none: break
        }
        if !isSeen, let picture = pictured.first(where: { $0 > lastFrame }) {
            next = min(next, start + picture * stage.frameDuration)
        }
        guard next < .infinity else { return nil }
        return max(lastFrame + 1, ((next - start - Stage.tolerance) / stage.frameDuration).rounded(.up))
    }
}

extension Stage {
    /// Returns the host event of a kind of event at `moment`, in seconds since the stage was made; nil for
    /// code.
    func hostEvent(_ kind: StagePlayer.Event.Kind, at moment: TimeInterval) -> HostEvent? {
        switch kind {
        case .touch(let phase, let location, let finger):
            pointer(phase, at: location, finger: finger, time: moment)
        case .wheel(let delta, let location):
            .scroll(delta: delta, location: location, timestamp: Self.clockStart + moment)
        case .key(let phase, let key):
            .key(phase, key, timestamp: Self.clockStart + moment)
        case .remoteControl(let command):
            .remoteControl(command, timestamp: Self.clockStart + moment)
        case .hover(let location): .hover(location: location)
        case .text(let text): .text(text, timestamp: Self.clockStart + moment)
        case .composition(let text, let selection):
            .composition(text, selection: selection, timestamp: Self.clockStart + moment)
        case .appearance(let style): .appearance(style)
        case .resize(let size):
            .resize(size: possibleSize(nearestTo: size), scale: scale)
        case .tilt(let offset): .tilt(offset)
        case .code: nil
        }
    }
}
