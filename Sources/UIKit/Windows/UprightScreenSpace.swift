import QuartzCore

extension UIScreen {
    /// The space of the screen held upright: it turns with the device, so that a point stays at the same place
    /// of the glass.
    public var fixedCoordinateSpace: any UICoordinateSpace { UprightScreenSpace(self) }
}

/// The space of a screen that is held upright.
private final class UprightScreenSpace: NSObject, LayerCoordinateSpace {
    private let screen: UIScreen

    init(_ screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var spaceLayer: CALayer { screen.rootLayer }

    var bounds: CGRect {
        let size = screen.bounds.size
        return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
    }

    // On its side, the upright screen's right edge is at the top:
    //
    //     upright    +--x      on its side    y--+
    //                |                           |
    //                y                           x
    var spaceTransform: CGAffineTransform {
        guard screen.interfaceOrientation.isLandscape else { return .identity }
        return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width)
    }
}
