import StageKit
import Takes
import UIKit

/// The bar above the stage: its device and size, its user's settings, turning, fitting, touches, layers in space.
final class StageToolbar: UIView {
    private let model: ToolModel
    private let device = UIButton(type: .system)
    /// The devices that one can choose, each with its entry of the menu.
    private let devices: [(device: StageDevice, action: UIAction)]
    private let settings: SettingsButton
    private let size: SizeField
    private let presentButton: IconButton
    private let dismissButton: IconButton
    private let rotate: IconButton
    private let fit: IconButton
    private let touches: IconButton
    private let explode: IconButton
    private lazy var buttons = [rotate, fit, touches, explode]
    private let line = UIView()
    private var shownSize = CGSize.zero

    init(model: ToolModel) {
        self.model = model
        devices = StageDevice.all.map { device in
            let title = "\(device.name)  \(Int(device.size.width)) × \(Int(device.size.height))"
            return (device, UIAction(title: title) { _ in model.setDevice(device) })
        }
        settings = SettingsButton(model: model)
        size = SizeField(change: model.setSize, complain: model.say)
        presentButton = IconButton(title: "Start", name: "Start the transition", key: "Ctrl Return") {
            model.startTransition()
        }
        dismissButton = IconButton(title: "Back", name: "Start the way back", key: "Ctrl ⇧Return") {
            model.startWayBack()
        }
        fit = IconButton(.fit, name: "Fit the stage", key: "F") { model.arrangement.fits.toggle() }
        touches = IconButton(.touches, name: "Show touches", key: "T") {
            model.arrangement.showsFingers.toggle()
        }
        explode = IconButton(.explode, name: "Layers in space", key: "X") { model.isExploded.toggle() }
        rotate = IconButton(.rotate, name: "Turn the stage", key: "Ctrl →") { model.turn() }
        super.init(frame: .zero)
        backgroundColor = Palette.bar
        line.backgroundColor = Palette.separator
        device.titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
        device.setTitleColor(Palette.text, for: .normal)
        device.showsMenuAsPrimaryAction = true
        device.menu = UIMenu(children: devices.map(\.action))
        for view in [device, size, settings, presentButton, dismissButton] + buttons + [line] {
            addSubview(view)
        }
        update(.all)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the model knows.
    func update(_ change: ToolModel.Change) {
        presentButton.isEnabled = model.canStartTransition
        dismissButton.isEnabled = model.canStartWayBack
        // While time goes on, only the stage's size can be another one beside that.
        guard change != .time || model.stage.size != shownSize else { return }
        shownSize = model.stage.size
        let shown = model.shownDevice
        for entry in devices { entry.action.state = entry.device == shown ? .on : .off }
        settings.update()
        let title = "\(shown?.name ?? "Free size") ▾"
        if device.title(for: .normal) != title { device.setTitle(title, for: .normal) }
        size.show(shownSize)
        fit.isOn = model.arrangement.fits
        touches.isOn = model.arrangement.showsFingers
        explode.isOn = model.isExploded
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let y = (bounds.height - IconButton.side) / 2
        var right = bounds.width - Metrics.edge
        for button in buttons.reversed() {
            right -= IconButton.side
            button.frame = CGRect(x: right, y: y, width: IconButton.side, height: IconButton.side)
            right -= 2
        }
        var x = Metrics.edge
        // What there is no room for is left out, the last first.
        for (view, width) in leftViews {
            view.frame = CGRect(x: x, y: y, width: width, height: IconButton.side)
            view.isHidden = x + width > right
            x += width + 2
        }
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }

    private var leftViews: [(UIView, CGFloat)] {
        [
            (device, device.sizeThatFits(bounds.size).width + 4), (size, SizeField.width),
            (presentButton, presentButton.intrinsicContentSize.width),
            (dismissButton, dismissButton.intrinsicContentSize.width),
            (settings, SettingsButton.width),
        ]
    }
}
