/// The direction in which the parts of an interface follow each other.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left, unless a view says otherwise.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
}

/// The direction of reading in an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// From the left.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
}

/// The trait of the direction of reading.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

extension UIMutableTraits {
    /// The direction of reading.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
}

extension UITraitCollection {
    /// Makes a collection that specifies only the direction of reading.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// The direction of reading. Views whose content has no direction of its own follow it; see
    /// `effectiveUserInterfaceLayoutDirection`.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
}
