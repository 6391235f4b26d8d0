import Foundation
import QuartzCore

/// What the controllers hear when their window gets another size, and how its content gets there: at once, or
/// animated where width and height change places, as when a device is turned.
extension UIWindow {
    /// How long a turn takes, in seconds; as on iOS.
    private static let turnDuration: TimeInterval = 0.4
    private static let turnKey = "sublayerTransform"

    /// Runs `change` with all that the controllers hear before and after a change of the window's size.
    func resize(to size: CGSize, _ change: @escaping () -> Void) {
        guard let root = rootViewController, root.isViewLoaded, size != bounds.size else { return change() }
        let turn = turn(to: size)
        let context = TransitionContext(
            containerView: self, isAnimated: turn != nil, isInteractive: false, presentationStyle: .none)
        context.targetTransform = turn ?? .identity
        let coordinator = TransitionCoordinator(context: context)
        coordinator.transitionDuration = turn == nil ? 0 : Self.turnDuration
        let controllers = [root] + root.presentedBelow
        for controller in controllers { controller.sizeCoordinator = coordinator }

        announce(size, with: coordinator)
        guard turn != nil else {
            apply(change, alongside: coordinator)
            return UIApplication.shared.pipeline.afterLayout { self.end(coordinator, controllers) }
        }
        turnBack(by: context.targetTransform)
        UIView.animate(withDuration: Self.turnDuration, delay: 0, options: .allowUserInteraction) {
            self.apply(change, alongside: coordinator)
            self.layoutIfNeeded()
            self.turnUpright()
        } completion: { _ in
            self.end(coordinator, controllers)
        }
    }

    /// Tells everybody in the window whose traits are others than before.
    func traitsDidChange() {
        guard let root = rootViewController else { return announceToBareViews() }
        if announcedTraits != traitCollection {
            for controller in root.presentedBelow { controller.updatePresentationForm() }
        }
        root.traitsMayHaveChanged()
        for controller in root.presentedBelow { controller.presentation.controller?.traitsMayHaveChanged() }
        announceToBareViews()
    }

    /// The window itself and the views in it that no controller manages.
    private func announceToBareViews() {
        let new = traitCollection
        if let announcedTraits, announcedTraits != new { announceTraitsBelow(from: announcedTraits) }
        announcedTraits = new
    }

    // MARK: - The steps

    /// The quarter turn that the change stands for; `nil`: it is none, or a finger drives a transition in the window,
    /// whose time an animation of ours would share.
    private func turn(to size: CGSize) -> CGAffineTransform? {
        guard size.width == bounds.height, size.height == bounds.width, size.width != size.height, !isHidden,
            UIView.areAnimationsEnabled, rootViewController?.isDrivenByFinger == false
        else { return nil }
        return CGAffineTransform(rotationAngle: size.width > size.height ? .pi / 2 : -.pi / 2)
    }

    /// Shows all that is in the window as it lies on a device that has been turned and whose content has not yet.
    ///
    /// ```
    /// before     turned back      upright
    /// ┌────┐     ┌─────────┐     ┌─────────┐
    /// │ A  │     │  ᗌ      │     │    A    │
    /// │    │  ▶  │         │  ▶  │         │
    /// │    │     └─────────┘     └─────────┘
    /// └────┘
    /// ```
    private func turnBack(by turn: CGAffineTransform) {
        let shown = layer.presentation()?.sublayerTransform ?? layer.sublayerTransform
        layer.removeAnimation(forKey: Self.turnKey)
        UIView.performWithoutAnimation {
            layer.sublayerTransform = CATransform3DConcat(
                shown, CATransform3DMakeAffineTransform(turn.inverted()))
        }
    }

    /// Turns about the window's middle: what is in the window changes its size there and does not move.
    private func turnUpright() {
        layer.sublayerTransform = CATransform3DIdentity
        for view in subviews { view.layer.removeAnimation(forKey: "position") }
    }

    private func announce(_ size: CGSize, with coordinator: TransitionCoordinator) {
        guard let root = rootViewController else { return }
        let presentations = root.presentedBelow.compactMap(\.presentation.controller)
        let traits = traits(at: size)
        if traits != traitCollection {
            root.announceTraits(inside: traits, with: coordinator)
            for controller in presentations {
                controller.announceTraits(inside: controller.surroundings(in: traits), with: coordinator)
            }
        }
        root.announceSize(size, with: coordinator)
        for controller in presentations {
            controller.announceSize(controller.containerSize(in: size), with: coordinator)
        }
    }

    private func apply(_ change: () -> Void, alongside coordinator: TransitionCoordinator) {
        jumps = true
        change()
        jumps = false
        if let view = rootViewController?.viewIfLoaded, view.superview === self { view.place(in: bounds) }
        traitsDidChange()
        coordinator.runAnimations()
    }

    /// Those that are presented now may be others than at the start.
    private func end(_ coordinator: TransitionCoordinator, _ controllers: [UIViewController]) {
        coordinator.runCompletions()
        for controller in controllers + (rootViewController?.presentedBelow ?? [])
        where controller.sizeCoordinator === coordinator {
            controller.sizeCoordinator = nil
        }
    }
}

extension UIViewController {
    /// What this controller, what it contains and what these present, presents; those below come first.
    fileprivate var presentedBelow: [UIViewController] {
        let here = presentation.presented.map { [$0] + $0.presentedBelow } ?? []
        return here + containedControllers.flatMap(\.presentedBelow)
    }

    /// Whether a transition of this controller, of what it contains or of what it presents is driven by a finger, or
    /// was until it was let go.
    fileprivate var isDrivenByFinger: Bool {
        let transitions: [ControllerTransition?] = [activeTransition, containerTransition]
        return transitions.contains { $0?.context.initiallyInteractive ?? false }
            || containedControllers.contains(where: \.isDrivenByFinger)
            || presentation.presented?.isDrivenByFinger ?? false
    }
}

/// What a presentation covers in a window of another size: the window, or the presentation context.
extension UIPresentationController {
    fileprivate func containerSize(in windowSize: CGSize) -> CGSize {
        shouldPresentInFullscreen ? windowSize : presentingViewController.size(in: windowSize)
    }

    fileprivate func surroundings(in windowTraits: UITraitCollection) -> UITraitCollection {
        shouldPresentInFullscreen ? windowTraits : presentingViewController.traits(in: windowTraits)
    }
}

extension UIViewController {
    /// The size of the controller's view in a window of that size.
    fileprivate func size(in windowSize: CGSize) -> CGSize {
        if let parent = containingController {
            return parent.size(
                forChildContentContainer: self, withParentContainerSize: parent.size(in: windowSize))
        }
        guard presentation.presenting != nil, let controller = presentation.controller else {
            return windowSize
        }
        return controller.size(
            forChildContentContainer: self, withParentContainerSize: controller.containerSize(in: windowSize))
    }

    /// The controller's traits in a window with those.
    fileprivate func traits(in windowTraits: UITraitCollection) -> UITraitCollection {
        let outer: UITraitCollection
        if let parent = containingController {
            let overrides = parent.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
            outer = parent.traits(in: windowTraits).overridden(by: overrides)
        } else if presentation.presenting != nil, let controller = presentation.controller {
            outer = controller.surroundings(in: windowTraits).overridden(by: controller.overriddenTraits)
        } else {
            outer = windowTraits
        }
        return outer.overridden(by: traits.overrides.values)
    }
}
