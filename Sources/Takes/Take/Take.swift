import Foundation
import StageKit
import UIKit

/// All that is needed to repeat what happened on a stage: the sample, the stage, the sample's values, and the
/// user's events.
///
/// A take that is run again gives the same frames and the same calls. As a file it is a touch script with
/// more keys; see `init(json:)`.
public struct Take: Equatable, Sendable {
    /// The frames per second of a touch script's stage.
    public static let scriptFrameRate = 60.0
    /// The frames per second of a new take's stage: as many as a display of 60 frames shows at a quarter of
    /// the speed.
    public static let newFrameRate = 240.0

    /// The sample's id; nil in a touch script, which is for any sample.
    public var sample: String?
    /// The stage's size at the start, in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Frames per second of the stage's clock.
    public var frameRate: Double
    /// The device whose screen the stage is; nil for a stage without a status bar and without safe-area
    /// insets.
    public var device: StageDevice?
    /// Whether the stage is light or dark at the start.
    public var style = UIUserInterfaceStyle.light
    /// The other settings of the stage's user.
    public var settings = Settings()
    /// The sample's values that differ from its defaults.
    public var values: [String: SampleValue]
    /// The picture that the sample's screens show; nil for their own content.
    public var picture: Picture?
    /// The events, in order of time.
    public private(set) var events: [Event]
    /// When the take ends, in seconds; nil where it ends once nothing moves any more.
    public var end: TimeInterval?

    /// A take in which nothing has happened.
    public init(
        sample: String? = nil, size: CGSize = Stage.defaultSize, scale: CGFloat = 1,
        frameRate: Double = Take.newFrameRate, device: StageDevice? = nil,
        values: [String: SampleValue] = [:]
    ) {
        self.sample = sample
        self.size = size
        self.scale = scale
        self.frameRate = frameRate
        self.device = device
        self.values = values
        events = []
    }

    /// The take of a touch script.
    public init(_ script: TouchScript) {
        self.init(size: script.size, frameRate: Self.scriptFrameRate)
        events = script.touches.map {
            Event(time: $0.time, kind: .touch($0.phase, location: $0.location, finger: $0.finger))
        }
    }

    /// Seconds between two frames.
    public var frameInterval: TimeInterval { 1 / frameRate }

    /// The time of the last event; 0 for none.
    public var lastEventTime: TimeInterval { events.last?.time ?? 0 }

    // MARK: - Changing it

    /// Adds an event after the others; one that is earlier than the last event happens with that.
    ///
    /// Times and places are rounded to what a file holds, so that the file's take is this one.
    public mutating func append(_ event: Event) {
        events.append(Event(time: max(event.time, lastEventTime), kind: event.kind).rounded)
        if let end { self.end = max(end, lastEventTime) }
    }

    /// Returns the take as it was up to a moment: without the events after it.
    public func cut(at time: TimeInterval) -> Take {
        var take = self
        take.events.removeAll { $0.time > time }
        take.end = nil
        return take
    }

    /// Removes the events that turned or resized the stage up to a moment, so that it keeps its first size.
    package mutating func keepSize(until time: TimeInterval = .infinity) {
        events.removeAll { if case .resize = $0.kind, $0.time <= time { true } else { false } }
    }

    /// Returns the take slowed down: the times of all events, and the length of a frame, are multiplied by
    /// `factor`.
    public func slowed(to factor: Double) -> Take {
        var take = self
        take.frameRate = frameRate / factor
        take.setEvents(events.map { Event(time: $0.time * factor, kind: $0.kind) })
        take.end = end.map { $0 * factor }
        return take
    }

    /// Whether another take shows the same sample with the same values on the same stage.
    func hasSameStage(as other: Take) -> Bool {
        sample == other.sample && size == other.size && scale == other.scale && frameRate == other.frameRate
            && device == other.device && style == other.style && settings == other.settings
            && values == other.values
            && picture == other.picture
            && (picture?.image == nil) == (other.picture?.image == nil)
    }

