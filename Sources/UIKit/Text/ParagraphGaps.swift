/// The gaps that a paragraph keeps from those around it, in points.
struct ParagraphGaps: Equatable {
    /// To the one before it.
    var before: CGFloat = 0
    /// To the one behind it, with the space between lines.
    var after: CGFloat = 0
}

extension NSAttributedString {
    /// Returns the gaps of the paragraph that begins at a place; none behind the last letter.
    func paragraphGaps(at location: Int) -> ParagraphGaps {
        guard location < length,
            let style = attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
        else { return ParagraphGaps() }
        func gap(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        return ParagraphGaps(
            before: gap(style.paragraphSpacingBefore),
            after: gap(style.lineSpacing) + gap(style.paragraphSpacing))
    }
}
