internal import CPangoCairo

/// Carets and letters in each line of a layout of one paragraph. Offsets are bytes of the paragraph, places are
/// points from the layout's left edge.
extension TextLayout {
    /// Returns the index of the line in which a caret before the byte at `offset` stands.
    package func line(at offset: Int) -> Int {
        max((lines.firstIndex { $0.range.lowerBound > offset } ?? lines.count) - 1, 0)
    }

    /// Returns the index of the line at a point, or of the nearest one.
    package func line(at point: CGPoint) -> Int {
        let row = lines.first { point.y < $0.bottom } ?? lines.last
        return line(inRow: row?.row ?? 0, at: point.x)
    }

    /// Returns the index of the line in a row that is nearest to a place.
    package func line(inRow row: Int, at place: CGFloat) -> Int {
        func distance(_ index: Int) -> CGFloat {
            guard let room = lines[index].room else { return 0 }
            return max(room.lowerBound - place, place - room.upperBound, 0)
        }
        let beside = lines.indices.filter { lines[$0].row == row }
        return beside.min { distance($0) < distance($1) } ?? 0
    }

    /// The number of rows; 1 without any line.
    package var rowCount: Int { (lines.last?.row ?? 0) + 1 }

    /// Returns the place of a caret before the byte at `offset`.
    package func place(at offset: Int) -> CGFloat {
        guard lines.indices.contains(line(at: offset)) else { return 0 }
        let line = lines[line(at: offset)]
        return TextSystem.shared.locked {
            guard let pango = line.shaped.line(line.index) else { return line.origin.x }
            var x: Int32 = 0
            pango_layout_line_index_to_x(pango, Int32(offset - line.shaped.start), 0, &x)
            return line.origin.x + CGFloat(x) / CGFloat(PANGO_SCALE)
        }
    }

    /// Returns the offset of the caret that is nearest to a place in a line.
    package func offset(at place: CGFloat, inLine index: Int) -> Int {
        guard lines.indices.contains(index) else { return 0 }
        let line = lines[index]
        let hit: (Int, Int) = TextSystem.shared.locked {
            guard let pango = line.shaped.line(line.index) else { return (0, 0) }
            var (index, trailing): (Int32, Int32) = (0, 0)
            let units = min(max((place - line.origin.x) * CGFloat(PANGO_SCALE), -1e9), 1e9)
            pango_layout_line_x_to_index(pango, Int32(units), &index, &trailing)
            return (Int(index) + line.shaped.start, Int(trailing))
        }
        let offset = text.text.offset(hit.0, movedByScalars: hit.1)
        return min(max(offset, line.range.lowerBound), line.range.upperBound)
    }

    /// Returns the places that a range covers in a line.
    package func spans(of range: Range<Int>, inLine index: Int) -> [Range<CGFloat>] {
        guard lines.indices.contains(index) else { return [] }
        let line = lines[index]
        let part = range.clamped(to: line.range)
        guard !part.isEmpty else { return [] }
        return TextSystem.shared.locked {
            guard let pango = line.shaped.line(line.index) else { return [] }
            var places: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                pango, Int32(part.lowerBound - line.shaped.start),
                Int32(part.upperBound - line.shaped.start), &places, &count)
            defer { g_free(places) }
            guard let places else { return [] }
            let unit = CGFloat(PANGO_SCALE)
            let shift = line.origin.x - lineShift(pango)
            return (0..<Int(count)).map { index in
                let (start, end) = (CGFloat(places[index * 2]) / unit, CGFloat(places[index * 2 + 1]) / unit)
                return min(start, end) + shift..<max(start, end) + shift
            }
        }
    }

    /// Returns whether a letter in a line is written from right to left, be it among letters that are not.
    package func isRightToLeft(at offset: Int, inLine index: Int) -> Bool {
        guard lines.indices.contains(index) else { return false }
        let line = lines[index]
        return TextSystem.shared.locked {
            let runs = line.shaped.runs(of: line.index)
            let run = runs.first { $0.bytes.contains(offset - line.shaped.start) }
            return run?.isRightToLeft ?? line.isRightToLeft
        }
    }

    /// How far Pango itself has moved a line to the right: its left end, in the box that Pango aligns to.
    private func lineShift(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
        var places: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        let start = line.pointee.start_index
        pango_layout_line_get_x_ranges(line, start, start + line.pointee.length, &places, &count)
        defer { g_free(places) }
        guard let places else { return 0 }
        return CGFloat((0..<Int(count) * 2).map { places[$0] }.min() ?? 0) / CGFloat(PANGO_SCALE)
    }

    /// Returns the offset of the next place to the left or to the right where a caret can stand in the paragraph;
    /// nil beyond its ends.
    package func caret(after offset: Int, toRight: Bool) -> Int? {
        guard let next = neighbor(of: offset, toRight: toRight), next != offset else { return nil }
        return next
    }

    /// The words of the paragraph, in order.
    package var wordRanges: [Range<Int>] { words() }
}
