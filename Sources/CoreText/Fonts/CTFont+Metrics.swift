internal import CHarfBuzz
internal import CPangoCairo
import Synchronization

/// The measures of a font in points; heights are positive upwards from the baseline, `descent` downwards.
///
///     ┬ ascent ──────────────
///     │ capHeight ── H ──────
///     │ xHeight ──── H  x ───
///     ┼ baseline ─────────────
///     ┴ descent ──────────────
///       leading
package struct FontMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// From the baseline down to the middle of an underline.
    package var underlineOffset: CGFloat
    package var underlineThickness: CGFloat

    /// The height of a line, without leading.
    package var lineHeight: CGFloat { ascent + descent }

    /// What a font measures when there is none: the proportions of Inter.
    static func estimate(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: 0.969 * size, descent: 0.241 * size, leading: 0, capHeight: 0.727 * size,
            xHeight: 0.546 * size, underlineOffset: 0.14 * size, underlineThickness: 0.07 * size)
    }
}

extension CTFont {
    /// Fonts are few and their measures do not change: each is measured once.
    private static let measured = Mutex<[CTFont: FontMetrics]>([:])

    /// The font's measures, of its own typeface without fallbacks.
    package var metrics: FontMetrics {
        if let known = Self.measured.withLock({ $0[self] }) { return known }
        let metrics = measure() ?? .estimate(size: pointSize)
        Self.measured.withLock { $0[self] = metrics }
        return metrics
    }

    /// The name of the family that the machine has for this font, or nil without fonts.
    package var resolvedFamily: String? {
        withDescription { description in
            TextSystem.shared.withFont(description) { font in
                guard let found = pango_font_describe(font) else { return nil }
                defer { pango_font_description_free(found) }
                return pango_font_description_get_family(found).map { String(cString: $0) }
            } ?? nil
        } ?? nil
    }

    private func measure() -> FontMetrics? {
        withDescription { description in
            TextSystem.shared.withFont(description) { font in
                guard let font = pango_font_get_hb_font(font) else { return nil }
                return FontMetrics(font: font, size: pointSize)
            } ?? nil
        } ?? nil
    }
}

extension FontMetrics {
    fileprivate init(font: OpaquePointer, size: CGFloat) {
        self = .estimate(size: size)
        let unit = CGFloat(PANGO_SCALE)
        var extents = hb_font_extents_t()
        if hb_font_get_h_extents(font, &extents) != 0 {
            ascent = CGFloat(extents.ascender) / unit
            descent = -CGFloat(extents.descender) / unit
            leading = max(CGFloat(extents.line_gap) / unit, 0)
        }
        func metric(_ tag: hb_ot_metrics_tag_t, _ store: (CGFloat) -> Void) {
            var position: hb_position_t = 0
            if hb_ot_metrics_get_position(font, tag, &position) != 0 { store(CGFloat(position) / unit) }
        }
        metric(HB_OT_METRICS_TAG_CAP_HEIGHT) { capHeight = $0 }
        metric(HB_OT_METRICS_TAG_X_HEIGHT) { xHeight = $0 }
        metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) { underlineThickness = $0 }
        metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) { underlineOffset = -$0 }
    }
}
