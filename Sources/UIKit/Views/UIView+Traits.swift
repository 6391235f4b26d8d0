extension UIView {
    /// The traits of the nearest controller whose view holds this one, or else of the window, or of the
    /// screen, with the overrides of the views in between.
    var currentTraits: UITraitCollection {
        var overrides = TraitValues()
        var view: UIView? = self
        while let current = view {
            if let traits = current.ownTraits { return traits.overridden(by: overrides) }
            if let values = current.overridingTraits { overrides = values.overridden(by: overrides) }
            if let controller = current.owningViewController {
                return controller.traitCollection.overridden(by: overrides)
            }
            view = current.superview
        }
        return UIScreen.main.traitCollection.overridden(by: overrides)
    }

    /// The traits that this view overrides; nil for none.
    var overridingTraits: TraitValues? {
        guard let values = rare?.traitOverrides.values, !values.isEmpty else { return nil }
        return values
    }

    /// Returns the overrides of this view and those that it lies in, up to `top`; the inner ones win.
    func overrides(upTo top: UIView) -> TraitValues {
        var overrides = TraitValues()
        var view: UIView? = self
        while let current = view {
            if let values = current.overridingTraits { overrides = values.overridden(by: overrides) }
            if current === top { break }
            view = current.superview
        }
        return overrides
    }

    // MARK: - The size of text

    /// The smallest size of text in this view and those below it, whatever the user wants; nil, the default, for
    /// none. The traits of these views have it.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitOverrides.values.textSizes.minimum }
        set { traitOverrides.values.textSizes.minimum = newValue }
    }

    /// The largest size of text in this view and those below it, whatever the user wants; nil, the default, for
    /// none. The traits of these views have it.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitOverrides.values.textSizes.maximum }
        set { traitOverrides.values.textSizes.maximum = newValue }
    }

    /// The limits of the size of text that hold for this view, with those of the views around it, in words.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let limits = sequence(first: self) { $0.superview }.map { view in
            let own = view.traitOverrides.values.textSizes
            return "\(type(of: view)): minimum \(own.minimum?.rawValue ?? "none"), "
                + "maximum \(own.maximum?.rawValue ?? "none")"
        }
        return limits.joined(separator: "\n")
    }

    // MARK: - Overriding traits

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        guard overrides.values != overridingTraits ?? TraitValues() else { return }
        clock.part(CurrentTraits.self).noteOverrides(overrides.values)
        let previous = traitCollection
        rareValues.traitOverrides = overrides
        clock.perform { overridesDidChange(from: previous) }
    }

    /// Returns this view's traits, given those of its superview.
    private func traits(inside outer: UITraitCollection) -> UITraitCollection {
        if let ownTraits { return ownTraits }
        let inherited = owningViewController?.traitCollection ?? outer
        return overridingTraits.map { inherited.overridden(by: $0) } ?? inherited
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
    var traitRegistrations: [TraitRegistration] {
        get { rare?.traitRegistrations ?? [] }
        set { rareValues.traitRegistrations = newValue }
    }

    /// Announces the traits of what surrounds this view to it and to those below; other controllers' views
    /// hear of theirs from their controller.
    func announceTraitsBelow(from previous: UITraitCollection, to current: UITraitCollection) {
        let (previous, current) =
            overridingTraits.map {
                (previous.overridden(by: $0), current.overridden(by: $0))
            } ?? (previous, current)
        guard previous != current else { return }
        takeTraits(from: previous, to: current)
    }

    /// Announces what the view's trait overrides have changed.
    func takeOverrides(from previous: UITraitCollection) {
        let current = traitCollection
        guard previous != current else { return }
        takeTraits(from: previous, to: current)
        tellControllersBelow()
    }

    /// Announces new traits of this view to it and to those below.
    func takeTraits(from previous: UITraitCollection, to current: UITraitCollection) {
        adoptColors(of: current)
        if current.hasDifferentColorAppearance(comparedTo: previous) { appearanceDidChange() }
        if current.layoutDirection != previous.layoutDirection { readingDidChange() }
        if current.values.differs(from: previous.values, in: UITraitCollection.traitsAffectingFonts) {
            (self as? any TextSizeFollowing)?.followTextSize(of: current)
        }
        (self as? any StateFollowing)?.stateMayHaveChanged()
        clock.didChangeTraits?(self)
        announceTraits(from: previous)
        for subview in subviews where subview.owningViewController == nil && subview.ownTraits == nil {
            subview.announceTraitsBelow(from: previous, to: current)
        }
    }

    /// Tells the controllers whose views lie in this one that their traits may have changed.
    func tellControllersBelow() {
        for subview in subviews {
            if let controller = subview.owningViewController {
                controller.traitsMayHaveChanged()
            } else {
                subview.tellControllersBelow()
            }
        }
    }

    /// Adopts the traits of where the view was added: announces them if they differ from the old ones.
    ///
    /// - Parameter previous: the traits where the view was before; nil where no traits are overridden, so that
    ///   those of controllers are the only others.
    func adoptTraits(from previous: UITraitCollection?) {
        adoptColorsBelow(inside: superview?.traitCollection ?? traitCollection)
        guard let previous else { return }
        if let controller = owningViewController { return controller.traitsMayHaveChanged() }
        let current = traitCollection
        guard previous != current, ownTraits == nil else { return }
        takeTraits(from: previous, to: current)
        tellControllersBelow()
    }

    /// Resolves the dynamic colours of this view and those below by the traits of where they are now.
    func adoptColorsBelow(inside outer: UITraitCollection) {
        let traits = traits(inside: outer)
        adoptColors(of: traits)
        for subview in subviews { subview.adoptColorsBelow(inside: traits) }
    }
}
