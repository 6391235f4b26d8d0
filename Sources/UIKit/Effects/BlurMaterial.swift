import QuartzCore

/// What a style of blur is made of: a Gaussian blur, saturation, and a grey tint.
///
/// Those of the three oldest styles are the numbers that Apple published with its sample code for blurred images, with
/// the radius as the standard deviation. The others were chosen to look like the published design kits.
struct BlurMaterial: Equatable {
    /// The standard deviation of the blur, in points.
    var radius: Double
    var saturation: Double
    /// The brightness of the tint, and how much of the picture it covers.
    var white: Double
    var opacity: Double

    /// What a backdrop of this material does.
    var filter: BackdropFilter {
        let color = white * opacity
        return BackdropFilter(
            radius: radius, saturation: saturation, tint: SIMD4(color, color, color, opacity))
    }

    /// The material where the user wants things to be less translucent: its tint alone, through which nothing shines.
    var opaque: BlurMaterial { BlurMaterial(radius: 0, saturation: 1, white: white, opacity: 1) }

    private static let saturation = 1.8

    fileprivate static func material(_ radius: Double, white: Double, opacity: Double) -> BlurMaterial {
        BlurMaterial(radius: radius, saturation: saturation, white: white, opacity: opacity)
    }
}

extension UIBlurEffect.Style {
    /// Whether the style is dark under some traits.
    func isDark(_ traits: UITraitCollection) -> Bool {
        switch self {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            traits.userInterfaceStyle == .dark
        }
    }

    /// What the style is made of under some traits.
    func material(_ traits: UITraitCollection) -> BlurMaterial {
        let material = isDark(traits) ? darkMaterial : lightMaterial
        return traits[ReducedTransparency.self] ? material.opaque : material
    }

    private var lightMaterial: BlurMaterial {
        switch self {
        case .extraLight: .material(20, white: 0.97, opacity: 0.82)
        case .light: .material(30, white: 1, opacity: 0.3)
        case .regular: .material(30, white: 0.97, opacity: 0.7)
        case .prominent: .material(20, white: 0.97, opacity: 0.82)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight:
            .material(25, white: 0.95, opacity: 0.44)
        case .systemThinMaterial, .systemThinMaterialLight: .material(25, white: 0.97, opacity: 0.6)
        case .systemThickMaterial, .systemThickMaterialLight: .material(25, white: 0.97, opacity: 0.87)
        case .systemChromeMaterial, .systemChromeMaterialLight: .material(25, white: 0.97, opacity: 0.8)
        default: .material(25, white: 0.96, opacity: 0.77)
        }
    }

    private var darkMaterial: BlurMaterial {
        switch self {
        case .dark: .material(20, white: 0.11, opacity: 0.73)
        case .regular: .material(30, white: 0.11, opacity: 0.73)
        case .prominent: .material(30, white: 0.2, opacity: 0.8)
        case .systemUltraThinMaterial, .systemUltraThinMaterialDark:
            .material(25, white: 0.145, opacity: 0.55)
        case .systemThinMaterial, .systemThinMaterialDark: .material(25, white: 0.145, opacity: 0.7)
        case .systemThickMaterial, .systemThickMaterialDark: .material(25, white: 0.145, opacity: 0.9)
        case .systemChromeMaterial, .systemChromeMaterialDark: .material(25, white: 0.1, opacity: 0.8)
        default: .material(25, white: 0.145, opacity: 0.82)
        }
    }
}
