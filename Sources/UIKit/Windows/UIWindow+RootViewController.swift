import Foundation
import QuartzCore

/// A window shows its root controller's view for as long as the window itself is shown.
extension UIWindow {
    // MARK: - The root

    func rootViewControllerDidChange(from previous: UIViewController?) {
        if let previous { takeOff(previous) }
        if let rootViewController, let container = rootViewController.containingController {
            let (name, parent) = (
                TransitionTrace.className(of: rootViewController), TransitionTrace.className(of: container)
            )
            TransitionTrace.current.report(
                Diagnostic(
                    .error, self, "rootViewController",
                    "\(name) was made the root of a window while \(parent) contained it, and was taken out of "
                        + "there: remove it from its parent first."))
            rootViewController.notifyWillLeaveParent()
            rootViewController.removeFromParent()
        }
        rootViewController?.rootWindow = self
        if !isHidden { showRoot() }
    }

    /// The window has come onto the screen or left it.
    func visibilityDidChange() {
        guard let root = rootViewController else { return }
        if isHidden {
            hide(root)
        } else {
            showRoot()
        }
    }

    private func showRoot() {
        guard let root = rootViewController else { return }
        root.loadViewIfNeeded()
        guard let view = root.viewIfLoaded, !root.appearance.isVisible else { return }
        UIApplication.shared.pipeline.afterLayout {
            if case .appearing = root.appearance, root.activeTransition == nil {
                root.endAppearanceTransition()
            }
        }
        root.beginAppearanceTransition(true, animated: false)
        if view.superview == nil {
            view.place(in: bounds)
            insertSubview(view, at: 0)
        }
    }

    private func hide(_ root: UIViewController) {
        for controller in ([root] + root.presentedChain).reversed() where controller.appearance.isVisible {
            if case .disappearing = controller.appearance { continue }
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// A root that is replaced leaves with all that was presented over it.
    private func takeOff(_ root: UIViewController) {
        hide(root)
        let chain = [root] + root.presentedChain
        for controller in chain.reversed() {
            controller.presentation.controller?.hierarchy?.uninstall()
            controller.presentation.controller?.hierarchy = nil
            if controller !== root { controller.releasePresentationController() }
            controller.presentation.presented = nil
            controller.presentation.presenting = nil
            controller.viewIfLoaded?.removeFromSuperview()
        }
        root.rootWindow = nil
    }
}

extension UIViewController {
    /// Whether the controller is the root of a window.
    var isWindowRoot: Bool { rootWindow?.rootViewController === self }
}
