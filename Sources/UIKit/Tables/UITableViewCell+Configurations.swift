import Foundation

extension UITableViewCell: ConfiguredView {
    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isDisabled, state.isFocused) = (!isUserInteractionEnabled, isFocused)
        (state.isEditing, state.isSwiped) = (isEditing, editing.isSwiped)
        return state
    }

    var stateForConfigurations: any UIConfigurationState { configurationState }

    func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        if configurations.content == nil { addBuiltInContent() }
    }

    func callUpdateConfiguration() { updateConfiguration(using: configurationState) }
}
