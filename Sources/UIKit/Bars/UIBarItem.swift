import Foundation

/// An item in a bar: a title or an image that can be disabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title. Default nil.
    open var title: String? {
        didSet { didChange() }
    }

    /// The image; a bar button item shows it instead of the title. Default nil.
    open var image: UIImage? {
        didSet { didChange() }
    }

    /// Whether the item can be tapped. Default true.
    open var isEnabled = true {
        didSet { didChange() }
    }

    /// A number to find the item by. Default 0.
    open var tag = 0

    /// Moves the edges of the image's room inwards, or outwards where negative. Default zero.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if imageInsets != oldValue { didChange() } }
    }

    /// What was set for the title, by state.
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets font, colour and the like of the title for a state; nil for what the bar says. States without any
    /// have those of `.normal`.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state] = attributes
        didChange()
    }

    /// Returns what was set for the title in a state, else in `.normal`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state] ?? titleAttributes[.normal]
    }

    /// Makes an item without a title.
    public override init() {
        super.init()
    }

    /// Makes an item without a title; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Called when the nib that the item is an object of was made.
    open func awakeFromNib() {}

    /// Called on iOS by the interface builder. There is none here, and only the app itself calls it.
    open func prepareForInterfaceBuilder() {}

    // MARK: - Key-value coding

    /// Returns the value of a property by its name. The `view` of a bar button item is what shows it.
    open func value(forKey key: String) -> Any? { namedValue(key, "value(forKey:)") }

    /// Sets a property by its name.
    open func setValue(_ value: Any?, forKey key: String) { setNamedValue(key, value, "setValue(_:forKey:)") }

    /// Sets values by their keys, in the order of these; `NSNull` stands for nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.set(keyedValues) { setValue($0, forKey: $1) }
    }

    /// Returns the values of keys; `NSNull` stands for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.values(forKeys: keys) { value(forKey: $0) }
    }

    /// Called after a visible property has changed.
    func didChange() {}
}
