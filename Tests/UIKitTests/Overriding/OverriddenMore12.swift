import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class UnwindingUIViewController: UIViewController {
    override var nibName: String? { super.nibName }
    override var nibBundle: Bundle? { super.nibBundle }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> Bool {
        super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }
    override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source)
    }
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        super.childContaining(source)
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
    }
}

private class ConfiguredUITableViewCell: UITableViewCell {
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
    override var contentConfiguration: UIContentConfiguration? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { super.automaticallyUpdatesContentConfiguration }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { super.automaticallyUpdatesBackgroundConfiguration }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }
}

private class ConfiguredUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    override var contentView: UIView { super.contentView }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
    override var contentConfiguration: UIContentConfiguration? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var configurationState: UIViewConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
    }
}

private class ConfiguredUICollectionViewListCell: UICollectionViewListCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        super.defaultContentConfiguration()
    }
    override var accessories: [UICellAccessory] {
        get { super.accessories }
        set { super.accessories = newValue }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set { super.indentationLevel = newValue }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set { super.indentationWidth = newValue }
    }
    override var contentConfiguration: UIContentConfiguration? {
        get { super.contentConfiguration }
        set { super.contentConfiguration = newValue }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set { super.backgroundConfiguration = newValue }
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }
}

private class MoreUIListContentView: UIListContentView {
    override init(configuration: UIListContentConfiguration) { super.init(configuration: configuration) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var configuration: UIContentConfiguration {
        get { super.configuration }
        set { super.configuration = newValue }
    }
    override var textLayoutGuide: UILayoutGuide? { super.textLayoutGuide }
    override var secondaryTextLayoutGuide: UILayoutGuide? { super.secondaryTextLayoutGuide }
    override var imageLayoutGuide: UILayoutGuide? { super.imageLayoutGuide }
}
