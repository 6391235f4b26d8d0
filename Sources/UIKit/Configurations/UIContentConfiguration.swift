/// The contents of a view, as a value that makes the view.
public protocol UIContentConfiguration {
    /// Returns a new view with these contents.
    @preconcurrency @MainActor
    func makeContentView() -> UIView & UIContentView

    /// Returns what the contents are in a state.
    func updated(for state: UIConfigurationState) -> Self
}
