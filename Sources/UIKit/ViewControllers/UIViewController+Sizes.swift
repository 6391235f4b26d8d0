import Foundation

/// Preferred sizes go up to the parent or the presentation; changes of size and traits go down to the children.
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

    func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in containedControllers where child.isViewLoaded {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    func forwardTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in containedControllers { child.willTransition(to: traits, with: coordinator) }
    }

    /// Tells the controller and all that it contains that the traits changed.
    func notifyTraitsChanged(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for child in containedControllers { child.notifyTraitsChanged(from: previous) }
    }
}
