import UIKit

/// A panel on the right: a name, and what makes it.
@MainActor
struct Panel {
    /// The name on its tab.
    let title: String
    /// Makes the panel's controller.
    let make: @MainActor (ToolModel) -> UIViewController

    /// All panels, in the order of their tabs.
    static let all = [
        Panel(title: "Calls", make: CallsViewController.init),
        Panel(title: "Values", make: ValuesViewController.init),
        Panel(title: "Layers", make: LayersViewController.init),
        Panel(title: "Checks", make: ChecksViewController.init),
        Panel(title: "Compare", make: CompareViewController.init),
        Panel(title: "Source", make: SourceViewController.init),
    ]
}
