import Foundation

/// What fingers did on a stage of a given size, to be played on a virtual clock.
///
/// As a file: `{"size":[390,844],"touches":[{"t":0,"phase":"began","x":385,"y":400,"finger":0},…]}`. Seconds
/// and points of the stage; `finger` may be left out and is 0 then. Times never go back nor beyond a day, and
/// each finger begins before it moves, ends or is cancelled. A finger may still be down at the end.
public struct TouchScript: Equatable, Sendable {
    /// The phase of a touch.
    public enum Phase: String, CaseIterable, Sendable {
        /// The finger comes down.
        case began
        /// The finger is at another place.
        case moved
        /// The finger is lifted.
        case ended
        /// The system cancels the touch.
        case cancelled
    }

    /// The longest script, in seconds: a day.
    package static let longest: TimeInterval = 86_400

    /// The most touches in a sixtieth of a second: a hundred times as many as the fastest mouse reports. Each
    /// is delivered by itself, so more would stop the stage for seconds.
    private static let mostAtOnce = (touches: 10_000, seconds: 1.0 / 60)

    /// One finger at one moment.
    public struct Touch: Equatable, Sendable {
        /// The time since the script's start, in seconds.
        public var time: TimeInterval
        /// The phase of the touch.
        public var phase: Phase
        /// The location, in points of the stage.
        public var location: CGPoint
        /// The number of the finger, not negative.
        public var finger: Int

        /// A touch of `finger` at `location`, `time` seconds after the script's start.
        public init(time: TimeInterval, phase: Phase, location: CGPoint, finger: Int = 0) {
            self.time = time
            self.phase = phase
            self.location = location
            self.finger = finger
        }
    }

    /// The size in points of the stage for which the script is made.
    public let size: CGSize
    /// The touches, in order of time.
    public let touches: [Touch]

    /// Makes a script, and checks its touches.
    ///
    /// - Throws: ``ScriptError`` with the index of the first touch that is invalid.
    public init(size: CGSize, touches: [Touch]) throws(ScriptError) {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw ScriptError(
                place: "size", problem: "is \(size.width) × \(size.height)",
                expected: "two positive numbers, [width, height] in points")
        }
        try Self.check(touches)
        self.size = size
        self.touches = touches
    }

    /// The fingers that are still down at the end, in order of their numbers.
    package var fingersDownAtEnd: [Int] {
        var down: Set<Int> = []
        for touch in touches {
            if touch.phase == .began { down.insert(touch.finger) }
            if touch.phase == .ended || touch.phase == .cancelled { down.remove(touch.finger) }
        }
        return down.sorted()
    }

    private static func check(_ touches: [Touch]) throws(ScriptError) {
        var now: TimeInterval = 0
        var down: Set<Int> = []
        for (index, touch) in touches.enumerated() {
            let place = "touches[\(index)]"
            try checkNumbers(of: touch, at: place)
            guard touch.time >= now else {
                throw ScriptError(
                    place: place, problem: "goes back in time to \(touch.time) s",
                    expected: index == 0 ? "t from 0 on" : "t not less than \(now), the time before it")
            }
            now = touch.time
            let earlier = index - mostAtOnce.touches
            if earlier >= 0, now - touches[earlier].time < mostAtOnce.seconds {
                throw ScriptError(
                    place: place,
                    problem: "follows \(mostAtOnce.touches) others within a sixtieth of a second",
                    expected: "fewer touches, or later ones")
            }
            switch touch.phase {
            case .began:
                guard down.insert(touch.finger).inserted else {
                    throw ScriptError(
                        place: place, problem: "begins finger \(touch.finger), which is down already",
                        expected: "\"ended\" or \"cancelled\" of that finger first")
                }
            case .moved, .ended, .cancelled:
                guard down.contains(touch.finger) else {
                    throw ScriptError(
                        place: place,
                        problem:
                            "is \"\(touch.phase.rawValue)\" of finger \(touch.finger), which never began",
                        expected: "\"began\" of that finger first")
                }
                if touch.phase != .moved {
                    down.remove(touch.finger)
                }
            }
        }
    }

    private static func checkNumbers(of touch: Touch, at place: String) throws(ScriptError) {
        for (name, value) in [("t", touch.time), ("x", touch.location.x), ("y", touch.location.y)]
        where !value.isFinite {
            throw ScriptError(
                place: "\(place).\(name)", problem: "is \(value)", expected: "a finite number")
        }
        guard touch.time <= longest else {
            throw ScriptError(
                place: "\(place).t", problem: "is \(touch.time)",
                expected: "at most \(Int(longest)) s, a day")
        }
        guard touch.finger >= 0 else {
            throw ScriptError(
                place: "\(place).finger", problem: "is \(touch.finger)", expected: "a whole number from 0 on")
        }
    }
}
