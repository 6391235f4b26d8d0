import CoreText

/// A line of text that the user can edit.
///
/// The keyboard writes into the field that is the first responder; a click makes it so. Keys edit as on Linux
/// desktops: arrows, Home and End move the caret, with shift they select, with control they go by words;
/// control with A, C, X, V, Z selects all, copies, cuts, pastes, undoes, and with shift and Z redoes.
///
/// A field holds one line: ends of lines in what is typed or pasted become spaces, and control characters are
/// left out. A text that the program sets stays as it is.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits, TraitsOwner {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    let border = TextFieldBorder()
    let placeholderLabel = TextFieldLabel(UITextField.drawPlaceholder)
    let restLabel = TextFieldLabel(UITextField.drawText)
    let lineView = TextLineView()
    let clearButton = ClearButton()
    private(set) lazy var editor = TextEditor(owner: self, style: TextStyle(font: usualFont.font))
    private var usualFont = UITextField.defaultFont { didSet { applyStyle() } }
    private var usualColor = UIColor.label { didSet { applyStyle() } }
    private(set) var placeholderAttributes: NSAttributedString? { didSet { applyStyle() } }
    private let ownUndoManager = UndoManager()
    var drag = TextDrag()

    /// An empty field that takes up `frame` in the superview it will be added to.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// An empty field without a size; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Text

    /// The text; never nil when read. Setting it moves the caret to its end and forgets what could be undone.
    open var text: String? {
        get { editor.edited.text }
        set { setPlainText(newValue ?? "") }
    }

    /// The text with its attributes, never nil when read. Setting it makes font and colour those of its first
    /// letter; the others show while the text is not edited, and are gone once it was.
    open var attributedText: NSAttributedString? {
        get { textWithAttributes }
        set { setTextWithAttributes(newValue) }
    }

    /// The text as it was set with attributes.
    var ownAttributes: NSAttributedString?

    /// What an empty field shows.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            placeholderAttributes = nil
        }
    }

    /// What an empty field shows, with attributes; where it has no font or colour it takes the usual ones.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set { placeholderAttributes = newValue }
    }

    /// The font; the system font of 17 points by default, which nil restores.
    open var font: UIFont? {
        get { usualFont }
        set { usualFont = newValue ?? Self.defaultFont }
    }

    /// The colour of the text; `UIColor.label` by default, which nil restores.
    open var textColor: UIColor? {
        get { usualColor }
        set { usualColor = newValue ?? .label }
    }

    /// The side to which the text is aligned; `.natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { applyStyle() } }
    }

    /// Whether dots stand for the letters; false by default. Such a text can be neither copied nor cut.
    open var isSecureTextEntry: Bool {
        get { editor.isSecret }
        set { setSecret(newValue) }
    }

    // MARK: - Editing

    /// Hears of editing, and may refuse it.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the user edits the text: whether the field is the first responder.
    open internal(set) var isEditing = false

    /// Whether the text is cleared when editing begins; false by default.
    open var clearsOnBeginEditing = false

    /// Undoes and redoes what the user did to the text.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: - Look

    /// The border; none by default.
    open var borderStyle: BorderStyle {
        get { border.style }
        set {
            border.style = newValue
            setNeedsLayout()
        }
    }

    /// When the button that clears the text is shown; never by default.
    open var clearButtonMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// A view at the left end, such as a picture.
    open var leftView: UIView? {
        didSet { replace(oldValue, with: leftView) }
    }

    /// When the view at the left end is shown; never by default.
    open var leftViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    /// A view at the right end, such as a button.
    open var rightView: UIView? {
        didSet { replace(oldValue, with: rightView) }
    }

    /// When the view at the right end is shown; never by default.
    open var rightViewMode = ViewMode.never {
        didSet { setNeedsLayout() }
    }

    // MARK: - Rectangles

    /// Returns the border's rectangle: the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

    /// Returns the rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

    /// Draws the text into its rectangle while it is not edited, in coordinates of what shows it.
    open func drawText(in rect: CGRect) { restLabel.drawAsUsual(in: rect) }

    /// Draws the placeholder into its rectangle, in coordinates of what shows it.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawAsUsual(in: rect) }

    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(in: bounds) }

    /// Returns the rectangle of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualLeftViewRect(in: bounds) }

    /// Returns the rectangle of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { usualRightViewRect(in: bounds) }

    // MARK: - Layout

    /// As wide as the text or the placeholder, and as high as a line with the border's margins.
    open override var intrinsicContentSize: CGSize { usualSize }

    /// Returns the intrinsic size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { usualSize }

    /// Places the parts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // Never nil, but can be set to nil, as in iOS source.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of caret and selection. An extension may replace it.
    open override dynamic var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// Updates the caret's colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// Updates the colours.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyStyle()
    }

    // MARK: - The keyboard

    var inputTraits = TextInputTraits()

    /// The letters of a keyboard on the screen; SDL's host shows none.
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }

    /// Whether a keyboard on the screen is light or dark; SDL's host shows none.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }

    /// What the return key of a keyboard on the screen says; SDL's host shows none.
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }

    /// Whether the return key does nothing while there is no text; false by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }

    /// Which letters become capitals as they are typed. By default those that begin sentences, but letters
    /// stay as they are until it is set, as is usual on desktops.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType ?? .sentences }
        set { inputTraits.autocapitalizationType = newValue }
    }

    /// Whether an input method corrects words; SDL's cannot be told.
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }

    /// Whether an input method marks misspelt words; SDL's cannot be told.
    open var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }

    /// Whether straight quotation marks become curly ones as they are typed; `default` by default.
    open var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotesType }
        set { inputTraits.smartQuotesType = newValue }
    }

    /// Whether two hyphens become a dash as they are typed; `default` by default.
    open var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashesType }
        set { inputTraits.smartDashesType = newValue }
    }

    /// Whether words are pasted, cut and deleted with a space; `default` by default.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDeleteType }
        set { inputTraits.smartInsertDeleteType = newValue }
    }

    /// What the text is about, for an input method; SDL's cannot be told.
    // A type's default is nil in Swift, as in Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { inputTraits.contentType = newValue }
    }

    /// What is shown in place of a keyboard while the text is edited; nil by default.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            reloadInputViews()
        }
    }
    private var ownInputView: UIView?

    /// What is shown above a keyboard while the text is edited; nil by default.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set {
            ownAccessoryView = newValue
            reloadInputViews()
        }
    }
    private var ownAccessoryView: UIView?

    // MARK: - First responder

    /// Whether the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, unless the delegate refuses.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, window != nil, mayBeginEditing, super.becomeFirstResponder() else {
            return false
        }
        beginEditing()
        return true
    }

    /// Ends editing, unless the delegate refuses.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, mayEndEditing, super.resignFirstResponder() else { return false }
        endEditing()
        return true
    }

    override func resignByForce() {
        super.resignByForce()
        if isEditing { endEditing() }
    }

    // MARK: - Text input

    /// Whether there is any text.
    open var hasText: Bool { !editor.edited.isEmpty }

    /// Inserts text at the caret, in place of what is selected.
    open func insertText(_ text: String) { editor.insert(text) }

    /// Deletes the selected text, or the letter before the caret.
    open func deleteBackward() { editor.delete { $0.letterBefore } }

    /// Returns the rectangle of a caret at a place.
    open func caretRect(for position: UITextPosition) -> CGRect { usualCaretRect(for: position) }

    // MARK: - Commands

    /// Whether a standard edit action has something to do: there is a selection, text, or a text on the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.allows(action, copying: !isSecureTextEntry, changing: true)
            ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected text to the pasteboard; a secure field copies nothing.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Moves the selected text to the pasteboard; a secure field does nothing.
    open override func cut(_ sender: Any?) {
        if copySelection() { editor.deleteSelection() }
    }

    /// Replaces the selected text with what is on the pasteboard.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { editor.paste(text) }
    }

    /// Deletes the selected text.
    open override func delete(_ sender: Any?) { editor.deleteSelection() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWordAtCaret() }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) { editor.selectAll() }

    // MARK: - Keys

    override func editsText(with key: UIKey) -> Bool { TextCommand(key) != nil }

    /// Edits the text by keys; keys that edit nothing go to the next responder.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !perform($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Edits the text by keys that are held down.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !perform($0) }
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    // MARK: - Touches

    /// Begins editing, and places the caret or selects.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }

    /// Extends the selection.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueDrag(touch)
        return true
    }

    /// Begins editing where a finger taps.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { endDrag(touch) }
    }

    /// Keeps scroll views around the field from taking a drag of the mouse that selects.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isSelectedBy(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func pointerShape(at point: CGPoint) -> PointerShape? { isEnabled ? .text : nil }

    override func stateDidChange() {
        if !isEnabled, isFirstResponder { resignByForce() }
        applyStyle()
    }

    // MARK: - Text input

    /// Returns the text of a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces the text of a range, if the delegate allows it.
    open func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }

    /// The selected text; an empty range is the caret.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedRange }
        set { editor.selectedRange = newValue }
    }

    /// The text that an input method composes; nil while it composes none.
    open var markedTextRange: UITextRange? { editor.markedRange }

    /// Replaces the marked text, or else the selected text, with text that is being composed. The delegate is asked at
    /// its end.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText ?? "", selected: selectedRange)
    }

    /// Makes the marked text ordinary text, if the delegate allows it.
    open func unmarkText() {
        editor.unmark()
        update()
    }

    /// The place before the first letter.
    open var beginningOfDocument: UITextPosition { editor.beginning }

    /// The place behind the last letter.
    open var endOfDocument: UITextPosition { editor.end }

    /// Returns the range between two places; nil for places of another text input.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }

    /// Returns the place so many UTF-16 units on; nil beyond the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, movedBy: offset)
    }

    /// Returns the place so many letters to the left or to the right; nil beyond the text, and for up and down.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        place(from: position, in: direction, offset: offset)
    }

    /// Compares two places.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// Returns the UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }

    /// Returns the rectangle of a range, also where a part of it is out of sight.
    open func firstRect(for range: UITextRange) -> CGRect { rectangle(of: range) }

    /// Returns the place that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        editor.position(ofByte: editor.place(at: placeInLine(of: point)))
    }

    /// Returns the range of the letter at a point; nil beside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { letter(at: point) }

    override var builtInAccessibility: BuiltInAccessibility {
        var built = super.builtInAccessibility
        built.value = hasText ? editor.shownText : placeholder
        return built
    }
}
