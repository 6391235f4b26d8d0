internal import CPangoCairo

/// Where carets stand in the first line of a layout, and what lies where. Offsets are bytes of UTF-8, places are
/// points from the line's left end.
extension TextLayout {
    /// Returns the place of a caret before the byte at `offset`.
    ///
    /// Where text of two directions meets, the caret stands where a letter of the line's own direction would go.
    func caret(at offset: Int) -> CGFloat {
        guard let shaped = lines.first?.shaped else { return 0 }
        return TextSystem.shared.locked {
            var strong = PangoRectangle()
            pango_layout_get_cursor_pos(shaped.layout, Int32(offset), &strong, nil)
            return CGFloat(strong.x) / CGFloat(PANGO_SCALE)
        }
    }

    /// Returns the letter at a place, and how many of Unicode's scalars it has if the place is nearer to its end
    /// than to its beginning, otherwise 0.
    func letter(at place: CGFloat) -> (offset: Int, trailing: Int) {
        guard let shaped = lines.first?.shaped else { return (0, 0) }
        return TextSystem.shared.locked {
            guard let line = shaped.line(0) else { return (0, 0) }
            var (index, trailing): (Int32, Int32) = (0, 0)
            let units = min(max(place * CGFloat(PANGO_SCALE), -1e9), 1e9)
            pango_layout_line_x_to_index(line, Int32(units), &index, &trailing)
            return (Int(index), Int(trailing))
        }
    }

    /// Returns the places that a range of the text covers, from left to right; several where it has parts of
    /// both directions.
    func spans(of range: Range<Int>) -> [Range<CGFloat>] {
        guard let shaped = lines.first?.shaped, !range.isEmpty else { return [] }
        return TextSystem.shared.locked {
            guard let line = shaped.line(0) else { return [] }
            var places: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                line, Int32(range.lowerBound), Int32(range.upperBound), &places, &count)
            defer { g_free(places) }
            guard let places else { return [] }
            let unit = CGFloat(PANGO_SCALE)
            return (0..<Int(count)).map { index in
                let (start, end) = (places[index * 2], places[index * 2 + 1])
                return CGFloat(min(start, end)) / unit..<CGFloat(max(start, end)) / unit
            }
        }
    }

    /// Returns the offset of the next place to the left or to the right where a caret can stand; nil beyond the
    /// line's end.
    func neighbor(of offset: Int, toRight: Bool) -> Int? {
        guard let shaped = whole else { return nil }
        return TextSystem.shared.locked {
            var (index, trailing): (Int32, Int32) = (0, 0)
            pango_layout_move_cursor_visually(
                shaped.layout, 1, Int32(offset), 0, toRight ? 1 : -1, &index, &trailing)
            guard index >= 0, index <= Int32(shaped.text.text.utf8.count) else { return nil }
            return shaped.text.text.offset(Int(index), movedByScalars: Int(trailing))
        }
    }

    /// Returns the words of the text, in order. Where words are not written apart, as in Thai, Pango finds them.
    func words() -> [Range<Int>] {
        guard let shaped = whole else { return [] }
        return TextSystem.shared.locked {
            var count: Int32 = 0
            guard let attributes = pango_layout_get_log_attrs_readonly(shaped.layout, &count) else {
                return []
            }
            var words: [Range<Int>] = []
            var (offset, start): (Int, Int?) = (0, nil)
            var lengths = shaped.text.text.unicodeScalars.lazy.map { UTF8.width($0) }.makeIterator()
            for index in 0..<Int(count) {
                let attribute = attributes[index]
                if attribute.is_word_end != 0, let begin = start {
                    words.append(begin..<offset)
                    start = nil
                }
                if attribute.is_word_start != 0 { start = offset }
                offset += lengths.next() ?? 0
            }
            return words
        }
    }
}

extension String {
    /// Returns the offset so many of Unicode's scalars behind the one at an offset, no farther than the end.
    func offset(_ offset: Int, movedByScalars count: Int) -> Int {
        var index = utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
        for _ in 0..<max(count, 0) where index < endIndex { index = unicodeScalars.index(after: index) }
        return utf8.distance(from: startIndex, to: index)
    }
}
