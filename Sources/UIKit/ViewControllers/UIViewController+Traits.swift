import Foundation

/// The trait state of a view controller or a presentation controller.
struct ControllerTraits {
    /// Overrides for the controller and everything below it.
    var overrides = UITraitOverrides()
    /// Overrides for single children.
    var ofChildren: [ObjectIdentifier: UITraitCollection] = [:]
    /// The traits that were announced last; `nil` until the view is loaded or the presentation starts.
    var announced: UITraitCollection?
    /// The traits that `willTransition(to:with:)` has announced, until they apply.
    var coming: UITraitCollection?
    /// Registrations for changes of traits.
    var registrations: [TraitRegistration] = []
}

/// Passes traits down: from the window to its root and to presentations, from these to what they present, and
/// from parents to children.
extension UIViewController: TraitRegistrar {
    var traitRegistrations: [TraitRegistration] {
        get { traits.registrations }
        set { traits.registrations = newValue }
    }

    /// The traits of the parent, the presentation, the window or the screen, in this order.
    var inheritedTraits: UITraitCollection {
        if let parent = containingController {
            let traits = parent.traitCollection.overridden(by: parent.overrides(for: self))
            guard let superview = loadedView?.superview, let outer = parent.loadedView else { return traits }
            return traits.overridden(by: superview.overrides(upTo: outer))
        }
        if presentation.presenting != nil, let controller = presentation.controller {
            return controller.traitCollection
        }
        return rootWindow?.traitCollection ?? loadedView?.window?.ownTraits ?? UIScreen.main.traitCollection
    }

    /// The traits that this controller overrides for one of its children.
    func overrides(for child: UIViewController) -> TraitValues {
        guard let overrides = overrideTraitCollection(forChild: child) else { return TraitValues() }
        clock.part(CurrentTraits.self).noteOverrides(overrides.values)
        return overrides.values
    }

    func overrideTraits(_ collection: UITraitCollection?, of child: UIViewController) {
        guard child.containingController === self else {
            let (name, other) = (TransitionTrace.className(of: self), TransitionTrace.className(of: child))
            return TransitionTrace.current.report(
                Diagnostic(
                    .warning, self, "setOverrideTraitCollection(_:forChild:)",
                    "\(other) is no child of \(name), so its traits are not changed: call addChild(_:) first."
                ))
        }
        traits.ofChildren[ObjectIdentifier(child)] = collection
        child.traitsMayHaveChanged()
    }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        traits.overrides = overrides
        clock.part(CurrentTraits.self).noteOverrides(overrides.values)
        clock.perform { traitsMayHaveChanged() }
    }

    // MARK: - Before a change

    /// Calls `willTransition(to:with:)` if the surrounding traits `outer` change the controller's.
    func announceTraits(
        inside outer: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = outer.overridden(by: traits.overrides.values)
        guard new != traitCollection else { return }
        TransitionTrace.current.post(.appearance, self, "willTransition(to:with:)", ["traits": "\(new)"])
        traits.coming = new
        willTransition(to: new, with: coordinator)
    }

    /// The traits for announced sizes: the announced traits until they apply, else the current ones.
    var traitsAhead: UITraitCollection { traits.coming ?? traitCollection }

    func forwardTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in containedControllers {
            child.announceTraits(inside: traits.overridden(by: overrides(for: child)), with: coordinator)
        }
    }

    // MARK: - After a change

    /// Announces changed traits to the controller, its views and its children.
    func traitsMayHaveChanged() {
        let new = traitCollection
        traits.coming = nil
        if let previous = traits.announced, previous != new {
            traits.announced = new
            TransitionTrace.current.post(
                .appearance, self, "traitCollectionDidChange(_:)", ["traits": "\(new)"])
            announceTraits(from: previous)
            loadedView?.announceTraitsBelow(from: previous, to: new)
        }
        for child in containedControllers { child.traitsMayHaveChanged() }
    }
}

extension UIPresentationController: TraitRegistrar {
    var traitRegistrations: [TraitRegistration] {
        get { traits.registrations }
        set { traits.registrations = newValue }
    }

    /// The traits of the window for a full-screen presentation, else of the presenter.
    var inheritedTraits: UITraitCollection {
        let presenter = presentingViewController
        guard presenter !== presentedViewController else { return UIScreen.main.traitCollection }
        if shouldPresentInFullscreen {
            return hierarchy?.container.window?.traitCollection ?? presenter.outermostTraits
        }
        return presenter.traitCollection
    }

    var overriddenTraits: TraitValues {
        var values = TraitValues()
        if isElevated { values.userInterfaceLevel = .elevated }
        if isNarrow { values.horizontalSizeClass = .compact }
        return values.overridden(by: ownOverrides)
    }

    /// The traits by which the presentation adapts: those around it, with its overrides.
    var surroundingTraits: UITraitCollection { inheritedTraits.overridden(by: ownOverrides) }

    private var ownOverrides: TraitValues {
        (olderTraitOverrides?.values ?? TraitValues()).overridden(by: traits.overrides.values)
    }

    /// Calls `willTransition(to:with:)` if the surrounding traits `outer` change the presentation's.
    func announceTraits(
        inside outer: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = outer.overridden(by: overriddenTraits)
        guard new != traitCollection else { return }
        TransitionTrace.current.post(.presentation, self, "willTransition(to:with:)", ["traits": "\(new)"])
        willTransition(to: new, with: coordinator)
    }

    /// Announces changed traits to the presentation controller, its views and the presented controller.
    func traitsMayHaveChanged() {
        let new = traitCollection
        if let previous = traits.announced, previous != new {
            traits.announced = new
            TransitionTrace.current.post(
                .presentation, self, "traitCollectionDidChange(_:)", ["traits": "\(new)"])
            announceTraits(from: previous)
            containerView?.takeTraits(from: previous, to: new)
        }
        presentedViewController.traitsMayHaveChanged()
    }
}

extension UIViewController {
    /// The traits of the controller's window, or of the screen.
    fileprivate var outermostTraits: UITraitCollection {
        let outermost = outermostContainer
        if let presenter = outermost.presentation.presenting { return presenter.outermostTraits }
        return outermost.rootWindow?.traitCollection ?? outermost.viewIfLoaded?.window?.ownTraits
            ?? UIScreen.main.traitCollection
    }
}
