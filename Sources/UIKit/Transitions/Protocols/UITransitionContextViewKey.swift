/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view of the controller that is on the screen at the start.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

    /// The view of the controller that is on the screen at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
