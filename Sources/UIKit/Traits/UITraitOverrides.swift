import Foundation

/// Traits that override the inherited ones from one place of the hierarchy downwards.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    var values = TraitValues()

    init() {}

    init(_ collection: UITraitCollection) {
        values = collection.values
    }

    /// The overriding value of a trait; the trait's `defaultValue` where it is not overridden.
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}
