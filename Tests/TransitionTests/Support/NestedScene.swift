import UIKit
import UITesting

/// A stage with a stack in the first of two tabs, whose root contains a controller in turn.
///
/// ```
/// tabs ┬ stack ─ root ─ leaf
///      └ other
/// ```
final class NestedScene {
    let stage: Stage
    let journal = Journal()
    let tabs = UITabBarController()
    let stack = UINavigationController()
    let root: LoggedController
    let leaf: LoggedController
    let other: LoggedController

    init(size: CGSize = Stage.defaultSize) {
        stage = Stage(size: size)
        root = LoggedController("root", journal)
        leaf = LoggedController("leaf", journal)
        other = LoggedController("other", journal)
        root.embed(leaf)
        stack.viewControllers = [root]
        tabs.viewControllers = [stack, other]
        stage.present(tabs)
        stage.settle()
        journal.clear()
    }

    /// A controller that contains another one, named after it.
    func pair(_ name: String) -> (outer: LoggedController, inner: LoggedController) {
        let (outer, inner) = (LoggedController(name, journal), LoggedController("\(name) inside", journal))
        outer.embed(inner)
        journal.clear()
        return (outer, inner)
    }

    /// What a controller was told of its appearance, without its name.
    func appearance(of controller: LoggedController) -> [String] {
        journal.entries.compactMap { entry in
            guard entry.hasPrefix("\(controller.name).view"), entry.hasSuffix("ppear") else { return nil }
            return String(entry.dropFirst(controller.name.count + 5))
        }
    }
}
