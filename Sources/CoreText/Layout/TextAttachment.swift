internal import CPangoCairo

/// A picture that stands in text as a letter.
package struct TextAttachment: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// How far the lower edge lies above the baseline, in points.
    package var rise: CGFloat
    /// The picture; nil for a gap. Coverage alone gets the colour of the text.
    package var image: CGImage?

    /// An attachment; what is not finite or negative counts as 0, and no side is longer than a line can be.
    package init(size: CGSize, rise: CGFloat, image: CGImage?) {
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), Self.longest) : 0 }
        self.size = CGSize(width: side(size.width), height: side(size.height))
        self.rise = rise.isFinite ? min(max(rise, -Self.longest), Self.longest) : 0
        self.image = image
    }

    /// The longest side, in points.
    private static let longest: CGFloat = 100_000

    /// Pango's rectangle around it, from the baseline's beginning.
    var shape: PangoRectangle {
        let unit = CGFloat(PANGO_SCALE)
        func units(_ length: CGFloat) -> Int32 { Int32((length * unit).rounded()) }
        return PangoRectangle(
            x: 0, y: -units(rise + size.height), width: units(size.width), height: units(size.height))
    }
}

extension ShapedRun {
    /// The rectangles of the attachments, for a line at `origin`; none for letters.
    func attachmentRects(at origin: CGPoint) -> [CGRect] {
        guard let attachment = style.attachment else { return [] }
        let top = origin.y - style.baselineOffset - attachment.rise - attachment.size.height
        return (0..<Int(glyphs.pointee.num_glyphs)).map { index in
            CGRect(
                origin: CGPoint(x: origin.x + x + CGFloat(index) * attachment.size.width, y: top),
                size: attachment.size)
        }
    }

    /// Draws the attachments; those of coverage in a colour.
    func drawAttachments(in context: CGContext, at origin: CGPoint, color: CGColor) {
        guard let image = style.attachment?.image else { return }
        for rect in attachmentRects(at: origin) where !rect.isEmpty {
            context.saveGState()
            context.setFillColor(color)
            context.drawUpright(image, in: rect)
            context.restoreGState()
        }
    }
}
