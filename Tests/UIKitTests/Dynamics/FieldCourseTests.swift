import Testing
import UIKit
import UITesting

/// Fields that change with time and speed, and items of other shapes than a rectangle.
@MainActor
struct FieldCourseTests {
    private func end(of velocity: CGPoint = .zero, _ fields: UIFieldBehavior...) -> CGPoint {
        let scene = DynamicsCase()
        let view = scene.view(at: CGPoint(x: 200, y: 400))
        let matter = UIDynamicItemBehavior(items: [view])
        if velocity != .zero { matter.addLinearVelocity(velocity, for: view) }
        scene.animator.addBehavior(matter)
        for field in fields {
            field.strength = 5
            field.addItem(view)
            scene.animator.addBehavior(field)
        }
        scene.stage.advance(by: 0.5)
        return view.center
    }

    @Test func `noise changes as time passes where it is animated`() {
        let still = end(.noiseField(smoothness: 0.5, animationSpeed: 0))
        let animated = end(.noiseField(smoothness: 0.5, animationSpeed: 4))

        #expect(hypot(still.x - animated.x, still.y - animated.y) > 0.5)
    }

    @Test func `turbulence leads what moves off its way`() {
        let straight = end(of: CGPoint(x: 100, y: 0))
        #expect(abs(straight.x - 250) < 3 && straight.y == 400)

        let led = end(of: CGPoint(x: 100, y: 0), .turbulenceField(smoothness: 0.5, animationSpeed: 1))

        #expect(hypot(led.x - straight.x, led.y - straight.y) > 1)
    }

    // MARK: - Shapes

    /// A view whose lower 30 points touch nothing.
    private final class Sled: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath {
            UIBezierPath(rect: CGRect(x: -50, y: -50, width: 100, height: 70))
        }
    }

    private final class Egg: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    /// Lets a view fall onto the lower edge of the stage, and returns its centre.
    private func fall(_ view: UIView, _ scene: DynamicsCase) -> CGPoint {
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.animator.addBehavior(UIGravityBehavior(items: [view]))
        scene.animator.addBehavior(collision)
        scene.stage.advance(by: 1.5)
        return view.center
    }

    @Test func `an item of another outline lies on that`() {
        let scene = DynamicsCase()

        let center = fall(scene.view(at: CGPoint(x: 200, y: 600), Sled()), scene)

        #expect(abs(center.x - 200) < 2 && abs(center.y - 780) < 2)
    }

    @Test func `an ellipse lies on its long side`() {
        let scene = DynamicsCase()
        let egg = scene.view(at: CGPoint(x: 200, y: 700), Egg())
        egg.bounds.size.height = 40

        let center = fall(egg, scene)

        #expect(abs(center.y - 780) < 3)
    }
}
