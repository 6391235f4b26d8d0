/// Says what the mouse pointer looks like over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Chooses regions and styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

    /// Whether the interaction has a say. Default true.
    open var isEnabled = true

    /// Makes an interaction.
    ///
    /// - Parameter delegate: chooses regions and styles; held weakly. Without one the pointer is the usual one.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The interaction is about to be added to a view, or to be removed.
    open func willMove(to view: UIView?) {}

    /// The interaction was added to a view, or was removed.
    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Returns the pointer's style at a point of the view; nil where the views around decide.
    func style(at location: CGPoint, in view: UIView) -> UIPointerStyle? {
        guard isEnabled, let delegate else { return nil }
        let request = UIPointerRegionRequest(location: location)
        let whole = UIPointerRegion(rect: view.bounds)
        guard let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole),
            region.rect.contains(location)
        else { return nil }
        return delegate.pointerInteraction(self, styleFor: region)
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
}
