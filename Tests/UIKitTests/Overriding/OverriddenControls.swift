import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyUIButton: UIButton {
    override var titleLabel: UILabel? { super.titleLabel }
    override var imageView: UIImageView? { super.imageView }
    override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        super.setTitleColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) {
        super.setImage(image, for: state)
    }
    override func title(for state: UIControl.State) -> String? { super.title(for: state) }
    override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
    override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
    override var currentTitle: String? { super.currentTitle }
    override var currentImage: UIImage? { super.currentImage }
    override var currentTitleColor: UIColor { super.currentTitleColor }
    override var contentEdgeInsets: UIEdgeInsets {
        get { super.contentEdgeInsets }
        set { super.contentEdgeInsets = newValue }
    }
    override var menu: UIMenu? {
        get { super.menu }
        set { super.menu = newValue }
    }
    override var changesSelectionAsPrimaryAction: Bool {
        get { super.changesSelectionAsPrimaryAction }
        set { super.changesSelectionAsPrimaryAction = newValue }
    }
}

private class MyUIControl: UIControl {
    override var state: UIControl.State { super.state }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
    }
    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        super.removeTarget(target, action: action, for: controlEvents)
    }
    override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?
    { super.actions(forTarget: target, forControlEvent: controlEvent) }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        super.sendAction(action, to: target, for: event)
    }
    override var allTargets: Set<AnyHashable> { super.allTargets }
    override var allControlEvents: UIControl.Event { super.allControlEvents }
    override func addAction(_ action: UIAction, for events: UIControl.Event) {
        super.addAction(action, for: events)
    }
    override func removeAction(_ action: UIAction, for events: UIControl.Event) {
        super.removeAction(action, for: events)
    }
    override func removeAction(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
        super.removeAction(identifiedBy: identifier, for: events)
    }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
    override func sendActions(for events: UIControl.Event) { super.sendActions(for: events) }
    override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set { super.showsMenuAsPrimaryAction = newValue }
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

private class MyUIPageControl: UIPageControl {
    override var numberOfPages: Int {
        get { super.numberOfPages }
        set { super.numberOfPages = newValue }
    }
    override var currentPage: Int {
        get { super.currentPage }
        set { super.currentPage = newValue }
    }
    override var hidesForSinglePage: Bool {
        get { super.hidesForSinglePage }
        set { super.hidesForSinglePage = newValue }
    }
    override var pageIndicatorTintColor: UIColor? {
        get { super.pageIndicatorTintColor }
        set { super.pageIndicatorTintColor = newValue }
    }
    override var currentPageIndicatorTintColor: UIColor? {
        get { super.currentPageIndicatorTintColor }
        set { super.currentPageIndicatorTintColor = newValue }
    }
    override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
}

private class MyUISegmentedControl: UISegmentedControl {
    override var numberOfSegments: Int { super.numberOfSegments }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        super.insertSegment(withTitle: title, at: segment, animated: animated)
    }
    override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        super.insertSegment(with: image, at: segment, animated: animated)
    }
    override func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        super.insertSegment(action: action, at: segment, animated: animated)
    }
    override func removeSegment(at segment: Int, animated: Bool) {
        super.removeSegment(at: segment, animated: animated)
    }
    override func removeAllSegments() { super.removeAllSegments() }
    override func setTitle(_ title: String?, forSegmentAt segment: Int) {
        super.setTitle(title, forSegmentAt: segment)
    }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
    override func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        super.setImage(image, forSegmentAt: segment)
    }
    override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
    override func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        super.setAction(action, forSegmentAt: segment)
    }
    override func actionForSegment(at segment: Int) -> UIAction? { super.actionForSegment(at: segment) }
    override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        super.segmentIndex(identifiedBy: actionIdentifier)
    }
    override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        super.setEnabled(enabled, forSegmentAt: segment)
    }
    override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
    override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        super.setWidth(width, forSegmentAt: segment)
    }
    override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
    override var apportionsSegmentWidthsByContent: Bool {
        get { super.apportionsSegmentWidthsByContent }
        set { super.apportionsSegmentWidthsByContent = newValue }
    }
    override var selectedSegmentIndex: Int {
        get { super.selectedSegmentIndex }
        set { super.selectedSegmentIndex = newValue }
    }
    override var isMomentary: Bool {
        get { super.isMomentary }
        set { super.isMomentary = newValue }
    }
    override var selectedSegmentTintColor: UIColor? {
        get { super.selectedSegmentTintColor }
        set { super.selectedSegmentTintColor = newValue }
    }
    override func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { super.setTitleTextAttributes(attributes, for: state) }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        super.titleTextAttributes(for: state)
    }
}

private class MyUISlider: UISlider {
    override var value: Float {
        get { super.value }
        set { super.value = newValue }
    }
    override var minimumValue: Float {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var maximumValue: Float {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
    override var minimumTrackTintColor: UIColor? {
        get { super.minimumTrackTintColor }
        set { super.minimumTrackTintColor = newValue }
    }
    override var maximumTrackTintColor: UIColor? {
        get { super.maximumTrackTintColor }
        set { super.maximumTrackTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
}

private class MyUISwitch: UISwitch {
    override var isOn: Bool {
        get { super.isOn }
        set { super.isOn = newValue }
    }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
    override var onTintColor: UIColor? {
        get { super.onTintColor }
        set { super.onTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
}

private class MyUITextField: UITextField {
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var attributedPlaceholder: NSAttributedString? {
        get { super.attributedPlaceholder }
        set { super.attributedPlaceholder = newValue }
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
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var delegate: (any UITextFieldDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isEditing: Bool { super.isEditing }
    override var clearsOnBeginEditing: Bool {
        get { super.clearsOnBeginEditing }
        set { super.clearsOnBeginEditing = newValue }
    }
    override var borderStyle: UITextField.BorderStyle {
        get { super.borderStyle }
        set { super.borderStyle = newValue }
    }
    override var clearButtonMode: UITextField.ViewMode {
        get { super.clearButtonMode }
        set { super.clearButtonMode = newValue }
    }
    override var leftView: UIView? {
        get { super.leftView }
        set { super.leftView = newValue }
    }
    override var leftViewMode: UITextField.ViewMode {
        get { super.leftViewMode }
        set { super.leftViewMode = newValue }
    }
    override var rightView: UIView? {
        get { super.rightView }
        set { super.rightView = newValue }
    }
    override var rightViewMode: UITextField.ViewMode {
        get { super.rightViewMode }
        set { super.rightViewMode = newValue }
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        super.placeholderRect(forBounds: bounds)
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override var hasText: Bool { super.hasText }
    override func insertText(_ text: String) { super.insertText(text) }
    override func deleteBackward() { super.deleteBackward() }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func copy(_ sender: Any?) { super.copy(sender) }
    override func cut(_ sender: Any?) { super.cut(sender) }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override func delete(_ sender: Any?) { super.delete(sender) }
    override func select(_ sender: Any?) { super.select(sender) }
    override func selectAll(_ sender: Any?) { super.selectAll(sender) }
}
