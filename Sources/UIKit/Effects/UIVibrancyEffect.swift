import Foundation
import QuartzCore

/// How much a vibrant element stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of the first rank.
    case label = 0
    /// Text of the second rank.
    case secondaryLabel = 1
    /// Text of the third rank.
    case tertiaryLabel = 2
    /// Text of the fourth rank.
    case quaternaryLabel = 3
    /// A large shape of the first rank.
    case fill = 4
    /// A large shape of the second rank.
    case secondaryFill = 5
    /// A large shape of the third rank.
    case tertiaryFill = 6
    /// A line between other elements.
    case separator = 7

    /// How much of what shines through is replaced by black or white.
    fileprivate var strength: Double {
        switch self {
        case .label: 0.8
        case .secondaryLabel: 0.55
        case .tertiaryLabel: 0.35
        case .quaternaryLabel: 0.22
        case .fill: 0.3
        case .secondaryFill: 0.2
        case .tertiaryFill: 0.12
        case .separator: 0.25
        }
    }
}

/// Lets what a `UIVisualEffectView` contains take on the colours of a blur behind it.
///
/// The view lies in the content view of one with the blur. Of its contents only their opacity counts: they show the
/// blur, darker over a light one and lighter over a dark one.
open class UIVibrancyEffect: UIVisualEffect {
    private let blurStyle: UIBlurEffect.Style
    private let style: UIVibrancyEffectStyle

    /// Makes the vibrancy of text of the first rank.
    ///
    /// - Parameter blurEffect: the blur that the view lies in.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Makes a vibrancy.
    ///
    /// - Parameters:
    ///   - blurEffect: the blur that the view lies in.
    ///   - style: how much the contents stand out.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blurStyle = blurEffect.style
        self.style = style
        super.init()
    }

    private static let saturation = 1.6

    override func contentFilter(_ traits: UITraitCollection) -> BackdropFilter? {
        let white = blurStyle.isDark(traits) ? style.strength : 0
        return BackdropFilter(
            use: .vibrancy, saturation: Self.saturation, tint: SIMD4(white, white, white, style.strength))
    }

    /// Whether two effects look the same.
    ///
    /// - Parameter object: the other effect.
    /// - Returns: false for an object of another class.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return blurStyle == other.blurStyle && style == other.style
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int { blurStyle.rawValue << 8 | style.rawValue }
}
