import Foundation

/// Traits that hold from one place of the hierarchy downwards, whatever holds above it.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    var values = TraitValues()

    init() {}

    init(_ collection: UITraitCollection) {
        values = collection.values
    }

    /// The value that a trait is overridden with; what the trait's type says where it is not.
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Overrides a trait no more.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}
