/// The state of a header, a footer or another view that is configured.
public struct UIViewConfigurationState: UIConfigurationState, FlaggedConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used. Default false.
    public var isDisabled = false
    /// Whether a finger is on the view. Default false.
    public var isHighlighted = false
    /// Whether the view is selected. Default false.
    public var isSelected = false
    /// Whether the view has the keyboard focus. Default false.
    public var isFocused = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is special.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that an app gave to the state; nil where it gave none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
