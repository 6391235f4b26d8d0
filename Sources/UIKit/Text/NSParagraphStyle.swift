/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }

    var values = Values()

    /// A style in which nothing is set.
    public static let `default` = NSParagraphStyle()

    /// The side to which lines are aligned; natural by default.
    open var alignment: NSTextAlignment { values.alignment }

    /// How lines that are too long are broken; between words by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The gap between one line's bottom and the next one's top, in points; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// Whether the other object is a style with the same values.
    override open func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash of the values.
    override open var hash: Int { values.hashValue }
}
