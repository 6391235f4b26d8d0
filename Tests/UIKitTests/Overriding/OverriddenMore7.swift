import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreUIPointerInteraction: UIPointerInteraction {
    override var view: UIView? { super.view }
    override var delegate: (any UIPointerInteractionDelegate)? { super.delegate }
}

private class MoreUIToolTipInteraction: UIToolTipInteraction {
    override var view: UIView? { super.view }
}

private class MoreUIToolTipConfiguration: UIToolTipConfiguration {
    override var toolTip: String { super.toolTip }
    override var sourceRect: CGRect { super.sourceRect }
}

private class MoreUIKey: UIKey {
    override var keyCode: UIKeyboardHIDUsage { super.keyCode }
    override var characters: String { super.characters }
    override var charactersIgnoringModifiers: String { super.charactersIgnoringModifiers }
    override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
}

private class MoreUIKeyCommand: UIKeyCommand {
    override var input: String? { super.input }
    override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
    override var action: Selector? { super.action }
}

private class MoreUIPressesEvent: UIPressesEvent {
    override var allPresses: Set<UIPress> { super.allPresses }
}

private class MoreUIMotionEffect: UIMotionEffect {
    override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
}

private class MoreUIMotionEffectGroup: UIMotionEffectGroup {
    override var motionEffects: [UIMotionEffect]? {
        get { super.motionEffects }
        set { super.motionEffects = newValue }
    }
}

private class MoreUINavigationController: UINavigationController {
    override var navigationBar: UINavigationBar { super.navigationBar }
}

private class MoreUIPageViewController: UIPageViewController {
    override var transitionStyle: TransitionStyle { super.transitionStyle }
    override var navigationOrientation: NavigationOrientation { super.navigationOrientation }
    override var spineLocation: SpineLocation { super.spineLocation }
}

private class MoreUIRefreshControl: UIRefreshControl {
    override var isRefreshing: Bool { super.isRefreshing }
    override func beginRefreshing() {
        super.beginRefreshing()
    }
    override func endRefreshing() {
        super.endRefreshing()
    }
    override var attributedTitle: NSAttributedString? {
        get { super.attributedTitle }
        set { super.attributedTitle = newValue }
    }
}

private class MoreUIScrollView: UIScrollView {
    override var refreshControl: UIRefreshControl? {
        get { super.refreshControl }
        set { super.refreshControl = newValue }
    }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override var isTracking: Bool { super.isTracking }
    override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
    override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
}

private class MoreUITabBarController: UITabBarController {
    override var tabBar: UITabBar { super.tabBar }
}

private class MoreUITableView: UITableView {
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        super.cellForRow(at: indexPath)
    }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
        super.indexPath(for: cell)
    }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.headerView(forSection: section)
    }
}

private class MoreUITableViewCell: UITableViewCell {
    override var contentView: UIView { super.contentView }
}

private class MoreUITableViewController: UITableViewController {
    override var refreshControl: UIRefreshControl? {
        get { super.refreshControl }
        set { super.refreshControl = newValue }
    }
}

nonisolated private class MoreNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
    override var lineSpacing: CGFloat { super.lineSpacing }
    override var allowsDefaultTighteningForTruncation: Bool { super.allowsDefaultTighteningForTruncation }
}

nonisolated private class MoreUIFont: UIFont, @unchecked Sendable {
    override class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        super.systemFont(ofSize: fontSize)
    }
    override class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        super.systemFont(ofSize: fontSize, weight: weight)
    }
    override class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        super.boldSystemFont(ofSize: fontSize)
    }
    override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        super.italicSystemFont(ofSize: fontSize)
    }
    override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        super.monospacedSystemFont(ofSize: fontSize, weight: weight)
    }
    override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        super.monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
    }
    override func withSize(_ fontSize: CGFloat) -> UIFont {
        super.withSize(fontSize)
    }
    override var familyName: String { super.familyName }
    override var pointSize: CGFloat { super.pointSize }
    override var ascender: CGFloat { super.ascender }
    override var descender: CGFloat { super.descender }
    override var leading: CGFloat { super.leading }
    override var capHeight: CGFloat { super.capHeight }
    override var xHeight: CGFloat { super.xHeight }
    override var lineHeight: CGFloat { super.lineHeight }
}

