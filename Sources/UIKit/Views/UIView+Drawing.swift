/// How `draw(_:)` becomes the layer's contents.
///
/// Without the Objective-C runtime nothing can tell whether a class overrides `draw(_:)`. So the first view
/// of each class is drawn. If that reaches `UIView.draw(_:)` itself and draws nothing, views of that class
/// draw only when `setNeedsDisplay()` is called.
extension UIView {
    /// Whether a new view of this class must be drawn.
    var mayDraw: Bool {
        let type = type(of: self)
        return type != UIView.self
            && !SilentViewClasses.current.identifiers.contains(ObjectIdentifier(type))
    }

    func askForDrawing() {
        flags.insert(.wantsDisplay)
        layer.setNeedsDisplay()
    }

    func makeContents(of layer: CALayer) {
        guard layer === self.layer else { return layer.drawContents() }
        let isAsked = flags.contains(.wantsDisplay) || layer.needsDisplayOnBoundsChange
        guard isAsked || mayDraw else { return }
        flags.remove(.wantsDisplay)
        flags.set(.drawsWhenSized, layer.bounds.isEmpty)
        layer.drawContents()
    }

    func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        flags.remove(.didNotDraw)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        clock.part(CurrentTraits.self).perform(in: self) { draw(layer.bounds) }
        guard flags.contains(.didNotDraw), !context.hasDrawn else { return }
        layer.drewNothing = true
        SilentViewClasses.current.identifiers.insert(ObjectIdentifier(type(of: self)))
    }
}

/// The classes of an application's views whose `draw(_:)` draws nothing.
@MainActor
private final class SilentViewClasses: FrameClockPart {
    var identifiers: Set<ObjectIdentifier> = []

    init(clock: FrameClock) {}

    static var current: SilentViewClasses { FrameClock.current.part() }
}
