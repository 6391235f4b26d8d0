extension UIView {
    /// The traits of the nearest controller whose view holds this one, or else of the window, or of the
    /// screen.
    public var traitCollection: UITraitCollection {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningViewController { return controller.traitCollection }
            if let traits = current.ownTraits { return traits }
            view = current.superview
        }
        return UIScreen.main.traitCollection
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitRegistrar {
    var traitRegistrations: [TraitRegistration] {
        get { rare?.traitRegistrations ?? [] }
        set { rareValues.traitRegistrations = newValue }
    }

    /// Announces changed traits to this view and those below; other controllers' views hear of it from their
    /// controller.
    func announceTraitsBelow(from previous: UITraitCollection) {
        announceTraits(from: previous)
        for subview in subviews where subview.owningViewController == nil && subview.ownTraits == nil {
            subview.announceTraitsBelow(from: previous)
        }
    }
}
