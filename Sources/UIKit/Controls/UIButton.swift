/// A control that shows a title, an image or both, and acts when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The default size of the title, in points, as on iOS.
    private static let titleSize: CGFloat = 15
    /// Space above and below the content where `contentEdgeInsets` is zero: 30 points for a 15 point title.
    private static let defaultVerticalInset: CGFloat = 6
    /// The least width and height of a button, in points.
    private static let leastExtent: CGFloat = 30
    /// Alpha of a pressed system button's content.
    private static let pressedAlpha: CGFloat = 0.2
    /// Duration of a system button's fade back after a press, in seconds.
    private static let releaseDuration: TimeInterval = 0.47

    /// The type that the button was made with.
    open private(set) var buttonType: ButtonType

    private var titles: [State: String] = [:]
    var extras = ButtonExtras() {
        didSet { update() }
    }
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
    private let label = UILabel()
    private let picture = UIImageView()

    /// Makes a custom button.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button of a type; give it a frame, or call `sizeToFit()`.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        if type == .close { tintColor = .secondaryLabel }
        update()
    }

    /// Makes a button that shows an action's title and image and runs it when tapped.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Makes a button with a configuration that runs an action when tapped. Title and image are the action's unless the
    /// configuration has its own.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
            if !primaryAction.title.isEmpty {
                configuration.title = configuration.title ?? primaryAction.title
            }
            configuration.image = configuration.image ?? primaryAction.image
        }
        self.configuration = configuration
        // An initializer calls no observers.
        configurationDidChange()
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Title and image

    /// The label that shows the title; set its font here, its text with `setTitle(_:for:)`.
    open var titleLabel: UILabel? { label }

    /// The view that shows the image.
    open var imageView: UIImageView? { picture }

    /// Sets the title for a state; states without one show that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        update()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        update()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        update()
    }

    /// Sets for a state how large and how bold symbols are that do not say so themselves. A `configuration` has its own.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        if configured == nil { picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration }
        update()
    }

    /// Returns how large and how bold symbols are in a state, else in `.normal`.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.look(for: state)
    }

    /// Returns the title for a state, else that for `.normal`.
    open func title(for state: State) -> String? { titles.look(for: state) }

    /// Returns the title's colour for a state, else that for `.normal`.
    open func titleColor(for state: State) -> UIColor? { titleColors.look(for: state) }

    /// Returns the image for a state, else that for `.normal`.
    open func image(for state: State) -> UIImage? { images.look(for: state) }

    /// The title for the current state.
    open var currentTitle: String? {
        configuration?.title ?? currentAttributedTitle?.string ?? title(for: state)
    }

    /// The image for the current state.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// How large and how bold symbols are in the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The title's colour now: that of the state, or the default of the button's type.
    open var currentTitleColor: UIColor {
        if let color = titleColor(for: state) { return color }
        guard buttonType == .system else { return .white }
        return isEnabled ? inheritedTint : .disabledTitle
    }

    // MARK: - Attributes, shadows and pictures behind

    /// Sets a title with attributes for a state; it goes before one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        extras.titles[state] = title
    }

    /// Returns the title with attributes for a state, else that for `.normal`.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        extras.titles.look(for: state)
    }

    /// The title with attributes for the current state.
    open var currentAttributedTitle: NSAttributedString? {
        extras.titles.isEmpty ? nil : attributedTitle(for: state)
    }

    /// Sets the colour of the title's shadow for a state, which lies where `titleLabel` says.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        extras.titleShadows[state] = color
        label.shadowColor = currentTitleShadowColor
    }

    /// Returns the colour of the title's shadow for a state, else that for `.normal`.
    open func titleShadowColor(for state: State) -> UIColor? { extras.titleShadows.look(for: state) }

    /// The colour of the title's shadow for the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// Sets the picture behind title and image for a state. It fills the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        extras.pictures[state] = image
    }

    /// Returns the picture behind title and image for a state, else that for `.normal`.
    open func backgroundImage(for state: State) -> UIImage? {
        extras.pictures.look(for: state)
    }

    /// The picture behind title and image for the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Whether the image is darker while a custom button is pressed, unless it has one for that; true by
    /// default.
    open var adjustsImageWhenHighlighted: Bool {
        get { extras.adjustsWhenHighlighted }
        set { extras.adjustsWhenHighlighted = newValue }
    }

    /// Whether the image is lighter while a custom button is disabled, unless it has one for that; true by
    /// default.
    open var adjustsImageWhenDisabled: Bool {
        get { extras.adjustsWhenDisabled }
        set { extras.adjustsWhenDisabled = newValue }
    }

    /// Space around the content. Zero, the default, stands for 6 points above and below.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { contentDidMove() }
    }

    /// Moves the edges of the title's room inwards, or outwards where negative. The button stays as large as
    /// it is.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet { contentDidMove() }
    }

    /// Moves the edges of the image's room inwards, or outwards where negative. The button stays as large as
    /// it is.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet { contentDidMove() }
    }

    // MARK: - Configuration

    /// The contents and the look as a value, which go before titles, images and colours that are set one by one. Default
    /// nil.
    open var configuration: Configuration? {
        didSet { configurationDidChange() }
    }

    /// Changes the configuration when the button's state has changed. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the colours of the configuration follow the button's state. Default true.
    open var automaticallyUpdatesConfiguration = true {
        didSet { update() }
    }

    /// What shows the configuration; nil without one.
    var configured: ConfiguredButton?

    /// Called when the configuration may have to change, as after a change of state. Unless overridden it calls the
    /// handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Has the configuration updated before the button is laid out again.
    open func setNeedsUpdateConfiguration() {
        configured?.needsUpdate = true
        contentDidMove()
    }

    private func configurationDidChange() {
        if configuration == nil {
            configured?.remove()
            configured = nil
            label.isHidden = false
            label.numberOfLines = 1
            picture.tintColor = nil
        } else if configured == nil {
            picture.preferredSymbolConfiguration = nil
            configured = ConfiguredButton(self)
        }
        update()
    }

    private func showConfiguration(_ configured: ConfiguredButton) {
        guard let configuration else { return }
        let shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
        configured.show(shown, label: label, picture: picture)
        contentDidMove()
    }

    /// Lets the handler change the configuration if that is due.
    private func flushConfiguration() {
        guard let configured, configured.needsUpdate else { return }
        configured.needsUpdate = false
        updateConfiguration()
    }

    // MARK: - Layout

    /// The size of the content with its insets, at least 30 by 30 points; with a configuration no least size.
    open override var intrinsicContentSize: CGSize {
        flushConfiguration()
        if let configured { return configured.size(label, picture, in: .infinity) }
        let content = contentSize
        let insets = effectiveInsets
        return CGSize(
            width: max(Self.leastExtent, content.width + insets.left + insets.right),
            height: max(Self.leastExtent, content.height + insets.top + insets.bottom))
    }

    /// Those of the picture behind title and image; none with a configuration.
    open override var alignmentRectInsets: UIEdgeInsets {
        guard configured == nil, let background = currentBackgroundImage else {
            return super.alignmentRectInsets
        }
        return background.alignmentRectInsets
    }

    override var layoutContents: LayoutContents {
        let inset = max(0, intrinsicContentSize.height - titleSize.height) / 2
        let shift = (alignmentRectInsets.bottom - alignmentRectInsets.top) / 2
        let title = label.layoutContents.baselines
        return LayoutContents(baselines: (inset + shift + title.first, inset - shift + title.last))
    }

    /// Returns the intrinsic size, whatever is offered; with a configuration titles are broken into lines where the width
    /// is less.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        flushConfiguration()
        guard let configured, size.width > 0 else { return intrinsicContentSize }
        return configured.size(label, picture, in: size.width)
    }

    /// Puts image and title side by side, as the alignment of the content says.
    open override func layoutSubviews() {
        flushConfiguration()
        super.layoutSubviews()
        if let configured { return configured.layOut(label, picture, in: bounds) }
        extras.background?.frame = backgroundRect(forBounds: bounds)
        let room = contentRect(forBounds: bounds)
        if !picture.isHidden { picture.frame = imageRect(forContentRect: room) }
        label.frame = titleRect(forContentRect: room)
    }

    /// Returns where the picture behind the content lies in a button of these bounds: everywhere.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the room for image and title in a button of these bounds: what the content's insets leave.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: effectiveInsets) }

    /// Returns where the image lies in the content's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        buttonContent(in: contentRect.inset(by: imageEdgeInsets)).imageRect
    }

    /// Returns where the title lies in the content's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        buttonContent(in: contentRect.inset(by: titleEdgeInsets)).titleRect
    }

    private func buttonContent(in room: CGRect) -> ButtonContent {
        ButtonContent(
            room: room, image: imageSize, title: titleSize,
            isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
    }

    override func contentDidMove() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var effectiveInsets: UIEdgeInsets {
        guard contentEdgeInsets == .zero else { return contentEdgeInsets }
        let inset = Self.defaultVerticalInset
        return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }

    private var titleSize: CGSize {
        let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private var imageSize: CGSize { picture.isHidden ? .zero : picture.sizeThatFits(.zero) }

    private var contentSize: CGSize {
        let (title, image) = (titleSize, imageSize)
        return CGSize(width: image.width + title.width, height: max(image.height, title.height))
    }

    // MARK: - State

    override func stateDidChange() {
        update()
        if configured != nil { return setNeedsUpdateConfiguration() }
        guard buttonType == .system else { return }
        let alpha = isHighlighted ? Self.pressedAlpha : 1
        guard label.alpha != alpha else { return }
        // A press shows at once; a release fades back.
        let change = {
            self.label.alpha = alpha
            self.picture.alpha = alpha
        }
        guard !isHighlighted, window != nil else { return change() }
        UIView.animate(
            withDuration: Self.releaseDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }

    override func didTouchUpInside() {
        if menu != nil, showsMenuAsPrimaryAction { return }
        triggerPrimaryAction()
    }

    override func triggerPrimaryAction() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.triggerPrimaryAction()
    }

    // MARK: - Menu

    /// The menu that opens when a finger comes down, if `showsMenuAsPrimaryAction` is true, or else rests.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            showSelection()
        }
    }

    /// Whether the primary action changes what is selected: a button whose menu is its primary action shows the title of
    /// the menu's action that is turned on, and choosing an action turns it on and the others off; any other button is
    /// selected by one tap and deselected by the next. Default false.
    open var changesSelectionAsPrimaryAction = false {
        didSet { showSelection() }
    }

    /// Returns what shows the button's menu.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func perform(_ leaf: any UIMenuLeaf, chosenFrom list: UIMenu) {
        if changesSelectionAsPrimaryAction { menu?.selectOnly(leaf) } else { list.select(leaf) }
        send(leaf)
        showSelection()
    }

    override var keepsSingleTaps: Bool { true }

    /// Updates the colour of the title.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: Self.titleSize)
        label.textAlignment = .center
        label.shadowOffset = .zero
        label.isUserInteractionEnabled = false
        picture.isUserInteractionEnabled = false
        addSubview(picture)
        addSubview(label)
        update()
    }

    private func update() {
        if let configured { return showConfiguration(configured) }
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            if label.text != currentTitle { label.text = currentTitle }
            label.textColor = currentTitleColor
        }
        if !extras.titleShadows.isEmpty { label.shadowColor = currentTitleShadowColor }
        showBackground()
        if !symbolConfigurations.isEmpty {
            picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        }
        picture.image = adjustedImage(currentImage, isOwn: images.ownLook(for: state) != nil)
        picture.isHidden = currentImage == nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var builtInAccessibility: BuiltInAccessibility {
        var built = super.builtInAccessibility
        built.label = currentTitle
        built.traits.insert(.button)
        return built
    }

    override var shownObject: NSObject? { currentTitle == nil ? currentImage : nil }
}
