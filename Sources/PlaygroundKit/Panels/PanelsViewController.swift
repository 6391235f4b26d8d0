import UIKit

/// The panels on the right, one at a time.
final class PanelsViewController: UIViewController {
    private let model: ToolModel
    private var tabs: [IconButton] = []
    private let bar = UIView()
    private let line = UIView()
    private var shown: UIViewController?
    private var made: [Int: UIViewController] = [:]

    init(model: ToolModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.panel
        bar.backgroundColor = Palette.bar
        line.backgroundColor = Palette.separator
        view.addSubview(bar)
        tabs = Panel.all.enumerated().map { index, panel in
            IconButton(title: panel.title, name: panel.title, key: "Ctrl \(index + 1)") { [model] in
                model.arrangement.panel = index
            }
        }
        for tab in tabs { bar.addSubview(tab) }
        bar.addSubview(line)
        model.observe(self, PanelsViewController.modelDidChange)
        showPanel(model.arrangement.panel)
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        if change.contains(.arrangement) { showPanel(model.arrangement.panel) }
    }

    private func showPanel(_ index: Int) {
        guard Panel.all.indices.contains(index) else { return }
        let next = made[index] ?? Panel.all[index].make(model)
        made[index] = next
        guard next !== shown else { return }
        exchange(shown, for: next)
        shown = next
        for (number, tab) in tabs.enumerated() { tab.isOn = number == index }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let first = CGRect(
            x: Metrics.edge, y: 6, width: max(bounds.width - 2 * Metrics.edge, 0), height: IconButton.side)
        let height = IconButton.layOut(tabs, in: first) + 6
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        line.frame = CGRect(x: 0, y: height - 0.5, width: bounds.width, height: 0.5)
        shown?.view.frame = CGRect(
            x: 0, y: height, width: bounds.width, height: max(bounds.height - height, 0))
    }
}
