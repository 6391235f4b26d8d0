/// A state of which UIKit's own configurations know more than its traits.
protocol FlaggedConfigurationState: UIConfigurationState {
    var isDisabled: Bool { get }
    var isHighlighted: Bool { get }
    var isSelected: Bool { get }
}
