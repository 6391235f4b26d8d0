import Foundation

/// A fault of a motion: what a viewer sees, where, when and how much, and its probable cause.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
    /// The kinds of faults.
    public enum Kind: String, CaseIterable, Sendable {
        /// A layer was suddenly at another place, and no motion explains it; or it replaced another layer
        /// beside the place where that was.
        case jump
        /// A layer's speed changed at once where a finger let go of it or caught it, or it stood still in the middle of
        /// its way.
        case speedBreak
        /// A layer was shown, hidden or moved for a single frame of a display.
        case flash
        /// The state after a transition's completion differed from its last frame, or the state after its
        /// cancellation from the one before it; or the transition was completed late or early, or left a view
        /// behind.
        case wrongEnd
        /// Two layers that begin and end together drifted apart in between, or a dimming ended long before
        /// the motion of its screen.
        case drift
        /// A layer's corners, shadow, border, colour, rotation, mask, path or picture changed suddenly, or it
        /// suddenly came in front of another layer or disappeared in sight.
        case pop
        /// A layer moved on by itself while a finger held its transition, or farther and farther than the finger.
        case stray
        /// A layer turned the long way round.
        case detour
    }

    /// The units of amounts.
    public enum Unit: String, Sendable {
        case points = "pt"
        case pointsPerSecond = "pt/s"
        /// Of the opacity's range from 0 to 1.
        case opacity = "of opacity"
        case seconds = "s"
        case degrees = "°"
        /// Of the range of a colour's channel from 0 to 1.
        case color = "of colour"
    }

    /// The kind of the fault.
    public let kind: Kind
    /// The layer's number in the film.
    public let layer: Int
    /// The class of the layer's view.
    public let name: String
    /// The number of the first frame that shows the fault.
    public let frame: Int
    /// That frame's time, in seconds since the take's start.
    public let time: TimeInterval
    /// How much: the distance, the change of speed or of opacity, the time lost.
    public let amount: Double
    /// The amount from which on it is a fault.
    public let threshold: Double
    /// The unit of `amount` and `threshold`.
    public let unit: Unit
    /// What was seen, without the layer's name, as "jumps by 14.2 pt".
    public let observation: String
    /// The probable cause, in one sentence.
    public let reason: String

    /// Time, name, what was seen, and the likely reason in one line.
    public var description: String {
        let limit = "\(kind.rawValue) from \(Self.text(threshold)) \(unit.rawValue) on"
        return
            "\(String(format: "%.3f", time)) s, frame \(frame): \(name) (layer \(layer)) \(observation) [\(limit)]. \(reason)"
    }

    /// Returns a number with as many digits as a reader needs.
    static func text(_ number: Double) -> String {
        abs(number) >= 100
            ? String(Int(number.rounded())) : String(format: abs(number) < 2 ? "%.2f" : "%.1f", number)
    }
}
