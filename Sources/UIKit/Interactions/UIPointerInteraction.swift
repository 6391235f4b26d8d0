/// Says what the mouse pointer looks like over a view, and what the view does below it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Chooses regions and styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction has a say. Default true.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled { pointerMoved(hover) } else { leave() }
        }
    }

    private lazy var hover = PointerHover { [weak self] in self?.pointerMoved($0) }

    /// Makes an interaction.
    ///
    /// - Parameter delegate: chooses regions and styles; held weakly. Without one the pointer is the usual one.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The interaction is about to be added to a view, or to be removed.
    open func willMove(to view: UIView?) {
        leave()
        self.view?.removeGestureRecognizer(hover)
    }

    /// The interaction was added to a view, or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    /// Asks the delegate anew for region and style below the pointer.
    open func invalidate() {
        leave()
        pointerMoved(hover)
    }

    /// Returns the pointer for the host at a point of the view; nil where the views around decide.
    func pointer(at location: CGPoint, in view: UIView) -> PointerShape? {
        guard let region = region(at: location, in: view),
            let style = delegate?.pointerInteraction(self, styleFor: region)
        else { return nil }
        return style.drawnShape != nil && hover.stay?.drawsPointer == true ? .hidden : style.pointer
    }

    private func region(at location: CGPoint, in view: UIView) -> UIPointerRegion? {
        guard isEnabled, let delegate else { return nil }
        let request = UIPointerRegionRequest(location: location)
        let whole = UIPointerRegion(rect: view.bounds)
        let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
        return region.flatMap { $0.rect.contains(location) ? $0 : nil }
    }

    // MARK: - The pointer's way

    private func pointerMoved(_ hover: PointerHover) {
        guard let view, hover.isHovering else { return leave() }
        let (location, focus) = (hover.location(in: view), view.clock.part(PointerFocus.self))
        guard focus.allows(self), let region = region(at: location, in: view) else { return leave() }
        if hover.stay?.isIn(region) != true {
            leave()
            focus.give(to: self)
            enter(region)
        }
        hover.stay?.move(to: location, in: view)
    }

    private func enter(_ region: UIPointerRegion) {
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willEnter: region, animator: animator)
        let stay = PointerStay(region, delegate?.pointerInteraction(self, styleFor: region))
        hover.stay = stay
        stay.begin(with: animator)
        animator.run()
    }

    /// The pointer belongs to another view, or to none.
    func leave() {
        guard let stay = hover.stay else { return }
        hover.stay = nil
        view?.clock.part(PointerFocus.self).take(from: self)
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: stay.region, animator: animator)
        stay.end(with: animator)
        animator.run()
    }
}

/// Chooses the regions of a pointer interaction, and the pointer's style in each.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: SelectorResponder {
    /// Returns the region at the pointer's location; nil for none. Default the whole view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the pointer's style in a region; nil, the default, leaves it to the views around.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?

    /// The pointer comes into a region: `animator` takes what is animated together with the effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )

    /// The pointer leaves a region: `animator` takes what is animated together with the end of the effect.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}

extension UIPointerInteractionDelegate {
    /// Returns the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}
