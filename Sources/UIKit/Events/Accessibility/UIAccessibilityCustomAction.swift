import Foundation
import ObjectiveC

/// An action on an element, besides a tap, that a screen reader offers by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What the action does when it is chosen; it returns whether that went well.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that is read.
    open var name: String
    /// The object that is told, held weakly.
    open weak var target: AnyObject?
    /// Its method, which takes the action or nothing.
    open var selector: Selector
    /// The block that is called in place of the method; nil for none.
    open var actionHandler: Handler?

    /// Makes an action that calls a method.
    ///
    /// - Parameters:
    ///   - name: the name that is read.
    ///   - target: the object that is told.
    ///   - selector: its method, which takes the action or nothing.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Makes an action that calls a block.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    /// Performs the action, as when the user of a screen reader has chosen it.
    ///
    /// - Returns: the block's result; for a method, whether it was called.
    package func activate() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return TargetAction.send(selector, to: target, from: self, for: nil)
    }
}
