/// A part of the text of a view. Each text input has its own kind.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a range that stands for nothing by itself.
    public override init() {
        super.init()
    }

    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether nothing lies between the two.
    open var isEmpty: Bool { true }
}
