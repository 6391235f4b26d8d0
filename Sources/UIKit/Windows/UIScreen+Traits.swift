extension UIScreen {
    /// The traits of a window that fills the screen.
    public var traitCollection: UITraitCollection { clock.part(CurrentTraits.self).screen }
}
