import Foundation

/// The list of the tabs for which a tab bar has no room. In editing mode it also lists the tabs of the bar,
/// and the user moves tabs between the two sections.
///
/// ```
///  More           Edit              More           Done
///  ├ Tab 5           ›               TAB BAR
///  ├ Tab 6           ›               ├ Tab 1          ≡
///  └ Tab 7           ›               └ …
///                                    MORE
///                                    ├ Tab 5          ≡
///                                    └ …
/// ```
@MainActor
final class MoreListController: UITableViewController {
    private static let cellIdentifier = "tab"
    private static let sectionTitles = ["Tab Bar", "More"]

    private weak var owner: UITabBarController?
    /// Called with the tab of a row that the user has tapped.
    var choose: (UIViewController) -> Void = { _ in }

    /// The tabs for which the bar has no room.
    var tabs: [UIViewController] = [] {
        didSet {
            if isEditing, tabs != oldValue { stopEditing() }
            update()
        }
    }

    /// The tabs in the order that the user has given them; nil while the list is not edited.
    private var order: TabOrder?
    /// Whether the user may move any tabs. The Edit button is added and removed when this changes, and the
    /// application may remove or replace it.
    private var canMoveTabs = false
    /// Whether the end of editing applies the order.
    private var keepsOrder = true

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the rows and the Edit button anew.
    func update() {
        let canMoveTabs = owner?.movableTabs.tabs.isEmpty == false
        if canMoveTabs != self.canMoveTabs {
            self.canMoveTabs = canMoveTabs
            let shown = navigationItem.rightBarButtonItems ?? []
            let own = shown.filter { $0 !== editButtonItem }
            // The app's buttons stay.
            if own.isEmpty {
                navigationItem.rightBarButtonItem = canMoveTabs ? editButtonItem : nil
            } else if !canMoveTabs {
                navigationItem.rightBarButtonItems = own
            }
        }
        if isEditing, !canMoveTabs { stopEditing() }
        if isViewLoaded { tableView.reloadData() }
    }

    // MARK: - Editing

    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        if editing { owner?.willBeginCustomizing(owner?.movableTabs.tabs ?? []) }
        super.setEditing(editing, animated: animated)
        let edited = order
        order = editing ? owner?.movableTabs : nil
        if isViewLoaded { tableView.reloadData() }
        if let edited { owner?.endCustomizing(keepsOrder ? edited.tabs : []) }
    }

    /// Ends editing, and leaves the tabs where they were.
    private func stopEditing() {
        keepsOrder = false
        setEditing(false, animated: false)
        keepsOrder = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isEditing { stopEditing() }
    }

    // MARK: - Rows

    private func tab(at indexPath: IndexPath) -> UIViewController {
        guard let order else { return tabs[indexPath.row] }
        return order.tabs[indexPath.section == 0 ? indexPath.row : order.countInBar + indexPath.row]
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        order == nil ? 1 : Self.sectionTitles.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let order else { return tabs.count }
        return section == 0 ? order.countInBar : order.tabs.count - order.countInBar
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        order == nil ? nil : Self.sectionTitles[section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
        let item = tab(at: indexPath).currentTabBarItem
        cell.textLabel?.text = item.title
        cell.textLabel?.isEnabled = item.isEnabled
        cell.imageView?.image = item.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        tab(at: indexPath).currentTabBarItem.isEnabled
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(tab(at: indexPath))
        if navigationController?.topViewController === self {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditing }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isEditing }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        order?.move(
            (sourceIndexPath.section == 0, sourceIndexPath.row),
            to: (destinationIndexPath.section == 0, destinationIndexPath.row))
        // The tab at the boundary has moved to the other section.
        if sourceIndexPath.section != destinationIndexPath.section { tableView.reloadData() }
    }
}
