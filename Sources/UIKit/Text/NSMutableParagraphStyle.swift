/// A style that can be set up.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// To which side lines go, natural at first.
    override open var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// What happens to lines that are too long, wrapping by words at first.
    override open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// Between one line's bottom and the next one's top, in points, 0 at first.
    override open var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
}
