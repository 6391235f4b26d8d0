import Foundation

/// Text that layout managers lay out: a mutable text with attributes that knows them.
open class NSTextStorage: NSMutableAttributedString {
    /// The managers that lay the text out; they belong to the main actor.
    private nonisolated(unsafe) var managers: [NSLayoutManager] = []

    /// The managers that lay the text out.
    @preconcurrency @MainActor
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Lets a manager lay the text out; it belonged to no other text.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Lets a manager go.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}
