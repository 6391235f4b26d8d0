import Foundation
import StageKit

/// Two lists of calls beside each other: what is the same, what came at another time, what is missing or new.
public struct CallComparison: Sendable {
    /// A line of the comparison.
    public enum Line: Equatable, Sendable {
        /// The same in both.
        case same(String)
        /// Only in the first list.
        case missing(String)
        /// Only in the second list.
        case added(String)
        /// In both, at other times, in seconds.
        case moved(String, from: TimeInterval, to: TimeInterval)
    }

    /// The lines, in order of both lists.
    public let lines: [Line]

    /// Compares calls; times count as equal within a microsecond, the precision of files.
    public init(_ first: [RecordedCall], _ second: [RecordedCall]) {
        let difference = second.map(\.identity).difference(from: first.map(\.identity))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < first.count || j < second.count {
            if i < first.count, removed.contains(i) {
                lines.append(.missing(first[i].text))
                i += 1
            } else if j < second.count, inserted.contains(j) {
                lines.append(.added(second[j].text))
                j += 1
            } else {
                let isSame = abs(first[i].time - second[j].time) < 1.5e-6
                lines.append(
                    isSame
                        ? .same(second[j].text)
                        : .moved(second[j].identity, from: first[i].time, to: second[j].time))
                (i, j) = (i + 1, j + 1)
            }
        }
        self.lines = lines
    }

    /// Whether both lists have the same calls at the same times.
    public var isEqual: Bool {
        lines.allSatisfy { if case .same = $0 { true } else { false } }
    }

    /// The comparison as text: `-` is missing, `+` is new, `~` came at another time; what is the same only
    /// beside these.
    ///
    /// - Parameter context: how many lines that are the same stand before and after a difference.
    /// - Returns: the lines.
    public func text(context: Int = 2) -> [String] {
        let isNear = lines.indices.map { index in
            lines[max(0, index - context)..<min(lines.count, index + context + 1)].contains {
                if case .same = $0 { false } else { true }
            }
        }
        var result: [String] = []
        for (index, line) in lines.enumerated() {
            guard isNear[index] else {
                if index == 0 || isNear[index - 1] { result.append("  …") }
                continue
            }
            switch line {
            case .same(let text): result.append("  " + text)
            case .missing(let text): result.append("- " + text)
            case .added(let text): result.append("+ " + text)
            case .moved(let text, let from, let to):
                result.append("~ \(RecordedCall.text(from)) -> \(RecordedCall.text(to))  \(text)")
            }
        }
        return result
    }
}

/// A call as a line of a trace file holds it.
public struct RecordedCall: Equatable, Sendable {
    /// Seconds since the take's start.
    public let time: TimeInterval
    /// Everything else about the call, as "Class.method(label:) name=value".
    public let identity: String

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

    /// Time and identity in one line.
    var text: String { "\(Self.text(time))  \(identity)" }

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
