/// How text is fitted into a width.
package struct TextOptions: Hashable, Sendable {
    /// What happens to text that is wider than the width.
    package enum LineBreak: Hashable, Sendable {
        case wordWrap, characterWrap, clip, truncateHead, truncateMiddle, truncateTail
    }

    package enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// Left, or right for text that begins in a script written from the right.
        case natural
    }

    /// In points; nil is as wide as the text needs.
    package var width: CGFloat?
    /// In points; lines that do not fit any more are left out, but never the first. Nil is no limit.
    package var height: CGFloat?
    /// The most lines; 0 is no limit.
    package var lineLimit: Int
    package var lineBreak: LineBreak
    /// Whether a line that is wider than the width goes on in the next.
    package var wraps = true
    /// Whether letters of a line that is a little too wide come closer to each other before it ends in an ellipsis.
    package var tightens = false
    package var alignment: Alignment
    /// Between lines, in points.
    package var lineSpacing: CGFloat
    /// Between paragraphs, beside the space between lines, in points.
    package var paragraphSpacing: CGFloat = 0
    /// The least and the greatest height of a line, in points; 0 for no limit.
    package var lineHeights: (CGFloat, CGFloat) {
        get { (leastLineHeight, greatestLineHeight) }
        set { (leastLineHeight, greatestLineHeight) = newValue }
    }
    private var leastLineHeight: CGFloat = 0
    private var greatestLineHeight: CGFloat = 0
    /// By how much the height of each line is multiplied first; 0 stands for 1.
    package var lineHeightMultiple: CGFloat = 0
    /// How far the first line of a paragraph stands from the leading edge, in points.
    package var firstLineIndent: CGFloat = 0
    /// How far the other lines of a paragraph stand from the leading edge, in points.
    package var indent: CGFloat = 0
    /// Where lines end at most, in points: from the leading edge, or from the trailing one if not above 0.
    package var tail: CGFloat = 0

    package init(
        width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int = 0, lineBreak: LineBreak = .wordWrap,
        alignment: Alignment = .natural, lineSpacing: CGFloat = 0
    ) {
        self.width = width
        self.height = height
        self.lineLimit = max(lineLimit, 0)
        self.lineBreak = lineBreak
        self.alignment = alignment
        self.lineSpacing = lineSpacing
    }

    /// Returns how far a line stands from the leading edge.
    func lineIndent(startsParagraph: Bool) -> CGFloat { startsParagraph ? firstLineIndent : indent }

    /// How far lines have to stay from the trailing edge.
    var trailingIndent: CGFloat {
        guard tail > 0 else { return -tail }
        guard let width, width.isFinite else { return 0 }
        return max(width - tail, 0)
    }

    /// Returns the height of a line whose letters have a height. What is added or missing is above the
    /// letters.
    package func lineHeight(_ letters: CGFloat) -> CGFloat {
        let height = lineHeightMultiple > 0 ? letters * lineHeightMultiple : letters
        let least = max(height, leastLineHeight)
        return greatestLineHeight > 0 ? min(least, max(greatestLineHeight, leastLineHeight)) : least
    }
}
