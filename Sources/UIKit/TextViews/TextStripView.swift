/// A strip of a text that its layout manager draws, as wide as all of the content.
@MainActor
final class TextStripView: UIView {
    /// The height of a strip, in points: a few of them cover a window.
    private static let height: CGFloat = 400

    /// What is drawn, in coordinates of the superview.
    struct Drawing {
        let manager: NSLayoutManager
        let container: NSTextContainer
        /// The corner of all that is drawn, from which the manager's coordinates count.
        let content: CGPoint
        /// The corner of the container.
        let corner: CGPoint
    }

    var drawing: Drawing?

    /// Returns the rectangles of the strips, from above.
    static func strips(of content: CGRect) -> [CGRect] {
        guard content.height > 0, content.width > 0, content.height.isFinite else { return [] }
        return (0..<Int((content.height / height).rounded(.up))).map { index in
            let top = content.minY + CGFloat(index) * height
            return CGRect(
                x: content.minX, y: top, width: content.width, height: min(height, content.maxY - top))
        }
    }

    override func draw(_ rect: CGRect) {
        guard let drawing, let context = UIGraphicsGetCurrentContext() else { return }
        let (manager, corner) = (drawing.manager, drawing.corner)
        let strip = frame.offsetBy(dx: -corner.x, dy: -corner.y)
        let range = paragraphs(around: manager.glyphRange(forBoundingRect: strip, in: drawing.container))
        let origin = CGPoint(x: corner.x - drawing.content.x, y: corner.y - drawing.content.y)
        context.saveGState()
        context.translateBy(x: drawing.content.x - frame.minX, y: drawing.content.y - frame.minY)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
        context.restoreGState()
    }

    /// Shapes behind the letters of a paragraph are the same in both strips that it is in.
    private func paragraphs(around range: NSRange) -> NSRange {
        guard let text = drawing?.manager.textStorage?.string, range.length > 0 else { return range }
        return (text as NSString).paragraphRange(for: range)
    }
}
