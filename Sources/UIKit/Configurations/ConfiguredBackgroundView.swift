/// What lies behind configured contents.
final class ConfiguredBackgroundView: UIView {
    private let picture = UIImageView()
    private var effectView: UIVisualEffectView?
    private var customView: UIView?
    private let stroke = CALayer()
    private var strokeOutset: CGFloat = 0
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
    ///   - tint: the colour where the background has none.
    ///   - radius: the radius of the corners for a size.
    func show(_ background: UIBackgroundConfiguration, tint: UIColor, radius: @escaping (CGSize) -> CGFloat) {
        self.radius = radius
        strokeOutset = background.strokeOutset
        backgroundColor =
            background.visualEffect == nil ? background.resolvedBackgroundColor(for: tint) : .clear
        picture.image = background.image
        picture.contentMode = background.imageContentMode
        stroke.borderWidth = background.strokeWidth
        stroke.borderColor =
            background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
        if effectView?.effect !== background.visualEffect {
            effectView?.removeFromSuperview()
            effectView = background.visualEffect.map { UIVisualEffectView(effect: $0) }
            if let effectView { insertSubview(effectView, at: 0) }
        }
        if customView !== background.customView {
            customView?.removeFromSuperview()
            customView = background.customView
            if let customView { addSubview(customView) }
        }
        setNeedsLayout()
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
        stroke.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
        stroke.cornerRadius = radius > 0 ? radius + strokeOutset : 0
    }
}
