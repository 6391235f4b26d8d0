/// An entry of one's own in the menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the entry says.
    open var title: String
    /// The method that the entry sends up the responder chain; it takes the menu controller, or nothing.
    open var action: Selector

    /// Makes an entry.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
