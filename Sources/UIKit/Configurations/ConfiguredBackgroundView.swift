/// What lies behind configured contents.
final class ConfiguredBackgroundView: UIView {
    private let picture = UIImageView()
    private var effectView: UIVisualEffectView?
    private var customView: UIView?
    private let stroke = CALayer()
    private var shown = UIBackgroundConfiguration()
    private var tint: UIColor?
    private var radius: (CGSize) -> CGFloat = { _ in 0 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(picture)
        layer.addSublayer(stroke)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameters:
    ///   - background: what is shown.
    ///   - tint: the colour where the background has none; nil for the tint colour of where the view is.
    ///   - radius: the radius of the corners for a size.
    func show(
        _ background: UIBackgroundConfiguration, tint: UIColor? = nil, radius: @escaping (CGSize) -> CGFloat
    ) {
        (shown, self.tint, self.radius) = (background, tint, radius)
        picture.image = background.image
        picture.contentMode = background.imageContentMode
        stroke.borderWidth = background.strokeWidth
        if effectView?.effect !== background.visualEffect {
            effectView?.removeFromSuperview()
            effectView = background.visualEffect.map { UIVisualEffectView(effect: $0) }
            if let effectView { insertSubview(effectView, at: 0) }
        }
        if customView !== background.customView {
            // The view may be another background's by now.
            if customView?.superview === self { customView?.removeFromSuperview() }
            customView = background.customView
            if let customView { addSubview(customView) }
        }
        showColors()
        setNeedsLayout()
    }

    private func showColors() {
        let tint = tint ?? tintColor ?? .tintColor
        backgroundColor = shown.visualEffect == nil ? shown.resolvedBackgroundColor(for: tint) : .clear
        showStroke(traitCollection)
    }

    private func showStroke(_ traits: UITraitCollection) {
        let color = shown.resolvedStrokeColor(for: tint ?? tintColor ?? .tintColor)
        stroke.borderColor = color.resolvedColor(with: traits).cgColor
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        showStroke(traits)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = radius(bounds.size)
        layer.cornerRadius = radius
        for view in [picture, effectView, customView].compactMap({ $0 }) {
            view.frame = bounds
            guard view !== customView else { continue }
            view.layer.cornerRadius = radius
            view.clipsToBounds = radius > 0
        }
        let outset = shown.strokeOutset
        stroke.frame = bounds.insetBy(dx: -outset, dy: -outset)
        stroke.cornerRadius = radius > 0 ? radius + outset : 0
    }
}
