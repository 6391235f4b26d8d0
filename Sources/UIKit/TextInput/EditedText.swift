/// A text with a selection and with marked text: what editing does to it, apart from how it looks.
///
/// Offsets are bytes of UTF-8. The selection reaches from `anchor`, which stays, to `head`, which moves.
struct EditedText: Equatable {
    private(set) var text = ""
    private(set) var anchor = 0
    private(set) var head = 0
    /// The text that an input method composes.
    private(set) var marked: Range<Int>?

    init(_ text: String = "") {
        self.text = text
        anchor = count
        head = count
    }

    /// The number of bytes.
    var count: Int { text.utf8.count }
    var isEmpty: Bool { text.isEmpty }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var selectedText: String { String(text[range(selection)]) }

    /// What the text that is typed next takes the place of: the marked text, or else the selection.
    var replacedByTyping: Range<Int> { marked ?? selection }

    /// What stands before the place of what is typed next.
    var textBeforeTyping: Substring { text[..<index(replacedByTyping.lowerBound)] }

    /// What stands behind the place of what is typed next.
    var textAfterTyping: Substring { text[index(replacedByTyping.upperBound)...] }

    // MARK: - Changes

    /// Replaces a range; the caret stands behind the replacement, and nothing is marked.
    mutating func replace(_ bytes: Range<Int>, with replacement: String) {
        text.replaceSubrange(range(bytes), with: replacement)
        marked = nil
        select(bytes.lowerBound + replacement.utf8.count)
    }

    /// Replaces the marked text, or else the selection, with marked text.
    ///
    /// - Parameters:
    ///   - replacement: the text; where it is empty nothing is marked any more.
    ///   - selected: the part of it that is selected, in UTF-16 units.
    mutating func mark(_ replacement: String, selected: NSRange) {
        let start = replacedByTyping.lowerBound
        replace(replacedByTyping, with: replacement)
        guard !replacement.isEmpty else { return }
        marked = start..<start + replacement.utf8.count
        let part = EditedText(replacement).bytes(utf16: selected)
        select(from: start + part.lowerBound, to: start + part.upperBound)
    }

    mutating func unmark() { marked = nil }

    /// Selects from one offset to another, rounded down to the beginnings of letters.
    mutating func select(from anchor: Int, to head: Int) {
        self.anchor = letterStart(at: anchor)
        self.head = letterStart(at: head)
    }

    /// Puts the caret at an offset.
    mutating func select(_ caret: Int) { select(from: caret, to: caret) }

    // MARK: - Letters

    /// Returns the beginning of the letter before an offset, or 0.
    func letter(before offset: Int) -> Int {
        let index = index(offset)
        guard index > text.startIndex, index >= text.index(after: text.startIndex) else { return 0 }
        return self.offset(text.index(before: index))
    }

    /// Returns the end of the letter after an offset, or the end.
    func letter(after offset: Int) -> Int {
        let index = index(offset)
        return index < text.endIndex ? self.offset(text.index(after: index)) : count
    }

    /// Returns the beginning of the letter at an offset.
    func letterStart(at offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < count else { return count }
        let index = index(offset)
        guard index >= text.index(after: text.startIndex) else { return 0 }
        // `index(before:)` rounds down first.
        return self.offset(text.index(after: text.index(before: index)))
    }

    // MARK: - Offsets

    /// Returns a range in UTF-16 units as bytes, as far as it lies in the text.
    func bytes(utf16 range: NSRange) -> Range<Int> {
        let length = text.utf16.count
        let start = range.location == NSNotFound ? length : min(max(range.location, 0), length)
        let end = start + min(max(range.length, 0), length - start)
        let (first, last) = (
            text.utf16.index(text.startIndex, offsetBy: start),
            text.utf16.index(text.startIndex, offsetBy: end)
        )
        return offset(first)..<offset(last)
    }

    /// Returns a range of bytes in UTF-16 units.
    func utf16(_ bytes: Range<Int>) -> NSRange { NSRange(range(bytes), in: text) }

    /// Returns the text of a range.
    func text(in bytes: Range<Int>) -> String { String(text[range(bytes)]) }

    private func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), count))
    }

    private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    private func range(_ bytes: Range<Int>) -> Range<String.Index> {
        index(bytes.lowerBound)..<index(bytes.upperBound)
    }
}

extension String {
    /// The text as a single line holds it: each end of a line is a space, and control characters are left out.
    var onSingleLine: String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.isLineEnd }) else { return self }
        var result = UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if scalar.isLineEnd {
                // A carriage return and a line feed are one end.
                if scalar != "\n" || previous != "\r" { result.append(" ") }
            } else if !scalar.isControl {
                result.append(scalar)
            }
            previous = scalar
        }
        return String(result)
    }
}

extension String {
    /// The text as many lines hold it: each end of a line is a line feed, and control characters are left out.
    var inLines: String {
        guard unicodeScalars.contains(where: { $0 != "\n" && ($0.isControl || $0.isLineEnd) }) else {
            return self
        }
        var result = UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if scalar.isLineEnd {
                // A carriage return and a line feed are one end.
                if scalar != "\n" || previous != "\r" { result.append("\n") }
            } else if !scalar.isControl {
                result.append(scalar)
            }
            previous = scalar
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isLineEnd: Bool { (0xA...0xD).contains(value) || [0x85, 0x2028, 0x2029].contains(value) }
    /// Whether it is one of Unicode's control characters, which write nothing; a tab does.
    fileprivate var isControl: Bool {
        (value < 0x20 || (0x7F...0x9F).contains(value)) && value != 9 && !isLineEnd
    }
}
