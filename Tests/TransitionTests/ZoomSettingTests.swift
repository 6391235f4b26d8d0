import Testing
import UIKit
import UITesting

/// What a preferred transition does to its controller's view, and what of the view is seen at first.
@MainActor
struct ZoomSettingTests {
    @Test func `a zoom adds its gestures once, and takes them along when another transition comes`() {
        let scene = ZoomScene()
        func gestures() -> Int { scene.b.view.gestureRecognizers?.count ?? 0 }
        #expect(gestures() == 2)

        scene.b.preferredTransition = .zoom { [source = scene.source] _ in source }
        #expect(gestures() == 2)
        scene.b.preferredTransition = .crossDissolve
        #expect(gestures() == 0)

        scene.b.preferredTransition = .zoom { [source = scene.source] _ in source }
        scene.b.preferredTransition = nil
        #expect(gestures() == 0)
    }

    @Test func `only the aligned part of the view is seen at first, and what surrounds it fades in`() throws {
        let scene = ZoomScene()
        scene.options.alignmentRectProvider = { _ in CGRect(x: 0, y: 100, width: 200, height: 200) }
        scene.present()
        let card = try #require(scene.b.view.superview)
        let mask = try #require(card.mask)
        let (surroundings, opening) = (
            try #require(mask.subviews.first), try #require(mask.subviews.last)
        )
        #expect(surroundings.alpha < 0.01 && isNear(surroundings.frame, card.bounds))
        #expect(isNear(opening.frame, CGRect(x: 0, y: 0, width: 40, height: 40)))
        #expect(abs(opening.layer.cornerRadius - 8) < 0.5)

        scene.stage.advance(by: 0.15)
        #expect(surroundings.alpha > 0.05 && surroundings.alpha < 1)
        #expect(isNear(surroundings.frame, card.bounds) && opening.frame.width > 60)
        scene.stage.settle()

        #expect(card.window == nil && scene.b.view.frame == CGRect(origin: .zero, size: ZoomScene.size))
    }

    @Test func `without a part to align the card has no mask`() throws {
        let scene = ZoomScene()

        scene.present()
        scene.stage.advance(by: 0.1)

        let card = try #require(scene.b.view.superview)
        #expect(card.clipsToBounds && card.mask == nil)
        scene.stage.settle()
    }

    @Test func `behind a zoom it is dark by the colour of its options, or two fifths black`() throws {
        for color in [nil, UIColor.red] {
            let scene = ZoomScene()
            scene.options.dimmingColor = color
            scene.present()
            scene.stage.advance(by: 0.15)
            let card = try #require(scene.b.view.superview)
            let siblings = try #require(card.superview?.subviews)
            let index = try #require(siblings.firstIndex(of: card))

            let dimming = try #require(siblings[..<index].last)

            #expect(dimming.backgroundColor == color ?? UIColor(white: 0, alpha: 0.4))
            #expect(dimming.alpha > 0 && dimming.alpha < 1 && !dimming.isUserInteractionEnabled)
            scene.stage.settle()
            #expect(dimming.window == nil)
        }
    }
}
