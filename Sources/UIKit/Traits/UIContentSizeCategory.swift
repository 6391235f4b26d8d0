import Foundation

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text somewhat smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text somewhat larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large text.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text for which usual layouts have room.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the sizes for those who see little.
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the sizes for those who see little.
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the sizes for those who see little.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the sizes for those who see little.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All that say something, the smallest text first.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among all sizes; that of the usual one where nothing is said.
    var step: Int { Self.all.firstIndex(of: self) ?? Self.all.firstIndex(of: .large) ?? 0 }

    /// Whether the text is so large that layouts should change.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Posted when the user wants another size.
    public static let didChangeNotification = NSNotification.Name(
        "UIContentSizeCategoryDidChangeNotification")
    /// The key of that notification under which the new category's name is.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory: Comparable {
    /// Whether the text of the first is smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.step < right.step
    }
}

/// The trait of how large the user wants text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UIMutableTraits {
    /// How large the user wants text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}

extension UITraitCollection {
    /// Makes a collection that specifies only how large the user wants text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// How large the user wants text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values[UITraitPreferredContentSizeCategory.self]
    }

    /// The traits by which the fonts of text styles differ.
    static let traitsAffectingFonts: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
}

/// Shows text whose size can follow what the user wants.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the size that the user wants.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose text may follow what the user wants.
@MainActor
protocol TextSizeFollowing {
    /// Takes the size and the weight of text in some traits.
    func followTextSize(of traits: UITraitCollection)
}
