import Testing
import UIKit

/// What motion effects say of a tilt, before a view shows it.
@Suite struct TiltValueTests {
    private func effect(
        _ type: UIInterpolatingMotionEffect.EffectType, from least: Any?, to greatest: Any?
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (least, greatest)
        return effect
    }

    private func value(_ effect: UIMotionEffect, at horizontal: CGFloat, _ vertical: CGFloat) -> Double? {
        let offset = UIOffset(horizontal: horizontal, vertical: vertical)
        return effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? Double
    }

    @Test func `an effect goes by the tilt along its own axis, and not beyond its ends`() {
        let across = effect(.tiltAlongHorizontalAxis, from: -10, to: 30)
        let down = effect(.tiltAlongVerticalAxis, from: -10, to: 30)

        #expect(value(across, at: 0.5, -1) == 20 && value(down, at: 0.5, -1) == -10)
        #expect(value(across, at: 1, -0.5) == 30 && value(down, at: 1, -0.5) == 0)
        #expect(value(across, at: 3, 0) == 30 && value(across, at: -3, 0) == -10)
        #expect(value(across, at: 0, 0) == 10, "in the middle of its ends")
    }

    @Test func `an effect with one end has none of the other kind`() {
        let (right, left) = (
            effect(.tiltAlongHorizontalAxis, from: nil, to: 8),
            effect(.tiltAlongHorizontalAxis, from: 8, to: nil)
        )

        #expect(value(right, at: 1, 0) == 8 && value(right, at: 0, 0) == 4 && value(right, at: -1, 0) == 0)
        #expect(value(left, at: 1, 0) == 0 && value(left, at: -1, 0) == 8)
    }

    @Test func `of two effects of a group on one value the later one counts, and an empty group is none`() {
        let group = UIMotionEffectGroup()
        let straight = UIOffset.zero
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: straight) == nil)
        group.motionEffects = [UIMotionEffect()]
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: straight) == nil)

        group.motionEffects = [
            effect(.tiltAlongHorizontalAxis, from: 0, to: 10), effect(.tiltAlongVerticalAxis, from: 0, to: 6),
        ]

        #expect(value(group, at: 1, 0) == 3)
    }
}
