import Takes
import UIKit

/// The faults of the motion and the mistakes of the code in the take; a click shows where.
final class ChecksViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// A fault or a mistake, with what the list shows of it.
    private struct Entry: Equatable {
        let time: TimeInterval
        let title: String
        let text: String
        let layer: Int?
    }

    private let model: ToolModel
    private let table = UITableView(frame: .zero, style: .plain)
    private let summary = UILabel.tool(color: Palette.secondaryText, lines: 0)
    private var entries: [Entry] = []

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
        table.rowHeight = CheckRow.height
        table.sectionHeaderHeight = 0
        table.dataSource = self
        table.delegate = self
        view.addSubview(summary)
        view.addSubview(table)
        model.observe(self, ChecksViewController.modelDidChange)
        modelDidChange(.all)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        summary.frame = CGRect(x: 14, y: 8, width: width - 28, height: 34)
        table.frame = CGRect(x: 0, y: 46, width: width, height: max(view.bounds.height - 46, 0))
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        guard !change.isDisjoint(with: [.film, .take, .sample]) else { return }
        let mistakes = model.film.diagnostics.map { call in
            Entry(time: call.time, title: call.object, text: call.message ?? call.name, layer: nil)
        }
        let faults = model.findings.map { finding in
            Entry(
                time: finding.time, title: "\(finding.name) \(finding.observation)", text: finding.reason,
                layer: finding.layer)
        }
        entries = (mistakes + faults).sorted { $0.time < $1.time }
        summary.text =
            !model.isFilmComplete
            ? "The checks run when the take is over."
            : entries.isEmpty
                ? "No jump, no break of speed, no flash, no wrong end, and no mistake in the calls."
                : "\(faults.count) faults of the motion, \(mistakes.count) mistakes in the calls."
        table.reloadData()
    }

    // MARK: - Table

    func numberOfSections(in tableView: UITableView) -> Int { 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Check") as? CheckRow
            ?? CheckRow(style: .default, reuseIdentifier: "Check")
        let entry = entries[indexPath.row]
        cell.show(entry.title, entry.text, time: entry.time)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let entry = entries[indexPath.row]
        model.seek(to: entry.time)
        model.selectedLayer = entry.layer
    }
}

/// A fault or a mistake: what, when, and the likely reason.
private final class CheckRow: UITableViewCell {
    static let height: CGFloat = 96

    private let title = UILabel.tool(font: .toolHeading, color: Palette.mistake)
    private let time = UILabel.tool(
        font: .monospacedDigitSystemFont(ofSize: 10.5, weight: .regular), color: Palette.secondaryText)
    private let text = UILabel.tool(font: .systemFont(ofSize: 11.5), lines: 5)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        time.textAlignment = .right
        for view in [title, time, text] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, _ text: String, time: TimeInterval) {
        self.title.text = title
        self.text.text = text
        self.time.text = String(format: "%.3f", time)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        time.frame = CGRect(x: bounds.width - 64, y: 6, width: 50, height: 16)
        title.frame = CGRect(x: 14, y: 6, width: bounds.width - 84, height: 16)
        let width = bounds.width - 28
        let height = text.sizeThatFits(CGSize(width: width, height: .infinity)).height
        text.frame = CGRect(x: 14, y: 23, width: width, height: min(height, bounds.height - 26))
    }
}
