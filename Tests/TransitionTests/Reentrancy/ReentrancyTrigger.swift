import UIKit
import UITesting

/// What brings the callbacks about.
enum ReentrancyTrigger: CaseIterable {
    case show, push, slide, pop, cancelledPop, setStack
    case present, presentStack, cancelledPresent, dismiss
    case select, tap, setTabs
    case replaceRoot, resize

    /// Brings the scene to where the trigger can be pulled.
    func prepare(_ scene: ReentrancyScene) {
        scene.vendsAnimators = self != .slide
        switch self {
        case .presentStack: scene.next = scene.stack(of: "P", "Q")
        case .setTabs: scene.next = scene.stack(of: "E")
        case .replaceRoot: scene.next = scene.stack(of: "R", "S")
        default: scene.next = scene.probe(comes)
        }
        guard self != .show else { return }
        scene.stage.present(scene.tabs)
        if self == .dismiss {
            scene.tabs.present(scene.presented(scene.probe("P")), animated: false)
            scene.stage.settle()
        }
    }

    /// The name of the controller that the trigger brings.
    private var comes: String {
        switch self {
        case .present, .cancelledPresent: "P"
        default: "C"
        }
    }

    /// Brings the callbacks about, with animation where there is one.
    func pull(_ scene: ReentrancyScene, animated: Bool) {
        let (stage, tabs, navigation) = (scene.stage, scene.tabs, scene.navigation)
        switch self {
        case .show: stage.present(tabs)
        case .push, .slide: navigation.pushViewController(scene.next, animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        case .cancelledPop:
            cancel(in: scene) { navigation.popViewController(animated: animated) }
        case .setStack: navigation.setViewControllers([scene.next], animated: animated)
        case .present, .presentStack: present(scene.next, in: scene, animated)
        case .cancelledPresent: cancel(in: scene) { present(scene.next, in: scene, animated) }
        case .dismiss:
            tabs.dismiss(animated: animated) { [weak scene] in scene?.hear("dismiss(animated:completion:)") }
        case .select:
            scene.vendsAnimators = animated
            tabs.selectedIndex = 1
        case .tap:
            scene.vendsAnimators = animated
            stage.tap(CGPoint(x: 300, y: 820))
        case .setTabs:
            let rest = tabs.viewControllers?.dropFirst() ?? []
            tabs.setViewControllers([scene.next] + rest, animated: animated)
        case .replaceRoot: stage.window.rootViewController = scene.next
        case .resize: stage.resize(to: CGSize(width: 844, height: 390))
        }
    }

    private func present(_ controller: UIViewController, in scene: ReentrancyScene, _ animated: Bool) {
        let completion = { [weak scene] () -> Void in scene?.hear("present(_:animated:completion:)") }
        scene.navigation.topViewController?
            .present(scene.presented(controller), animated: animated, completion: completion)
    }

    /// Starts a transition with a driver, and takes it back.
    private func cancel(in scene: ReentrancyScene, _ start: () -> Void) {
        let driver = UIPercentDrivenInteractiveTransition()
        scene.driver = driver
        start()
        scene.stage.advance(by: 0.1)
        driver.update(0.5)
        scene.stage.advance(by: 0.1)
        driver.cancel()
    }
}
