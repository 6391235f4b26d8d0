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
        guard let style = styleOfParagraph(at: location) else { return ParagraphGaps() }
        return ParagraphGaps(
            before: style.paragraphSpacingBefore.gap,
            after: style.lineSpacing.gap + style.paragraphSpacing.gap)
    }

    /// Returns the gap below the line of a letter; none behind the last letter.
    func lineSpacing(at location: Int) -> CGFloat { styleOfParagraph(at: location)?.lineSpacing.gap ?? 0 }

    private func styleOfParagraph(at location: Int) -> NSParagraphStyle? {
        guard location < length else { return nil }
        return attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
    }
}

extension CGFloat {
    fileprivate var gap: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
