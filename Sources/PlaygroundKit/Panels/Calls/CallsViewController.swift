import Takes
import UIKit

/// The calls of the take, with their times and arguments; a click shows the time of a call.
final class CallsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let model: ToolModel
    private let table = UITableView(frame: .zero, style: .plain)
    private var filters: [IconButton] = []
    private lazy var search = SearchField("Filter calls") { [weak self] in self?.filter($0) }
    private var searched = ""
    private var calls: [Call] = []
    private var hiddenKinds: Set<Call.Kind> = [.animation]
    /// The row of the last call up to the time that is shown; nil before the first.
    private var current: Int?

    init(model: ToolModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.panel
        table.backgroundColor = Palette.panel
        table.separatorStyle = .none
        table.rowHeight = CallRow.height
        table.sectionHeaderHeight = 0
        table.dataSource = self
        table.delegate = self
        filters = Call.Kind.allCases.map { kind in
            IconButton(title: kind.rawValue, name: "Show calls of \(kind.rawValue)") { [weak self] in
                self?.toggle(kind)
            }
        }
        for button in filters { view.addSubview(button) }
        view.addSubview(search)
        view.addSubview(table)
        model.observe(self, CallsViewController.modelDidChange)
        modelDidChange(.all)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        search.frame = CGRect(
            x: 10, y: 6, width: max(view.bounds.width - 20, 0), height: SearchField.height)
        var (x, y): (CGFloat, CGFloat) = (8, SearchField.height + 10)
        for button in filters {
            let width = button.intrinsicContentSize.width
            if x + width > view.bounds.width - 8 { (x, y) = (8, y + 28) }
            button.frame = CGRect(x: x, y: y, width: width, height: 26)
            x += width + 2
        }
        let top = y + 32
        table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    }

    private func filter(_ search: String) {
        searched = search
        modelDidChange(.film)
    }

    private func toggle(_ kind: Call.Kind) {
        if hiddenKinds.remove(kind) == nil { hiddenKinds.insert(kind) }
        modelDidChange(.film)
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        if !change.isDisjoint(with: [.film, .take, .sample]) || (change.contains(.time) && model.isPlaying) {
            let all = model.film.take == model.take ? model.film.calls : model.scrubber.current.calls
            let shown = all.filter {
                !hiddenKinds.contains($0.kind)
                    && (searched.isEmpty || "\($0.object).\($0.name) \($0.message ?? "")".matches(searched))
            }
            if shown != calls {
                calls = shown
                table.reloadData()
            }
            for (button, kind) in zip(filters, Call.Kind.allCases) {
                button.isOn = !hiddenKinds.contains(kind)
            }
        }
        follow()
    }

    /// Marks the last call up to the time that is shown, and keeps it in sight.
    private func follow() {
        let row = calls.lastIndex { $0.time <= model.time + 1e-6 }
        guard row != current else { return }
        current = row
        table.reloadData()
        if let row { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false) }
    }

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calls.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Call") as? CallRow
            ?? CallRow(style: .default, reuseIdentifier: "Call")
        cell.show(
            calls[indexPath.row], isCurrent: indexPath.row == current, isPast: indexPath.row <= current ?? -1)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        model.seek(to: calls[indexPath.row].time)
    }
}

/// A row of the list of calls.
private final class CallRow: UITableViewCell {
    static let height: CGFloat = 34

    private let time = UILabel.tool(font: .monospacedDigitSystemFont(ofSize: 10.5, weight: .regular))
    private let name = UILabel.tool(font: .systemFont(ofSize: 11.5, weight: .medium))
    private let object = UILabel.tool(font: .toolSmall, color: Palette.secondaryText)
    private let stripe = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        time.textColor = Palette.secondaryText
        time.textAlignment = .right
        name.lineBreakMode = .byTruncatingTail
        for view in [stripe, time, name, object] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ call: Call, isCurrent: Bool, isPast: Bool) {
        time.text = String(format: "%.3f", call.time)
        name.text = call.message ?? call.name
        name.textColor = call.kind == .diagnostic ? Palette.mistake : Palette.text
        let detail = call.detail.sorted { $0.key < $1.key }
            .filter { call.kind != .diagnostic || $0.key == "severity" }.map { "\($0.key): \($0.value)" }
        object.text = ([call.object] + detail).joined(separator: "  ")
        stripe.backgroundColor = Palette.color(of: call.kind)
        backgroundColor = isCurrent ? Palette.selection : .clear
        contentView.alpha = isPast ? 1 : 0.55
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        stripe.frame = CGRect(x: 8, y: 5, width: 3, height: bounds.height - 10)
        time.frame = CGRect(x: bounds.width - 54, y: 3, width: 44, height: 14)
        name.frame = CGRect(x: 18, y: 3, width: bounds.width - 76, height: 15)
        object.frame = CGRect(x: 18, y: 17, width: bounds.width - 28, height: 14)
    }
}
