import Foundation
import QuartzCore

/// Blurs what is behind a `UIVisualEffectView`, and makes it lighter or darker.
open class UIBlurEffect: UIVisualEffect {
    /// How strong the blur is, and how light or dark.
    public enum Style: Int, Sendable {
        /// Lighter than what is behind, whatever the appearance.
        case extraLight = 0
        /// A little lighter than what is behind, whatever the appearance.
        case light = 1
        /// Darker than what is behind, whatever the appearance.
        case dark = 2
        /// Follows the light or dark appearance.
        case regular = 4
        /// Follows the appearance and sets contents off more.
        case prominent = 5
        /// Lets most of what is behind through.
        case systemUltraThinMaterial = 6
        /// Lets more through than the usual material.
        case systemThinMaterial = 7
        /// The usual material.
        case systemMaterial = 8
        /// Lets less through than the usual material.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// `systemUltraThinMaterial`, always light.
        case systemUltraThinMaterialLight = 11
        /// `systemThinMaterial`, always light.
        case systemThinMaterialLight = 12
        /// `systemMaterial`, always light.
        case systemMaterialLight = 13
        /// `systemThickMaterial`, always light.
        case systemThickMaterialLight = 14
        /// `systemChromeMaterial`, always light.
        case systemChromeMaterialLight = 15
        /// `systemUltraThinMaterial`, always dark.
        case systemUltraThinMaterialDark = 16
        /// `systemThinMaterial`, always dark.
        case systemThinMaterialDark = 17
        /// `systemMaterial`, always dark.
        case systemMaterialDark = 18
        /// `systemThickMaterial`, always dark.
        case systemThickMaterialDark = 19
        /// `systemChromeMaterial`, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Makes a blur of a style.
    ///
    /// - Parameter style: how strong it is, and how light or dark.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override func backdropFilter(_ traits: UITraitCollection) -> BackdropFilter? {
        style.material(traits).filter
    }

    /// Whether two effects look the same.
    ///
    /// - Parameter object: the other effect.
    /// - Returns: false for an object of another class.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return style == other.style
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int { style.rawValue }

    /// Class and style.
    open override var description: String { "<\(type(of: self)): style = \(style)>" }
}
