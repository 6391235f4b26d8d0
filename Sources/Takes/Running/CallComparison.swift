import Foundation
import StageKit

/// The comparison of two lists of calls: which are the same, came at another time, are missing or are new.
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

    /// The comparison as text: `-` marks a missing call, `+` a new one, `~` one at another time. Equal calls
    /// appear only near these.
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
