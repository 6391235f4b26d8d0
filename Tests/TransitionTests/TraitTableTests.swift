import Testing
import UIKit
import UITesting

/// The size classes of Apple's devices: the table of the Human Interface Guidelines, chapter Layout.
@MainActor
struct TraitTableTests {
    typealias SizeClass = UIUserInterfaceSizeClass

    private func traits(_ width: Double, _ height: Double) -> UITraitCollection {
        let stage = Stage(size: CGSize(width: width, height: height), scale: 2)
        let controller = UIViewController()
        stage.present(controller)
        return controller.traitCollection
    }

    @Test(arguments: [
        (320.0, 568.0, SizeClass.compact), (375, 667, .compact), (375, 812, .compact), (360, 780, .compact),
        (390, 844, .compact), (393, 852, .compact), (402, 874, .compact),
        (414, 736, .regular), (414, 896, .regular), (428, 926, .regular), (430, 932, .regular),
        (440, 956, .regular),
    ])
    func
        `a phone is compact in width upright, and compact in height on its side, where large ones are regular in width`(
            width: Double, height: Double, widthOnItsSide: SizeClass
        )
    {
        let upright = traits(width, height)
        let onItsSide = traits(height, width)

        #expect(upright.horizontalSizeClass == .compact)
        #expect(upright.verticalSizeClass == .regular)
        #expect(onItsSide.horizontalSizeClass == widthOnItsSide)
        #expect(onItsSide.verticalSizeClass == .compact)
        #expect(upright.userInterfaceIdiom == .phone)
        #expect(onItsSide.userInterfaceIdiom == .phone)
        #expect(upright.displayScale == 2)
    }

    @Test(arguments: [
        (744.0, 1133.0), (768, 1024), (810, 1080), (820, 1180), (834, 1112), (834, 1194), (834, 1210),
        (1024, 1366), (1032, 1376),
    ])
    func `a tablet is regular both ways, upright and on its side`(width: Double, height: Double) {
        for traits in [traits(width, height), traits(height, width)] {
            #expect(traits.horizontalSizeClass == .regular)
            #expect(traits.verticalSizeClass == .regular)
            #expect(traits.userInterfaceIdiom == .pad)
        }
    }

    @Test(arguments: [
        // 9.7 inches: a third, two thirds upright, a half and two thirds on its side.
        (320.0, 1024.0, SizeClass.compact), (438, 1024, .compact), (507, 768, .compact), (694, 768, .regular),
        // 10.5 and 11 inches: two thirds upright, a half and two thirds on its side.
        (504, 1194, .compact), (551.5, 834, .compact), (592, 834, .compact), (809, 834, .regular),
        // 12.9 and 13 inches: a third, two thirds upright, a half and two thirds on its side.
        (375, 1366, .compact), (639, 1366, .compact), (647, 1376, .compact), (678, 1024, .regular),
        (683, 1032, .regular), (981, 1024, .regular),
    ])
    func `a part of a tablet's screen is regular in width only where it is wide`(
        width: Double, height: Double, horizontal: SizeClass
    ) {
        let traits = traits(width, height)

        #expect(traits.horizontalSizeClass == horizontal)
        #expect(traits.verticalSizeClass == .regular)
    }
}
