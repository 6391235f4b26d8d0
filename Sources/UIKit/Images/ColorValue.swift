import CoreGraphics

/// What a `UIColor` stands for: one colour, or one for each combination of traits.
enum ColorValue: Hashable {
    case fixed(CGColor)
    case system(SystemColor)
    case dynamic(ColorProvider)
    indirect case faded(ColorValue, alpha: CGFloat)

    var isDynamic: Bool {
        if case .fixed = self { false } else { true }
    }

    /// Returns the colour that holds under `traits`.
    func resolved(with traits: UITraitCollection) -> CGColor {
        switch self {
        case .fixed(let color): return color
        case .system(let color): return color.resolved(with: traits)
        case .dynamic(let provider): return provider.closure(traits).resolvedColor(with: traits).cgColor
        case .faded(let value, let alpha):
            let color = value.resolved(with: traits)
            return color.copy(alpha: alpha) ?? color
        }
    }

    static func == (left: ColorValue, right: ColorValue) -> Bool {
        switch (left, right) {
        // The space of the numbers does not count.
        case (.fixed(let left), .fixed(let right)): left.rgba == right.rgba && left.tile == right.tile
        case (.system(let left), .system(let right)): left == right
        case (.dynamic(let left), .dynamic(let right)): left === right
        case (.faded(let left, let first), .faded(let right, let second)): left == right && first == second
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .fixed(let color): hasher.combine(color.rgba)
        case .system(let color): hasher.combine(color)
        case .dynamic(let provider): hasher.combine(ObjectIdentifier(provider))
        case .faded(let value, let alpha):
            hasher.combine(value)
            hasher.combine(alpha)
        }
    }
}

/// A colour of the system; unspecified traits count as light, base and of normal contrast.
struct SystemColor: Hashable {
    /// A colour in the light and the dark appearance.
    struct Looks: Hashable {
        let light: CGColor
        let dark: CGColor
        /// The dark colour above the screen's background, as in a sheet.
        let elevated: CGColor

        func resolved(with traits: UITraitCollection) -> CGColor {
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? elevated : dark
        }
    }

    let normal: Looks
    /// What stands out more, for high contrast.
    let strong: Looks

    func resolved(with traits: UITraitCollection) -> CGColor {
        (traits.accessibilityContrast == .high ? strong : normal).resolved(with: traits)
    }
}

/// The block of a dynamic colour; two colours with the same one are equal.
final class ColorProvider {
    let closure: (UITraitCollection) -> UIColor

    init(_ closure: @escaping (UITraitCollection) -> UIColor) {
        self.closure = closure
    }
}
