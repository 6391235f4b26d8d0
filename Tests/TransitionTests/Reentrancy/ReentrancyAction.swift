import UIKit
import UITesting

/// What is done inside of a callback.
enum ReentrancyAction: CaseIterable {
    case push, pop, popToRoot, setStack
    case present, presentOnRoot, dismiss, dismissRoot
    case select, setTabs, replaceRoot

    /// Does it to what the controller that heard the callback is in.
    ///
    /// - Returns: what must hold right after it and, where it is not nil, at the end, too.
    func perform(_ scene: ReentrancyScene, at owner: UIViewController, animated: Bool) -> (() -> String?)? {
        let stack = owner.navigationController ?? scene.navigation
        let tabs = scene.tabs
        switch self {
        case .push:
            let x = scene.probe("X")
            stack.pushViewController(x, animated: animated)
            return { stack.topViewController === x ? nil : "X is not at the top of the stack" }
        case .pop:
            guard let popped = stack.popViewController(animated: animated) else { return nil }
            return { stack.viewControllers.contains(popped) ? "what was popped is still there" : nil }
        case .popToRoot:
            guard stack.popToRootViewController(animated: animated)?.isEmpty == false else { return nil }
            return { stack.viewControllers.count == 1 ? nil : "more than the root is on the stack" }
        case .setStack:
            let x = scene.probe("X")
            stack.setViewControllers([x], animated: animated)
            return { stack.viewControllers == [x] ? nil : "the stack is not X" }
        case .present: return present(scene, on: owner, animated)
        case .presentOnRoot: return present(scene, on: tabs, animated)
        case .dismiss: owner.dismiss(animated: animated)
        case .dismissRoot: tabs.dismiss(animated: animated)
        case .select:
            scene.vendsAnimators = animated
            let index = 1 - tabs.selectedIndex
            tabs.selectedIndex = index
            return { tabs.selectedIndex == index ? nil : "tab \(tabs.selectedIndex) is selected" }
        case .setTabs:
            let x = scene.probe("X")
            tabs.setViewControllers([x], animated: animated)
            return { tabs.viewControllers == [x] && tabs.selectedIndex == 0 ? nil : "the tabs are not X" }
        case .replaceRoot:
            let root = scene.stack(of: "T")
            scene.stage.window.rootViewController = root
            return { scene.stage.window.rootViewController === root ? nil : "the root is another one" }
        }
        return nil
    }

    private func present(
        _ scene: ReentrancyScene, on presenter: UIViewController, _ animated: Bool
    ) -> (() -> String?)? {
        let before = refusals(scene)
        let z = scene.probe("Z")
        presenter.present(scene.presented(z), animated: animated)
        guard refusals(scene) == before else { return nil }
        return {
            // A root that is replaced takes along what it presents.
            guard scene.tabs.viewIfLoaded?.window != nil else { return nil }
            return z.presentingViewController == nil ? "nobody presents Z" : nil
        }
    }

    private func refusals(_ scene: ReentrancyScene) -> Int {
        scene.stage.trace.count { $0.kind == .diagnostic && $0.call == "present(_:animated:completion:)" }
    }
}
