import Takes
import UIKit

/// The values that the sample declares, as controls; a change runs the take again at once.
final class ValuesViewController: PanelViewController {
    private static let springHeight: CGFloat = 120

    private let scroll = UIScrollView()
    private let empty = UILabel.tool(
        "This sample declares no values.", color: Palette.secondaryText, lines: 0)
    private lazy var reset = IconButton(title: "Reset", name: "Reset all values") { [model] in
        model.resetValues()
    }
    private lazy var copy = IconButton(
        title: "Copy as Swift", name: "Copy the values as Swift source"
    ) { [model] in model.copyValues() }
    private let bar = UIView()
    private let line = UIView()
    private var rows: [ValueRow] = []
    private var springs: [(spring: SampleSpring, view: SpringView)] = []
    private var shownSample: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.backgroundColor = Palette.bar
        line.backgroundColor = Palette.separator
        for view in [scroll, bar] { self.view.addSubview(view) }
        for view in [line, reset, copy] { bar.addSubview(view) }
        scroll.addSubview(empty)
    }

    override func update(_ change: ToolModel.Change) {
        guard !change.isDisjoint(with: [.take, .sample]) else { return }
        if shownSample != model.sample.id { makeRows() }
        for row in rows { row.show(model.value(of: row.control)) }
        for (spring, view) in springs { view.show(spring.course(model.take.values)) }
        reset.isEnabled = !model.take.values.isEmpty
    }

    private func makeRows() {
        shownSample = model.sample.id
        for view in rows + springs.map(\.view) { view.removeFromSuperview() }
        rows = model.sample.controls.map { control in
            ValueRow(
                control, begin: model.beginChange, change: { [model] in model.set($0, for: control) },
                complain: model.say)
        }
        springs = model.sample.springs.map { ($0, SpringView(title: $0.title)) }
        for view in rows + springs.map(\.view) { scroll.addSubview(view) }
        empty.isHidden = !rows.isEmpty
        bar.isHidden = rows.isEmpty
        scroll.contentOffset = .zero
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let barHeight: CGFloat = bar.isHidden ? 0 : 40
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - barHeight, 0))
        bar.frame = CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        IconButton.layOut(
            [reset, copy],
            in: CGRect(
                x: Metrics.edge, y: 6, width: bounds.width - 2 * Metrics.edge, height: IconButton.side))
        let width = bounds.width - 2 * Metrics.margin
        var y: CGFloat = 10
        empty.frame = CGRect(x: Metrics.margin, y: y, width: width, height: 20)
        for row in rows {
            row.frame = CGRect(x: Metrics.margin, y: y, width: width, height: row.height)
            y += row.height
            for (spring, view) in springs where spring.keys.last == row.control.key {
                view.frame = CGRect(x: Metrics.margin, y: y + 2, width: width, height: Self.springHeight)
                y += Self.springHeight + 2
            }
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y + 10)
    }
}
