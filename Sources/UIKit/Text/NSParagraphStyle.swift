import CoreText
import ObjectiveC

/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
    }

    private let typeWord = TypeWord()
    var values = Values()

    /// A style in which nothing is set.
    public static let `default` = NSParagraphStyle()

    /// The side to which lines are aligned; natural by default.
    open var alignment: NSTextAlignment { values.alignment }

    /// How lines that are too long are broken; between words by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The gap between one line's bottom and the next one's top, in points; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The least height of a line, in points; 0, the default, for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// The greatest height of a line, in points; 0, the default, for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// By how much the height of lines is multiplied before the limits count; 0, the default, for not at
    /// all.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The gap behind a paragraph that another one follows, in points; 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// The gap before a paragraph that follows another one, in points; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// How far the first line stands from the leading edge, in points; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// How far the other lines stand from the leading edge, in points; 0 by default.
    open var headIndent: CGFloat { values.headIndent }

    /// Where lines end at most, in points: from the leading edge, or from the trailing one if not above 0. Default 0.
    open var tailIndent: CGFloat { values.tailIndent }

    /// Whether letters of a line that is a little too wide come closer to each other before the line is truncated;
    /// false by default.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// Takes over how lines and paragraphs are set.
    func apply(to options: inout TextOptions) {
        options.lineSpacing = lineSpacing
        options.lineHeights = (minimumLineHeight, maximumLineHeight)
        options.lineHeightMultiple = lineHeightMultiple
        options.paragraphSpacing = paragraphSpacing + paragraphSpacingBefore
        options.tightens = allowsDefaultTighteningForTruncation
        if firstLineHeadIndent.isFinite { options.firstLineIndent = max(firstLineHeadIndent, 0) }
        if headIndent.isFinite { options.indent = max(headIndent, 0) }
        if tailIndent.isFinite { options.tail = tailIndent }
    }

    /// Returns a style with the same values that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a style with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether the other object is a style with the same values.
    override open func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash of the values.
    override open var hash: Int { values.hashValue }
}
