import Testing
import UIKit
import UITesting

/// Motion effects: what a tilt of the stage adds to views.
@MainActor
struct MotionEffectTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    init() {
        stage.window.addSubview(view)
        stage.settle()
    }

    private func effect(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ least: Any?, _ greatest: Any?
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (least, greatest)
        return effect
    }

    private var shown: CALayer? { view.layer.presentation() }

    @Test func `a stage that is not tilted moves nothing and runs nothing`() {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        stage.settle()

        #expect(shown?.position.x == 50)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `where things should move less, a tilt adds nothing, and what it added goes`() {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        stage.tilt(to: UIOffset(horizontal: 0.5, vertical: 0))
        #expect(shown?.position.x == 60)

        stage.accessibility.isReduceMotionEnabled = true
        #expect(shown?.position.x == 50)
        stage.tilt(to: UIOffset(horizontal: 1, vertical: 0))
        #expect(shown?.position.x == 50)
        stage.accessibility.isReduceMotionEnabled = false

        #expect(shown?.position.x == 70)
    }

    @Test func `a tilt adds a value between the least and the greatest, and leaves the model alone`() {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        view.addMotionEffect(
            effect("center.y", .tiltAlongVerticalAxis, NSNumber(value: -10), NSNumber(value: 30)))

        stage.tilt(to: UIOffset(horizontal: 0.5, vertical: 1))

        #expect(shown?.position == CGPoint(x: 60, y: 80))
        #expect(view.center == CGPoint(x: 50, y: 50))
        #expect(!stage.isMoving)
        view.center.x = 40
        stage.advance(by: 0)
        #expect(shown?.position.x == 50)
        stage.tilt(to: .zero)
        #expect(shown?.position == CGPoint(x: 40, y: 60))
    }

    @Test func `a group does what its effects do, for layers and transforms, too`() {
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("layer.shadowOffset.width", .tiltAlongHorizontalAxis, -8, 8),
            effect("alpha", .tiltAlongHorizontalAxis, -0.5, nil),
            effect(
                "layer.transform", .tiltAlongVerticalAxis, CATransform3DMakeTranslation(0, -6, 0),
                CATransform3DMakeTranslation(0, 6, 0)),
            effect("bounds.size", .tiltAlongVerticalAxis, CGSize.zero, CGSize(width: 4, height: 2)),
        ]
        view.addMotionEffect(group)

        stage.tilt(to: UIOffset(horizontal: -1, vertical: 1))

        #expect(shown?.shadowOffset.width == -8)
        #expect(shown?.opacity == 0.5)
        #expect(shown?.transform.m42 == 6)
        #expect(shown?.bounds.size == CGSize(width: 64, height: 62))
        #expect(view.transform.isIdentity && view.alpha == 1)
    }

    @Test func `an effect that is removed takes away what it added`() {
        let (one, two) = (
            effect("center.x", .tiltAlongHorizontalAxis, -20, 20),
            effect("center.x", .tiltAlongHorizontalAxis, -5, 5)
        )
        stage.tilt(to: UIOffset(horizontal: 1, vertical: 0))
        view.motionEffects = [one, two, one]
        #expect(view.motionEffects == [one, two])
        stage.advance(by: 0)
        #expect(shown?.position.x == 75)

        view.removeMotionEffect(one)
        stage.advance(by: 0)
        #expect(shown?.position.x == 55)
        view.motionEffects = []
        #expect(shown?.position.x == 50)
    }

    @Test func `a view that leaves its window and comes back is where the tilt says`() {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        stage.tilt(to: UIOffset(horizontal: 1, vertical: 0))

        view.removeFromSuperview()
        stage.settle()
        stage.tilt(to: UIOffset(horizontal: -1, vertical: 0))
        stage.window.addSubview(view)
        stage.settle()

        #expect(shown?.position.x == 30)
    }

    @Test func `an effect of one's own gets the offset and returns what it likes`() {
        final class Fading: UIMotionEffect {
            override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]?
            {
                ["alpha": -abs(viewerOffset.horizontal) / 2, "center.y": viewerOffset.vertical * 10]
            }
        }
        view.addMotionEffect(Fading())

        stage.tilt(to: UIOffset(horizontal: -1, vertical: 0.5))

        #expect(shown?.opacity == 0.5 && shown?.position.y == 55)
    }

    // MARK: - Bad input

    @Test func `a key path that does not exist gets a word, and the others work`() {
        view.addMotionEffect(effect("middle.x", .tiltAlongHorizontalAxis, -20, 20))
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        stage.tilt(to: UIOffset(horizontal: 1, vertical: 0))

        #expect(shown?.position.x == 70)
        #expect(stage.diagnostics.map(\.call) == ["addMotionEffect(_:)"])
    }

    @Test func `values of two kinds, or of none, add nothing`() {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, CGPoint(x: 1, y: 1)))
        view.addMotionEffect(effect("center.y", .tiltAlongHorizontalAxis, nil, nil))
        view.addMotionEffect(effect("center.y", .tiltAlongHorizontalAxis, CGFloat.nan, 10))
        stage.tilt(to: UIOffset(horizontal: 1, vertical: 0))

        #expect(shown?.position == CGPoint(x: 50, y: 50))
    }

    @Test func `a tilt beyond the ends counts as the end, and one that is no number is ignored`() {
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -20, 20))
        stage.tilt(to: UIOffset(horizontal: 9, vertical: 0))
        #expect(shown?.position.x == 70)

        stage.tilt(to: UIOffset(horizontal: CGFloat.nan, vertical: 0))
        #expect(shown?.position.x == 70)
        stage.tilt(to: UIOffset(horizontal: 0, vertical: CGFloat.infinity))
        #expect(shown?.position.x == 70)
        #expect(stage.diagnostics.map(\.call) == ["tilt(to:)", "tilt(to:)"])
    }
}
