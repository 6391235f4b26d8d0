import Foundation
import StageKit

/// A call as a line of a trace file holds it, or another fact with a time.
public struct RecordedCall: Equatable, Sendable {
    /// Seconds since the take's start.
    public let time: TimeInterval
    /// Everything else about the call, as "Class.method(label:) name=value".
    public let identity: String

    /// A fact with a time.
    ///
    /// - Parameters:
    ///   - time: in seconds since the take's start.
    ///   - identity: everything else about it, in one line.
    public init(time: TimeInterval, identity: String) {
        self.time = time
        self.identity = identity
    }

    /// Parses a line that `text` returned; nil for any other text.
    public init?(text: some StringProtocol) {
        guard let unit = text.range(of: Self.unit), let time = TimeInterval(text[..<unit.lowerBound]) else {
            return nil
        }
        self.init(time: time, identity: String(text[unit.upperBound...]))
    }

    /// A call of a take that ran.
    public init(_ call: Call) {
        self.init(
            time: call.time, kind: call.kind.rawValue, object: call.object, call: call.name,
            detail: call.detail)
    }

    private init(time: TimeInterval, kind: String, object: String, call: String, detail: [String: String]) {
        self.time = time
        let details = detail.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        identity = "\(kind) \(object).\(call)\(details)"
    }

    private static let unit = " s  "

    /// Time and identity in one line, as "0.350000 s  context Fade.completeTransition(_:) didComplete=true".
    public var text: String { "\(String(format: "%.6f", time))\(Self.unit)\(identity)" }

    static func text(_ seconds: TimeInterval) -> String { String(format: "%.6f s", seconds) }

    /// Reads the lines of a trace file; empty lines are skipped.
    ///
    /// - Throws: `ScriptError` with the number of the first line that is no call.
    public static func calls(in data: Data) throws(ScriptError) -> [RecordedCall] {
        var list: [RecordedCall] = []
        for (index, line) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) else { continue }
            guard let raw = try? JSONDecoder().decode(Raw.self, from: Data(line)) else {
                throw ScriptError(
                    place: "line \(index + 1)", problem: "is no call",
                    expected:
                        #"{"t":seconds,"kind":"…","object":"…","call":"…","detail":{…}}, as --trace writes it"#
                )
            }
            list.append(
                RecordedCall(
                    time: raw.t, kind: raw.kind, object: raw.object, call: raw.call, detail: raw.detail ?? [:]
                ))
        }
        return list
    }

    private struct Raw: Decodable {
        var t: Double
        var kind: String
        var object: String
        var call: String
        var detail: [String: String]?
    }
}
