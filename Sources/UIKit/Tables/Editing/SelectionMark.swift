import Foundation

/// The circle at the left of a row that can be selected while the table is edited: an outline, or filled with a check
/// mark.
@MainActor
final class SelectionMark: UIView {
    /// The circle and its outline, in points.
    private static let (diameter, outline): (CGFloat, CGFloat) = (22, 1.5)
    /// The size of the check mark, in points.
    private static let checkSize: CGFloat = 12

    private let check = UIImageView(
        image: UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: SelectionMark.checkSize, weight: .bold))
    )

    var isOn = false {
        didSet { if isOn != oldValue { show() } }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.diameter / 2
        check.tintColor = .white
        check.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(check)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        check.isHidden = !isOn
        backgroundColor = isOn ? tintColor : nil
        layer.borderWidth = isOn ? 0 : Self.outline
        layer.borderColor = resolved(.tertiaryLabel)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func adoptColors(of traits: UITraitCollection) {
        super.adoptColors(of: traits)
        layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traits).cgColor
    }
}