private class MoreUITextField: UITextField {
    override var smartQuotesType: UITextSmartQuotesType {
        get { super.smartQuotesType }
        set { super.smartQuotesType = newValue }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { super.smartDashesType }
        set { super.smartDashesType = newValue }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { super.smartInsertDeleteType }
        set { super.smartInsertDeleteType = newValue }
    }
    override func text(in range: UITextRange) -> String? {
        super.text(in: range)
    }
    override func replace(_ range: UITextRange, withText text: String) {
        super.replace(range, withText: text)
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override var markedTextRange: UITextRange? { super.markedTextRange }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func unmarkText() {
        super.unmarkText()
    }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    {
        super.textRange(from: fromPosition, to: toPosition)
    }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        super.position(from: position, offset: offset)
    }
    override func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        super.position(from: position, in: direction, offset: offset)
    }
    override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        super.compare(position, to: other)
    }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        super.offset(from: from, to: toPosition)
    }
    override func firstRect(for range: UITextRange) -> CGRect {
        super.firstRect(for: range)
    }
    override func closestPosition(to point: CGPoint) -> UITextPosition? {
        super.closestPosition(to: point)
    }
    override func characterRange(at point: CGPoint) -> UITextRange? {
        super.characterRange(at: point)
    }
}

private class MoreNSTextContainer: NSTextContainer {
    override var layoutManager: NSLayoutManager? { super.layoutManager }
    override func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        super.replaceLayoutManager(newLayoutManager)
    }
    override var widthTracksTextView: Bool {
        get { super.widthTracksTextView }
        set { super.widthTracksTextView = newValue }
    }
    override var heightTracksTextView: Bool {
        get { super.heightTracksTextView }
        set { super.heightTracksTextView = newValue }
    }
    override var size: CGSize {
        get { super.size }
        set { super.size = newValue }
    }
    override var lineFragmentPadding: CGFloat {
        get { super.lineFragmentPadding }
        set { super.lineFragmentPadding = newValue }
    }
    override var exclusionPaths: [UIBezierPath] {
        get { super.exclusionPaths }
        set { super.exclusionPaths = newValue }
    }
    override var isSimpleRectangularTextContainer: Bool { super.isSimpleRectangularTextContainer }
    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        super.lineFragmentRect(
            forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
            remaining: remainingRect)
    }
}

private class MoreUITextView: UITextView {
    override var layoutManager: NSLayoutManager { super.layoutManager }
    override var textStorage: NSTextStorage { super.textStorage }
    override var smartQuotesType: UITextSmartQuotesType {
        get { super.smartQuotesType }
        set { super.smartQuotesType = newValue }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { super.smartDashesType }
        set { super.smartDashesType = newValue }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { super.smartInsertDeleteType }
        set { super.smartInsertDeleteType = newValue }
    }
    override var textContainer: NSTextContainer { super.textContainer }
    override var textContainerInset: UIEdgeInsets {
        get { super.textContainerInset }
        set { super.textContainerInset = newValue }
    }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var typingAttributes: [NSAttributedString.Key: Any] {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }
    override var linkTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.linkTextAttributes }
        set { super.linkTextAttributes = newValue }
    }
    override var selectedRange: NSRange {
        get { super.selectedRange }
        set { super.selectedRange = newValue }
    }
    override var isEditable: Bool {
        get { super.isEditable }
        set { super.isEditable = newValue }
    }
    override var isSelectable: Bool {
        get { super.isSelectable }
        set { super.isSelectable = newValue }
    }
    override func scrollRangeToVisible(_ range: NSRange) {
        super.scrollRangeToVisible(range)
    }
    override var hasText: Bool { super.hasText }
    override func insertText(_ text: String) {
        super.insertText(text)
    }
    override func deleteBackward() {
        super.deleteBackward()
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        super.caretRect(for: position)
    }
    override func copy(_ sender: Any?) {
        super.copy(sender)
    }
    override func cut(_ sender: Any?) {
        super.cut(sender)
    }
    override func paste(_ sender: Any?) {
        super.paste(sender)
    }
    override func delete(_ sender: Any?) {
        super.delete(sender)
    }
    override func select(_ sender: Any?) {
        super.select(sender)
    }
    override func selectAll(_ sender: Any?) {
        super.selectAll(sender)
    }
    override func text(in range: UITextRange) -> String? {
        super.text(in: range)
    }
    override func replace(_ range: UITextRange, withText text: String) {
        super.replace(range, withText: text)
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override var markedTextRange: UITextRange? { super.markedTextRange }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func unmarkText() {
        super.unmarkText()
    }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    {
        super.textRange(from: fromPosition, to: toPosition)
    }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        super.position(from: position, offset: offset)
    }
    override func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        super.position(from: position, in: direction, offset: offset)
    }
    override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        super.compare(position, to: other)
    }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        super.offset(from: from, to: toPosition)
    }
    override func firstRect(for range: UITextRange) -> CGRect {
        super.firstRect(for: range)
    }
    override func closestPosition(to point: CGPoint) -> UITextPosition? {
        super.closestPosition(to: point)
    }
    override func characterRange(at point: CGPoint) -> UITextRange? {
        super.characterRange(at: point)
    }
}
