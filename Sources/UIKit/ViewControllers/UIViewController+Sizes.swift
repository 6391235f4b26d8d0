import Foundation

/// Passes preferred sizes up to the parent or the presentation, and changes of size down to the children.
extension UIViewController {
    func announcePreferredContentSize() {
        if let parent = containingController {
            TransitionTrace.current.post(
                .presentation, parent, "preferredContentSizeDidChange(forChildContentContainer:)")
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if let controller = presentation.controller, controller.containerView != nil {
            TransitionTrace.current.post(
                .presentation, controller, "preferredContentSizeDidChange(forChildContentContainer:)")
            controller.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded,
            child.bounds.size != own.bounds.size, child.isDescendant(of: own)
        else { return parentSize }
        return child.bounds.size
    }

    /// Calls the controller's rotation callbacks if the screen turns, and announces their new sizes to the
    /// children.
    func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.containerView.window?.announcedTurn?.announce(to: self)
        for child in containedControllers where child.isViewLoaded {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.announceSize(childSize, with: coordinator)
        }
    }

    /// Calls `viewWillTransition(to:with:)` and records it in the trace.
    func announceSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        TransitionTrace.current.post(
            .appearance, self, "viewWillTransition(to:with:)", ["size": "\(size.width) × \(size.height)"])
        viewWillTransition(to: size, with: coordinator)
    }
}

extension UIPresentationController {
    /// Calls `viewWillTransition(to:with:)` and records it in the trace.
    func announceSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        TransitionTrace.current.post(
            .presentation, self, "viewWillTransition(to:with:)", ["size": "\(size.width) × \(size.height)"])
        viewWillTransition(to: size, with: coordinator)
    }
}
