/// A trait: the type names it, and its value says what holds.
///
/// A trait of one's own is a type with a default value, set through `UIMutableTraits` by its type:
/// ```swift
/// struct CoziestTrait: UITraitDefinition { static let defaultValue = false }
/// controller.traitOverrides[CoziestTrait.self] = true
/// ```
public protocol UITraitDefinition<Value>: Sendable {
    /// What the trait says.
    associatedtype Value: Sendable

    /// What holds where nobody says anything.
    static var defaultValue: Value { get }

    /// What the trait is called in messages. The default is the type's name.
    static var name: String { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { "\(Self.self)" }
}

/// The type of a trait, as lists of traits have it.
public typealias UITrait = any UITraitDefinition.Type
