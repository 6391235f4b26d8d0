import Foundation

// Unchecked because operations are made to be used from any thread, and nothing in it changes.
/// Makes an item when it is needed. Subclass it and override `item`.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// What stands for the item while activities are offered.
    public let placeholderItem: Any?

    /// Makes a provider.
    ///
    /// - Parameter placeholderItem: stands for the item while activities are offered: of the same type, but it may be
    ///   empty.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item; the placeholder by default.
    open var item: Any { placeholderItem ?? "" }

    /// Returns the placeholder.
    @MainActor
    public func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// Returns the item.
    @MainActor
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}
