import UIKit

/// The calls of the take, as a list or beside the sequences to which they belong; and their way into files.
final class CallsViewController: PanelViewController {
    private static let barHeight: CGFloat = 38

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
        IconButton(title: "JSON", name: "Write the calls to a file, as --trace does (Ctrl E)") {
            [model] in model.exportCalls()
        },
        IconButton(title: "Test", name: "Write the take as a test, with the calls it expects (Ctrl T)") {
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
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        shown = controller
        for mode in modes { mode.button.isOn = mode.controller === controller }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        IconButton.layOut(modes.map(\.button), in: CGRect(x: 8, y: 6, width: bounds.width - 16, height: 26))
        var right = bounds.width - 8
        for button in exports.reversed() {
            let width = button.intrinsicContentSize.width
            right -= width
            button.frame = CGRect(x: right, y: 6, width: width, height: 26)
        }
        let width = write.intrinsicContentSize.width
        let left = right - width - 2
        write.frame = CGRect(x: left, y: 6, width: width, height: 26)
        write.isHidden = left < (modes.last?.button.frame.maxX ?? 0)
        shown?.view.frame = CGRect(
            x: 0, y: Self.barHeight, width: bounds.width, height: max(bounds.height - Self.barHeight, 0))
    }
}
