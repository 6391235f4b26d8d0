import Takes
import UIKit

/// The sequences of calls of all transitions: their steps light up as the time that is shown passes them.
final class ChecklistViewController: PanelViewController {
    private lazy var list = ListView<StepItem, StepRow> { [weak self] in self?.choose($0) }
    private let empty = UILabel.tool(
        "No transition yet: start one on the stage.", color: Palette.secondaryText, lines: 0)
    private var checklists: [CallChecklist] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        view.addSubview(empty)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        empty.frame = CGRect(
            x: Metrics.margin, y: 8, width: max(view.bounds.width - 2 * Metrics.margin, 0), height: 20)
    }

    override func update(_ change: ToolModel.Change) {
        if !change.isDisjoint(with: [.film, .take, .sample]) { checklists = model.film.checklists() }
        empty.isHidden = !checklists.isEmpty
        let before = current
        list.sections = checklists.map { checklist in
            ListSection(
                title: checklist.transition.inWords,
                items: checklist.entries.map { StepItem($0, at: model.time) })
        }
        if let current, current != before { list.reveal(current.row, in: current.section) }
    }

    /// The last step up to the time that is shown.
    private var current: IndexPath? {
        for (section, entries) in list.sections.enumerated().reversed() {
            if let row = entries.items.lastIndex(where: { $0.state == .called }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    private func choose(_ place: IndexPath) {
        guard let call = checklists[place.section].entries[place.row].call else { return }
        model.seek(to: call.time)
    }
}

extension Film.Transition {
    /// What it is, as a heading.
    fileprivate var inWords: String {
        let aspects = [
            isInteractive.contains(true) ? "interactive" : nil, isCancelled ? "cancelled" : nil,
        ].compactMap { $0 }
        let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        return ([name] + aspects).joined(separator: ", ") + " · " + subject
    }
}
