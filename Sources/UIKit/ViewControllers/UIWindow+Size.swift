import Foundation
import QuartzCore

/// Tells the window's controllers of a new size, and resizes it. The content changes at once, or animated if width and
/// height are swapped, as when a device is rotated.
extension UIWindow {
    /// Duration of a rotation in seconds, as on iOS.
    private static let turnDuration: TimeInterval = 0.4
    private static let turnKey = "sublayerTransform"

    /// A change of size that was announced to the controllers.
    struct SizeChange {
        /// The quarter turn that it stands for; nil for none.
        fileprivate let turn: CGAffineTransform?
        fileprivate let coordinator: TransitionCoordinator
        fileprivate let controllers: [UIViewController]
        fileprivate let screenTurn: ScreenTurn?
    }

    /// Tells the controllers of the window's new size, before the screen and the window have it.
    ///
    /// - Parameters:
    ///   - size: the new size.
    ///   - before: the screen's orientation.
    ///   - after: the one that it gets.
    /// - Returns: the announced change; nil without a loaded root controller or a change of size.
    func announceResize(
        to size: CGSize, from before: UIInterfaceOrientation, to after: UIInterfaceOrientation
    ) -> SizeChange? {
        guard let root = rootViewController, root.isViewLoaded, size != bounds.size else { return nil }
        let turn = turn(to: size)
        let context = TransitionContext(
            containerView: self, isAnimated: turn != nil, isInteractive: false, presentationStyle: .none)
        context.targetTransform = turn ?? .identity
        let coordinator = TransitionCoordinator(context: context)
        coordinator.askForDuration = { turn == nil ? 0 : Self.turnDuration }
        let controllers = [root] + root.presentedBelow
        for controller in controllers { controller.sizeCoordinator = coordinator }

        let duration = coordinator.transitionDuration
        let screenTurn = before == after ? nil : ScreenTurn(from: before, to: after, duration: duration)
        announcedTurn = screenTurn
        announce(size, with: coordinator)
        announcedTurn = nil
        return SizeChange(
            turn: turn, coordinator: coordinator, controllers: controllers, screenTurn: screenTurn)
    }

    /// Changes the frame, and carries out the announced change: rotation, alongside animations and
    /// completions.
    ///
    /// - Parameters:
    ///   - change: the announced change; nil if none was announced.
    ///   - body: changes the frame.
    func carryOut(_ change: SizeChange?, _ body: @escaping () -> Void) {
        guard let change else { return body() }
        guard let turn = change.turn else {
            apply(change, body)
            return FrameClock.current.afterLayout { self.end(change) }
        }
        turnBack(by: turn)
        UIView.animate(withDuration: Self.turnDuration, delay: 0, options: .allowUserInteraction) {
            self.apply(change, body)
            self.layoutIfNeeded()
            self.turnUpright()
        } completion: { _ in
            self.end(change)
        }
    }

    /// Announces changed traits to the controllers and views in the window.
    func traitsDidChange() {
        guard let root = rootViewController else { return announceToBareViews() }
        if announcedTraits != traitCollection {
            for controller in root.presentedBelow { controller.updatePresentationForm() }
        }
        root.traitsMayHaveChanged()
        for controller in root.presentedBelow { controller.presentation.controller?.traitsMayHaveChanged() }
        announceToBareViews()
    }

    /// Announces changed traits to the window and to views in it that no controller manages.
    private func announceToBareViews() {
        let new = traitCollection
        if let announcedTraits, announcedTraits != new { takeTraits(from: announcedTraits, to: new) }
        announcedTraits = new
    }

    // MARK: - The steps

    /// Returns the quarter turn that the new size stands for; `nil` if it is none, or if an interactive
    /// transition runs in the window, whose container time the animation would share.
    private func turn(to size: CGSize) -> CGAffineTransform? {
        guard size.width == bounds.height, size.height == bounds.width, size.width != size.height, !isHidden,
            UIView.areAnimationsEnabled, rootViewController?.isDrivenByFinger == false
        else { return nil }
        return CGAffineTransform(rotationAngle: size.width > size.height ? .pi / 2 : -.pi / 2)
    }

    /// Rotates the content back, to how it first looks on a rotated device.
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

    /// Rotates the content upright about the window's centre, where the subviews resize without moving.
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

    private func apply(_ change: SizeChange, _ body: () -> Void) {
        jumps = true
        body()
        jumps = false
        if let view = rootViewController?.viewIfLoaded, view.superview === self { view.place(in: bounds) }
        traitsDidChange()
        clock.updateStatusBar()
        // Alongside animations find the views of children in their new size.
        layoutIfNeeded()
        change.screenTurn?.animate()
        change.coordinator.runAnimations()
    }

    /// Runs the completions and clears the coordinator, also in controllers presented meanwhile.
    private func end(_ change: SizeChange) {
        change.screenTurn?.end()
        change.coordinator.runCompletions()
        for controller in change.controllers + (rootViewController?.presentedBelow ?? [])
        where controller.sizeCoordinator === change.coordinator {
            controller.sizeCoordinator = nil
        }
    }
}

extension UIViewController {
    /// The controllers that this one, its children and these presentations present; lower ones first.
    fileprivate var presentedBelow: [UIViewController] {
        let here = presentation.presented.map { [$0] + $0.presentedBelow } ?? []
        return here + containedControllers.flatMap(\.presentedBelow)
    }

    /// Whether an initially interactive transition of this controller, its children or its presentations
    /// runs.
    fileprivate var isDrivenByFinger: Bool {
        let transitions: [ControllerTransition?] = [activeTransition, containerTransition]
        return transitions.contains { $0?.context.initiallyInteractive ?? false }
            || containedControllers.contains(where: \.isDrivenByFinger)
            || presentation.presented?.isDrivenByFinger ?? false
    }
}

/// The size and traits around a presentation in a resized window: of the window or the presentation context.
extension UIPresentationController {
    fileprivate func containerSize(in windowSize: CGSize) -> CGSize {
        shouldPresentInFullscreen ? windowSize : presentingViewController.size(in: windowSize)
    }

    fileprivate func surroundings(in windowTraits: UITraitCollection) -> UITraitCollection {
        shouldPresentInFullscreen ? windowTraits : presentingViewController.traits(in: windowTraits)
    }
}

extension UIViewController {
    /// Returns the size of the controller's view in a window of `windowSize`.
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

    /// Returns the controller's traits in a window with `windowTraits`.
    fileprivate func traits(in windowTraits: UITraitCollection) -> UITraitCollection {
        let outer: UITraitCollection
        if let parent = containingController {
            outer = parent.traits(in: windowTraits).overridden(by: parent.overrides(for: self))
        } else if presentation.presenting != nil, let controller = presentation.controller {
            outer = controller.surroundings(in: windowTraits).overridden(by: controller.overriddenTraits)
        } else {
            outer = windowTraits
        }
        return outer.overridden(by: traits.overrides.values)
    }
}
