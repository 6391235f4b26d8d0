import Testing
import UIKit
import UITesting

/// The size classes of Apple's devices, by the size of the stage.
@MainActor
struct TraitTests {
    @Test(arguments: [
        (320.0, 568.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
        (390, 844, .compact, .regular),
        (844, 390, .compact, .compact),
        (932, 430, .regular, .compact),
        (736, 414, .regular, .compact),
        (1024, 768, .regular, .regular),
        (768, 1024, .regular, .regular),
        (507, 768, .compact, .regular),
    ])
    func `size classes follow the size`(
        width: Double, height: Double, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) {
        let stage = Stage(size: CGSize(width: width, height: height), scale: 2)
        let controller = UIViewController()
        stage.present(controller)

        #expect(controller.traitCollection.horizontalSizeClass == horizontal)
        #expect(controller.traitCollection.verticalSizeClass == vertical)
        #expect(controller.traitCollection.displayScale == 2)
        let isTablet = min(width, height) >= 600
        #expect(controller.traitCollection.userInterfaceIdiom == (isTablet ? .pad : .phone))
    }

    @Test func `collections combine, and contain what they specify`() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let regular = UITraitCollection(verticalSizeClass: .regular)

        let both = UITraitCollection(traitsFrom: [compact, regular])

        #expect(both.horizontalSizeClass == .compact)
        #expect(both.verticalSizeClass == .regular)
        #expect(both.containsTraits(in: compact))
        #expect(!compact.containsTraits(in: both))
        #expect(both.isEqual(UITraitCollection(traitsFrom: [regular, compact])))
    }
}
