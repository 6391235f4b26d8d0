import Foundation
import StageKit
import UIKit

/// An event of a take's file that is no touch, before it is checked.
struct RawEvent: Decodable {
    static let kinds = [
        "wheel", "hover", "key", "remoteControl", "text", "composition", "appearance", "resize", "tilt",
        "present", "dismiss", "finish", "cancel",
    ]

    static let keys = [
        "t", "kind", "x", "y", "dx", "dy", "size", "phase", "code", "characters", "modifiers", "text",
        "selection", "style", "command",
    ]

    var t: Double
    var kind: String
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var size: [Double]?
    var phase: String?
    var code: Int?
    var characters: String?
    var modifiers: Int?
    var text: String?
    var selection: [Int]?
    var style: String?
    var command: String?

    func event(at place: String, after earliest: TimeInterval) throws(ScriptError) -> Take.Event {
        guard t.isFinite, t >= earliest, t <= TouchScript.longest else {
            throw ScriptError(
                place: "\(place).t", problem: "is \(t)",
                expected: "seconds, not less than \(earliest), the time before it, and at most a day")
        }
        return Take.Event(time: t, kind: try checkedKind(at: place))
    }

    /// The longest side of a stage, in points: no more pixels on a side can be drawn.
    private static let longestSide = 16_384.0

    private func checkedKind(at place: String) throws(ScriptError) -> Take.Event.Kind {
        switch kind {
        case "present": return .present
        case "dismiss": return .dismiss
        case "finish": return .finish
        case "cancel": return .cancel
        case "wheel":
            return .wheel(
                CGVector(dx: try number(dx ?? 0, "\(place).dx"), dy: try number(dy ?? 0, "\(place).dy")),
                location: CGPoint(x: try number(x, "\(place).x"), y: try number(y, "\(place).y")))
        case "resize":
            guard let size, size.count == 2, size.allSatisfy({ $0 > 0 && $0 <= Self.longestSide }) else {
                throw ScriptError(
                    place: "\(place).size", problem: "is \(size.map { "\($0)" } ?? "missing")",
                    expected: "two positive numbers, [width, height] in points, at most \(Self.longestSide)")
            }
            return .resize(CGSize(width: size[0], height: size[1]))
        case "tilt":
            return .tilt(
                UIOffset(horizontal: try part(x, "\(place).x"), vertical: try part(y, "\(place).y")))
        case "key": return .key(try key(at: place))
        case "remoteControl": return .remoteControl(try remoteCommand(at: place))
        case "hover":
            guard x != nil || y != nil else { return .hover(nil) }
            return .hover(CGPoint(x: try number(x, "\(place).x"), y: try number(y, "\(place).y")))
        case "text": return .text(try writing(at: place))
        case "composition":
            let text = try writing(at: place)
            return .composition(text, selection: try selection(in: text, at: place))
        case "appearance":
            return .appearance(try Take.style(style, at: "\(place).style"))
        default:
            throw ScriptError(
                place: "\(place).kind", problem: "is \"\(kind)\"",
                expected: "one of " + Self.kinds.map { "\"\($0)\"" }.joined(separator: ", "))
        }
    }

    private func number(_ value: Double?, _ place: String) throws(ScriptError) -> Double {
        guard let value, value.isFinite else {
            throw ScriptError(
                place: place, problem: "is \(value.map { "\($0)" } ?? "missing")", expected: "a finite number"
            )
        }
        return value
    }

    private func part(_ value: Double?, _ place: String) throws(ScriptError) -> Double {
        let value = try number(value, place)
        guard abs(value) <= 1 else {
            throw ScriptError(place: place, problem: "is \(value)", expected: "a number from -1 to 1")
        }
        return value
    }

    private func writing(at place: String) throws(ScriptError) -> String {
        guard let text else {
            throw ScriptError(
                place: "\(place).text", problem: "is missing", expected: "what is written, a text")
        }
        return text
    }

    private func selection(in text: String, at place: String) throws(ScriptError) -> Range<Int> {
        let end = text.utf16.count
        guard let selection else { return end..<end }
        guard selection.count == 2, 0 <= selection[0], selection[0] <= selection[1], selection[1] <= end
        else {
            throw ScriptError(
                place: "\(place).selection", problem: "is \(selection)",
                expected: "two places in the text, [from, to], from 0 to \(end)")
        }
        return selection[0]..<selection[1]
    }

    private func remoteCommand(at place: String) throws(ScriptError) -> Take.RemoteCommand {
        guard let known = command.flatMap(Take.RemoteCommand.init(rawValue:)) else {
            throw ScriptError(
                place: "\(place).command", problem: "is \(command.map { "\"\($0)\"" } ?? "missing")",
                expected: "one of "
                    + Take.RemoteCommand.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
        }
        return known
    }

    private func key(at place: String) throws(ScriptError) -> Take.Key {
        let phases = Take.Key.Phase.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        guard let phase = phase.flatMap(Take.Key.Phase.init) else {
            throw ScriptError(
                place: "\(place).phase", problem: "is \(self.phase ?? "missing")",
                expected: "one of \(phases)")
        }
        guard let code = code.flatMap(UIKeyboardHIDUsage.init) else {
            throw ScriptError(
                place: "\(place).code", problem: "is \(self.code.map(String.init) ?? "missing")",
                expected: "a key's usage number of the USB HID tables")
        }
        return Take.Key(
            phase, code: code, characters: characters ?? "",
            modifiers: UIKeyModifierFlags(rawValue: modifiers ?? 0))
    }
}
