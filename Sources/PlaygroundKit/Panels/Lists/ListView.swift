import UIKit

/// Items of a list below a heading; nil for none.
struct ListSection<Item: Equatable>: Equatable {
    let title: String?
    let items: [Item]
}

/// A table of rows of one class, filled with values.
///
/// Where only the contents of items change and not their number, the rows stay and show the new ones: what is focused
/// stays focused, and nothing scrolls.
final class ListView<Item: Equatable, Row: ListCell<Item>>: UITableView, UITableViewDataSource,
    UITableViewDelegate
{
    /// The rows before and after one that is brought into sight which are seen, too, where there is room.
    private static var rowsBeside: Int { 2 }

    private let choose: ((IndexPath) -> Void)?
    private var shown: [ListSection<Item>] = []
    private var measuredWidth: CGFloat = 0
    /// The row that was last brought into sight, where the keyboard enters the list; nil once rows were made anew.
    private var revealed: IndexPath?

    /// Makes an empty list.
    ///
    /// - Parameter choose: called with the place of a row that was clicked, or chosen by key; nil for a list to read.
    init(choose: ((IndexPath) -> Void)? = nil) {
        self.choose = choose
        super.init(frame: .zero, style: .plain)
        backgroundColor = Palette.panel
        separatorStyle = .none
        sectionHeaderHeight = ListHeading.height
        allowsSelection = choose != nil
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Items

    /// The items of the only section.
    var items: [Item] {
        get { shown.first?.items ?? [] }
        set { sections = [ListSection(title: nil, items: newValue)] }
    }

    /// The items, below their headings.
    var sections: [ListSection<Item>] {
        get { shown }
        set {
            guard newValue != shown else { return }
            let before = shown
            shown = newValue
            let isSameShape = before.elementsEqual(newValue) { one, other in
                one.title == other.title && one.items.elementsEqual(other.items, by: hasSameHeight)
            }
            if isSameShape { return showItems(before) }
            revealed = nil
            reloadData()
        }
    }

    private func hasSameHeight(_ one: Item, _ other: Item) -> Bool {
        one == other
            || Row.height(of: one, in: bounds.width) == Row.height(of: other, in: bounds.width)
    }

    private func showItems(_ before: [ListSection<Item>]) {
        for indexPath in indexPathsForVisibleRows ?? [] {
            guard indexPath.section < shown.count, indexPath.row < shown[indexPath.section].items.count,
                before[indexPath.section].items[indexPath.row] != item(at: indexPath)
            else { continue }
            (cellForRow(at: indexPath) as? Row)?.show(item(at: indexPath))
        }
    }

    private func item(at indexPath: IndexPath) -> Item { shown[indexPath.section].items[indexPath.row] }

    /// Scrolls as little as needed until a row is in sight, and those beside it.
    func reveal(_ row: Int, in section: Int = 0) {
        layoutIfNeeded()
        let last = shown[section].items.count - 1
        let beside = [row - Self.rowsBeside, row + Self.rowsBeside].map { min(max($0, 0), last) }
        // The row itself comes last: where there is no room for all, it is the one that is seen.
        for row in beside + [row] {
            scrollToRow(at: IndexPath(row: row, section: section), at: .none, animated: false)
        }
        revealed = IndexPath(row: row, section: section)
    }

    override func layoutSubviews() {
        // Heights depend on the width.
        if measuredWidth != bounds.width {
            measuredWidth = bounds.width
            reloadData()
        }
        super.layoutSubviews()
    }

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { shown.count }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        shown[section].title.map { ListHeading($0) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown[section].items.count
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Row.height(of: item(at: indexPath), in: bounds.width)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = "Row"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: name) as? Row
            ?? Row(style: .default, reuseIdentifier: name)
        cell.show(item(at: indexPath))
        return cell
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { revealed }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        choose?(indexPath)
    }
}
