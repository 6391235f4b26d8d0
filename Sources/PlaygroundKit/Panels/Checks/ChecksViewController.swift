import Takes
import UIKit

/// The faults of the motion and the mistakes of the code in the take; a click shows where.
final class ChecksViewController: PanelViewController {
    private let summary = UILabel.tool(color: Palette.secondaryText, lines: 0)
    private lazy var list = ListView<Check, CheckRow> { [weak self] in self?.choose($0.row) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(summary)
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let room = max(width - 2 * Metrics.margin, 0)
        let height = summary.sizeThatFits(CGSize(width: room, height: .infinity)).height
        summary.frame = CGRect(x: Metrics.margin, y: 10, width: room, height: height)
        let top = height + 18
        list.frame = CGRect(x: 0, y: top, width: width, height: max(view.bounds.height - top, 0))
    }

    override func update(_ change: ToolModel.Change) {
        guard !change.isDisjoint(with: [.film, .take, .sample]) else { return }
        let mistakes = model.film.diagnostics.map { call in
            Check(time: call.time, title: call.object, text: call.message ?? call.name, layer: nil)
        }
        let faults = model.findings.map { finding in
            Check(
                time: finding.time, title: "\(finding.name) \(finding.observation)", text: finding.reason,
                layer: finding.layer)
        }
        let irregularity = model.irregularity.map { difference in
            Check(
                time: difference.time, title: "Cannot be repeated",
                text:
                    "From here on it may be something else each time: \(difference.description). The code may use a timer, the date or random numbers.",
                layer: nil)
        }
        let all = mistakes + faults + [irregularity].compactMap { $0 }
        list.items = all.sorted { $0.time < $1.time }
        summary.text = verdict(faults: faults.count, mistakes: mistakes.count)
        view.setNeedsLayout()
    }

    /// What the checks say in all.
    private func verdict(faults: Int, mistakes: Int) -> String {
        if !model.isFilmComplete { return "The checks run once all of the take is filmed." }
        if model.irregularity != nil { return "This take may show something else each time." }
        if faults + mistakes > 0 {
            let motion = faults == 0 ? "No fault" : Self.count(faults, "fault")
            let calls = mistakes == 0 ? "no mistake" : Self.count(mistakes, "mistake")
            return "\(motion) of the motion, \(calls) in the calls."
        }
        if model.film.calls.isEmpty && model.film.animations.isEmpty {
            return "Nothing has moved yet. Press Start above the stage, or click and drag on it."
        }
        return "No jump, no break of speed, no flash, no wrong end, and no mistake in the calls."
    }

    private static func count(_ number: Int, _ name: String) -> String {
        "\(number) \(name)\(number == 1 ? "" : "s")"
    }

    private func choose(_ row: Int) {
        let check = list.items[row]
        model.seek(to: check.time)
        model.selectedLayer = check.layer
    }
}
