/// A place in the text of a view, between two letters. Each text input has its own kind.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a place that stands for nothing by itself.
    public override init() {
        super.init()
    }
}
