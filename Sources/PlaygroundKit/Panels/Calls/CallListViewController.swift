import Takes
import UIKit

/// The calls of the take, with their times and arguments; a click shows the time of a call.
final class CallListViewController: PanelViewController {
    private lazy var list = ListView<CallItem, CallRow> { [weak self] in self?.choose($0.row) }
    private lazy var search = SearchField("Filter calls", change: { [weak self] in self?.filter($0) })
    private lazy var filters = Call.Kind.allCases.map { kind in
        let button = IconButton(title: kind.rawValue, name: "Show calls of \(kind.rawValue)") {
            [weak self] in self?.toggle(kind)
        }
        // The colour that its calls have here and in the lanes.
        button.mark = Palette.color(of: kind)
        return button
    }
    private let empty = UILabel.tool(color: Palette.secondaryText, lines: 0)
    private var searched = ""
    private var calls: [Call] = []
    /// The number of calls before they were filtered.
    private var knownCount = 0
    /// The row that is marked, −1 for none; nil where the rows are to be made anew.
    private var current: Int?
    private var hiddenKinds: Set<Call.Kind> = [.animation]

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in filters { view.addSubview(button) }
        view.addSubview(search)
        view.addSubview(list)
        view.addSubview(empty)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let width = max(bounds.width - 2 * Metrics.edge, 0)
        search.frame = CGRect(x: Metrics.edge, y: 6, width: width, height: ToolField.height)
        let top = IconButton.layOut(
            filters,
            in: CGRect(x: Metrics.edge, y: ToolField.height + 10, width: width, height: Metrics.line))
        layOutList(
            CGRect(x: 0, y: top + 6, width: bounds.width, height: max(bounds.height - top - 6, 0)))
        let room = max(bounds.width - 2 * Metrics.margin, 0)
        let text = empty.sizeThatFits(CGSize(width: room, height: .infinity))
        empty.frame = CGRect(x: Metrics.margin, y: top + 14, width: room, height: text.height)
    }

    /// Places the list. The marked call stays in sight if it is.
    private func layOutList(_ frame: CGRect) {
        guard list.frame != frame else { return }
        let marked = current.flatMap { row in
            (list.indexPathsForVisibleRows ?? []).contains(IndexPath(row: row, section: 0)) ? row : nil
        }
        list.frame = frame
        if let marked { list.reveal(marked) }
    }

    private func filter(_ search: String) {
        searched = search
        update(.film)
    }

    private func toggle(_ kind: Call.Kind) {
        if hiddenKinds.remove(kind) == nil { hiddenKinds.insert(kind) }
        update(.film)
    }

    override func update(_ change: ToolModel.Change) {
        if !change.isDisjoint(with: [.film, .take, .sample]) || hasMoreCalls { listCalls() }
        follow()
    }

    /// Whether calls have come that no film has yet.
    private var hasMoreCalls: Bool {
        !isFilmed && model.scrubber.current.callCount != knownCount
    }

    /// Whether the film has the calls. One that lags behind the stage has none at first.
    private var isFilmed: Bool {
        model.film.take == model.take
            && !(model.film.calls.isEmpty && model.scrubber.current.callCount > 0)
    }

    private func listCalls() {
        let all = isFilmed ? model.film.calls : model.scrubber.current.calls
        knownCount = all.count
        calls = all.filter {
            !hiddenKinds.contains($0.kind)
                && (searched.isEmpty || "\($0.object).\($0.name) \($0.message ?? "")".matches(searched))
        }
        for (button, kind) in zip(filters, Call.Kind.allCases) {
            button.isOn = !hiddenKinds.contains(kind)
        }
        current = nil
        showHint(hasCalls: !all.isEmpty)
    }

    /// Says why the list is empty.
    private func showHint(hasCalls: Bool) {
        empty.isHidden = !calls.isEmpty
        let text =
            hasCalls
            ? "No call is of these kinds and has these words."
            : "Nothing was called yet. Press Start above the stage, or click and drag on it."
        guard text != empty.text else { return }
        empty.text = text
        view.setNeedsLayout()
    }

    /// Marks the last call up to the time that is shown, and keeps it in sight.
    private func follow() {
        let current = calls.lastIndex { $0.time <= model.time + 1e-6 } ?? -1
        guard current != self.current else { return }
        self.current = current
        let before = list.items.firstIndex(where: \.isCurrent)
        list.items = calls.enumerated().map { row, call in
            CallItem(call: call, isCurrent: row == current, isPast: row <= current)
        }
        if current >= 0, current != before { list.reveal(current) }
    }

    private func choose(_ row: Int) { model.seek(to: calls[row].time) }
}
