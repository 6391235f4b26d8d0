extension UIView {
    /// How contents follow a change of a view's bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill.
        case scaleToFill
        /// The largest size that fits, with the proportions kept.
        case scaleAspectFit
        /// The smallest size that fills, with the proportions kept.
        case scaleAspectFill
        /// Drawn anew.
        case redraw
        /// In the middle, at its own size.
        case center
        /// At the upper edge, at its own size.
        case top
        /// At the lower edge, at its own size.
        case bottom
        /// At the left edge, at its own size.
        case left
        /// At the right edge, at its own size.
        case right
        /// In the upper left corner, at its own size.
        case topLeft
        /// In the upper right corner, at its own size.
        case topRight
        /// In the lower left corner, at its own size.
        case bottomLeft
        /// In the lower right corner, at its own size.
        case bottomRight
    }
}

extension UIView.ContentMode {
    @MainActor
    init(of layer: CALayer) {
        if layer.needsDisplayOnBoundsChange {
            self = .redraw
        } else {
            let gravity = layer.contentsGravity
            self = Self.gravities.first { $0.gravity == gravity }?.mode ?? .scaleToFill
        }
    }

    @MainActor
    func apply(to layer: CALayer) {
        layer.needsDisplayOnBoundsChange = self == .redraw
        layer.contentsGravity = Self.gravities.first { $0.mode == self }?.gravity ?? .resize
    }

    private static let gravities: [(mode: UIView.ContentMode, gravity: CALayerContentsGravity)] = [
        (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
        (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
        (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
        (.bottomRight, .bottomRight),
    ]
}
