import Foundation
import StageKit
import UIKit

extension Take {
    /// The version of the file format that is written.
    public static let version = 2

    /// Reads a take from the bytes of a JSON file.
    ///
    /// A touch script is a take; so is a file with `"version": 2` and, besides `size` and `touches`, any of
    /// `sample`, `scale`, `frameRate`, `device`, `values` (by name), `end` (seconds) and `events`. An event has `t` and `kind`:
    /// `wheel` (`dx`, `dy`, `x`, `y`), `key` (`phase`, `code`, `characters`, `modifiers`), `resize` (`size`),
    /// `present`, `dismiss`, `finish` or `cancel`. Of touches and events at the same time the events come first.
    ///
    /// - Throws: ``ScriptError`` with the line where the file stops being JSON, or the part of it that is wrong, and
    ///   what was expected there.
    public init(json data: Data) throws(ScriptError) {
        let script = try TouchScript(json: data)
        self.init(script)
        let file = try TouchScript.decode(TakeFile.self, from: data, expectation: Self.expectation)
        guard let version = file.version else { return }
        guard version == Self.version else {
            throw ScriptError(
                place: "version", problem: "is \(version)",
                expected: "\(Self.version), the newest that is known here")
        }
        if let key = file.unknownKeys.first {
            throw ScriptError(
                place: key, problem: "is not known",
                expected: "only " + TakeFile.keys.joined(separator: ", "))
        }
        sample = file.sample
        scale = try Self.positive(file.scale ?? 1, "scale", atMost: 16)
        frameRate = try Self.positive(file.frameRate ?? Self.scriptFrameRate, "frameRate", atMost: 1000)
        device = try file.device.map { id throws(ScriptError) in try Self.device(id) }
        values = file.values ?? [:]
        var others: [Event] = []
        for (index, event) in (file.events ?? []).enumerated() {
            others.append(try event.event(at: "events[\(index)]", after: others.last?.time ?? 0))
        }
        let touches = events
        // Sorting keeps the order of equal times.
        setEvents((others + touches).sorted { $0.time < $1.time })
        if let end = file.end {
            guard end.isFinite, end >= lastEventTime, end <= TouchScript.longest else {
                throw ScriptError(
                    place: "end", problem: "is \(end)",
                    expected: "seconds, not before the last event at \(lastEventTime) and at most a day")
            }
            self.end = end
        }
    }

    /// The take as the bytes of a JSON file: the same take gives the same bytes.
    public func json() -> Data {
        var lines = ["\"version\":\(Self.version)"]
        if let sample { lines.append("\"sample\":\(Self.text(sample))") }
        lines.append("\"size\":[\(Self.text(size.width)),\(Self.text(size.height))]")
        lines.append("\"scale\":\(Self.text(scale))")
        lines.append("\"frameRate\":\(Self.text(frameRate))")
        if let device { lines.append("\"device\":\(Self.text(device.id))") }
        if !values.isEmpty {
            let pairs = values.sorted { $0.key < $1.key }.map {
                "\(Self.text($0.key)):\(Self.text($0.value))"
            }
            lines.append("\"values\":{\(pairs.joined(separator: ","))}")
        }
        let touches = events.compactMap(\.touchText)
        let others = events.compactMap(\.otherText)
        if !others.isEmpty { lines.append("\"events\":[\n\(others.joined(separator: ",\n"))\n]") }
        lines.append(
            touches.isEmpty ? "\"touches\":[]" : "\"touches\":[\n\(touches.joined(separator: ",\n"))\n]")
        if let end { lines.append("\"end\":\(Self.text(end))") }
        return Data("{\(lines.joined(separator: ",\n"))}\n".utf8)
    }

    // MARK: - Reading

    private static func device(_ id: String) throws(ScriptError) -> StageDevice {
        if let device = StageDevice.named(id) { return device }
        throw ScriptError(
            place: "device", problem: "is \"\(id)\"",
            expected: "one of " + StageDevice.all.map { "\"\($0.id)\"" }.joined(separator: ", "))
    }

    private static func positive(_ number: Double, _ place: String, atMost most: Double) throws(ScriptError)
        -> Double
    {
        guard number.isFinite, number > 0, number <= most else {
            throw ScriptError(
                place: place, problem: "is \(number)", expected: "a positive number of at most \(Int(most))")
        }
        return number
    }

    private static func expectation(of key: String) -> String? {
        switch key {
        case "version": "\(version), a whole number"
        case "sample": "the id of a sample, a text"
        case "scale": "pixels per point, a number"
        case "frameRate": "frames per second, a number"
        case "device": "the name of a device, a text"
        case "values":
            "the sample's values by name: numbers, true or false, texts, or four numbers of a curve"
        case "events": "a list of events"
        case "end": "seconds, a number"
        case "kind": "one of " + RawEvent.kinds.map { "\"\($0)\"" }.joined(separator: ", ")
        case "dx", "dy": "points, a number"
        case "code", "modifiers": "a whole number"
        case "characters": "what the key writes, a text"
        default: nil
        }
    }

