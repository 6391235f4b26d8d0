/// How much a constraint counts, above 0 and up to 1000: one of a higher priority outweighs any number below
/// it.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Makes a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The constraint holds in any case.
    public static let required = UILayoutPriority(1000)
    /// The priority with which contents resist being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that must not resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which contents resist being stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target in `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A priority that is higher by a number.
    public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + difference)
    }

    /// A priority that is lower by a number.
    public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - difference)
    }
}
