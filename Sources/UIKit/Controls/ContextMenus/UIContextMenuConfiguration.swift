/// Makes the view controller that a context menu shows in place of the lifted view; nil for none.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu of the elements that UIKit suggests, which are none here; nil for no menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu shows: a preview, a menu, or both.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Tells configurations apart, as where a delegate is asked for a preview; a unique one unless it was given.
    public let identifier: any NSCopying

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: what tells it apart, as an index path; nil for a unique one.
    ///   - previewProvider: makes the controller to show; without one the source itself is lifted.
    ///   - actionProvider: makes the menu when it opens; without one there is only a preview.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
