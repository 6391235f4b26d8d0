/// A trait, identified by its type.
///
/// A custom trait is a type with a default value, set through `UIMutableTraits` by its type:
/// ```swift
/// struct CoziestTrait: UITraitDefinition { static let defaultValue = false }
/// controller.traitOverrides[CoziestTrait.self] = true
/// ```
public protocol UITraitDefinition<Value>: Sendable {
    /// The type of the trait's values.
    associatedtype Value: Sendable

    /// The value where none is set.
    static var defaultValue: Value { get }

    /// The trait's name in messages. The default is the type's name.
    static var name: String { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { "\(Self.self)" }
}

/// The type of a trait, as an element of lists of traits.
public typealias UITrait = any UITraitDefinition.Type
