import StageKit
import Takes
import UIKit

/// Another take beside the one that is shown: its picture at the same time, over the stage or here, and both takes' calls.
final class CompareViewController: PanelViewController {
    private static let pictureHeight: CGFloat = 230

    private lazy var sources = [
        IconButton(title: "Keep this take", name: "Compare with this take as it is now", key: "C") {
            [model] in model.keepForComparison()
        },
        IconButton(title: "Take before", name: "Compare with the take before the last change") { [model] in
            model.compareWithEarlier()
        },
        IconButton(title: "End", name: "End the comparison", key: "⇧C") { [model] in
            model.endComparison()
        },
    ]
    private lazy var file = PathField("Or the path of a take") { [model] in model.compare(withFile: $0) }
    private let status = UILabel.tool(color: Palette.secondaryText, lines: 0)
    private lazy var places = [false, true].map { isOnStage in
        IconButton(
            title: isOnStage ? "Over the stage" : "Side by side",
            name: isOnStage ? "Show the other take over the stage" : "Show the other take here"
        ) { [model] in model.comparesOnStage = isOnStage }
    }
    private let opacity = UISlider()
    private let picture = StageView()
    /// Parts the picture from a ground of its own colour.
    private let outline = UIView()
    private let pictureArea = UIView()
    private lazy var filters = [true, false].map { isFiltered in
        IconButton(
            title: isFiltered ? "Differences" : "All calls",
            name: isFiltered ? "Only the calls that differ" : "The calls of both takes"
        ) { [weak self] in self?.showsDifferencesOnly = isFiltered }
    }
    private let list = ListView<DifferenceItem, DifferenceRow>()
    private var showsDifferencesOnly = true { didSet { update(.comparison) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.layer.anchorPoint = .zero
        opacity.minimumTrackTintColor = Palette.accent
        pictureArea.clipsToBounds = true
        outline.backgroundColor = Palette.grip
        pictureArea.addSubview(outline)
        pictureArea.addSubview(picture)
        opacity.addTarget(self, action: CompareViewController.slid, for: .valueChanged)
        for view in sources + places + filters + [file, status, opacity, pictureArea, list] {
            self.view.addSubview(view)
        }
    }

    // A stage is shown by one view: the panel that goes lets it go.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        picture.stage = nil
    }

    private func slid() { model.onionOpacity = CGFloat(opacity.value) }

    // MARK: - What is shown

    override func update(_ change: ToolModel.Change) {
        let compared = model.compared
        sources[1].isEnabled = model.earlierTake != nil
        sources[2].isEnabled = compared != nil
        for (button, isOnStage) in zip(places, [false, true]) {
            button.isOn = model.comparesOnStage == isOnStage
        }
        for (button, isFiltered) in zip(filters, [true, false]) {
            button.isOn = showsDifferencesOnly == isFiltered
        }
        for view in places + filters { view.isHidden = compared == nil }
        opacity.isHidden = compared == nil || !model.comparesOnStage
        if !opacity.isTracking { opacity.value = Float(model.onionOpacity) }
        showPicture()
        if !change.isDisjoint(with: [.comparison, .film, .take, .sample]) { showCalls() }
        view.setNeedsLayout()
    }

    private func showPicture() {
        pictureArea.isHidden = model.compared == nil || model.comparesOnStage
        guard let compared = model.compared, !pictureArea.isHidden else {
            picture.stage = nil
            return
        }
        picture.show(compared.stage(at: model.time), in: pictureArea.bounds.insetBy(dx: 1, dy: 1))
        outline.frame = picture.frame.insetBy(dx: -1, dy: -1)
    }

    private func showCalls() {
        guard let compared = model.compared else {
            list.items = []
            status.text =
                "Keep a take, change something, and see both: their calls, and their pictures at the same time."
            return
        }
        guard let comparison = model.callComparison else {
            list.items = []
            status.text = "Compared with \(compared.name). Both takes are being filmed."
            return
        }
        let items = comparison.lines.map { DifferenceItem($0) }
        let differences = items.filter { $0.side != .both }
        list.items = showsDifferencesOnly ? differences : items
        status.text =
            "Compared with \(compared.name): "
            + (differences.isEmpty
                ? "the same \(items.count) calls at the same times."
                : "\(differences.count) of \(items.count) calls differ. −\u{A0}is only there, +\u{A0}only here, ~\u{A0}came at another time.")
    }

    // MARK: - Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let room = max(bounds.width - 2 * Metrics.edge, 0)
        let wide = CGRect(x: Metrics.edge, y: 6, width: room, height: Metrics.line)
        var y = IconButton.layOut(sources, in: wide) + 6
        file.frame = CGRect(x: Metrics.edge, y: y, width: room, height: ToolField.height)
        y += ToolField.height + 8
        let width = max(bounds.width - 2 * Metrics.margin, 0)
        let height = status.sizeThatFits(CGSize(width: width, height: .infinity)).height.rounded(.up)
        status.frame = CGRect(x: Metrics.margin, y: y, width: width, height: height)
        y += height + 6
        if model.compared != nil {
            y = IconButton.layOut(places, in: wide.offsetBy(dx: 0, dy: y - 6)) + 6
            y = layOutPicture(at: y, width)
            y = IconButton.layOut(filters, in: wide.offsetBy(dx: 0, dy: y - 6)) + 4
        }
        list.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(bounds.height - y, 0))
    }

    private func layOutPicture(at y: CGFloat, _ width: CGFloat) -> CGFloat {
        if model.comparesOnStage {
            opacity.frame = CGRect(x: Metrics.margin, y: y, width: width, height: 30)
            return y + 36
        }
        let height = min(Self.pictureHeight, max(view.bounds.height * 0.4, 80))
        pictureArea.frame = CGRect(x: Metrics.margin, y: y, width: width, height: height)
        showPicture()
        return y + height + 6
    }
}
