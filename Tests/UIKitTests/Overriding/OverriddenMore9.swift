import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class NamedResponder: UIResponder {
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        super.setValue(value, forKeyPath: keyPath)
    }
    override func setValuesForKeys(_ keyedValues: [String: Any]) { super.setValuesForKeys(keyedValues) }
    override func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        super.dictionaryWithValues(forKeys: keys)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
}

private class AlignedButton: UIButton {
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set { super.semanticContentAttribute = newValue }
    }
    override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { super.contentHorizontalAlignment }
        set { super.contentHorizontalAlignment = newValue }
    }
    override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { super.contentVerticalAlignment }
        set { super.contentVerticalAlignment = newValue }
    }
    override var titleEdgeInsets: UIEdgeInsets {
        get { super.titleEdgeInsets }
        set { super.titleEdgeInsets = newValue }
    }
    override var imageEdgeInsets: UIEdgeInsets {
        get { super.imageEdgeInsets }
        set { super.imageEdgeInsets = newValue }
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        super.backgroundRect(forBounds: bounds)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect)
    }
}

private class ScenicWindow: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var windowScene: UIWindowScene? {
        get { super.windowScene }
        set { super.windowScene = newValue }
    }
}

private class EditedTable: UITableView {
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override var allowsSelectionDuringEditing: Bool {
        get { super.allowsSelectionDuringEditing }
        set { super.allowsSelectionDuringEditing = newValue }
    }
    override var scrollsToTop: Bool {
        get { super.scrollsToTop }
        set { super.scrollsToTop = newValue }
    }
}

private class EditedCell: UITableViewCell {
    override var editingAccessoryType: UITableViewCell.AccessoryType {
        get { super.editingAccessoryType }
        set { super.editingAccessoryType = newValue }
    }
    override var editingAccessoryView: UIView? {
        get { super.editingAccessoryView }
        set { super.editingAccessoryView = newValue }
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
    override var shouldIndentWhileEditing: Bool { super.shouldIndentWhileEditing }
    override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
}

private class EditedController: UITableViewController {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { super.tableView(tableView, editingStyleForRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    {
        super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
}

private class AwakeItem: UITabBarItem {
    override var imageInsets: UIEdgeInsets {
        get { super.imageInsets }
        set { super.imageInsets = newValue }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
}

private class AwakeConstraint: NSLayoutConstraint {
    override func awakeFromNib() { super.awakeFromNib() }
}

private class PlacedField: UITextField {
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
}

nonisolated private class CappedImage: UIImage, @unchecked Sendable {
    override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        super.resizableImage(withCapInsets: capInsets)
    }
    override func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage { super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    override var capInsets: UIEdgeInsets { super.capInsets }
    override var resizingMode: UIImage.ResizingMode { super.resizingMode }
}

private class OwnScene: UIWindowScene {
    override var delegate: (any UISceneDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var activationState: UIScene.ActivationState { super.activationState }
    override var windows: [UIWindow] { super.windows }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
    override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
    override var traitCollection: UITraitCollection { super.traitCollection }
}

nonisolated private class OwnMetrics: UIFontMetrics, @unchecked Sendable {
    override func scaledFont(for font: UIFont) -> UIFont { super.scaledFont(for: font) }
    override func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        super.scaledFont(for: font, maximumPointSize: maximumPointSize)
    }
    override func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        super.scaledFont(for: font, compatibleWith: traitCollection)
    }
    override func scaledValue(for value: CGFloat) -> CGFloat { super.scaledValue(for: value) }
}
