/// From which side of an edit menu an arrow would point at its place, and so where the menu stands.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Below the place, or above it where there is more room.
    case automatic = 0
    /// Below the place, if there is room.
    case up = 1
    /// Above the place, if there is room.
    case down = 2
    /// At the right of the place, if there is room.
    case left = 3
    /// At the left of the place, if there is room.
    case right = 4
}

/// Where an edit menu opens, and for what.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let givenIdentifier: AnyHashable?

    /// Tells menus apart; a unique one unless it was given.
    open var identifier: AnyHashable { givenIdentifier ?? AnyHashable(ObjectIdentifier(self)) }
    /// The place beside which the menu opens, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// On which side of its place the menu stands. Default `automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: tells menus apart; nil for a unique one.
    ///   - sourcePoint: the place, in the coordinates of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        givenIdentifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }
}
