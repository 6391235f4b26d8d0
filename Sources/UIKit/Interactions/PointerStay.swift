import QuartzCore

/// The time that the pointer is in one region: what is shown meanwhile.
@MainActor
final class PointerStay {
    let region: UIPointerRegion

    private let platter: PointerPlatter?
    private let drawn: UIPointerStyle.DrawnShape?
    private var pointer: PointerShapeView?

    /// Whether a shape is drawn in place of the desktop's pointer now.
    var drawsPointer: Bool { pointer != nil }

    init(_ region: UIPointerRegion, _ style: UIPointerStyle?) {
        self.region = region
        platter = style?.effect.map { PointerPlatter($0, ground: style?.ground) }
        drawn = style?.drawnShape
    }

    func isIn(_ other: UIPointerRegion) -> Bool {
        region.rect == other.rect && region.identifier == other.identifier
    }

    func begin(with animator: PointerAnimator) {
        guard let platter else { return }
        animator.addAnimations { platter.raise() }
    }

    func end(with animator: PointerAnimator) {
        hidePointer()
        guard let platter else { return }
        animator.addAnimations { platter.lower() }
        animator.addCompletion { _ in platter.remove() }
    }

    /// The pointer is at a point of the view.
    func move(to location: CGPoint, in view: UIView) {
        guard let drawn, let window = view.window else { return }
        if pointer?.superview !== window { hidePointer() }
        let pointer = self.pointer ?? makePointer(drawn.shape, in: window)
        self.pointer = pointer
        let place = CGPoint(
            x: drawn.axes.contains(.horizontal) ? region.rect.midX : location.x,
            y: drawn.axes.contains(.vertical) ? region.rect.midY : location.y)
        UIView.performWithoutAnimation { pointer.moveOrigin(to: view.convert(place, to: window)) }
    }

    private func makePointer(_ shape: UIPointerShape, in window: UIWindow) -> PointerShapeView {
        let pointer = PointerShapeView(shape.outline)
        pointer.shape?.fillColor = window.resolved(.secondaryLabel)
        window.addSubview(pointer)
        return pointer
    }

    /// The desktop's pointer is shown until this one moves again.
    func hidePointer() {
        pointer?.removeFromSuperview()
        pointer = nil
    }
}

/// Which interaction the pointer belongs to: the innermost one that has a region below it.
@MainActor
final class PointerFocus: FrameClockPart {
    private weak var holder: UIPointerInteraction?

    init(clock: FrameClock) {}

    /// Whether an interaction may have the pointer, which none inside of its view has.
    func allows(_ candidate: UIPointerInteraction) -> Bool {
        guard let holder, holder !== candidate, let inner = holder.view, let outer = candidate.view else {
            return true
        }
        guard inner === outer else { return !inner.isDescendant(of: outer) }
        // Of two interactions of a view the later one has it.
        return inner.interactions.last { $0 === holder || $0 === candidate } === candidate
    }

    /// Gives the pointer to an interaction, and takes it from another one.
    func give(to interaction: UIPointerInteraction) {
        if let holder, holder !== interaction { holder.leave() }
        holder = interaction
    }

    /// Takes the pointer from an interaction.
    func take(from interaction: UIPointerInteraction) {
        if holder === interaction { holder = nil }
    }
}

/// Follows the pointer over the view of an interaction.
final class PointerHover: UIHoverGestureRecognizer {
    /// What is shown while the pointer is in a region. It is kept here, as the recognizer hears that the pointer has left
    /// the view even where view and interaction are gone by then.
    var stay: PointerStay?

    private let moved: (PointerHover) -> Void

    init(moved: @escaping (PointerHover) -> Void) {
        self.moved = moved
        super.init(target: nil, action: nil)
        addTarget(self, action: PointerHover.tell)
    }

    private func tell() {
        moved(self)
        guard !isHovering, let stay else { return }
        self.stay = nil
        let animator = PointerAnimator()
        stay.end(with: animator)
        animator.run()
    }

    override func pointerOrKeyWasPressed() { stay?.hidePointer() }
}
