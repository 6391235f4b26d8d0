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

extension UITraitCollection {
    /// The direction of reading: from the left, as of `UIApplication`. A view's own is
    /// `effectiveUserInterfaceLayoutDirection`.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
}
