import QuartzCore

/// A view that blurs what is behind it, or lends its contents the colours of a blur.
///
/// Contents belong into `contentView`. What lies behind is what the whole window shows there, except for what is in
/// front of this view; it ends at the view's edges. An opacity below 1 mixes the blurred with the sharp picture. A
/// picture that `snapshotView(afterScreenUpdates:)` or `drawHierarchy(in:afterScreenUpdates:)` makes of changes that
/// were not shown yet has behind it only what is in that picture.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view for what lies in front of the blur.
    open var contentView: UIView { content }

    private let content = UIView()
    private let backdrop = BackdropView()
    private var shownEffect: UIVisualEffect?

    /// Makes a view without size.
    ///
    /// - Parameter effect: what it does to what is behind it; nil for nothing.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        shownEffect = effect
        prepare()
    }

    /// Makes a view without an effect.
    ///
    /// - Parameter frame: the place in its future superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a view without an effect and size. Nothing is read from the decoder.
    ///
    /// - Parameter coder: not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// What the view does to what is behind it; nil for nothing.
    ///
    /// A change of blur in an animation block is animated: the blur itself grows and shrinks.
    open var effect: UIVisualEffect? {
        get { shownEffect }
        set {
            shownEffect = newValue
            apply(traitCollection)
        }
    }

    private func prepare() {
        for view in [backdrop, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insert(view, at: .front)
        }
        apply(traitCollection)
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        UIView.performWithoutAnimation { apply(traits) }
    }

    private func apply(_ traits: UITraitCollection) {
        backdrop.layer.backdropFilter = shownEffect?.backdropFilter(traits) ?? BackdropFilter()
        // Between vibrant and plain contents there is nothing that could be shown.
        let vibrancy = shownEffect?.contentFilter(traits)
        UIView.performWithoutAnimation { content.layer.backdropFilter = vibrancy }
    }

    /// Reports a view that does not belong here.
    ///
    /// - Parameter subview: the view that was added.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== backdrop, subview !== content else { return }
        diagnose(
            .error, "addSubview(_:)",
            "was given \(TransitionTrace.className(of: subview)) as a subview, which does not belong into the effect view itself: add it to contentView"
        )
    }
}

/// Shows the blurred picture of what is behind it.
private final class BackdropView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
