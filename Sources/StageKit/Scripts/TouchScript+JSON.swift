import Foundation

extension TouchScript {
    /// Reads a script from the bytes of a JSON file.
    ///
    /// - Throws: ``ScriptError`` with the line where the file stops being JSON, or the index of the
    ///   touch that is wrong, and what was expected there.
    public init(json data: Data) throws(ScriptError) {
        let raw = try Self.decode(RawScript.self, from: data)
        guard raw.size.count == 2 else {
            throw ScriptError(
                place: "size", problem: "has \(raw.size.count) numbers",
                expected: "two positive numbers, [width, height] in points")
        }
        var touches: [Touch] = []
        for (index, touch) in raw.touches.enumerated() {
            guard let phase = Phase(rawValue: touch.phase) else {
                let known = Phase.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
                throw ScriptError(
                    place: "touches[\(index)].phase", problem: "is \"\(touch.phase)\"",
                    expected: "one of \(known)")
            }
            guard let finger = Int(exactly: touch.finger ?? 0) else {
                throw ScriptError(
                    place: "touches[\(index)].finger", problem: "is \(touch.finger ?? 0)",
                    expected: "a whole number from 0 on")
            }
            let location = CGPoint(x: touch.x, y: touch.y)
            touches.append(Touch(time: touch.t, phase: phase, location: location, finger: finger))
        }
        try self.init(size: CGSize(width: raw.size[0], height: raw.size[1]), touches: touches)
    }

    private static let form = #"{"size":[W,H],"touches":[{"t":0.0,"phase":"began","x":0,"y":0},…]}"#

    /// Decodes what a script's file holds.
    ///
    /// - Parameters:
    ///   - type: what the file holds.
    ///   - data: the bytes of the file.
    ///   - expectation: returns what is expected of a key that a touch script does not have.
    /// - Returns: what the file holds.
    /// - Throws: `ScriptError` with the place in the file.
    package static func decode<File: Decodable>(
        _ type: File.Type, from data: Data, expectation: (String) -> String? = { _ in nil }
    ) throws(ScriptError) -> File {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw scriptError(for: error, in: data) { expectation($0) ?? Self.expectation(of: $0) }
        } catch {
            throw ScriptError(place: "the script", problem: "cannot be read (\(error))", expected: form)
        }
    }

    private static func scriptError(
        for error: DecodingError, in data: Data, _ expectation: (String) -> String
    ) -> ScriptError {
        switch error {
        case .keyNotFound(let key, let context):
            let place = name(of: context.codingPath)
            return ScriptError(
                place: place, problem: "has no \"\(key.stringValue)\"",
                expected: expectation(key.stringValue))
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return wrongValue(at: context.codingPath, expectation)
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            return wrongValue(at: context.codingPath, expectation)
        case .dataCorrupted:
            return notJSON(data)
        @unknown default:
            return ScriptError(
                place: "the script", problem: "cannot be read (\(error))", expected: form)
        }
    }

    private static func wrongValue(
        at path: [any CodingKey], _ expectation: (String) -> String
    ) -> ScriptError {
        ScriptError(
            place: name(of: path), problem: "has a value of another kind",
            expected: path.last { $0.intValue == nil }.map { expectation($0.stringValue) } ?? form)
    }

    private static func notJSON(_ data: Data) -> ScriptError {
        guard !data.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
            return ScriptError(place: "line 1", problem: "is empty", expected: form)
        }
        let reason = reasonAgainst(data)
        let line = data.prefix(offset(of: reason, in: data)).count { $0 == 0x0A } + 1
        return ScriptError(place: "line \(line)", problem: "is not JSON (\(reason))", expected: form)
    }

    /// Returns the error of Foundation's older reader: unlike the decoder's, it names the place.
    private static func reasonAgainst(_ data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return "a number that is too large"
        } catch {
            let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            return text.hasSuffix(".") ? String(text.dropLast()) : text
        }
    }

    /// Returns the place that a reason names ("around character 30", "Number 1e999 is …"), or the end.
    private static func offset(of reason: String, in data: Data) -> Int {
        if let match = reason.firstMatch(of: /character (\d+)/) {
            return Int(match.1) ?? 0
        }
        if let match = reason.firstMatch(of: /Number (\S+)/), let found = data.range(of: Data(match.1.utf8)) {
            return found.lowerBound
        }
        return data.count
    }

    private static func name(of path: [any CodingKey]) -> String {
        let parts = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
        let joined = parts.joined()
        guard !joined.isEmpty else { return "the script" }
        return joined.hasPrefix(".") ? String(joined.dropFirst()) : joined
    }

    private static func expectation(of key: String) -> String {
        switch key {
        case "size": "two positive numbers, [width, height] in points"
        case "touches": "a list of touches"
        case "t": "seconds since the start, a number"
        case "phase": "one of " + Phase.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        case "x", "y": "points of the stage, a number"
        case "finger": "a whole number from 0 on"
        default: form
        }
    }
}

private struct RawScript: Decodable {
    var size: [Double]
    var touches: [RawTouch]
}

private struct RawTouch: Decodable {
    var t: Double
    var phase: String
    var x: Double
    var y: Double
    /// Checked for being whole later, with a better sentence than the decoder's.
    var finger: Double?
}
