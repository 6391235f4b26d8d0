import CoreText

/// Text in many lines that scrolls and that the user can select and edit.
///
/// The keyboard writes into the view that is the first responder; a tap or a click makes it so. Keys edit as
/// in a `UITextField`; return begins a new paragraph, and the arrows go up and down, too. A drag of the mouse
/// selects in a view that is the first responder, and scrolls in any other.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextInputTraits, TraitsOwner {
    /// The size of letters where nothing is set, as on iOS.
    private static let defaultFont = UIFont.systemFont(ofSize: 12)

    private(set) lazy var editor: TextEditor = {
        let editor = TextEditor(owner: self, style: TextStyle(font: Self.defaultFont.font))
        editor.keepsLines = true
        return editor
    }()
    let blockView = TextBlockView()
    /// The room that the text was laid out for; nil where the text or what it is laid out from has changed since.
    var laidOutSize: CGSize?
    /// Whether the text is taking over what was done in the editor; otherwise the editor follows the text.
    var followsEditor = false
    /// What a drag of the mouse extends.
    var drag = TextDrag()
    /// Where the caret would be in a line that is long enough, while it goes up and down.
    var goal: CGFloat?
    /// The link or the attachment that a touch is down on, and where.
    var touchedItem: (item: TextItem, point: CGPoint)?
    private let ownUndoManager = UndoManager()
    /// Whether the user edits the text.
    package internal(set) var isEditing = false

    // MARK: - Creating a text view

    /// Makes an empty text view.
    ///
    /// - Parameters:
    ///   - frame: where it is in its superview.
    ///   - textContainer: the room for its lines, whose manager and text the view takes over; nil for the usual ones.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer()
        let objects = container.textObjects()
        self.textContainer = container
        layoutManager = objects.manager
        textStorage = objects.text
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty text view.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Makes an empty text view; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        let container = NSTextContainer()
        let objects = container.textObjects()
        textContainer = container
        layoutManager = objects.manager
        textStorage = objects.text
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        takeContainer()
        alwaysBounceVertical = true
        delaysContentTouches = false
        backgroundColor = .systemBackground
        addSubview(blockView)
        addInteraction(TextEditMenuInteraction())
    }

    /// The room for the lines.
    open private(set) var textContainer: NSTextContainer

    /// What lays the text out: the container's. One of a subclass draws the text, too.
    open internal(set) var layoutManager: NSLayoutManager

    /// The text with its attributes: the layout manager's. A program may edit it at any time.
    open internal(set) var textStorage: NSTextStorage

    /// Space around the text. Default 8 points above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textDidMove() } }
    }

    /// The delegate, if it conforms to the text view's delegate protocol.
    var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    // MARK: - Text

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: source for iOS reads it as a `String` and sets nil.
    /// The text; never nil when read. Setting it gives it the font and the colour of the view.
    open var text: String! {
        get { textStorage.string }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: plainAttributes)) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type, as for `text`.
    /// The text with its attributes; never nil when read.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { setText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The font of all text, and of what is typed; nil stands for 12 points.
    open var font: UIFont? {
        didSet { setAttribute(.font, font) }
    }

    /// The colour of all text, and of what is typed; nil stands for that of labels.
    open var textColor: UIColor? {
        didSet { setAttribute(.foregroundColor, textColor) }
    }

    /// The side to which lines are aligned, where a paragraph says nothing. Default natural.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { textDidMove() } }
    }

    /// The attributes of what is typed next. Empty, the default: those of the letter before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { if textStorage.length == 0 { textDidMove() } }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type, as for `text`.
    /// The attributes of links, before which those of the letters do not count. Default the tint colour; nil sets that.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkLook }
        set { ownLinkLook = newValue }
    }
    var ownLinkLook: [NSAttributedString.Key: Any]? {
        didSet { textDidMove() }
    }

    var shownFont: UIFont { font ?? Self.defaultFont }

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

    // MARK: - Selection

    /// What is selected, in UTF-16 units; the caret where the length is 0. Kept within the text.
    open var selectedRange: NSRange {
        get { editor.edited.utf16(editor.edited.selection) }
        set {
            let bytes = editor.edited.bytes(utf16: newValue)
            editor.select(from: bytes.lowerBound, to: bytes.upperBound)
        }
    }

    /// Whether the user can edit the text. Default true.
    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder, isEditing { resignFirstResponder() } }
    }

    /// Whether the user can select text, and edit it. Default true.
    open var isSelectable = true {
        didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
    }

    /// Scrolls until a part of the text is in sight; a range in UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) {
        scrollToShow(range)
    }

    // MARK: - First responder

    /// Whether the user can select text.
    open override var canBecomeFirstResponder: Bool { isSelectable }

    /// Whether the user can edit the text.
    open override var canBecomeFocused: Bool { isSelectable && isEditable }

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
        endEditing()
    }

    /// What undoes the user's changes.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: - Text input

    /// Whether there is any text.
    open var hasText: Bool { !editor.edited.isEmpty }

    /// Inserts text at the caret, in place of what is selected.
    open func insertText(_ text: String) { editor.insert(text) }

    /// Deletes the selected text, or the letter before the caret.
    open func deleteBackward() { editor.delete { $0.letterBefore } }

    /// Returns the rectangle of a caret at a place.
    open func caretRect(for position: UITextPosition) -> CGRect {
        layoutText()
        return caretRect(at: editor.bytes(of: position) ?? 0)
    }

    // MARK: - Commands

    /// Whether a standard edit action has something to do: there is a selection, text, or a text on the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.allows(action, copying: true, changing: isEditable)
            ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected text to the pasteboard.
    open override func copy(_ sender: Any?) {
        if !editor.edited.selection.isEmpty { UIPasteboard.general.string = editor.edited.selectedText }
    }

    /// Moves the selected text to the pasteboard.
    open override func cut(_ sender: Any?) {
        copy(sender)
        delete(sender)
    }

    /// Replaces the selected text with what is on the pasteboard.
    open override func paste(_ sender: Any?) {
        if isEditable, let text = UIPasteboard.general.string { editor.paste(text) }
    }

    /// Deletes the selected text.
    open override func delete(_ sender: Any?) {
        if isEditable { editor.deleteSelection() }
    }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWordAtCaret() }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) { editor.selectAll() }

    // MARK: - Layout

    /// The size of the text, with the space around it; as wide as `size` unless all lines are shorter.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// The size of the text where the view does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return fittingSize(width: bounds.width)
    }

    /// Lays the text out and shows what is in sight.
    open override func layoutSubviews() {
        layoutText()
        super.layoutSubviews()
        showText()
    }

    /// Shows the text in the colours of the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textDidMove()
    }

    /// Shows caret, selection and links in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if tintsLinks { textDidMove() } else { setNeedsLayout() }
    }

    // MARK: - Keys and touches

    override func editsText(with key: UIKey) -> Bool { TextViewCommand(key, isEditable: isEditable) != nil }

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

    /// Begins to select. Overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { beginDrag(touch) }
    }

    /// Extends the selection. Overrides call `super`.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { continueDrag(touch) }
    }

    /// Begins editing, and places the caret. Overrides call `super`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { endDrag(touch) }
    }

    /// Forgets the touch, with which the view scrolls now. Overrides call `super`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        drag.selects = false
        touchedItem = nil
    }

    /// Keeps scroll views from a drag that selects.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer is UIPanGestureRecognizer, drag.selects { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func pointerShape(at point: CGPoint) -> PointerShape? { isSelectable ? .text : nil }

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

    /// Replaces the marked text, or else the selected text, with text that is still being composed. The
    /// delegate is asked when the composition ends.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if isEditable { editor.compose(markedText ?? "", selected: selectedRange) }
    }

    /// Makes the marked text ordinary text, if the delegate allows it.
    open func unmarkText() {
        editor.unmark()
        textDidMove()
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

    /// Returns the place so many letters to a side, or so many lines up or down; nil beyond the text.
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

    /// Returns the rectangle of the first line of a range.
    open func firstRect(for range: UITextRange) -> CGRect { rectangle(of: range) }

    /// Returns the place that is nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        editor.position(ofByte: place(at: point))
    }

    /// Returns the range of the letter at a point; nil beside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { letter(at: point) }
}
