internal import CHarfBuzz
internal import CPangoCairo

/// Glyphs of one font and one style, beside each other on a line.
struct ShapedRun {
    let font: UnsafeMutablePointer<PangoFont>
    private(set) var glyphs: UnsafeMutablePointer<PangoGlyphString>
    var style: TextStyle
    /// Its letters, in bytes of what was shaped.
    private(set) var bytes: Range<Int>
    /// From the line's left end, in points.
    private(set) var x: CGFloat
    private(set) var width: CGFloat
    /// Whether its letters are written from right to left.
    let isRightToLeft: Bool
    /// Keeps the glyphs of a part of a run.
    private var piece: GlyphPiece?

    init(
        font: UnsafeMutablePointer<PangoFont>, glyphs: UnsafeMutablePointer<PangoGlyphString>,
        style: TextStyle, bytes: Range<Int>, x: CGFloat, width: CGFloat, isRightToLeft: Bool
    ) {
        (self.font, self.glyphs, self.style) = (font, glyphs, style)
        (self.bytes, self.x, self.width, self.isRightToLeft) = (bytes, x, width, isRightToLeft)
    }

    /// Returns what shows some letters of the run; nil without any.
    ///
    /// Letters that share a glyph are shown by the first of them.
    func part(_ range: Range<Int>) -> ShapedRun? {
        let own = range.clamped(to: bytes)
        guard own != bytes else { return self }
        let all = glyphs.pointee
        guard !own.isEmpty, let clusters = all.log_clusters, let infos = all.glyphs else { return nil }
        let start = bytes.lowerBound
        let shown = (0..<Int(all.num_glyphs)).filter { own.contains(start + Int(clusters[$0])) }
        guard let first = shown.first, let last = shown.last else { return nil }
        func width(_ part: Range<Int>) -> CGFloat {
            CGFloat(part.reduce(0) { $0 + Int(infos[$1].geometry.width) }) / CGFloat(PANGO_SCALE)
        }
        let piece = GlyphPiece(all, first..<last + 1)
        var part = self
        (part.piece, part.glyphs, part.bytes) = (piece, piece.glyphs, own)
        (part.x, part.width) = (x + width(0..<first), width(first..<last + 1))
        return part
    }

    /// Whether the font has pictures instead of outlines, as emoji do.
    var hasColor: Bool {
        guard style.attachment == nil else { return false }
        guard let font = pango_font_get_hb_font(font), let face = hb_font_get_face(font) else { return false }
        return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
            || hb_ot_color_has_svg(face) != 0
    }

    /// Around what is painted of the glyphs and their bars, for a line at `origin`.
    func ink(at origin: CGPoint) -> CGRect {
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        let unit = CGFloat(PANGO_SCALE)
        let rect = CGRect(
            x: origin.x + x + CGFloat(ink.x) / unit,
            y: origin.y - style.baselineOffset + CGFloat(ink.y) / unit,
            width: CGFloat(ink.width) / unit, height: CGFloat(ink.height) / unit)
        let bars = decorations(at: origin).reduce(rect.isEmpty ? .null : rect) { $0.union($1.rect) }
        let plain = attachmentRects(at: origin).reduce(bars) { $0.union($1) }
        guard let shadow = style.shadow, !plain.isNull else { return plain }
        return plain.union(shadow.extent(of: plain))
    }

    /// The bars of underlining and striking through, for a line at `origin`.
    func decorations(at origin: CGPoint) -> [(rect: CGRect, color: CGColor?)] {
        guard style.isUnderlined || style.isStruckThrough else { return [] }
        let metrics = style.font.metrics
        let thickness = max(metrics.underlineThickness, 0.5)
        func bar(at height: CGFloat) -> CGRect {
            CGRect(
                x: origin.x + x, y: origin.y - style.baselineOffset + height - thickness / 2, width: width,
                height: thickness)
        }
        var bars: [(CGRect, CGColor?)] = []
        if style.isUnderlined { bars.append((bar(at: metrics.underlineOffset), style.underlineColor)) }
        if style.isStruckThrough { bars.append((bar(at: -metrics.xHeight / 2), style.strikethroughColor)) }
        return bars
    }
}

/// Some of the glyphs of a run, which stay in the memory of the run.
final class GlyphPiece {
    let glyphs = UnsafeMutablePointer<PangoGlyphString>.allocate(capacity: 1)

    init(_ whole: PangoGlyphString, _ range: Range<Int>) {
        var part = whole
        part.num_glyphs = Int32(range.count)
        part.glyphs = whole.glyphs + range.lowerBound
        part.log_clusters = whole.log_clusters + range.lowerBound
        glyphs.initialize(to: part)
    }

    deinit { glyphs.deallocate() }
}

extension ShapedText {
    /// The runs of a line, from left to right, as far as they show some bytes of the whole text.
    func runs(of index: Int, in range: Range<Int>) -> [ShapedRun] {
        runs(of: index).compactMap { $0.part(range.lowerBound - start..<range.upperBound - start) }
    }

    /// The runs of a line, from left to right.
    func runs(of index: Int) -> [ShapedRun] {
        var runs: [ShapedRun] = []
        let unit = CGFloat(PANGO_SCALE)
        var x = 0
        var next = line(index)?.pointee.runs
        while let link = next {
            next = link.pointee.next
            guard let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee else {
                continue
            }
            guard let item = run.item, let glyphs = run.glyphs else { continue }
            let width = Int(Self.width(of: glyphs, in: item))
            x += Int(run.start_x_offset)
            if let font = item.pointee.analysis.font, let style = text.style(at: Int(item.pointee.offset)) {
                runs.append(
                    ShapedRun(
                        font: font, glyphs: glyphs, style: style,
                        bytes: Int(item.pointee.offset)..<Int(item.pointee.offset + item.pointee.length),
                        x: CGFloat(x) / unit, width: CGFloat(width) / unit,
                        isRightToLeft: item.pointee.analysis.level % 2 == 1))
            }
            x += width + Int(run.end_x_offset)
        }
        return runs
    }

    /// Pango makes an ellipsis as wide as the room that it fills; it should be as wide as it looks, so that
    /// what follows comes right after it.
    private static func width(
        of glyphs: UnsafeMutablePointer<PangoGlyphString>, in item: UnsafeMutablePointer<PangoItem>
    ) -> Int32 {
        let isEllipsis = item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        guard isEllipsis, let font = pango_font_get_hb_font(item.pointee.analysis.font) else {
            return pango_glyph_string_get_width(glyphs)
        }
        return (0..<Int(glyphs.pointee.num_glyphs)).reduce(0) {
            $0 + hb_font_get_glyph_h_advance(font, glyphs.pointee.glyphs[$1].glyph)
        }
    }
}
