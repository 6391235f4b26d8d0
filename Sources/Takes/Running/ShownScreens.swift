import UIKit

/// The controllers whose views were on a stage at a moment: those of its root, inside it and in front of it.
@MainActor
struct ShownScreens {
    private struct Screen {
        weak var controller: UIViewController?
    }

    private let screens: [Screen]

    /// Records the controllers that are shown below a root now.
    init(below root: UIViewController) {
        screens = Self.controllers(below: root).map { Screen(controller: $0) }
    }

    /// Whether the same controllers are shown now.
    func areShown(below root: UIViewController) -> Bool {
        let now = Self.controllers(below: root)
        return now.count == screens.count && zip(now, screens).allSatisfy { $0 === $1.controller }
    }

    private static func controllers(below root: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        // A controller that an ancestor presents is found from its descendants, too.
        var visited: Set<ObjectIdentifier> = []
        func visit(_ controller: UIViewController) {
            guard visited.insert(ObjectIdentifier(controller)).inserted else { return }
            if controller.viewIfLoaded?.window != nil { found.append(controller) }
            for child in controller.children { visit(child) }
            if let presented = controller.presentedViewController { visit(presented) }
        }
        visit(root)
        return found
    }
}