    /// Returns the fingers that are down after all events, with their locations, in order of their numbers.
    public var fingersDown: [(finger: Int, location: CGPoint)] {
        var down: [Int: CGPoint] = [:]
        for event in events {
            guard case .touch(let phase, let location, let finger) = event.kind else { continue }
            down[finger] = phase == .began || phase == .moved ? location : nil
        }
        return down.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Replaces all events, which are in order of time.
    mutating func setEvents(_ events: [Event]) { self.events = events }
}

extension Take {
    /// Something that the user did.
    public struct Event: Equatable, Sendable {
        /// The kinds of events.
        public enum Kind: Equatable, Sendable {
            /// A finger came down, moved, or went; in points of the stage.
            case touch(TouchScript.Phase, location: CGPoint, finger: Int)
            /// The wheel turned by points at a location of the stage; positive moves content down and right.
            case wheel(CGVector, location: CGPoint)
            /// The mouse moved without a button down, in points of the stage; nil once it has left it.
            case hover(CGPoint?)
            /// A key went down, was repeated, or was released.
            case key(Key)
            /// A remote control, or a media key, gave a command.
            case remoteControl(RemoteCommand)
            /// A text was written, by keys or by an input method, which ends its composition with it.
            case text(String)
            /// An input method composed a text in place of what it composed before; the empty text ends that. The
            /// selection is a part of it, or the caret, in UTF-16 units.
            case composition(String, selection: Range<Int>)
            /// The stage became light or dark, as when the desktop's setting changes.
            case appearance(UIUserInterfaceStyle)
            /// The stage was resized, or turned, to a size in points.
            case resize(CGSize)
            /// The stage was tilted: the viewing angle relative to the perpendicular, −1…1 in each direction.
            case tilt(UIOffset)
            /// The sample's own transition was started, as its button does.
            case present
            /// The sample's way back was started.
            case dismiss
            /// From here on the finger's release finishes the running interactive transition.
            case finish
            /// From here on the finger's release cancels the running interactive transition.
            case cancel
        }

        /// Seconds since the take's start.
        public var time: TimeInterval
        /// What happened.
        public var kind: Kind

        /// Something that happened `time` seconds after the start.
        public init(time: TimeInterval, kind: Kind) {
            self.time = time
            self.kind = kind
        }
    }

    /// A key, and what happened to it.
    public struct Key: Equatable, Sendable {
        /// What happens to a key.
        public enum Phase: String, CaseIterable, Sendable {
            case down, repeated, up
        }

        /// What happened to the key.
        public var phase: Phase
        /// The key's position on the keyboard.
        public var code: UIKeyboardHIDUsage
        /// What the key writes without modifiers.
        public var characters: String
        /// The modifiers that were held down.
        public var modifiers: UIKeyModifierFlags

        /// A key and what happened to it.
        public init(
            _ phase: Phase, code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags = []
        ) {
            self.phase = phase
            self.code = code
            self.characters = characters
            self.modifiers = modifiers
        }
    }
}

extension Take.Event {
    /// The precision of files: microseconds, and millionths of a point.
    static let precision = 1 / stepsPerUnit
    private static let stepsPerUnit = 1e6

    fileprivate var rounded: Take.Event {
        func number(_ value: Double) -> Double { (value * Self.stepsPerUnit).rounded() / Self.stepsPerUnit }
        func point(_ point: CGPoint) -> CGPoint { CGPoint(x: number(point.x), y: number(point.y)) }
        let kind: Kind =
            switch kind {
            case .touch(let phase, let location, let finger):
                .touch(phase, location: point(location), finger: finger)
            case .wheel(let delta, let location):
                .wheel(CGVector(dx: number(delta.dx), dy: number(delta.dy)), location: point(location))
            case .resize(let size): .resize(CGSize(width: number(size.width), height: number(size.height)))
            case .hover(let location): .hover(location.map(point))
            case .tilt(let offset):
                .tilt(UIOffset(horizontal: number(offset.horizontal), vertical: number(offset.vertical)))
            case .key, .remoteControl, .text, .composition, .appearance, .present, .dismiss, .finish, .cancel:
                kind
            }
        return Take.Event(time: number(time), kind: kind)
    }
}
