import Takes
import UIKit

/// The bar above the stage: its size, turning, fitting, touches, layers in space.
final class StageToolbar: UIView {
    private let model: ToolModel
    private let deviceButton: IconButton
    private let presentButton: IconButton
    private let dismissButton: IconButton
    private let buttons: [IconButton]
    private let fit: IconButton
    private let touches: IconButton
    private let explode: IconButton
    private let line = UIView()

    init(model: ToolModel) {
        self.model = model
        deviceButton = IconButton(name: "Next device") { model.setDevice(StageDevice.after(model.take)) }
        presentButton = IconButton(title: "Start", name: "Start the transition") { model.perform(.present) }
        dismissButton = IconButton(title: "Back", name: "Start the way back") { model.perform(.dismiss) }
        fit = IconButton(.fit, name: "Fit") { model.arrangement.fits.toggle() }
        touches = IconButton(.touches, name: "Show touches") { model.arrangement.showsFingers.toggle() }
        explode = IconButton(.explode, name: "Layers in space") { model.isExploded.toggle() }
        let rotate = IconButton(.rotate, name: "Turn the stage") { model.turn() }
        buttons = [rotate, fit, touches, explode]
        super.init(frame: .zero)
        backgroundColor = Palette.bar
        line.backgroundColor = Palette.separator
        for view in [deviceButton, presentButton, dismissButton] + buttons + [line] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the model knows.
    func update() {
        let size = model.stage.size
        let name = StageDevice.named(size)?.name ?? "Free size"
        deviceButton.title = "\(name)  \(Int(size.width)) × \(Int(size.height))"
        presentButton.isEnabled = model.sample.canPresent
        dismissButton.isEnabled = model.sample.canPresent
        fit.isOn = model.arrangement.fits
        touches.isOn = model.arrangement.showsFingers
        explode.isOn = model.isExploded
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let y = (bounds.height - IconButton.side) / 2
        var x: CGFloat = 8
        for button in [deviceButton, presentButton, dismissButton] {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: x, y: y, width: width, height: IconButton.side)
            x += width + 4
        }
        x = bounds.width - 8
        for button in buttons.reversed() {
            x -= IconButton.side
            button.frame = CGRect(x: x, y: y, width: IconButton.side, height: IconButton.side)
            x -= 2
        }
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
}
