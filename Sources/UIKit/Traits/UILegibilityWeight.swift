/// How bold the user wants text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Bolder than usual.
    case bold = 1
}

/// The trait of how bold the user wants text.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UILegibilityWeight.unspecified
}

extension UIMutableTraits {
    /// How bold the user wants text.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}

extension UITraitCollection {
    /// Makes a collection that specifies only how bold the user wants text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// How bold the user wants text. The fonts of text styles follow it.
    public var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }
}
