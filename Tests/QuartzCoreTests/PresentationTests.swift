import Testing

@testable import QuartzCore

@Suite(.serialized) struct PresentationTests {
    private let growth: CABasicAnimation = {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue) = (0.0, 100.0)
        animation.duration = 1
        return animation
    }()

    @Test func `a presentation's sublayers and mask are presentations`() {
        let scene = Scene()
        let outer = scene.layer()
        let first = scene.layer(in: outer)
        let second = scene.layer(in: outer)
        let mask = CALayer()
        outer.mask = mask
        for layer in [second, mask] { layer.add(growth, forKey: nil) }
        scene.advance(0.5)

        let presentation = outer.presentation()
        let sublayers = presentation?.sublayers ?? []

        #expect(sublayers.count == 2)
        #expect(sublayers.first?.model() === first && sublayers.last?.model() === second)
        #expect(sublayers.first?.zPosition == 0 && sublayers.last?.zPosition == 50)
        #expect(sublayers.last?.superlayer?.model() === outer)
        #expect(presentation?.mask?.zPosition == 50)
        #expect(presentation?.mask?.model() === mask)
        #expect(first.presentation()?.sublayers == nil)
        #expect(first.presentation()?.mask == nil)
        #expect(outer.sublayers?.first === first && outer.mask === mask)
    }

    @Test func `a presentation draws what is shown below it, through its mask`() throws {
        let scene = Scene()
        let outer = scene.layer()
        let child = scene.layer(in: outer)
        CATransaction.setDisableActions(true)
        child.frame = outer.bounds
        child.backgroundColor = .black
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        mask.backgroundColor = .black
        outer.mask = mask
        CATransaction.flush()

        let context = try #require(CGContext(width: 100, height: 100))
        outer.presentation()?.render(in: context)
        let pixels = try #require(context.makeImage()).withPixels { Array($0) }

        #expect(pixels[(50 * 100 + 25) * 4 + 3] == 255)
        #expect(pixels[(50 * 100 + 75) * 4 + 3] == 0)
    }
}
