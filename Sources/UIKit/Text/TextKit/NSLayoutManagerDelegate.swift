import Foundation

/// Decides about the lines of a layout manager, and hears of them. Every method is optional.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the gap below a line, in points. By default what the line's paragraph style says.
    ///
    /// - Parameters:
    ///   - layoutManager: the manager.
    ///   - glyphIndex: the line's last glyph.
    ///   - rect: the line, in its container.
    /// - Returns: the gap.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Lines are to be laid out again.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Lines were laid out: all of a container's at once.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// What the paragraph style says.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.styledLineSpacing(at: glyphIndex) }
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
