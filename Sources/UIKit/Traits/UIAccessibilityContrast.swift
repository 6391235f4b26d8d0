/// How much colours stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More than usual, as the user wants it.
    case high = 1
}

/// The trait of how much colours stand out from each other.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIAccessibilityContrast.unspecified
}

extension UIMutableTraits {
    /// How much colours stand out from each other.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
}

extension UITraitCollection {
    /// Makes a collection that specifies only how much colours stand out from each other.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// How much colours stand out from each other. System colours have a version for each.
    public var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
}
