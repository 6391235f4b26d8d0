import CoreGraphics

extension CALayerDelegate {
    /// Draws with `draw(_:in:)`.
    public func display(_ layer: CALayer) { layer.drawContents() }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in context: CGContext) { layer.drewNothing = true }

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Returns nil: the search for an action goes on.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
    func displayNow() {
        guard layoutFlags.contains(.display) else { return }
        layoutFlags.remove(.display)
        displayShown { display() }
    }

    func displayTree() {
        displayIfNeeded()
        guard layoutFlags.contains(.displayBelow) else { return }
        layoutFlags.remove(.displayBelow)
        for child in children { child.displayTree() }
        maskLayer?.displayTree()
    }

    /// The most pixels on a side of a drawing: what every OpenGL 3.3 can hold.
    private static let mostPixels: CGFloat = 8192

    /// Draws into an image of `contentsScale` pixels per point, which becomes the contents.
    package func drawContents() {
        let bounds = bounds
        let scale = min(
            contentsScale, Self.mostPixels / max(bounds.width, 1), Self.mostPixels / max(bounds.height, 1))
        let width = Int((bounds.width * scale).rounded(.up))
        let height = Int((bounds.height * scale).rounded(.up))
        guard width > 0, height > 0, let context = CGContext(width: width, height: height, scale: scale)
        else { return setDrawnContents(nil) }
        delegate?.layerWillDraw(self)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        drewNothing = false
        draw(in: context)
        if !drewNothing { setDrawnContents(context.makeImage()) }
    }

    /// Makes an image the contents, without any action: drawing is never animated.
    package func setDrawnContents(_ image: CGImage?) {
        guard image != nil || modelPointer.pointee.contents != nil else { return }
        modelPointer.pointee.contents = image
        mark(.contents)
    }
}
