import Foundation

/// What a bar button looks like in one of its states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    weak var owner: UIBarButtonItemAppearance?

    /// Font, colour and the like of the title, where they differ from the system's. Default empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { owner?.didChange() }
    }

    /// How far the title is moved, in points. Default zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { owner?.didChange() }
    }

    /// Image behind the button, stretched to its size; nil, the default, for none.
    open var backgroundImage: UIImage? {
        didSet { owner?.didChange() }
    }

    /// How far the image behind the button is moved, in points. Default zero.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { owner?.didChange() }
    }

    override init() {
        super.init()
    }

    func adopt(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// What the buttons of a bar look like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    var changed: (() -> Void)?

    /// The look at rest; the other states start from it.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The look while the button is pressed.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The look while the button is switched off.
    open private(set) var disabled = UIBarButtonItemStateAppearance()

    /// Makes the system's appearance of plain buttons.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Makes the system's appearance of a style; its weight comes from the item itself.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        for state in [normal, highlighted, disabled] { state.owner = self }
    }

    /// Makes the system's appearance; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init()
        for state in [normal, highlighted, disabled] { state.owner = self }
    }

    /// Goes back to the system's appearance.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled] { state.adopt(UIBarButtonItemStateAppearance()) }
    }

    /// Returns a copy that changes on its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        copy.normal.adopt(normal)
        copy.highlighted.adopt(highlighted)
        copy.disabled.adopt(disabled)
        return copy
    }

    func didChange() {
        changed?()
    }

    /// Returns the attributes of a title in a state, over a button's own.
    func attributes(
        _ state: UIControl.State, over own: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        let usual = own.merging(normal.titleTextAttributes) { $1 }
        if state.contains(.disabled) { return usual.merging(disabled.titleTextAttributes) { $1 } }
        return state.contains(.highlighted)
            ? usual.merging(highlighted.titleTextAttributes) { $1 } : usual
    }

    /// Whether it differs from the system's in a state.
    func isOwn(_ state: UIControl.State) -> Bool {
        !attributes(state, over: [:]).isEmpty
    }
}
