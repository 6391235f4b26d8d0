import Testing

@testable import UIKit

/// What stages of a size are, and collections of one trait.
@Suite struct TraitValueTests {
    @Test(arguments: [
        (390.0, 844.0, UIUserInterfaceIdiom.phone), (844, 390, .phone), (1024, 768, .pad), (768, 1024, .pad),
        (1024, 590, .phone), (590, 1024, .phone), (610, 1024, .pad),
    ])
    func `a stage is a tablet if even its shorter side is long`(
        width: Double, height: Double, idiom: UIUserInterfaceIdiom
    ) {
        let traits = UITraitCollection(stageSize: CGSize(width: width, height: height), scale: 2)
        #expect(traits.userInterfaceIdiom == idiom && traits.displayScale == 2)
    }

    @Test func `a collection of one trait leaves the others open`() {
        let idiom = UITraitCollection(userInterfaceIdiom: .pad)
        #expect(idiom.userInterfaceIdiom == .pad && idiom.horizontalSizeClass == .unspecified)
        let scale = UITraitCollection(displayScale: 3)
        #expect(scale.displayScale == 3 && scale.userInterfaceIdiom == .unspecified)
        #expect(UITraitCollection().displayScale == 0 && UITraitDisplayScale.defaultValue == 0)
        #expect(UITraitCollection(horizontalSizeClass: .compact).verticalSizeClass == .unspecified)
    }

    @Test func `collections are equal if they have the same traits with the same values`() {
        #expect(UITraitCollection(userInterfaceIdiom: .pad) == UITraitCollection(userInterfaceIdiom: .pad))
        #expect(UITraitCollection(userInterfaceIdiom: .pad) != UITraitCollection(userInterfaceIdiom: .phone))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(userInterfaceIdiom: .pad))
    }

    @Test func `overrides for a child are told to it at once`() {
        final class Child: UIViewController {
            var told = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                told += 1
            }
        }
        let field = Playfield()
        let (parent, child) = (UIViewController(), Child())
        field.stage.present(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        field.run()
        let before = child.told

        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)

        #expect(child.traitCollection.horizontalSizeClass == .regular && child.told == before + 1)
    }
}
