extension UIScreen {
    /// The traits of a window that fills the screen.
    public var traitCollection: UITraitCollection {
        UITraitCollection(stageSize: bounds.size, scale: scale)
    }
}
