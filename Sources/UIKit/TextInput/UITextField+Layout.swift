import CoreText

extension UITextField {
    /// Space between a border and the text at its sides, in points, as on iOS; a plain line has less.
    private static let inset: CGFloat = 7
    private static let lineInset: CGFloat = 2
    /// Space above and below a line inside of a border: 34 points for 17 point text, as on iOS.
    private static let verticalInset: CGFloat = 6
    /// Space between the text and a view at its end, in points.
    private static let gap: CGFloat = 5
    /// The greatest part of the text that is laid out while it is not edited, in bytes: more than is seen.
    private static let longestShown = 4096

    func setUp() {
        for label in [placeholderLabel, restLabel] { label.field = self }
        for part in [border, placeholderLabel, restLabel, lineView, clearButton] { addSubview(part) }
        clearButton.addTarget(self, action: UITextField.clearTapped, for: .touchUpInside)
        addInteraction(TextEditMenuInteraction())
        applyStyle()
    }

    func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    // MARK: - Rectangles

    private var margin: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: Self.lineInset
        case .bezel, .roundedRect: Self.inset
        }
    }

    private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
    private var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }
    private var showsClearButton: Bool {
        hasText && isEnabled && clearButtonMode.shows(isEditing: isEditing)
    }

    func contentRect(in bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + margin, bounds.maxX - margin)
        if showsLeftView {
            left = max(left, leftViewRect(forBounds: bounds).maxX + (margin > 0 ? Self.gap : 0))
        }
        if showsRightView { right = min(right, rightViewRect(forBounds: bounds).minX - Self.gap) }
        if showsClearButton { right = min(right, clearButtonRect(forBounds: bounds).minX - Self.gap) }
        return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
    }

    func usualClearButtonRect(in bounds: CGRect) -> CGRect {
        let size = ClearButton.size
        let edge = showsRightView ? rightViewRect(forBounds: bounds).minX : bounds.maxX
        return CGRect(x: edge - Self.gap - size, y: bounds.midY - size / 2, width: size, height: size)
    }

    func usualLeftViewRect(in bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX + margin, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func usualRightViewRect(in bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    var usualSize: CGSize {
        let text = editor.line.width.rounded(.up) + TextLineView.caretWidth
        let width = max(hasText ? text : placeholderLabel.intrinsicContentSize.width, 0)
        let rest = CGRect(x: 0, y: 0, width: 10_000, height: 100)
        let used = rest.width - textRect(forBounds: rest).width
        let line = editor.line.height.rounded(.up)
        let isPlain = borderStyle == .none
        return CGSize(width: width + used, height: isPlain ? line : line + 2 * Self.verticalInset + 1)
    }

    // MARK: - Parts

    func placeParts() {
        border.frame = borderRect(forBounds: bounds)
        place(leftView, leftViewRect(forBounds: bounds), shows: showsLeftView)
        place(rightView, rightViewRect(forBounds: bounds), shows: showsRightView)
        clearButton.isHidden = !showsClearButton
        if showsClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        restLabel.frame = textRect(forBounds: bounds)
        lineView.frame = editingRect(forBounds: bounds)
        showLine()
    }

    private func place(_ view: UIView?, _ frame: CGRect, shows: Bool) {
        guard let view else { return }
        if shows {
            if view.superview !== self { addSubview(view) }
            view.frame = frame
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }

    /// Shows the text, the caret and what depends on them.
    func update() {
        defer { KeyValueObserving.valueDidChange(of: self) }
        placeholderLabel.isHidden = hasText
        restLabel.isHidden = isEditing || !hasText
        lineView.isHidden = !isEditing
        setNeedsLayout()
    }

    private func showLine() {
        if isEditing {
            lineView.show(
                editor, color: shownColor, tint: tintColor ?? .tintColor, alignment: lineAlignment)
        } else if let ownAttributes, !isSecureTextEntry {
            restLabel.attributedText = ownAttributes
        } else {
            let text = editor.shownText
            let shown = text.utf8.count > Self.longestShown ? String(text.prefix(Self.longestShown)) : text
            restLabel.text = shown.onSingleLine
        }
    }

    private var shownColor: UIColor { isEnabled ? textColor ?? .label : .secondaryLabel }

    private var lineAlignment: TextOptions.Alignment { alignment(textAlignment).option }

    func applyStyle() {
        let font = font ?? Self.defaultFont
        editor.style = TextStyle(font: font.font)
        restLabel.font = font
        restLabel.textColor = shownColor
        restLabel.textAlignment = textAlignment
        stylePlaceholder(font)
        update()
    }

    private func stylePlaceholder(_ font: UIFont) {
        placeholderLabel.textAlignment = textAlignment
        guard let attributes = placeholderAttributes else {
            placeholderLabel.font = font
            placeholderLabel.textColor = .placeholderText
            return
        }
        let whole = NSRange(location: 0, length: attributes.length)
        let text = NSMutableAttributedString(
            string: attributes.string, attributes: [.font: font, .foregroundColor: UIColor.placeholderText])
        attributes.enumerateAttributes(in: whole, options: []) { values, range, _ in
            text.addAttributes(values, range: range)
        }
        placeholderLabel.attributedText = text
    }
}

extension UITextField: DirectionFollowing {
    func followDirection() { applyStyle() }
}
