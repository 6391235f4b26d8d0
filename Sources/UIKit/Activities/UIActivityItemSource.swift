import Foundation

/// Gives an item for what is done with it, when it is done.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns what stands for the item while activities are offered: of the same type, but it may be empty.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity; nil for nothing.
    ///
    /// - Parameters:
    ///   - activityViewController: who asks.
    ///   - activityType: the activity that was chosen.
    /// - Returns: the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns what the item is called; shown above the activities.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Nothing.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
