/// The state of a cell of a table or a collection view.
public struct UICellConfigurationState: UIConfigurationState, FlaggedConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell cannot be used. Default false.
    public var isDisabled = false
    /// Whether a finger is on the cell. Default false.
    public var isHighlighted = false
    /// Whether the cell is selected. Default false.
    public var isSelected = false
    /// Whether the cell has the keyboard focus. Default false.
    public var isFocused = false
    /// Whether the cell is edited. Default false.
    public var isEditing = false
    /// Whether the cell is swiped aside. Default false.
    public var isSwiped = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is special.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value that an app gave to the state; nil where it gave none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
