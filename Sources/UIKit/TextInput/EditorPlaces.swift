/// A place in an edited text, in UTF-16 units.
final class EditorPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override var description: String { "<UITextPosition: \(offset)>" }
}

/// A part of an edited text.
final class EditorRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { EditorPosition(range.location) }
    override var end: UITextPosition { EditorPosition(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
    override var description: String { "<UITextRange: \(range.location)..<\(range.location + range.length)>" }
}

/// What text inputs answer by the text alone, whatever it looks like.
extension TextEditor {
    private var length: Int { edited.text.utf16.count }

    func text(in range: UITextRange) -> String? { bytes(of: range).map { edited.text(in: $0) } }

    var selectedRange: UITextRange? {
        get { EditorRange(edited.utf16(edited.selection)) }
        set {
            guard let newValue, let bytes = bytes(of: newValue) else { return }
            select(from: bytes.lowerBound, to: bytes.upperBound)
        }
    }

    var markedRange: UITextRange? { edited.marked.map { EditorRange(edited.utf16($0)) } }

    var beginning: UITextPosition { EditorPosition(0) }
    var end: UITextPosition { EditorPosition(length) }

    func range(from first: UITextPosition, to last: UITextPosition) -> UITextRange? {
        guard let from = offset(of: first), let to = offset(of: last) else { return nil }
        return EditorRange(NSRange(location: min(from, to), length: abs(to - from)))
    }

    func position(from position: UITextPosition, movedBy distance: Int) -> UITextPosition? {
        guard let start = offset(of: position) else { return nil }
        let (sum, overflows) = start.addingReportingOverflow(distance)
        return !overflows && (0...length).contains(sum) ? EditorPosition(sum) : nil
    }

    /// Returns the place so many moves on; nil where one of them leads nowhere.
    func position(
        from position: UITextPosition, moves: UInt, _ next: (Int) -> Int
    ) -> UITextPosition? {
        guard var place = bytes(of: position) else { return nil }
        for _ in 0..<moves {
            let found = next(place)
            guard found != place else { return nil }
            place = found
        }
        return self.position(ofByte: place)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(of: position) ?? 0, offset(of: other) ?? 0)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func distance(from first: UITextPosition, to last: UITextPosition) -> Int {
        (offset(of: last) ?? 0) - (offset(of: first) ?? 0)
    }

    private func offset(of position: UITextPosition) -> Int? {
        (position as? EditorPosition).map { min(max($0.offset, 0), length) }
    }

    func bytes(of position: UITextPosition) -> Int? {
        offset(of: position).map { edited.bytes(utf16: NSRange(location: $0, length: 0)).lowerBound }
    }

    func bytes(of range: UITextRange) -> Range<Int>? {
        (range as? EditorRange).map { edited.bytes(utf16: $0.range) }
    }

    func position(ofByte offset: Int) -> UITextPosition {
        EditorPosition(edited.utf16(offset..<offset).location)
    }
}
