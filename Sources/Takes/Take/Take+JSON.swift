import Foundation
import StageKit
import UIKit

extension Take {
    /// The version of the file format that is written.
    public static let version = 2

    /// Reads a take from the bytes of a JSON file.
    ///
    /// A touch script is a take; so is a file with `"version": 2` and, besides `size` and `touches`, any of
    /// `sample`, `scale`, `frameRate`, `device`, `style` (`light` or `dark`), `settings` (by name, as in ``Settings``),
    /// `values` (by name), `picture` (`path`, `hash`), `end` (seconds) and `events`. An event has `t` and `kind`:
    /// `wheel` (`dx`, `dy`, `x`, `y`), `hover` (`x`, `y`; neither once the mouse has left), `key` (`phase`, `code`,
    /// `characters`, `modifiers`), `remoteControl` (`command`), `text` (`text`), `composition` (`text`, `selection`),
    /// `appearance` (`style`), `resize` (`size`), `tilt` (`x`, `y`, from −1 to 1), `present`, `dismiss`, `finish` or
    /// `cancel`. Of touches and events at the same time the events come first.
    ///
    /// - Throws: ``ScriptError`` with the line where the file stops being JSON, or the part of it that is wrong, and
    ///   what was expected there.
    public init(json data: Data) throws(ScriptError) {
        let file = try TouchScript.decode(TakeFile.self, from: data, expectation: Self.expectation)
        // The rest of another version's file may be anything.
        if let version = file.version, version != Self.version {
            throw ScriptError(
                place: "version", problem: "is \(version)",
                expected: "\(Self.version), the newest that is known here")
        }
        self.init(try TouchScript(json: data))
        guard file.version != nil else { return }
        if let key = file.unknownKey {
            throw ScriptError(
                place: key.place, problem: "is not known",
                expected: "only " + key.known.joined(separator: ", "))
        }
        sample = file.sample
        scale = try Self.positive(file.scale ?? 1, "scale", atMost: 16)
        frameRate = try Self.positive(file.frameRate ?? Self.scriptFrameRate, "frameRate", atMost: 1000)
        device = try file.device.map { id throws(ScriptError) in try Self.device(id) }
        style = try file.style.map { name throws(ScriptError) in try Self.style(name, at: "style") } ?? .light
        settings = try Settings(file.settings ?? [:])
        values = file.values ?? [:]
        picture = file.picture.map { Picture(path: $0.path, hash: $0.hash) }
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
        if style == .dark { lines.append("\"style\":\"dark\"") }
        let settings = settings.entries
        if !settings.isEmpty { lines.append("\"settings\":\(Self.text(settings))") }
        if !values.isEmpty {
            lines.append(
                "\"values\":\(Self.text(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))")
        }
        if let picture {
            lines.append(
                "\"picture\":{\"path\":\(Self.text(picture.path)),\"hash\":\(Self.text(picture.hash))}")
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

    /// Returns the appearance with a name.
    static func style(_ name: String?, at place: String) throws(ScriptError) -> UIUserInterfaceStyle {
        switch name {
        case "light": return .light
        case "dark": return .dark
        default:
            throw ScriptError(
                place: place, problem: "is \(name.map { "\"\($0)\"" } ?? "missing")",
                expected: "\"light\" or \"dark\"")
        }
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
        case "settings": "settings by name: true or false, or the name of a size of text"
        case "values":
            "the sample's values by name: numbers, true or false, texts, or four numbers of a curve"
        case "events": "a list of events"
        case "picture": "the path of a picture and the hash of its bytes"
        case "path": "the path of a file, a text"
        case "hash": "the FNV-1a hash of a file's bytes, a text"
        case "end": "seconds, a number"
        case "kind": "one of " + RawEvent.kinds.map { "\"\($0)\"" }.joined(separator: ", ")
        case "dx", "dy": "points, a number"
        case "code", "modifiers": "a whole number"
        case "characters": "what the key writes, a text"
        case "text": "what is written, a text"
        case "selection": "two places in the text, [from, to] in UTF-16 units"
        case "style": "\"light\" or \"dark\""
        case "command": "the name of a remote control's command, a text"
        default: nil
        }
    }

    // MARK: - Writing

    private static func text(_ entries: [(name: String, value: SampleValue)]) -> String {
        "{" + entries.map { "\(text($0.name)):\(text($0.value))" }.joined(separator: ",") + "}"
    }

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
        case .remoteControl(let command):
            return start + "\"remoteControl\",\"command\":\"\(command.rawValue)\"}"
        case .hover(let location):
            let place = location.map { ",\"x\":\(Take.text($0.x)),\"y\":\(Take.text($0.y))" } ?? ""
            return start + "\"hover\"\(place)}"
        case .text(let text): return start + "\"text\",\"text\":\(Take.text(text))}"
        case .composition(let text, let selection):
            return start + "\"composition\",\"text\":\(Take.text(text)),"
                + "\"selection\":[\(selection.lowerBound),\(selection.upperBound)]}"
        case .appearance(let style):
            return start + "\"appearance\",\"style\":\"\(style == .dark ? "dark" : "light")\"}"
        case .resize(let size):
            return start + "\"resize\",\"size\":[\(Take.text(size.width)),\(Take.text(size.height))]}"
        case .tilt(let offset):
            return start + "\"tilt\",\"x\":\(Take.text(offset.horizontal)),"
                + "\"y\":\(Take.text(offset.vertical))}"
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
        "version", "sample", "size", "scale", "frameRate", "device", "style", "settings", "values", "picture",
        "events",
        "touches", "end",
    ]

    private static let touchKeys = ["t", "phase", "x", "y", "finger"]

    var version: Int?
    var sample: String?
    var scale: Double?
    var frameRate: Double?
    var device: String?
    var style: String?
    var settings: [String: SampleValue]?
    var values: [String: SampleValue]?
    var picture: RawPicture?
    var events: [RawEvent]?
    var end: Double?
    /// The first key that is not known where it stands, with those that are.
    var unknownKey: (place: String, known: [String])?

    init(from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: AnyKey.self)
        version = try all.decodeIfPresent(Int.self, forKey: AnyKey("version"))
        // Files without a version are touch scripts, whose other keys were never read.
        guard version == Take.version else { return }
        sample = try all.decodeIfPresent(String.self, forKey: AnyKey("sample"))
        scale = try all.decodeIfPresent(Double.self, forKey: AnyKey("scale"))
        frameRate = try all.decodeIfPresent(Double.self, forKey: AnyKey("frameRate"))
        device = try all.decodeIfPresent(String.self, forKey: AnyKey("device"))
        style = try all.decodeIfPresent(String.self, forKey: AnyKey("style"))
        settings = try all.decodeIfPresent([String: SampleValue].self, forKey: AnyKey("settings"))
        values = try all.decodeIfPresent([String: SampleValue].self, forKey: AnyKey("values"))
        picture = try all.decodeIfPresent(RawPicture.self, forKey: AnyKey("picture"))
        events = try all.decodeIfPresent([RawEvent].self, forKey: AnyKey("events"))
        end = try all.decodeIfPresent(Double.self, forKey: AnyKey("end"))
        unknownKey =
            try Self.unknownKey(in: all, Self.keys, at: "")
            ?? Self.unknownKey(inList: "events", of: all, RawEvent.keys)
            ?? Self.unknownKey(inList: "touches", of: all, Self.touchKeys)
    }

    private static func unknownKey(
        in container: KeyedDecodingContainer<AnyKey>, _ known: [String], at place: String
    ) -> (place: String, known: [String])? {
        let others = container.allKeys.map(\.stringValue).filter { !known.contains($0) }
        return others.min().map { (place: place + $0, known: known) }
    }

    private static func unknownKey(
        inList name: String, of all: KeyedDecodingContainer<AnyKey>, _ known: [String]
    ) throws -> (place: String, known: [String])? {
        guard try all.contains(AnyKey(name)) && !all.decodeNil(forKey: AnyKey(name)) else { return nil }
        var list = try all.nestedUnkeyedContainer(forKey: AnyKey(name))
        while !list.isAtEnd {
            let place = "\(name)[\(list.currentIndex)]."
            let entry = try list.nestedContainer(keyedBy: AnyKey.self)
            if let key = unknownKey(in: entry, known, at: place) { return key }
        }
        return nil
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
