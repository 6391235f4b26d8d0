import Foundation
import QuartzCore

/// A window shows its root controller's view for as long as the window itself is shown.
extension UIWindow: ChangingContainer {
    func rootViewControllerDidChange(from previous: UIViewController?) {
        if previous !== shownRoot { previous?.rootWindow = nil }
        rootViewController?.rootWindow = self
        rootChanges.carryOut()
    }

    /// Shows or hides the root after the window was shown or hidden.
    func visibilityDidChange() {
        rootChanges.carryOut()
    }

    var isUpToDate: Bool {
        shownRoot === rootViewController && (shownRoot == nil || isShowingRoot != isHidden)
    }

    func update() {
        if shownRoot !== rootViewController {
            exchangeRoot()
        } else if let shownRoot {
            isShowingRoot = !isHidden
            isHidden ? hide(shownRoot) : show(shownRoot)
        }
    }

    private func exchangeRoot() {
        isShowingRoot = false
        if let shownRoot { takeOff(shownRoot) }
        shownRoot = rootViewController
        if let shownRoot { takeOutOfContainer(shownRoot) }
    }

    private func takeOutOfContainer(_ root: UIViewController) {
        guard let container = root.containingController else { return }
        let (name, parent) = (TransitionTrace.className(of: root), TransitionTrace.className(of: container))
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "rootViewController",
                "\(name) was made the root of a window while \(parent) contained it, and was taken out of "
                    + "there: remove it from its parent first."))
        root.notifyWillLeaveParent()
        root.removeFromParent()
    }

    /// Makes the root appear, unless a presentation has taken its view away, and what was presented when the window was
    /// hidden.
    private func show(_ root: UIViewController) {
        root.loadViewIfNeeded()
        guard root === rootViewController, let view = root.viewIfLoaded else { return }
        let presentation = root.presentation.presented?.presentation.controller
        if !root.appearance.isVisible, presentation?.hierarchy?.removesPresenter != true {
            appear(root)
            // A child that is made the root may still lie in its former parent's view.
            if view.window !== self {
                view.place(in: bounds)
                insertSubview(view, at: 0)
            }
        }
        for controller in root.presentedChain
        where !controller.appearance.isVisible && controller.viewIfLoaded?.window === self {
            let isTransitions = controller.activeTransition?.carriesAppearance(of: controller) ?? false
            if !isTransitions { appear(controller) }
        }
    }

    private func appear(_ controller: UIViewController) {
        FrameClock.current.afterLayout {
            let isTransitions = controller.activeTransition?.carriesAppearance(of: controller) ?? false
            if case .appearing = controller.appearance, !isTransitions {
                controller.endAppearanceTransition()
            }
        }
        controller.beginAppearanceTransition(true, animated: false)
    }

    /// Makes the root and what it presents disappear. A transition that has sent the will-calls sends the
    /// did-calls, too.
    private func hide(_ root: UIViewController) {
        for controller in ([root] + root.presentedChain).reversed() where controller.appearance.isVisible {
            if case .disappearing = controller.appearance { continue }
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// Removes a replaced root with everything that was presented over it.
    private func takeOff(_ root: UIViewController) {
        let chain = [root] + root.presentedChain
        for controller in chain.reversed() { controller.activeTransition?.leaveScreen() }
        for controller in chain.reversed() { controller.matchAppearance(of: .disappeared) }
        for controller in chain.reversed() {
            controller.presentation.controller?.hierarchy?.uninstall()
            controller.presentation.controller?.hierarchy = nil
            if controller !== root { controller.releasePresentationController() }
            controller.presentation.presented = nil
            controller.presentation.presenting = nil
            controller.viewIfLoaded?.removeFromSuperview()
        }
        if root !== rootViewController { root.rootWindow = nil }
    }
}

extension UIViewController {
    /// Whether the controller is the root of a window.
    var isWindowRoot: Bool { rootWindow?.rootViewController === self }
}
