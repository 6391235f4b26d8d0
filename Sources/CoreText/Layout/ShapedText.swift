internal import CPangoCairo

/// Owner of one Pango layout: a stretch of text that Pango has shaped and broken into lines.
final class ShapedText: @unchecked Sendable {
    let layout: OpaquePointer
    let text: StyledText

    /// Where the stretch begins in the whole text, in bytes; less by the length of a mark put before it.
    let start: Int
    /// The first byte of the whole text in the stretch, which is behind the mark.
    let firstByte: Int

    /// Shapes a stretch. Called while Pango is locked.
    ///
    /// - Parameters:
    ///   - context: Pango's context.
    ///   - text: the stretch.
    ///   - start: where it begins in the whole text.
    ///   - markLength: the bytes at its beginning that are not of the whole text.
    ///   - width: where lines break or are truncated, in points; nil for nowhere.
    ///   - indent: how much less room the first line of each paragraph has than the others; negative for more.
    ///   - options: what else to heed; `lineBreak` truncates only if `truncates` is true.
    ///   - truncates: make one line of each paragraph.
    init?(
        context: OpaquePointer, text: StyledText, start: Int, markLength: Int = 0, width: CGFloat?,
        indent: CGFloat = 0, options: TextOptions, truncates: Bool
    ) {
        guard let layout = pango_layout_new(context) else { return nil }
        self.layout = layout
        self.text = text
        self.start = start - markLength
        firstByte = start
        // Pango takes a NUL for the end.
        let bytes = Array(text.text.utf8.lazy.map { $0 == 0 ? 32 : CChar(bitPattern: $0) })
        pango_layout_set_text(layout, bytes, Int32(bytes.count))
        if let attributes = Self.attributes(of: text) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        let wraps = options.wraps && (options.lineBreak != .clip || options.lineLimit != 1)
        if let width, width.isFinite, wraps || truncates {
            pango_layout_set_width(
                layout, Int32(clamping: Int((max(width, 0) * CGFloat(PANGO_SCALE)).rounded(.up))))
        }
        if indent != 0 {
            pango_layout_set_indent(layout, Int32(clamping: Int((indent * CGFloat(PANGO_SCALE)).rounded())))
        }
        pango_layout_set_wrap(
            layout, options.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, options.alignment == .justified ? 1 : 0)
        if truncates {
            pango_layout_set_ellipsize(layout, options.lineBreak.ellipsis)
        }
    }

    deinit {
        TextSystem.shared.locked { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        pango_layout_get_line_readonly(layout, Int32(index))
    }

    private static func attributes(of text: StyledText) -> OpaquePointer? {
        guard let list = pango_attr_list_new() else { return nil }
        // A word that is broken for want of room gets no hyphen, as on iOS; one with soft hyphens does.
        if !text.text.unicodeScalars.contains("\u{AD}") {
            pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        }
        var start = 0
        for (index, run) in text.runs.enumerated() {
            let range = start..<start + run.length
            start = range.upperBound
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = UInt32(range.lowerBound)
                attribute.pointee.end_index = UInt32(range.upperBound)
                pango_attr_list_insert(list, attribute)
            }
            run.style.font.withDescription { add(pango_attr_font_desc_new($0)) }
            let spacing = run.style.font.tracking + run.style.kern
            if spacing != 0 {
                add(pango_attr_letter_spacing_new(Int32((spacing * CGFloat(PANGO_SCALE)).rounded())))
            }
            if var shape = run.style.attachment?.shape { add(pango_attr_shape_new(&shape, &shape)) }
            if let features = run.style.features { add(pango_attr_font_features_new(features)) }
            // A colour that nobody looks at: it keeps letters of two runs from being drawn as one.
            if text.runs.count > 1 { add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0)) }
        }
        return list
    }
}

extension TextStyle {
    /// What the typeface is to do differently, in Pango's words; nil for nothing.
    fileprivate var features: String? {
        var result: [String] = []
        if font.hasMonospacedDigits { result.append("tnum=1") }
        if !hasLigatures { result += ["liga=0", "clig=0"] }
        return result.isEmpty ? nil : result.joined(separator: ", ")
    }
}

extension TextOptions.LineBreak {
    package var truncates: Bool { self == .truncateHead || self == .truncateMiddle || self == .truncateTail }

    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .truncateHead: PANGO_ELLIPSIZE_START
        case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncateTail: PANGO_ELLIPSIZE_END
        case .wordWrap, .characterWrap, .clip: PANGO_ELLIPSIZE_NONE
        }
    }
}
