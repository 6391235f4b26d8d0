import Foundation

/// Traits that can be set, by their names or by the types of the traits.
public protocol UIMutableTraits {
    /// The value of a trait; what the trait's type says where nothing is set.
    subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
    /// How much room there is from side to side.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// Pixels a point; 0 if unspecified.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
}

extension TraitValues: UIMutableTraits {
    subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
        get { specified(trait) ?? T.defaultValue }
        set { specify(trait, newValue) }
    }
}
