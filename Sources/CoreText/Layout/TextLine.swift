internal import CPangoCairo

/// One line of text of any length, for editing: it knows where carets stand and what lies where.
///
/// A long text is shaped in pieces, so that an edit costs as much as it changes and a picture as much as it shows.
/// Text of one direction that is cut within text of the other keeps its order inside each piece only.
///
/// Offsets are bytes of UTF-8, places are points from the line's left end. Ends of lines show as spaces.
package final class TextLine {
    /// The bytes of a piece that is full. A text of two pieces at most is one.
    private static let fullPiece = 1024
    /// How far before a full piece's end a space is looked for, in bytes.
    private static let searchedForSpace = 128
    /// The most pixels on a side of a picture: what every OpenGL 3.3 can hold.
    private static let mostPixels: CGFloat = 8192
    /// The number of layouts that are kept; more than a screen shows.
    private static let keptLayouts = 12
    /// A mark without width that gives a piece the line's direction, and its length.
    private static let marks = (left: "\u{200E}", right: "\u{200F}", length: 3)

    /// The text.
    package private(set) var text: String
    package let style: TextStyle
    /// The part that is underlined.
    package private(set) var underlined: Range<Int>?
    /// Whether the line begins at the right.
    package private(set) var isRightToLeft = false
    /// The width, in points.
    package var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }

    private var pieces: [Piece] = []
    private var layouts: [(serial: Int, layout: TextLayout)] = []
    private var lastSerial = 0

    private struct Piece {
        let serial: Int
        let length: Int
        let width: CGFloat
    }

    /// A piece with its place in the line.
    private struct Place {
        let piece: Piece
        let start: Int
        let left: CGFloat
        var end: Int { start + piece.length }
        var right: CGFloat { left + piece.width }
    }

    /// Shapes a line.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - style: how all of it looks.
    ///   - underlined: the part that is underlined besides.
    package init(_ text: String, style: TextStyle, underlined: Range<Int>? = nil) {
        self.text = text
        self.style = style
        self.underlined = underlined
        reshape()
    }

    /// Replaces a part of the text.
    ///
    /// - Parameters:
    ///   - range: the part that is replaced. It holds the underlined part, if there is one.
    ///   - length: the length of what comes in its place.
    ///   - text: the whole text as it is then.
    ///   - underlined: the part that is underlined then, inside of what came in.
    package func replace(
        _ range: Range<Int>, withBytes length: Int, of text: String, underlined: Range<Int>? = nil
    ) {
        self.text = text
        self.underlined = underlined
        guard pieces.count > 1 else { return reshape() }
        let isAtStart = range.lowerBound <= pieces[0].length
        var start = 0
        var (first, last): (Int?, Int) = (nil, 0)
        var (begin, end) = (0, 0)
        for (index, piece) in pieces.enumerated() {
            if start + piece.length >= range.lowerBound, start <= range.upperBound {
                if first == nil { (first, begin) = (index, start) }
                (last, end) = (index, start + piece.length)
            }
            start += piece.length
        }
        let changed = begin..<max(end - range.count + length, begin)
        pieces.replaceSubrange((first ?? 0)...last, with: shape(changed))
        // The first piece decides on the direction of all, and a text of one piece has no marks.
        if pieces.count <= 1 || isAtStart && beginsAtRight(pieces[0].length) != isRightToLeft { reshape() }
    }

    // MARK: - Places

    /// Returns the place of a caret before the byte at `offset`.
    package func caret(at offset: Int) -> CGFloat {
        guard let place = place(at: offset) else { return 0 }
        return place.left + layout(of: place).caret(at: offset - place.start + markLength)
    }

    /// Returns the offset of the caret that is nearest to a place.
    package func offset(at place: CGFloat) -> Int {
        guard let piece = piece(at: place) else { return 0 }
        let letter = layout(of: piece).letter(at: place - piece.left)
        let text = layout(of: piece).text.text
        let offset = text.offset(letter.offset, movedByScalars: letter.trailing)
        return min(max(offset - markLength, 0), piece.piece.length) + piece.start
    }

    /// Returns the offset of the letter that covers a place.
    package func letter(at place: CGFloat) -> Int {
        guard let piece = piece(at: place) else { return 0 }
        let letter = layout(of: piece).letter(at: place - piece.left)
        return min(max(letter.offset - markLength, 0), piece.piece.length) + piece.start
    }

    /// Returns the places that a range of the text covers between two places.
    package func spans(of range: Range<Int>, within visible: Range<CGFloat>) -> [Range<CGFloat>] {
        places.filter { $0.left < visible.upperBound && $0.right > visible.lowerBound }.flatMap { place in
            let part = range.clamped(to: place.start..<place.end)
            guard !part.isEmpty else { return [Range<CGFloat>]() }
            let start = part.lowerBound - place.start + markLength
            return layout(of: place).spans(of: start..<start + part.count).map {
                (place.left + $0.lowerBound)..<(place.left + $0.upperBound)
            }
        }
    }

    /// Returns the offset of the next place to the left or to the right where a caret can stand; the same at the
    /// line's end.
    package func neighbor(of offset: Int, toRight: Bool) -> Int {
        guard let place = place(at: offset) else { return offset }
        // Where all is of one direction, what is seen goes as the text does. Pango measures every place of the
        // line each time, which takes long in a long one.
        let isPlain = !isRightToLeft && !layout(of: place).text.text.hasLettersFromRight
        let next =
            isPlain
            ? nil : layout(of: place).neighbor(of: offset - place.start + markLength, toRight: toRight)
        if let next, next >= markLength { return next - markLength + place.start }
        // One letter on in the line's direction, also beyond the piece.
        let isForwards = toRight != isRightToLeft
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        guard index != (isForwards ? text.endIndex : text.startIndex) else { return offset }
        let moved = isForwards ? text.index(after: index) : text.index(before: index)
        return text.utf8.distance(from: text.startIndex, to: moved)
    }

    // MARK: - Words

    /// Returns where the word before an offset begins; 0 without one.
    package func wordStart(before offset: Int) -> Int {
        for place in places.reversed() where place.start < offset {
            if let word = words(of: place).last(where: { $0.lowerBound < offset }) { return word.lowerBound }
        }
        return 0
    }

    /// Returns where the word after an offset ends; the text's end without one.
    package func wordEnd(after offset: Int) -> Int {
        for place in places where place.end > offset {
            if let word = words(of: place).first(where: { $0.upperBound > offset }) { return word.upperBound }
        }
        return text.utf8.count
    }

    /// Returns the word at an offset, or what lies between two words.
    package func word(at offset: Int) -> Range<Int> {
        guard let place = place(at: offset) else { return 0..<0 }
        let words = words(of: place)
        if let word = words.first(where: { $0.contains(offset) }) { return word }
        // A double click at the end of the text takes the word that ends there.
        if offset == text.utf8.count, let last = words.last, last.upperBound == offset { return last }
        let start = words.last { $0.upperBound <= offset }?.upperBound ?? place.start
        let end = words.first { $0.lowerBound > offset }?.lowerBound ?? place.end
        return start..<max(end, start)
    }

    private func words(of place: Place) -> [Range<Int>] {
        layout(of: place).words().map {
            let start = max($0.lowerBound - markLength, 0) + place.start
            return start..<max($0.upperBound - markLength + place.start, start)
        }
    }

    // MARK: - Drawing

    /// Returns a picture of a part of the line.
    ///
    /// - Parameters:
    ///   - visible: the part, in points.
    ///   - height: the height of the picture.
    ///   - top: where the line's top lies in the picture.
    ///   - scale: pixels a point.
    ///   - color: for letters, where there is colour at all.
    /// - Returns: coverage alone where letters have no colours of their own; nil without anything to see.
    package func image(
        of visible: Range<CGFloat>, height: CGFloat, top: CGFloat, scale: CGFloat, color: CGColor
    ) -> (image: CGImage, isColored: Bool)? {
        let shown = places.filter { $0.left < visible.upperBound && $0.right > visible.lowerBound }
            .map { (place: $0, layout: layout(of: $0)) }
        let width = (visible.upperBound - visible.lowerBound) * scale
        let rows = (height * scale).rounded(.up)
        let isColored = shown.contains { $0.layout.needsColor }
        guard !shown.isEmpty, width >= 1, rows >= 1, width <= Self.mostPixels, rows <= Self.mostPixels,
            let context = CGContext(
                width: Int(width.rounded(.up)), height: Int(rows), scale: scale,
                kind: isColored ? .color : .mask)
        else { return nil }
        context.setFillColor(isColored ? color : .black)
        for (place, layout) in shown {
            layout.draw(in: context, at: CGPoint(x: place.left - visible.lowerBound, y: top))
        }
        return context.makeImage().map { ($0, isColored) }
    }

    /// The height of the line, in points.
    package var height: CGFloat {
        let metrics = style.font.metrics
        return metrics.ascent + metrics.descent + metrics.leading
    }

    // MARK: - Pieces

    private var markLength: Int { pieces.count > 1 ? Self.marks.length : 0 }

    /// The pieces in the order of the text.
    private var places: [Place] {
        var start = 0
        var left = isRightToLeft ? width : 0
        return pieces.map { piece in
            if isRightToLeft { left -= piece.width }
            defer {
                start += piece.length
                if !isRightToLeft { left += piece.width }
            }
            return Place(piece: piece, start: start, left: left)
        }
    }

    private func place(at offset: Int) -> Place? {
        let places = places
        return places.first { $0.end > offset } ?? places.last
    }

    private func piece(at place: CGFloat) -> Place? {
        let places = places
        if let hit = places.first(where: { $0.left <= place && place < $0.right }) { return hit }
        let isBeforeStart = isRightToLeft ? place >= 0 : place < 0
        return isBeforeStart ? places.first : places.last
    }

    private func reshape() {
        layouts = []
        isRightToLeft = beginsAtRight(min(text.utf8.count, lengths(in: 0..<text.utf8.count).first ?? 0))
        pieces = shape(0..<text.utf8.count)
    }

    /// Cuts a part of the text into pieces and measures them.
    private func shape(_ range: Range<Int>) -> [Piece] {
        let lengths = lengths(in: range)
        let isWhole = lengths.count == 1 && range.count == text.utf8.count
        var start = range.lowerBound
        return lengths.map { length in
            lastSerial += 1
            let layout = makeLayout(of: start..<start + length, hasMark: !isWhole)
            start += length
            keep(layout, serial: lastSerial)
            return Piece(serial: lastSerial, length: length, width: layout.size.width)
        }
    }

    private func lengths(in range: Range<Int>) -> [Int] {
        guard range.count > 2 * Self.fullPiece else { return range.isEmpty ? [] : [range.count] }
        var lengths: [Int] = []
        var start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        var rest = range.count
        while rest > 2 * Self.fullPiece {
            let end = cut(behind: text.utf8.index(start, offsetBy: Self.fullPiece))
            let length = text.utf8.distance(from: start, to: end)
            lengths.append(length)
            (start, rest) = (end, rest - length)
        }
        return lengths + [rest]
    }

    /// Returns where to cut at about an index: behind a space, or between two letters.
    private func cut(behind index: String.Index) -> String.Index {
        let bytes = text.utf8
        let low = bytes.index(index, offsetBy: -Self.searchedForSpace)
        if let space = bytes[low..<index].lastIndex(of: 0x20) { return bytes.index(after: space) }
        let scalars = text.unicodeScalars
        let nearest = text.unicodeScalarStart(of: index)
        var candidate = nearest
        while candidate > low {
            let previous = scalars.index(before: candidate)
            if scalars[candidate].beginsLetter, scalars[previous].endsLetter { return candidate }
            candidate = previous
        }
        return nearest
    }

    private func layout(of place: Place) -> TextLayout {
        if let kept = layouts.first(where: { $0.serial == place.piece.serial }) { return kept.layout }
        let layout = makeLayout(of: place.start..<place.end, hasMark: pieces.count > 1)
        keep(layout, serial: place.piece.serial)
        return layout
    }

    private func keep(_ layout: TextLayout, serial: Int) {
        if layouts.count >= Self.keptLayouts { layouts.removeFirst() }
        layouts.append((serial, layout))
    }

    private func makeLayout(of range: Range<Int>, hasMark: Bool) -> TextLayout {
        let bytes = text.utf8
        let start = bytes.index(text.startIndex, offsetBy: range.lowerBound)
        let end = bytes.index(start, offsetBy: range.count)
        var result = StyledText()
        if hasMark { result.append(isRightToLeft ? Self.marks.right : Self.marks.left, style: style) }
        var line = style
        line.isUnderlined = true
        let marked = (underlined ?? range.upperBound..<range.upperBound).clamped(to: range)
        let (from, to) = (marked.lowerBound, marked.upperBound)
        let first = bytes.index(start, offsetBy: from - range.lowerBound)
        let second = bytes.index(start, offsetBy: to - range.lowerBound)
        result.append(text[start..<first].onOneLine, style: style)
        result.append(text[first..<second].onOneLine, style: line)
        result.append(text[second..<end].onOneLine, style: style)
        return TextLayout(result, options: TextOptions(lineLimit: 1, lineBreak: .clip))
    }

    /// Returns whether the text begins with letters that are written from the right.
    ///
    /// - Parameter length: the length of the first piece.
    /// - Returns: false where the piece has letters of no direction only.
    private func beginsAtRight(_ length: Int) -> Bool {
        makeLayout(of: 0..<length, hasMark: false).lines.first?.isRightToLeft ?? false
    }
}

