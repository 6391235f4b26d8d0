/// What was asked of a tab bar controller while a transition between two of its tabs ran.
struct PendingTabChange {
    /// The new tabs; nil: they stay.
    var controllers: [UIViewController]?
    /// The new selection; nil: it stays.
    var selected: UIViewController?
    /// The delegate has said already that nobody animates the new selection.
    var isAnimatorKnown = false

    var isEmpty: Bool { controllers == nil && selected == nil }
}
