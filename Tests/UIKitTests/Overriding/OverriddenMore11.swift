import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

nonisolated private class MoreNSShadow: NSShadow {
    override var shadowOffset: CGSize {
        get { super.shadowOffset }
        set { super.shadowOffset = newValue }
    }
    override var shadowBlurRadius: CGFloat {
        get { super.shadowBlurRadius }
        set { super.shadowBlurRadius = newValue }
    }
    override var shadowColor: Any? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

nonisolated private class MoreNSTextAttachment: NSTextAttachment {
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var contents: Data? {
        get { super.contents }
        set { super.contents = newValue }
    }
    override var fileType: String? {
        get { super.fileType }
        set { super.fileType = newValue }
    }
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        super.attachmentBounds(
            for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position,
            characterIndex: charIndex)
    }
    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex)
    }
}

private class MoreUIAlertView: UIAlertView {
    override var delegate: AnyObject? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override var message: String? {
        get { super.message }
        set { super.message = newValue }
    }
    override var alertViewStyle: UIAlertViewStyle {
        get { super.alertViewStyle }
        set { super.alertViewStyle = newValue }
    }
    override var cancelButtonIndex: Int {
        get { super.cancelButtonIndex }
        set { super.cancelButtonIndex = newValue }
    }
    override func addButton(withTitle title: String?) -> Int { super.addButton(withTitle: title) }
    override var numberOfButtons: Int { super.numberOfButtons }
    override var firstOtherButtonIndex: Int { super.firstOtherButtonIndex }
    override var isVisible: Bool { super.isVisible }
    override func buttonTitle(at buttonIndex: Int) -> String? { super.buttonTitle(at: buttonIndex) }
    override func textField(at textFieldIndex: Int) -> UITextField? { super.textField(at: textFieldIndex) }
    override func show() { super.show() }
    override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
    }
}

private class MoreUIActionSheet: UIActionSheet {
    override var delegate: (any UIActionSheetDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override var cancelButtonIndex: Int {
        get { super.cancelButtonIndex }
        set { super.cancelButtonIndex = newValue }
    }
    override var destructiveButtonIndex: Int {
        get { super.destructiveButtonIndex }
        set { super.destructiveButtonIndex = newValue }
    }
    override func addButton(withTitle title: String?) -> Int { super.addButton(withTitle: title) }
    override var numberOfButtons: Int { super.numberOfButtons }
    override var isVisible: Bool { super.isVisible }
    override func buttonTitle(at buttonIndex: Int) -> String? { super.buttonTitle(at: buttonIndex) }
    override func show(in view: UIView) { super.show(in: view) }
    override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
    }
}

private class MoreUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    override var usesBottomSafeArea: Bool {
        get { super.usesBottomSafeArea }
        set { super.usesBottomSafeArea = newValue }
    }
}

nonisolated private class MoreNSException: NSException, @unchecked Sendable {
    override func raise() { super.raise() }
}

nonisolated private class MoreNSHashTable: NSHashTable<UIView> {
    override var allObjects: [UIView] { super.allObjects }
    override var count: Int { super.count }
    override func add(_ object: UIView?) { super.add(object) }
    override func remove(_ object: UIView?) { super.remove(object) }
    override func contains(_ anObject: UIView?) -> Bool { super.contains(anObject) }
}

nonisolated private class MoreUITraitCollection: UITraitCollection, @unchecked Sendable {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
    override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
    override var displayScale: CGFloat { super.displayScale }
    override func containsTraits(in trait: UITraitCollection?) -> Bool { super.containsTraits(in: trait) }
}

private class MoreCATransaction: CATransaction {
    override class func begin() { super.begin() }
    override class func commit() { super.commit() }
    override class func setDisableActions(_ flag: Bool) { super.setDisableActions(flag) }
}

private class MoreUIActivityViewController: UIActivityViewController {
    override var excludedActivityTypes: [UIActivity.ActivityType]? {
        get { super.excludedActivityTypes }
        set { super.excludedActivityTypes = newValue }
    }
    override var completionWithItemsHandler: CompletionWithItemsHandler? {
        get { super.completionWithItemsHandler }
        set { super.completionWithItemsHandler = newValue }
    }
}

private class MoreUIActivity: UIActivity {
    override class var activityCategory: UIActivity.Category { super.activityCategory }
    override var activityType: ActivityType? { super.activityType }
    override var activityTitle: String? { super.activityTitle }
    override var activityImage: UIImage? { super.activityImage }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        super.canPerform(withActivityItems: activityItems)
    }
    override func prepare(withActivityItems activityItems: [Any]) {
        super.prepare(withActivityItems: activityItems)
    }
    override var activityViewController: UIViewController? { super.activityViewController }
    override func perform() { super.perform() }
    override func activityDidFinish(_ completed: Bool) { super.activityDidFinish(completed) }
}

private class MoreNSLayoutManager: NSLayoutManager {
    override var textStorage: NSTextStorage? { super.textStorage }
    override var delegate: (any NSLayoutManagerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
            invalidatedRange: invalidatedCharRange)
    }
    override func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) { super.invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
    override func invalidateDisplay(forCharacterRange charRange: NSRange) {
        super.invalidateDisplay(forCharacterRange: charRange)
    }
    override func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        super.glyphRange(forBoundingRect: bounds, in: container)
    }
    override func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? { super.textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    override var extraLineFragmentRect: CGRect { super.extraLineFragmentRect }
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        super.fillBackgroundRectArray(
            rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }
    override func textContainerChangedGeometry(_ container: NSTextContainer) {
        super.textContainerChangedGeometry(container)
    }
    override func usedRect(for container: NSTextContainer) -> CGRect { super.usedRect(for: container) }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
    override func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
}

nonisolated private class MoreNSTextStorage: NSTextStorage {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var string: String { super.string }
    override var mutableString: NSMutableString { super.mutableString }
    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { super.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
    }
    override func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        super.edited(editedMask, range: editedRange, changeInLength: delta)
    }
    override func processEditing() { super.processEditing() }
    override var editedMask: EditActions { super.editedMask }
    override var editedRange: NSRange { super.editedRange }
    override var changeInLength: Int { super.changeInLength }
    @MainActor override func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        super.addLayoutManager(aLayoutManager)
    }
    @MainActor override func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        super.removeLayoutManager(aLayoutManager)
    }
}

private class MoreUITableViewDiffableDataSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canEditRowAt: indexPath)
    }
}
