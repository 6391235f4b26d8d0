/// Title, message and text fields of an alert.
@MainActor
final class AlertHeader: UIScrollView {
    private let look: AlertLook
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let box = UIView()
    private var fields: [UITextField] = []
    private var lines: [UIView] = []

    /// Space between a text field's text and the box around the fields.
    private static let fieldInset: CGFloat = 7
    private static let boxRadius: CGFloat = 7

    init(_ look: AlertLook) {
        self.look = look
        super.init(frame: .zero)
        for (label, font) in [(titleLabel, look.titleFont), (messageLabel, look.messageFont)] {
            label.font = font
            label.textColor = look.textColor
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
        box.backgroundColor = .alertField
        box.layer.cornerRadius = Self.boxRadius
        addSubview(box)
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    var hasContents: Bool { titleLabel.text != nil || messageLabel.text != nil || !fields.isEmpty }

    func show(_ contents: AlertContents) {
        titleLabel.text = contents.title
        messageLabel.text = contents.message
        if fields != contents.fields { adopt(contents.fields) }
        setNeedsLayout()
    }

    private func adopt(_ new: [UITextField]) {
        for field in fields where !new.contains(field) { field.removeFromSuperview() }
        fields = new
        for field in new where field.superview !== box { box.addSubview(field) }
        for line in lines { line.removeFromSuperview() }
        lines = new.dropFirst().map { _ in UIView() }
        for line in lines {
            line.backgroundColor = .separator
            box.addSubview(line)
        }
    }

    // MARK: - Layout

    func height(for width: CGFloat) -> CGFloat { hasContents ? place(in: width, moves: false) : 0 }

    override func layoutSubviews() {
        let height = place(in: bounds.width, moves: true)
        contentSize = CGSize(width: bounds.width, height: height)
        isScrollEnabled = height > bounds.height
        super.layoutSubviews()
    }

    /// Places the parts from top to bottom, or only measures them.
    ///
    /// - Parameters:
    ///   - width: the width of the card.
    ///   - moves: whether the parts move to their places.
    /// - Returns: the height of all.
    private func place(in width: CGFloat, moves: Bool) -> CGFloat {
        let insets = look.insets
        let inner = max(width - insets.left - insets.right, 0)
        var y = insets.top
        var isFirst = true
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            if !isFirst { y += look.textGap }
            isFirst = false
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            if moves { label.frame = CGRect(x: insets.left, y: y, width: inner, height: height) }
            y += height
        }
        guard !fields.isEmpty else { return y + insets.bottom }
        if !isFirst { y += AlertLook.fieldGap }
        let height = AlertLook.fieldHeight * CGFloat(fields.count)
        if moves {
            box.frame = CGRect(x: insets.left, y: y, width: inner, height: height)
            placeFields(in: inner)
        }
        return y + height + insets.bottom
    }

    private func placeFields(in width: CGFloat) {
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: Self.fieldInset, y: CGFloat(index) * AlertLook.fieldHeight,
                width: max(width - 2 * Self.fieldInset, 0), height: AlertLook.fieldHeight)
        }
        let hairline = 1 / max(contentScaleFactor, 1)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 0, y: CGFloat(index + 1) * AlertLook.fieldHeight, width: width, height: hairline)
        }
    }
}
