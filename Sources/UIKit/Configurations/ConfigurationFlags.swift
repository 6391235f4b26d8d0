/// What the kinds of states have in common.
struct ConfigurationFlags {
    private(set) var isDisabled = false
    private(set) var isHighlighted = false
    private(set) var isSelected = false

    /// Nothing is special in a state of another kind.
    init(_ state: UIConfigurationState) {
        if let state = state as? UICellConfigurationState {
            (isDisabled, isHighlighted, isSelected) = (
                state.isDisabled, state.isHighlighted, state.isSelected
            )
        } else if let state = state as? UIViewConfigurationState {
            (isDisabled, isHighlighted, isSelected) = (
                state.isDisabled, state.isHighlighted, state.isSelected
            )
        }
    }
}
