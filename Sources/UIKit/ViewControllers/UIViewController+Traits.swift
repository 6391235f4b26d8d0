import Foundation

/// What a view controller or a presentation controller keeps about traits.
struct ControllerTraits {
    /// What it overrides for itself and all below.
    var overrides = UITraitOverrides()
    /// What it overrides for single children.
    var ofChildren: [ObjectIdentifier: UITraitCollection] = [:]
    /// The traits that it was told of last; `nil`: nobody could have asked for them yet.
    var announced: UITraitCollection?
    /// Who wants to hear of changes.
    var registrations: [TraitRegistration] = []
}

/// Traits go down: from the window to its root and to presentations, from these to what they present, and from
/// parents to children.
extension UIViewController: TraitRegistrar {
    var traitRegistrations: [TraitRegistration] {
        get { traits.registrations }
        set { traits.registrations = newValue }
    }

    /// The traits of what is around the controller.
    var inheritedTraits: UITraitCollection {
        if let parent = containingController {
            let overrides = parent.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
            return parent.traitCollection.overridden(by: overrides)
        }
        if presentation.presenting != nil, let controller = presentation.controller {
            return controller.traitCollection
        }
        return rootWindow?.traitCollection ?? loadedView?.window?.ownTraits ?? UIScreen.main.traitCollection
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

    // MARK: - Before a change

    /// Calls `willTransition(to:with:)` if the controller gets other traits in an environment that has `outer`.
    func announceTraits(
        inside outer: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = outer.overridden(by: traits.overrides.values)
        guard new != traitCollection else { return }
        TransitionTrace.current.post(.appearance, self, "willTransition(to:with:)", ["traits": "\(new)"])
        willTransition(to: new, with: coordinator)
    }

    func forwardTraits(
        _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in containedControllers {
            let overrides = overrideTraitCollection(forChild: child)?.values ?? TraitValues()
            child.announceTraits(inside: traits.overridden(by: overrides), with: coordinator)
        }
    }

    // MARK: - After a change

    /// Tells the controller, its views and its children if the traits are others than those it heard of last.
    func traitsMayHaveChanged() {
        let new = traitCollection
        if let previous = traits.announced, previous != new {
            traits.announced = new
            TransitionTrace.current.post(
                .appearance, self, "traitCollectionDidChange(_:)", ["traits": "\(new)"])
            announceTraits(from: previous)
            loadedView?.announceTraitsBelow(from: previous)
        }
        for child in containedControllers { child.traitsMayHaveChanged() }
    }
}

extension UIPresentationController: TraitRegistrar {
    var traitRegistrations: [TraitRegistration] {
        get { traits.registrations }
        set { traits.registrations = newValue }
    }

    /// The traits of what is covered.
    var inheritedTraits: UITraitCollection {
        let presenter = presentingViewController
        guard presenter !== presentedViewController else { return UIScreen.main.traitCollection }
        if shouldPresentInFullscreen {
            return hierarchy?.container.window?.traitCollection ?? presenter.outermostTraits
        }
        return presenter.traitCollection
    }

    var overriddenTraits: TraitValues {
        let older = olderTraitOverrides?.values ?? TraitValues()
        return older.overridden(by: traits.overrides.values)
    }

    /// Calls `willTransition(to:with:)` if the presentation gets other traits in an environment that has `outer`.
    func announceTraits(
        inside outer: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let new = outer.overridden(by: overriddenTraits)
        guard new != traitCollection else { return }
        TransitionTrace.current.post(.presentation, self, "willTransition(to:with:)", ["traits": "\(new)"])
        willTransition(to: new, with: coordinator)
    }

    /// Tells the presentation controller and what it presents if the traits are others than before.
    func traitsMayHaveChanged() {
        let new = traitCollection
        if let previous = traits.announced, previous != new {
            traits.announced = new
            TransitionTrace.current.post(
                .presentation, self, "traitCollectionDidChange(_:)", ["traits": "\(new)"])
            announceTraits(from: previous)
            containerView?.announceTraitsBelow(from: previous)
        }
        presentedViewController.traitsMayHaveChanged()
    }
}

extension UIViewController {
    /// The traits of the window that the controller is in, or of the screen.
    fileprivate var outermostTraits: UITraitCollection {
        let outermost = outermostContainer
        if let presenter = outermost.presentation.presenting { return presenter.outermostTraits }
        return outermost.rootWindow?.traitCollection ?? outermost.viewIfLoaded?.window?.ownTraits
            ?? UIScreen.main.traitCollection
    }
}
