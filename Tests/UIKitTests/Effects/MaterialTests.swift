import Testing

@testable import UIKit

/// What blurs and vibrancies are made of, by their style and the appearance.
@Suite struct MaterialTests {
    private let day = UITraitCollection(userInterfaceStyle: .light)
    private let night = UITraitCollection(userInterfaceStyle: .dark)

    /// A style that follows the appearance, with those that are always light and always dark.
    private struct Family {
        let adaptive, light, dark: UIBlurEffect.Style
        init(_ adaptive: UIBlurEffect.Style, _ light: UIBlurEffect.Style, _ dark: UIBlurEffect.Style) {
            (self.adaptive, self.light, self.dark) = (adaptive, light, dark)
        }
    }

    private let families = [
        Family(.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
        Family(.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
        Family(.systemMaterial, .systemMaterialLight, .systemMaterialDark),
        Family(.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
        Family(.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ]

    @Test func `a style is light, dark or as the appearance is`() {
        let lights: [UIBlurEffect.Style] = [.extraLight, .light]
        for style in lights + families.map({ $0.light }) {
            #expect(!style.isDark(day) && !style.isDark(night), "\(style)")
        }
        let darks: [UIBlurEffect.Style] = [.dark]
        for style in darks + families.map({ $0.dark }) {
            #expect(style.isDark(day) && style.isDark(night), "\(style)")
        }
        let adaptives: [UIBlurEffect.Style] = [.regular, .prominent]
        for style in adaptives + families.map({ $0.adaptive }) {
            #expect(!style.isDark(day) && style.isDark(night), "\(style)")
        }
    }

    @Test func `a style that follows the appearance is made of what the fixed ones are made of`() {
        for family in families {
            let (light, dark) = (family.light.material(night), family.dark.material(day))
            #expect(family.adaptive.material(day) == light, "\(family.adaptive)")
            #expect(family.adaptive.material(night) == dark, "\(family.adaptive)")
            #expect(light.white > 0.9 && dark.white < 0.2)
        }
        let lights = families.map { $0.light.material(day) }
        for (index, material) in lights.enumerated() {
            #expect(lights.firstIndex(of: material) == index, "each is another one")
        }
    }

    @Test func `vibrant contents are white on the dark and black on the light, by their style`() {
        func tint(
            _ style: UIVibrancyEffectStyle, on blur: UIBlurEffect.Style, _ traits: UITraitCollection
        ) -> SIMD4<Double>? {
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur), style: style).contentFilter(traits)?.tint
        }

        #expect(tint(.label, on: .dark, day) == SIMD4(0.8, 0.8, 0.8, 0.8))
        #expect(tint(.label, on: .light, night) == SIMD4(0, 0, 0, 0.8))
        #expect(tint(.label, on: .regular, night) == tint(.label, on: .dark, day))
        #expect(tint(.label, on: .regular, day) == tint(.label, on: .light, day))
        let kinds: [[UIVibrancyEffectStyle]] = [
            [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel],
            [.fill, .secondaryFill, .tertiaryFill],
        ]
        for kind in kinds {
            let strengths = kind.compactMap { tint($0, on: .dark, day)?.w }
            #expect(strengths.count == kind.count && strengths == strengths.sorted(by: >))
            #expect(Set(strengths).count == kind.count)
        }
        let plain = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)).contentFilter(day)
        #expect(plain?.tint == tint(.label, on: .dark, day))
    }

    @Test func `vibrancies are equal by their blur, and no blur is a vibrancy`() {
        let (light, dark) = (UIBlurEffect(style: .light), UIBlurEffect(style: .dark))

        #expect(UIVibrancyEffect(blurEffect: light) == UIVibrancyEffect(blurEffect: light))
        #expect(UIVibrancyEffect(blurEffect: light) != UIVibrancyEffect(blurEffect: dark))
        #expect(!light.isEqual(UIVibrancyEffect(blurEffect: light)))
        #expect(!UIVibrancyEffect(blurEffect: light).isEqual(light))
        #expect(light.contentFilter(day) == nil && light.backdropFilter(day) != nil)
    }
}
