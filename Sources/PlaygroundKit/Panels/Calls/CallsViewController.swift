import UIKit

/// The calls of the take, as a list or beside the sequences to which they belong; and their way into files.
final class CallsViewController: PanelViewController {
    private lazy var modes = [
        (title: "All calls", name: "Every call, in order", controller: CallListViewController(model: model)),
        (
            title: "Checklist", name: "The calls that belong to each transition",
            controller: ChecklistViewController(model: model)
        ),
    ].map { (title: String, name: String, controller: UIViewController) in
        (
            button: IconButton(title: title, name: name) { [weak self] in self?.show(controller) },
            controller: controller
        )
    }
    private lazy var exports = [
        IconButton(title: "JSON", name: "Write the calls to a file, as --trace does", key: "Ctrl E") {
            [model] in model.exportCalls()
        },
        IconButton(title: "Test", name: "Write the take as a test of its calls", key: "Ctrl T") {
            [model] in model.exportTest()
        },
    ]
    private let write = UILabel.tool("Write", font: .toolSmall, color: Palette.secondaryText)
    private var shown: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in modes.map(\.button) + exports { view.addSubview(button) }
        view.addSubview(write)
        show(modes[0].controller)
    }

    private func show(_ controller: UIViewController) {
        guard controller !== shown else { return }
        exchange(shown, for: controller)
        shown = controller
        for mode in modes { mode.button.isOn = mode.controller === controller }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let line = CGRect(
            x: Metrics.edge, y: 6, width: max(bounds.width - 2 * Metrics.edge, 0), height: Metrics.line)
        let bottom = layOutExports(in: line, below: IconButton.layOut(modes.map(\.button), in: line)) + 6
        shown?.view.frame = CGRect(
            x: 0, y: bottom, width: bounds.width, height: max(bounds.height - bottom, 0))
    }

    /// Lays the exports out at the end of the first line, or below the modes where there is no room beside them.
    ///
    /// - Returns: the bottom of the last line.
    private func layOutExports(in line: CGRect, below modesBottom: CGFloat) -> CGFloat {
        let widths = exports.map(\.intrinsicContentSize.width)
        let label = write.intrinsicContentSize.width
        let modesEnd = modes.map(\.button.frame.maxX).max() ?? line.minX
        let needed = label + widths.reduce(2, +)
        let isBeside = modesBottom == line.maxY && modesEnd + Metrics.margin + needed <= line.maxX
        let y = isBeside ? line.minY : modesBottom + 2
        var x = isBeside ? line.maxX - needed : Metrics.margin
        write.frame = CGRect(x: x, y: y, width: label, height: line.height)
        x += label + 2
        for (button, width) in zip(exports, widths) {
            button.frame = CGRect(x: x, y: y, width: width, height: line.height)
            x += width
        }
        return y + line.height
    }
}