extension String {
    /// Whether a part may be written from the right: whether there are letters or marks of such scripts.
    fileprivate var hasLettersFromRight: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0...0x58F: false
            case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
                0x10800...0x10FFF, 0x1E800...0x1EFFF:
                true
            default: false
            }
        }
    }

    /// Returns the beginning of the scalar at an index.
    fileprivate func unicodeScalarStart(of index: Index) -> Index {
        var index = index
        while index > startIndex, index < endIndex, UTF8.isContinuation(utf8[index]) {
            index = utf8.index(before: index)
        }
        return index
    }
}

extension Unicode.Scalar {
    /// Whether a letter may begin here; looks at no more than this scalar, since a letter has no greatest length.
    fileprivate var beginsLetter: Bool {
        !properties.isGraphemeExtend && !properties.isEmojiModifier && !isRegionalIndicator
    }

    /// Whether a letter may end behind this.
    fileprivate var endsLetter: Bool { value != 0x200D && !isRegionalIndicator }

    private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension Substring {
    /// The text with each end of a line, and each NUL, replaced by a space of as many bytes.
    fileprivate var onOneLine: String {
        guard unicodeScalars.contains(where: { Self.spaces[$0] != nil }) else { return String(self) }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars { result.append(Self.spaces[scalar] ?? scalar) }
        return String(result)
    }

    private static let spaces: [Unicode.Scalar: Unicode.Scalar] = [
        "\0": " ", "\n": " ", "\u{B}": " ", "\u{C}": " ", "\r": " ", "\u{85}": "\u{A0}",
        "\u{2028}": "\u{2002}", "\u{2029}": "\u{2002}",
    ]
}
