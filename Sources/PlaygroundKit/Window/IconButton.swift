import UIKit

/// A button of the tool's bars: an icon or a short text, with a mark where it is on.
final class IconButton: UIControl {
    /// The side of a button with an icon.
    static let side: CGFloat = 28
    /// A mark's width, its distance from the button's edges, and the room that it takes from the text, in points.
    private static let (markWidth, markInset, markRoom): (CGFloat, CGFloat, CGFloat) = (3, 6, 5)

    /// What it does, in words.
    let name: String
    private let shape = CAShapeLayer()
    private let label = UILabel.tool(font: .systemFont(ofSize: 12, weight: .medium))
    private let action: () -> Void
    private var icon: Icon?
    private let stripe = UIView()

    /// Makes a button with an icon, or with a text.
    ///
    /// - Parameters:
    ///   - icon: nil for none.
    ///   - title: the text; nil for none.
    ///   - name: says in words what it does, where the pointer rests.
    ///   - key: does the same, and is said beside the name; nil for none.
    ///   - action: what it does.
    init(
        _ icon: Icon? = nil, title: String? = nil, name: String, key: String? = nil,
        action: @escaping () -> Void
    ) {
        self.name = name
        self.action = action
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        toolTip = key.map { "\(name) (\($0))" } ?? name
        layer.cornerRadius = 6
        if let icon {
            layer.addSublayer(shape)
            show(icon)
        }
        label.text = title
        addSubview(label)
        addTarget(self, action: IconButton.tapped, for: .touchUpInside)
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: IconButton.hovered))
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether what the button stands for is on.
    var isOn = false { didSet { if isOn != oldValue { update() } } }

    /// The colour of a stripe before the text; nil for none.
    var mark: UIColor? {
        didSet {
            stripe.backgroundColor = mark
            stripe.isUserInteractionEnabled = false
            if mark != nil { addSubview(stripe) } else { stripe.removeFromSuperview() }
            setNeedsLayout()
            superview?.setNeedsLayout()
        }
    }

    /// The text; nil for none.
    var title: String? {
        get { label.text }
        set {
            guard newValue != label.text else { return }
            label.text = newValue
            setNeedsLayout()
            superview?.setNeedsLayout()
        }
    }

    /// Shows another icon.
    func show(_ icon: Icon) {
        guard icon != self.icon else { return }
        self.icon = icon
        shape.path = icon.path.cgPath
    }

    override var intrinsicContentSize: CGSize {
        icon == nil
            ? CGSize(width: label.intrinsicContentSize.width + 16 + roomOfMark, height: Self.side)
            : CGSize(width: Self.side, height: Self.side)
    }

    private var roomOfMark: CGFloat { mark == nil ? 0 : Self.markRoom }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays buttons out from left to right, in as many lines as they need.
    ///
    /// - Parameters:
    ///   - buttons: in order.
    ///   - line: the first line; its height is that of each button.
    /// - Returns: the bottom of the last line.
    @discardableResult
    static func layOut(_ buttons: [IconButton], in line: CGRect) -> CGFloat {
        let gap: CGFloat = 2
        var (x, y) = (line.minX, line.minY)
        for button in buttons where !button.isHidden {
            let width = min(button.intrinsicContentSize.width, line.width)
            if x + width > line.maxX, x > line.minX { (x, y) = (line.minX, y + line.height + gap) }
            button.frame = CGRect(x: x, y: y, width: width, height: line.height)
            x += width + gap
        }
        return y + line.height
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { update() } } }
    private var isBelowPointer = false { didSet { if isBelowPointer != oldValue { update() } } }
    override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }
    override var canBecomeFocused: Bool { isEnabled }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = CGRect(x: (bounds.width - 20) / 2, y: (bounds.height - 20) / 2, width: 20, height: 20)
        label.sizeToFit()
        label.center = CGPoint(x: bounds.midX + roomOfMark / 2, y: bounds.midY)
        stripe.frame = CGRect(
            x: Self.markInset, y: Self.markInset, width: Self.markWidth,
            height: max(bounds.height - 2 * Self.markInset, 0))
    }

    // The shape's colour is a plain one, which does not follow the appearance by itself.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    private func tapped() { action() }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        isBelowPointer = hover.state == .began || hover.state == .changed
    }

    private func update() {
        let color = !isEnabled ? Palette.disabledText : isOn ? Palette.accent : Palette.text
        shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
        label.textColor = color
        let isTinted = isHighlighted || isBelowPointer && isEnabled
        backgroundColor = isOn && !isHighlighted ? Palette.selection : isTinted ? Palette.hover : .clear
    }
}
