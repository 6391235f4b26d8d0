import Testing
import UITesting

@testable import UIKit

/// Which size classes a stage has, and which traits a collection has and compares.
@Suite struct SizeClassTests {
    @Test(arguments: [
        (844.0, 390.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.compact),
        (932, 430, .regular, .compact), (736, 414, .regular, .compact), (735, 414, .compact, .compact),
        (736, 413, .compact, .compact), (900, 440, .regular, .compact), (900, 441, .regular, .regular),
        (500, 441, .compact, .regular), (440, 440, .compact, .regular), (390, 844, .compact, .regular),
        (659, 800, .compact, .regular), (660, 800, .regular, .regular),
    ])
    func `a phone on its side is compact, a large one regular in width, and what is wide is, too`(
        width: Double, height: Double, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) {
        let traits = UITraitCollection(stageSize: CGSize(width: width, height: height), scale: 1)

        #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    }

    @Test func `a trait that is unspecified is no trait`() {
        let open = [
            UITraitCollection(horizontalSizeClass: .unspecified),
            UITraitCollection(verticalSizeClass: .unspecified),
            UITraitCollection(userInterfaceIdiom: .unspecified),
            UITraitCollection(userInterfaceStyle: .unspecified),
            UITraitCollection(userInterfaceLevel: .unspecified),
            UITraitCollection(layoutDirection: .unspecified),
            UITraitCollection(accessibilityContrast: .unspecified),
            UITraitCollection(legibilityWeight: .unspecified),
            UITraitCollection(preferredContentSizeCategory: .unspecified),
        ]
        for (index, traits) in open.enumerated() { #expect(traits == UITraitCollection(), "\(index)") }

        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceStyle: .unspecified)])
        #expect(both == dark, "what is open overrides nothing")
        #expect(dark.replacing(UITraitUserInterfaceStyle.self, value: .unspecified) == UITraitCollection())
    }

    @Test func `of two collections that specify a trait the later one counts`() {
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )

        #expect(UITraitCollection(traitsFrom: [light, dark]) == dark)
        #expect(UITraitCollection(traitsFrom: [dark, light]) == light)
        #expect(light.containsTraits(in: nil) && light.containsTraits(in: UITraitCollection()))
        #expect(!light.containsTraits(in: dark) && !UITraitCollection().containsTraits(in: light))
    }

    @Test func `colours depend on style, level and contrast, and on nothing else`() {
        let plain = UITraitCollection()
        let (affecting, other) = (
            [
                UITraitCollection(userInterfaceStyle: .dark),
                UITraitCollection(userInterfaceLevel: .elevated),
                UITraitCollection(accessibilityContrast: .high),
            ],
            [
                UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(legibilityWeight: .bold),
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
                UITraitCollection(preferredContentSizeCategory: .small),
            ]
        )

        for traits in affecting {
            #expect(traits.hasDifferentColorAppearance(comparedTo: plain))
            #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
        }
        for traits in other {
            #expect(!traits.hasDifferentColorAppearance(comparedTo: plain), "\(traits)")
            #expect(traits != plain)
        }
    }

    @Test func `an override that is taken away lets the trait through again, and others stay`() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let view = UIView()
        stage.window.addSubview(view)
        view.traitOverrides.horizontalSizeClass = .regular
        view.traitOverrides.displayScale = 3
        #expect(view.traitCollection.horizontalSizeClass == .regular)

        view.traitOverrides.remove(UITraitHorizontalSizeClass.self)

        #expect(
            view.traitCollection.horizontalSizeClass == .compact && view.traitCollection.displayScale == 3)
        #expect(!view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        view.traitOverrides.displayScale = 2
        #expect(view.traitCollection.displayScale == 2)
    }
}
