import Foundation
import ObjectiveC

/// The start of an unwind segue, for the search for its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller whose scene has the segue.
    open private(set) var source: UIViewController
    /// The method that the destination must have.
    open private(set) var unwindAction: Selector
    /// What triggered the segue.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
