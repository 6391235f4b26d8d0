import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MoreUISearchBar: UISearchBar {
    override var delegate: (any UISearchBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var prompt: String? {
        get { super.prompt }
        set { super.prompt = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var searchTextField: UISearchTextField { super.searchTextField }
    override var showsCancelButton: Bool {
        get { super.showsCancelButton }
        set { super.showsCancelButton = newValue }
    }
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        super.setShowsCancelButton(showsCancelButton, animated: animated)
    }
    override var showsBookmarkButton: Bool {
        get { super.showsBookmarkButton }
        set { super.showsBookmarkButton = newValue }
    }
    override var scopeButtonTitles: [String]? {
        get { super.scopeButtonTitles }
        set { super.scopeButtonTitles = newValue }
    }
    override var selectedScopeButtonIndex: Int {
        get { super.selectedScopeButtonIndex }
        set { super.selectedScopeButtonIndex = newValue }
    }
    override var showsScopeBar: Bool {
        get { super.showsScopeBar }
        set { super.showsScopeBar = newValue }
    }
    override var searchBarStyle: UISearchBar.Style {
        get { super.searchBarStyle }
        set { super.searchBarStyle = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var backgroundImage: UIImage? {
        get { super.backgroundImage }
        set { super.backgroundImage = newValue }
    }
    override func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        super.setImage(iconImage, for: icon, state: state)
    }
    override var barPosition: UIBarPosition { super.barPosition }
    override func layoutSubviews() { super.layoutSubviews() }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

private class MoreUISearchTextField: UISearchTextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
}

private class MoreUISearchController: UISearchController {
    private lazy var ownBar = MoreUISearchBar()
    override var searchBar: UISearchBar { ownBar }
    override var searchResultsController: UIViewController? { super.searchResultsController }
    override var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { super.searchResultsUpdater }
        set { super.searchResultsUpdater = newValue }
    }
    override var delegate: (any UISearchControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var isActive: Bool {
        get { super.isActive }
        set { super.isActive = newValue }
    }
    override var obscuresBackgroundDuringPresentation: Bool {
        get { super.obscuresBackgroundDuringPresentation }
        set { super.obscuresBackgroundDuringPresentation = newValue }
    }
    override var hidesNavigationBarDuringPresentation: Bool {
        get { super.hidesNavigationBarDuringPresentation }
        set { super.hidesNavigationBarDuringPresentation = newValue }
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

private class MoreUINavigationItem: UINavigationItem {
    override var searchController: UISearchController? {
        get { super.searchController }
        set { super.searchController = newValue }
    }
    override var hidesSearchBarWhenScrolling: Bool {
        get { super.hidesSearchBarWhenScrolling }
        set { super.hidesSearchBarWhenScrolling = newValue }
    }
}

private class MoreUIPickerView: UIPickerView {
    override var dataSource: (any UIPickerViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UIPickerViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var numberOfComponents: Int { super.numberOfComponents }
    override func numberOfRows(inComponent component: Int) -> Int {
        super.numberOfRows(inComponent: component)
    }
    override func rowSize(forComponent component: Int) -> CGSize { super.rowSize(forComponent: component) }
    override func view(forRow row: Int, forComponent component: Int) -> UIView? {
        super.view(forRow: row, forComponent: component)
    }
    override func reloadAllComponents() { super.reloadAllComponents() }
    override func reloadComponent(_ component: Int) { super.reloadComponent(component) }
    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        super.selectRow(row, inComponent: component, animated: animated)
    }
    override func selectedRow(inComponent component: Int) -> Int {
        super.selectedRow(inComponent: component)
    }
}

private class MoreUIDatePicker: UIDatePicker {
    override var datePickerMode: UIDatePicker.Mode {
        get { super.datePickerMode }
        set { super.datePickerMode = newValue }
    }
    override var date: Date {
        get { super.date }
        set { super.date = newValue }
    }
    override func setDate(_ date: Date, animated: Bool) { super.setDate(date, animated: animated) }
    override var minimumDate: Date? {
        get { super.minimumDate }
        set { super.minimumDate = newValue }
    }
    override var countDownDuration: TimeInterval {
        get { super.countDownDuration }
        set { super.countDownDuration = newValue }
    }
    override var minuteInterval: Int {
        get { super.minuteInterval }
        set { super.minuteInterval = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var calendar: Calendar! {
        get { super.calendar }
        set { super.calendar = newValue }
    }
    override var locale: Locale? {
        get { super.locale }
        set { super.locale = newValue }
    }
}

private class MoreUIContextualAction: UIContextualAction {
    override var style: UIContextualAction.Style { super.style }
    override var handler: UIContextualAction.Handler { super.handler }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var backgroundColor: UIColor! {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
}

private class MoreUISwipeActionsConfiguration: UISwipeActionsConfiguration {
    override var actions: [UIContextualAction] { super.actions }
    override var performsFirstActionWithFullSwipe: Bool {
        get { super.performsFirstActionWithFullSwipe }
        set { super.performsFirstActionWithFullSwipe = newValue }
    }
}

private class MoreUITableViewRowAction: UITableViewRowAction {
    override var style: UITableViewRowAction.Style { super.style }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
}

private class MoreReorderedCell: UITableViewCell {
    override var showsReorderControl: Bool {
        get { super.showsReorderControl }
        set { super.showsReorderControl = newValue }
    }
}

private class MoreEditedScreen: UIViewController {
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
}

private class MoreEditedController: UITableViewController {
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { super.tableView(tableView, editActionsForRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        super.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        super.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        super.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
}

private class MoreUISplitViewController: UISplitViewController {
    override var style: UISplitViewController.Style { super.style }
    override var delegate: (any UISplitViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        super.setViewController(vc, for: column)
    }
    override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        super.viewController(for: column)
    }
    override var isCollapsed: Bool { super.isCollapsed }
    override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
    override var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { super.preferredDisplayMode }
        set { super.preferredDisplayMode = newValue }
    }
    override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override func show(_ column: UISplitViewController.Column) { super.show(column) }
    override func hide(_ column: UISplitViewController.Column) { super.hide(column) }
    override func viewDidLoad() { super.viewDidLoad() }
}
