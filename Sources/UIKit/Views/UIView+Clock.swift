import QuartzCore

extension UIView {
    /// The clock of the application that the view is shown in: that of its layer tree, else of its window, else the
    /// current one.
    var clock: FrameClock { layer.tree?.clock ?? window?.screen.clock ?? .current }
}

extension UIView: ShownByLayer {
    package var observedLayer: CALayer { layer }
}
