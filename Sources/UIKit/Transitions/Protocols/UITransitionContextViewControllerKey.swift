/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is on the screen at the start.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")

    /// The controller that is on the screen at the end.
    public static let to = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextToViewController")
}
