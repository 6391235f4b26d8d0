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
    package var alignment: Alignment
    /// Between lines, in points.
    package var lineSpacing: CGFloat

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
}
