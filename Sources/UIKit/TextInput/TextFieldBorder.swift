/// The border of a text field, behind its text.
@MainActor
final class TextFieldBorder: UIView {
    /// The corner radius of the rounded style, in points, as on iOS.
    private static let radius: CGFloat = 5

    /// The line at the top of a bezel that makes it look sunken.
    private let shade = UIView()

    var style = UITextField.BorderStyle.none {
        didSet { if style != oldValue { applyStyle() } }
    }

    convenience init() {
        self.init(frame: .zero)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shade)
        applyStyle()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyStyle()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2)
        // Half a point, or a whole pixel where that is more.
        if style == .roundedRect { layer.borderWidth = max(1 / contentScaleFactor, 0.5) }
    }

    private func applyStyle() {
        layer.cornerRadius = style == .roundedRect ? Self.radius : 0
        shade.isHidden = style != .bezel
        switch style {
        case .none:
            backgroundColor = nil
            layer.borderWidth = 0
        case .line:
            backgroundColor = nil
            layer.borderWidth = 1
            layer.borderColor = UIColor.label.cgColor
        case .bezel:
            backgroundColor = nil
            layer.borderWidth = 1
            layer.borderColor = UIColor.systemGray.cgColor
            shade.backgroundColor = .systemGray
        case .roundedRect:
            backgroundColor = .systemBackground
            layer.borderColor = UIColor.separator.cgColor
        }
        setNeedsLayout()
    }
}
