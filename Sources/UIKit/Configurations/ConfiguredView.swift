/// A cell, a header or a footer that shows configurations.
@MainActor
protocol ConfiguredView: UIView, StateFollowing {
    /// What it is configured with.
    var configurations: ViewConfigurations { get }
    var contentView: UIView { get }
    /// The state that configurations are brought up to date for.
    var stateForConfigurations: any UIConfigurationState { get }

    /// Puts another view in the place of the content view.
    func replaceContentView(with view: UIView)
    /// Has the view brought up to date before it is laid out.
    func setNeedsUpdateConfiguration()
    /// Lets the app change configurations by the state.
    func callUpdateConfiguration()
    /// A background configuration takes the place of the view's other backgrounds, or leaves it.
    func backgroundConfigurationDidChange()
}

extension ConfiguredView {
    func stateMayHaveChanged() { setNeedsUpdateConfiguration() }

    /// Whether the contents decide the height: by constraints, or as they are configured.
    var sizesItself: Bool { configurations.content != nil || contentView.isConstrainedInside }
}
