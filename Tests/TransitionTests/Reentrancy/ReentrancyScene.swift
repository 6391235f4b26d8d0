import UIKit
import UITesting

/// An app of tabs, stacks and presentations in which one action takes place inside of one callback.
///
/// ```
/// window ─ tabs ┬ navigation ─ A, B
///               └ D
/// ```
final class ReentrancyScene: NSObject {
    static let size = CGSize(width: 390, height: 844)

    let stage = Stage(size: ReentrancyScene.size, frameRate: 10)
    let tabs = UITabBarController()
    let navigation = UINavigationController()
    private(set) var probes: [Probe] = []
    private(set) var containers: [UIViewController] = []
    /// What the trigger brings.
    var next = UIViewController()
    /// Whether pushes, pops and selections get an animator.
    var vendsAnimators = true
    /// What drives the next transition that asks.
    var driver: UIPercentDrivenInteractiveTransition?

    /// The callbacks that were heard since the trigger was pulled, each once.
    private(set) var moments: [String] = []
    private var isArmed = false
    private var moment: String?
    private var action: (UIViewController) -> Void = { _ in }

    override init() {
        super.init()
        containers = [tabs, navigation]
        navigation.delegate = self
        tabs.delegate = self
        navigation.viewControllers = [probe("A"), probe("B")]
        tabs.viewControllers = [navigation, probe("D")]
    }

    // MARK: - Who is there

    func probe(_ name: String) -> Probe {
        let probe = Probe(name, self)
        probes.append(probe)
        return probe
    }

    func stack(of names: String...) -> UINavigationController {
        let stack = UINavigationController()
        stack.delegate = self
        stack.viewControllers = names.map { probe($0) }
        containers.append(stack)
        return stack
    }

    /// A controller that is presented with an animator and a presentation controller of the scene's.
    func presented(_ controller: UIViewController) -> UIViewController {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
        return controller
    }

    private func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        defer { driver = nil }
        return driver
    }

    // MARK: - Callbacks

    /// From here on callbacks are noted; in `moment` the action takes place, once.
    func arm(at moment: String?, _ action: @escaping (UIViewController) -> Void) {
        isArmed = true
        self.moment = moment
        self.action = action
    }

    /// A callback has come, to a controller or to somebody who has to do with it.
    func hear(_ call: String, _ owner: UIViewController? = nil) {
        guard isArmed else { return }
        if !moments.contains(call) { moments.append(call) }
        guard call == moment else { return }
        moment = nil
        action(owner ?? navigation.topViewController ?? navigation)
    }
}

extension ReentrancyScene: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        hear("navigationController(_:willShow:animated:)", viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        hear("navigationController(_:didShow:animated:)", viewController)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        hear("navigationController(_:animationControllerFor:from:to:)", fromVC)
        return vendsAnimators ? ProbeAnimator(self) : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        hear("navigationController(_:interactionControllerFor:)")
        return takeDriver()
    }
}

extension ReentrancyScene: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        hear("tabBarController(_:shouldSelect:)")
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        hear("tabBarController(_:didSelect:)")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        hear("tabBarController(_:animationControllerForTransitionFrom:to:)")
        return vendsAnimators ? ProbeAnimator(self) : nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        hear("tabBarController(_:interactionControllerFor:)")
        return nil
    }
}

extension ReentrancyScene: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        hear("presentationController(forPresented:presenting:source:)", source)
        return ProbePresentation(self, presented: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        hear("animationController(forPresented:presenting:source:)", source)
        return ProbeAnimator(self)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        hear("animationController(forDismissed:)", dismissed)
        return ProbeAnimator(self)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        hear("interactionControllerForPresentation(using:)")
        return takeDriver()
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        hear("interactionControllerForDismissal(using:)")
        return nil
    }
}
