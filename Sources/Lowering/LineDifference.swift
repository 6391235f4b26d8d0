/// The difference of two texts, line by line.
public struct LineDifference {
    private enum Line {
        case kept(Substring)
        case removed(Substring)
        case inserted(Substring)
    }

    private let lines: [Line]
    /// How many lines that stay are shown around a change.
    private static let context = 3

    /// Compares two texts.
    public init(from old: String, to new: String) {
        let (old, new) = (Self.split(old), Self.split(new))
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(Self.offset))
        let inserted = Set(difference.insertions.map(Self.offset))
        var (lines, i, j) = ([Line](), 0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                lines.append(.removed(old[i]))
                i += 1
            } else if j < new.count, inserted.contains(j) {
                lines.append(.inserted(new[j]))
                j += 1
            } else {
                lines.append(.kept(old[i]))
                (i, j) = (i + 1, j + 1)
            }
        }
        self.lines = lines
    }

    /// Returns the difference in the unified format; empty where there is none.
    public func text(name: String) -> String {
        let changed = lines.indices.filter { if case .kept = lines[$0] { false } else { true } }
        guard !changed.isEmpty else { return "" }
        var shown = Set<Int>()
        for index in changed {
            shown.formUnion(max(0, index - Self.context)...min(lines.count - 1, index + Self.context))
        }
        var (result, old, new) = ("--- \(name)\n+++ \(name)\n", 1, 1)
        var hunk: [Line] = []
        var start = (old: 1, new: 1)
        for index in lines.indices {
            if shown.contains(index) {
                if hunk.isEmpty { start = (old, new) }
                hunk.append(lines[index])
            }
            if case .inserted = lines[index] {} else { old += 1 }
            if case .removed = lines[index] {} else { new += 1 }
            if !shown.contains(index + 1), !hunk.isEmpty {
                result += Self.text(hunk, start)
                hunk = []
            }
        }
        return result
    }

    private static func text(_ hunk: [Line], _ start: (old: Int, new: Int)) -> String {
        var (body, old, new) = ("", 0, 0)
        for line in hunk {
            switch line {
            case .kept(let text): (body, old, new) = (body + " \(text)\n", old + 1, new + 1)
            case .removed(let text): (body, old) = (body + "-\(text)\n", old + 1)
            case .inserted(let text): (body, new) = (body + "+\(text)\n", new + 1)
            }
        }
        // A side without lines stands after the line before it.
        let (first, second) = (start.old - (old == 0 ? 1 : 0), start.new - (new == 0 ? 1 : 0))
        return "@@ -\(first),\(old) +\(second),\(new) @@\n\(body)"
    }

    private static func split(_ text: String) -> [Substring] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }

    private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
