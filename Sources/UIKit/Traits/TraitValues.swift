import Foundation

/// The specified values of traits, by the type of the trait.
struct TraitValues: Equatable, Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]
    /// The limits within which the size of text is kept that is specified outside of these values.
    var textSizes = TextSizeLimits()

    var isEmpty: Bool { values.isEmpty && textSizes.isEmpty }

    /// Returns the specified value of a trait; `nil` if there is none.
    func specified<T: UITraitDefinition>(_ trait: T.Type) -> T.Value? {
        values[ObjectIdentifier(trait)] as? T.Value
    }

    /// Specifies a trait; an unspecified value removes it.
    mutating func specify<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
        let isUnspecified = (value as? any Unspecifiable)?.isUnspecified ?? false
        values[ObjectIdentifier(trait)] = isUnspecified ? nil : value
    }

    mutating func remove(_ trait: UITrait) {
        values[ObjectIdentifier(trait)] = nil
    }

    func contains(_ trait: UITrait) -> Bool {
        values[ObjectIdentifier(trait)] != nil
    }

    func overridden(by other: TraitValues) -> TraitValues {
        var result = self
        result.values.merge(other.values) { $1 }
        if other.contains(UITraitPreferredContentSizeCategory.self) {
            // A size that is specified further in has no limits but those that hold there.
            result.textSizes = other.textSizes
        } else if !other.textSizes.isEmpty {
            result.textSizes = textSizes.narrowed(by: other.textSizes)
        }
        if !result.textSizes.isEmpty {
            result.preferredContentSizeCategory = result.textSizes.kept(result.preferredContentSizeCategory)
        }
        return result
    }

    /// Returns whether the value of any of `traits` differs from that in `other`.
    func differs(from other: TraitValues, in traits: [UITrait]) -> Bool {
        traits.contains {
            !Self.areEqual(values[ObjectIdentifier($0)], other.values[ObjectIdentifier($0)])
        }
    }

    /// How many of the specified traits have the value that they have in `other`, and how many another one. Those that
    /// `other` does not specify are neither.
    func agreement(with other: TraitValues) -> (same: Int, different: Int) {
        var result = (same: 0, different: 0)
        for (trait, value) in values {
            guard let wanted = other.values[trait] else { continue }
            if Self.areEqual(value, wanted) { result.same += 1 } else { result.different += 1 }
        }
        return result
    }

    static func == (first: TraitValues, second: TraitValues) -> Bool {
        first.textSizes == second.textSizes && first.values.count == second.values.count
            && first.values.allSatisfy { areEqual($0.value, second.values[$0.key]) }
    }

    /// Returns whether two values are equal; values that cannot be compared count as different.
    private static func areEqual(_ first: (any Sendable)?, _ second: (any Sendable)?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let first = first as? any Equatable else { return false }
        return first.isEqual(to: second)
    }
}

/// A value that may mean "not specified".
private protocol Unspecifiable {
    var isUnspecified: Bool { get }
}

extension UIUserInterfaceSizeClass: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension UIUserInterfaceIdiom: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension UIUserInterfaceStyle: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension UIUserInterfaceLevel: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension UIContentSizeCategory: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension UITraitEnvironmentLayoutDirection: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension UIAccessibilityContrast: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension UILegibilityWeight: Unspecifiable {
    fileprivate var isUnspecified: Bool { self == .unspecified }
}

extension Equatable {
    fileprivate func isEqual(to other: any Sendable) -> Bool {
        (other as? Self) == self
    }
}
