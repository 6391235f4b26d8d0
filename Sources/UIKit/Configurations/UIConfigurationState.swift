/// What a view shows depends on: its traits, and what each kind of state adds.
public protocol UIConfigurationState {
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// Makes a state in which nothing is special.
    init(traitCollection: UITraitCollection)

    /// A value that an app gave to the state; nil where it gave none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
