import QuartzCore

/// What a segment shows: a title or an image, and what it does.
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?

    /// An image hides the title.
    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.title = image == nil ? title : nil
        self.image = image
        self.action = action
    }
}

/// What a finger on a segmented control holds.
enum SegmentGrip: Equatable {
    case none
    /// The plate, which is below this segment.
    case plate(Int)
    /// A segment that is not selected.
    case segment(Int)
}

/// One segment: its title or image, centred.
@MainActor
final class Segment: UIView {
    /// Size of the title, in points, as on iOS.
    private static let titleSize: CGFloat = 13
    /// Space at the left and right of the content, in points.
    private static let padding: CGFloat = 10
    private static let (pressedAlpha, disabledAlpha): (CGFloat, CGFloat) = (0.2, 0.3)

    private let label = UILabel()
    private let picture = UIImageView()

    var content: SegmentContent {
        didSet { update() }
    }

    /// The width in points; 0 for the share of the control.
    var fixedWidth: CGFloat = 0
    var isEnabled = true

    init(_ content: SegmentContent) {
        self.content = content
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        picture.tintColor = .label
        addSubview(label)
        addSubview(picture)
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        picture.image = content.image
        picture.isHidden = content.image == nil
        label.isHidden = content.image != nil
        setNeedsLayout()
    }

    /// The width that the content asks for, whether the segment is selected or not.
    var naturalWidth: CGFloat {
        let width = content.image?.size.width ?? max(titleWidth(.medium), titleWidth(.semibold))
        return width.rounded(.up) + 2 * Self.padding
    }

    private func titleWidth(_ weight: UIFont.Weight) -> CGFloat {
        let font = UIFont.systemFont(ofSize: Self.titleSize, weight: weight)
        return (content.title ?? "").size(withAttributes: [.font: font]).width
    }

    /// Shows the content in the look of a state.
    func show(isSelected: Bool, isPressed: Bool, attributes: [UIControl.State: [NSAttributedString.Key: Any]])
    {
        let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
        let standard: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: Self.titleSize, weight: isSelected ? .semibold : .medium),
            .foregroundColor: UIColor.label,
        ]
        let own = (attributes[.normal] ?? [:]).merging(attributes[state] ?? [:]) { $1 }
        label.attributedText = NSAttributedString(
            string: content.title ?? "", attributes: standard.merging(own) { $1 })
        let alpha: CGFloat = !isEnabled ? Self.disabledAlpha : isPressed ? Self.pressedAlpha : 1
        for view in [label, picture] where view.alpha != alpha { view.alpha = alpha }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let size = content.image?.size ?? .zero
        picture.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}

/// The plate below the selected segment.
@MainActor
final class SegmentPlate: UIView {
    private static let cornerRadius: CGFloat = 7
    /// Blur, distance and opacity of the shadow, as on iOS.
    private static let (shadowRadius, shadowOffset, shadowOpacity): (CGFloat, CGFloat, Float) = (4, 3, 0.12)

    convenience init() {
        self.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
        layer.shadowRadius = Self.shadowRadius
    }
}
