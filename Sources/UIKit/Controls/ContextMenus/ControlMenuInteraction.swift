/// The interaction with which a control opens its menu: beside itself, without a preview.
@MainActor
final class ControlMenuInteraction: UIContextMenuInteraction {
    init(_ control: UIControl) {
        super.init(delegate: control)
    }

    private var control: UIControl? { view as? UIControl }

    override var liftsView: Bool { false }

    override var mayOpen: Bool { control?.isEnabled == true }

    override func willOpen() { control?.sendActions(for: .menuActionTriggered) }

    override func perform(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
        control?.perform(leaf, chosenFrom: menu)
    }
}