    // MARK: - Writing

    fileprivate static func text(_ number: Double) -> String {
        // Microseconds and millionths of a point: more digits only show how floating-point numbers add up.
        let rounded = (number * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }

    fileprivate static func text(_ string: String) -> String { TraceText.quoted(string) }

    private static func text(_ value: SampleValue) -> String {
        switch value {
        case .number(let number): text(number)
        case .flag(let flag): String(flag)
        case .choice(let name): text(name)
        case .curve(let numbers): "[\(numbers.map { text($0) }.joined(separator: ","))]"
        }
    }
}

extension Take.Event {
    fileprivate var touchText: String? {
        guard case .touch(let phase, let point, let finger) = kind else { return nil }
        let number = finger == 0 ? "" : ",\"finger\":\(finger)"
        return "{\"t\":\(Take.text(time)),\"phase\":\"\(phase.rawValue)\",\"x\":\(Take.text(point.x)),"
            + "\"y\":\(Take.text(point.y))\(number)}"
    }

    fileprivate var otherText: String? {
        let start = "{\"t\":\(Take.text(time)),\"kind\":"
        switch kind {
        case .touch: return nil
        case .wheel(let delta, let point):
            return start + "\"wheel\",\"dx\":\(Take.text(delta.dx)),\"dy\":\(Take.text(delta.dy)),"
                + "\"x\":\(Take.text(point.x)),\"y\":\(Take.text(point.y))}"
        case .key(let key):
            return start + "\"key\",\"phase\":\"\(key.phase.rawValue)\",\"code\":\(key.code.rawValue),"
                + "\"characters\":\(Take.text(key.characters)),\"modifiers\":\(key.modifiers.rawValue)}"
        case .resize(let size):
            return start + "\"resize\",\"size\":[\(Take.text(size.width)),\(Take.text(size.height))]}"
        case .present: return start + "\"present\"}"
        case .dismiss: return start + "\"dismiss\"}"
        case .finish: return start + "\"finish\"}"
        case .cancel: return start + "\"cancel\"}"
        }
    }
}

/// A take's file but for its size and touches, which a touch script has, too.
private struct TakeFile: Decodable {
    static let keys = [
        "version", "sample", "size", "scale", "frameRate", "device", "values", "events", "touches",
        "end",
    ]

    var version: Int?
    var sample: String?
    var scale: Double?
    var frameRate: Double?
    var device: String?
    var values: [String: SampleValue]?
    var events: [RawEvent]?
    var end: Double?
    var unknownKeys: [String]

    init(from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: AnyKey.self)
        unknownKeys = all.allKeys.map(\.stringValue).filter { !Self.keys.contains($0) }.sorted()
        version = try all.decodeIfPresent(Int.self, forKey: AnyKey("version"))
        // Files without a version are touch scripts, whose other keys were never read.
        guard version != nil else { return }
        sample = try all.decodeIfPresent(String.self, forKey: AnyKey("sample"))
        scale = try all.decodeIfPresent(Double.self, forKey: AnyKey("scale"))
        frameRate = try all.decodeIfPresent(Double.self, forKey: AnyKey("frameRate"))
        device = try all.decodeIfPresent(String.self, forKey: AnyKey("device"))
        values = try all.decodeIfPresent([String: SampleValue].self, forKey: AnyKey("values"))
        events = try all.decodeIfPresent([RawEvent].self, forKey: AnyKey("events"))
        end = try all.decodeIfPresent(Double.self, forKey: AnyKey("end"))
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

/// An event that is no touch, before it is checked.
private struct RawEvent: Decodable {
    static let kinds = ["wheel", "key", "resize", "present", "dismiss", "finish", "cancel"]

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

    func event(at place: String, after earliest: TimeInterval) throws(ScriptError) -> Take.Event {
        guard t.isFinite, t >= earliest, t <= TouchScript.longest else {
            throw ScriptError(
                place: "\(place).t", problem: "is \(t)",
                expected: "seconds, not less than \(earliest), the time before it, and at most a day")
        }
        return Take.Event(time: t, kind: try checkedKind(at: place))
    }

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
            guard let size, size.count == 2, size.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= 16_384 }) else {
                throw ScriptError(
                    place: "\(place).size", problem: "is \(size.map { "\($0)" } ?? "missing")",
                    expected: "two positive numbers, [width, height] in points")
            }
            return .resize(CGSize(width: size[0], height: size[1]))
        case "key": return .key(try key(at: place))
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
