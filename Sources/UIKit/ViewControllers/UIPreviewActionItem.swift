import Foundation

/// A row below a preview: an action or a group of actions.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title of the row.
    var title: String { get }
}
