import Foundation

/// A field to search in, with a button to leave it and a row of scopes, if they are asked for.
///
///     ┌──────────────────────────────────────┐
///     │                Prompt                │  19 points
///     │ ( ⌕ Search                ) Cancel   │  56 points
///     │ ( All | Photos | Films             ) │  44 points
///     └──────────────────────────────────────┘
///
/// Return searches, Escape cancels where there is a cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// What the bar shows. While a search controller has taken it to the top of the screen, another view holds it.
    private(set) lazy var content = SearchBarContent(bar: self)
    /// The controller that searches with this bar.
    weak var owner: (any SearchBarOwner)? {
        didSet { content.update() }
    }
    /// Whether the bar stands in a navigation bar, whose margins and background it takes.
    var isInNavigationBar = false {
        didSet { if isInNavigationBar != oldValue { content.update() } }
    }

    /// Makes an empty search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }

    // MARK: - Text

    /// Hears of what is searched for.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text; never nil when read.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != searchTextField.text ?? "" else { return }
            searchTextField.text = newValue
            content.updateEndButton()
            owner?.searchDidChange()
        }
    }

    /// A line above the field. Default nil.
    open var prompt: String? {
        didSet { sizeMayHaveChanged() }
    }

    /// What an empty field shows. Default "Search".
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The field.
    open var searchTextField: UISearchTextField { content.field }

    // MARK: - Buttons

    /// Whether there is a button to leave the search. Default false.
    open var showsCancelButton = false {
        didSet { if showsCancelButton != oldValue { content.update() } }
    }

    /// Shows or hides the button to leave the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        content.change(animated: animated) { self.showsCancelButton = showsCancelButton }
    }

    /// Whether an empty field has a bookmark at its end. Default false.
    open var showsBookmarkButton = false {
        didSet { content.update() }
    }

    /// Whether the field has a button for results at its end. Default false.
    open var showsSearchResultsButton = false {
        didSet { content.update() }
    }

    /// Whether the button for results is selected. Default false.
    open var isSearchResultsButtonSelected: Bool {
        get { content.endButton.isSelected }
        set { content.endButton.isSelected = newValue }
    }

    // MARK: - Scopes

    /// The titles of the scopes. Default nil: none.
    open var scopeButtonTitles: [String]? {
        didSet { content.showScopes() }
    }

    /// The chosen scope. Default 0. An index for which there is no title is ignored.
    open var selectedScopeButtonIndex: Int {
        get { content.selectedScope }
        set {
            guard newValue != content.selectedScope else { return }
            guard newValue == 0 || scopeButtonTitles?.indices.contains(newValue) == true else {
                return diagnose(
                    .error, "selectedScopeButtonIndex",
                    "has \(scopeButtonTitles?.count ?? 0) scopes, so \(newValue) cannot be selected")
            }
            content.select(newValue)
            owner?.searchDidChange()
        }
    }

    /// Whether the row of scopes is shown. Default false.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { sizeMayHaveChanged() } }
    }

    /// Shows or hides the row of scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        content.change(animated: animated) { self.showsScopeBar = show }
    }

    // MARK: - Looks

    /// How much of a bar it looks like. Default as prominent.
    open var searchBarStyle = Style.default {
        didSet { content.update() }
    }

    /// Whether the bar is light or dark. Default: as its surroundings are.
    open var barStyle = UIBarStyle.default {
        didSet {
            guard barStyle != oldValue else { return }
            traitOverrides.userInterfaceStyle = barStyle == .black ? .dark : .unspecified
        }
    }

    /// The colour of the background; nil, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet { content.update() }
    }

    /// Whether what lies behind the bar shows through. Default true.
    open var isTranslucent = true {
        didSet { content.update() }
    }

    /// The image behind the field; an empty one leaves nothing. Default nil.
    open var backgroundImage: UIImage? {
        didSet { content.update() }
    }

    /// The image behind the row of scopes. Default nil.
    open var scopeBarBackgroundImage: UIImage? {
        didSet { content.update() }
    }

    /// How far the field is moved from its usual place. Default zero.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { searchTextField.offsets.field }
        set {
            searchTextField.offsets.field = newValue
            content.setNeedsLayout()
        }
    }

    /// How far the text is moved in the field. Default zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.offsets.text }
        set { searchTextField.offsets.text = newValue }
    }

    /// Sets the image of one of the icons in the field; nil for the usual one.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        content.setImage(iconImage, icon, state)
    }

    /// Returns the image that was set for an icon.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { content.image(icon, state) }

    /// Moves one of the icons in the field.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        switch icon {
        case .search: searchTextField.offsets.icon = adjustment
        case .clear: searchTextField.offsets.clear = adjustment
        case .bookmark, .resultsList: searchTextField.offsets.end = adjustment
        }
    }

    /// Returns how far an icon was moved.
    open func positionAdjustment(for icon: Icon) -> UIOffset {
        switch icon {
        case .search: searchTextField.offsets.icon
        case .clear: searchTextField.offsets.clear
        case .bookmark, .resultsList: searchTextField.offsets.end
        }
    }

    // MARK: - Size and place

    /// At the upper edge, unless the delegate says another place.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// Returns the offered width, and the height of what is shown: 56 points, and more for a prompt and scopes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: content.naturalHeight)
    }

    /// No width of its own, as high as `sizeThatFits(_:)` says.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: content.naturalHeight)
    }

    /// Lays out what the bar shows.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self { content.frame = bounds }
    }

    /// Takes on the look of what the bar stands in.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        content.update()
    }

    func sizeMayHaveChanged() {
        invalidateIntrinsicContentSize()
        content.update()
        content.heightDidChange?()
    }

    // MARK: - First responder

    /// Whether the field can.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// Whether the field is.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Begins editing the text, unless the delegate refuses.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends editing the text, unless the delegate refuses.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: - Key-value coding

    /// Returns the field or the cancel button, which older code asks for by name, or what every view has.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "searchField", "_searchField": searchTextField
        case "cancelButton", "_cancelButton": content.cancelButton
        case "cancelButtonText", "_cancelButtonText": content.cancelTitle
        default: super.value(forKey: key)
        }
    }

    /// Sets the title of the cancel button, which older code does by name, or what every view has.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "cancelButtonText" || key == "_cancelButtonText" else {
            return super.setValue(value, forKey: key)
        }
        content.cancelTitle = value as? String ?? SearchBarContent.usualCancelTitle
    }
}
