/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }

    var values = Values()

    /// A style in which nothing is set.
    public static let `default` = NSParagraphStyle()

    /// To which side lines go, natural at first.
    open var alignment: NSTextAlignment { values.alignment }

    /// What happens to lines that are too long, wrapping by words at first.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// Between one line's bottom and the next one's top, in points, 0 at first.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// Whether the other object is a style with the same values.
    override open func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash of the values.
    override open var hash: Int { values.hashValue }
}
