/// What lies behind the contents of a bar: two looks, one over nothing and one over content that has been
/// scrolled below the bar, faded into each other.
///
/// ```
/// ┌──────────────────────┐
/// │ effect, colour, image│
/// └──────────────────────┘
///  ══════ shadow ════════   outside, at the edge to the content
/// ```
@MainActor
final class BarBackground: UIView {
    /// The edge at which the content lies.
    enum Side {
        case above, below
    }

    private let side: Side
    private var atEdge: BarPlate?
    private var scrolled: BarPlate?
    /// What is shown.
    private var shown: State?

    private struct State: Equatable {
        var edge: BarLook
        var full: BarLook
        var progress: CGFloat
    }

    init(contentLies side: Side) {
        self.side = side
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a look.
    func show(_ look: BarLook) {
        show(atEdge: look, scrolled: look, progress: 1)
    }

    /// Shows one look over another.
    ///
    /// - Parameters:
    ///   - edge: the look where no content lies below the bar.
    ///   - full: the look where some does.
    ///   - progress: 0 for the first look, 1 for the second one.
    func show(atEdge edge: BarLook, scrolled full: BarLook, progress: CGFloat) {
        let state = Self.state(edge, full, progress)
        guard state != shown else { return }
        shown = state
        let progress = state.progress
        scrolled = plate(scrolled, for: state.full, alpha: progress)
        // The look below an opaque one stays whole: two half transparent ones would let the content through.
        let rest = progress == 1 ? 0 : state.full.isOpaque && !state.edge.isEmpty ? 1 : 1 - progress
        atEdge = plate(atEdge, for: state.edge, alpha: rest)
        if let atEdge, let scrolled { insertSubview(atEdge, belowSubview: scrolled) }
    }

    /// Whether showing these looks would change nothing.
    func isShowing(atEdge edge: BarLook, scrolled full: BarLook, progress: CGFloat) -> Bool {
        Self.state(edge, full, progress) == shown
    }

    private static func state(_ edge: BarLook, _ full: BarLook, _ progress: CGFloat) -> State {
        switch progress {
        case _ where edge == full: State(edge: full, full: full, progress: 1)
        case 0: State(edge: edge, full: edge, progress: 1)
        case 1: State(edge: full, full: full, progress: 1)
        default: State(edge: edge, full: full, progress: progress)
        }
    }

    /// Makes, updates or removes a plate.
    private func plate(_ plate: BarPlate?, for look: BarLook, alpha: CGFloat) -> BarPlate? {
        guard alpha > 0, !look.isEmpty else {
            plate?.removeFromSuperview()
            return nil
        }
        let shown = plate ?? BarPlate(side: side)
        if shown.superview == nil { addSubview(shown) }
        shown.frame = bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.look = look
        shown.alpha = alpha
        return shown
    }

    /// Whether nothing shows through.
    var isOpaqueNow: Bool { scrolled?.alpha == 1 && scrolled?.look.isOpaque == true }
}

/// One look.
@MainActor
private final class BarPlate: UIView {
    private let side: BarBackground.Side
    private let wash = UIView()
    private var effectView: UIVisualEffectView?
    private let picture = UIImageView()
    private let shadow = UIImageView()

    var look = BarLook.transparent {
        didSet { if look != oldValue { update() } }
    }

    init(side: BarBackground.Side) {
        self.side = side
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [wash, picture, shadow] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        showEffect()
        wash.backgroundColor = look.color
        picture.image = look.image
        picture.contentMode = look.imageMode
        picture.clipsToBounds = look.imageMode != .scaleToFill
        picture.isHidden = look.image == nil
        shadow.image = look.shadowImage
        shadow.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
        if let color = look.shadowColor { shadow.tintColor = color }
        shadow.isHidden = look.shadowColor == nil && look.shadowImage == nil
        setNeedsLayout()
    }

    private func showEffect() {
        guard let effect = look.effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, wash, picture] { view?.frame = bounds }
        let height = look.shadowImage?.size.height ?? 1 / max(1, window?.screen.scale ?? 1)
        shadow.frame = CGRect(
            x: 0, y: side == .below ? bounds.height : -height, width: bounds.width, height: height)
    }
}
