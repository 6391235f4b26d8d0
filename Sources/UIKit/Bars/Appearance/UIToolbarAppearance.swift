import Foundation

/// What a toolbar looks like: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Makes the system's appearance for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptButtons()
    }

    /// Makes an appearance with the background of another one, and with all of it if that is a toolbar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance
            doneButtonAppearance = other.doneButtonAppearance
        }
        adoptButtons()
    }

    /// Makes the system's appearance; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adoptButtons()
    }

    /// The look of plain buttons. The appearance keeps a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = newValue.copy() as? UIBarButtonItemAppearance ?? newValue }
    }

    /// The look of buttons in the style `done`. The appearance keeps a copy.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.done }
        set { buttons.done = newValue.copy() as? UIBarButtonItemAppearance ?? newValue }
    }

    private var buttons = (plain: UIBarButtonItemAppearance(), done: UIBarButtonItemAppearance(style: .done))
    {
        didSet {
            adoptButtons()
            didChange()
        }
    }

    private func adoptButtons() {
        for button in [buttons.plain, buttons.done] {
            button.changed = { [weak self] in self?.didChange() }
        }
    }

    /// Returns a copy that changes on its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIToolbarAppearance(barAppearance: self)
    }
}
