/// The field of a search bar: rounded, with a magnifying glass before the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// The radius of the corners, in points, as on iOS.
    private static let cornerRadius: CGFloat = 10
    /// The space before the glass, behind it and behind the text, in points.
    private static let spaces = (edge: CGFloat(8), glass: CGFloat(6), end: CGFloat(7))
    /// The size of the glass's symbol, in points.
    private static let glassSize: CGFloat = 16
    /// The heights, in points, between which what is in the field fades when the field is scrolled away.
    private static let fade: ClosedRange<CGFloat> = 20...32

    private let glass = UIImageView()
    /// How far the parts are moved.
    var offsets = SearchFieldOffsets() {
        didSet { setNeedsLayout() }
    }
    /// What stands for the glass; nil for that.
    var ownIcon: UIImage? {
        didSet { showIcon() }
    }

    /// What stands for the button that clears the text; nil for the usual one.
    var ownClearImage: UIImage? {
        didSet { showClearImage() }
    }
    private let clearPicture = UIImageView()

    /// An empty field that takes up `frame` in the superview it will be added to.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// An empty field without a size; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
        clearButtonMode = .always
        leftView = glass
        leftViewMode = .always
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        showIcon()
        isAccessibilityElement = true
    }

    private func showIcon() {
        let symbol = UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.glassSize))
        glass.image = ownIcon ?? symbol
        glass.bounds.size = glass.image?.size ?? .zero
        setNeedsLayout()
    }

    private func showClearImage() {
        clearPicture.image = ownClearImage
        clearPicture.contentMode = .center
        clearPicture.frame = clearButton.bounds
        clearPicture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if clearPicture.superview == nil { clearButton.addSubview(clearPicture) }
        for view in clearButton.subviews { view.isHidden = (view === clearPicture) == (ownClearImage == nil) }
    }

    /// Returns the rectangle of the glass.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(
            dx: Self.spaces.edge + offsets.icon.horizontal, dy: offsets.icon.vertical)
    }

    /// Returns the rectangle of the text while it is not edited.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        searchRect(super.textRect(forBounds: bounds))
    }

    /// Returns the rectangle of the text while it is edited.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        searchRect(super.editingRect(forBounds: bounds))
    }

    /// Returns the rectangle of the button that clears the text.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(
            dx: offsets.clear.horizontal, dy: offsets.clear.vertical)
    }

    /// Returns the rectangle of the button for bookmarks or results, or of what stands in its place.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: offsets.end.horizontal, dy: offsets.end.vertical)
    }

    private func searchRect(_ rect: CGRect) -> CGRect {
        let move = offsets.text
        let left = rect.minX + (leftView?.superview === self ? Self.spaces.glass : Self.spaces.edge)
        let right = rect.maxX - (rect.maxX < bounds.maxX ? 0 : Self.spaces.end)
        return CGRect(
            x: left + move.horizontal, y: rect.minY + move.vertical,
            width: max(0, right - left - move.horizontal), height: rect.height)
    }

    /// Lets what is in the field fade where it has not its height.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(Self.cornerRadius, bounds.height / 2)
        let fade = Self.fade
        let part = (bounds.height - fade.lowerBound) / (fade.upperBound - fade.lowerBound)
        let alpha = min(max(part, 0), 1)
        for view in [leftView, placeholderLabel, restLabel, clearButton] where view?.alpha != alpha {
            view?.alpha = alpha
        }
    }
}

/// How far the parts of a search field are moved from their usual places.
struct SearchFieldOffsets {
    var text = UIOffset.zero
    var icon = UIOffset.zero
    var clear = UIOffset.zero
    /// That of the button for bookmarks or results.
    var end = UIOffset.zero
    /// That of the field itself.
    var field = UIOffset.zero
}
