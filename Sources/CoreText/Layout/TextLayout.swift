internal import CPangoCairo

/// Text that has been shaped, broken into lines and measured: in points, once, for any scale.
///
/// The origin is the upper left corner of the box of the given width; y grows downwards.
package final class TextLayout: Sendable {
    /// One line.
    package struct Line: Sendable {
        /// Where the baseline begins, at the left.
        package let origin: CGPoint
        /// The upper edge.
        package let top: CGFloat
        package let width: CGFloat
        /// What the line leaves free at its edges, in points.
        let indent: CGFloat
        /// From the baseline up to the line's top.
        package let ascent: CGFloat
        /// From the baseline down to the line's bottom.
        package let descent: CGFloat
        /// Around all that is painted.
        package let ink: CGRect
        /// The line's bytes in the text, those hidden by an ellipsis included.
        package let range: Range<Int>
        package let isRightToLeft: Bool
        /// The part of the width in which the line was to stand; nil for all of it.
        package let room: Range<CGFloat>?
        /// The number of the row, from above; lines beside each other have the same.
        package let row: Int
        let isParagraphStart: Bool
        let shaped: ShapedText
        let index: Int

        package var bottom: CGFloat { origin.y + descent }
    }

    package let text: StyledText
    package let options: TextOptions
    package let lines: [Line]

    /// The widest line's width, with its indents, and the height of all lines.
    package let size: CGSize

    /// Around all that is painted; may reach beyond the lines. Null without ink.
    package let inkBounds: CGRect

    /// Whether some of the text is not shown.
    package let isTruncated: Bool

    /// Whether there are glyphs with colours of their own, as emoji have.
    package let hasColorGlyphs: Bool

    /// How many characters no font of the machine has; they show as boxes.
    package let missingGlyphs: Int

    /// All of the text in one, in lines that may be others; nil without any.
    let whole: ShapedText?

    /// Lays text out. Without any font there are no lines; `TextSystem.check()` tells so.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - options: how it is fitted into a width.
    ///   - rows: where in the width lines may stand; nil for everywhere.
    ///   - spacing: returns the gap below a line, in place of that of the options.
    package init(
        _ text: StyledText, options: TextOptions = TextOptions(), rows: TextRows? = nil,
        spacing: ((Line) -> CGFloat)? = nil
    ) {
        self.text = text
        self.options = options
        let result = TextSystem.shared.withContext { context in
            var stacker = LineStacker(
                context: context, text: text, options: options, rows: rows, spacing: spacing)
            stacker.stack()
            let hasColor = stacker.lines.contains { line in
                line.shaped.runs(of: line.index).contains { $0.hasColor }
            }
            let missing = stacker.whole.map { Int(pango_layout_get_unknown_glyphs_count($0.layout)) } ?? 0
            return (stacker.lines, stacker.isTruncated, hasColor, missing, stacker.whole)
        }
        (lines, isTruncated, hasColorGlyphs, missingGlyphs, whole) = result ?? ([], false, false, 0, nil)
        size = CGSize(width: lines.map { $0.width + $0.indent }.max() ?? 0, height: lines.last?.bottom ?? 0)
        inkBounds = lines.reduce(CGRect.null) { $1.ink.isEmpty ? $0 : $0.union($1.ink) }
    }

    /// The one colour of all the text; nil if the drawer chooses it, or if there are several.
    package var onlyColor: CGColor? { hasSeveralColors ? nil : text.runs.first?.style.color }

    /// Whether parts of the text have different colours.
    package var hasSeveralColors: Bool {
        text.runs.contains { $0.style.color != text.runs.first?.style.color }
    }

    /// Whether coverage alone cannot show the text.
    package var needsColor: Bool {
        hasColorGlyphs || hasSeveralColors || text.runs.contains { $0.style.hasOtherColors }
    }
}
