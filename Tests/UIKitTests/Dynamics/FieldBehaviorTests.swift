import Testing
import UIKit
import UITesting

/// Fields of a dynamic animator, on items of mass 1.
@MainActor
struct FieldBehaviorTests {
    private let scene = DynamicsCase()

    private func run(_ field: UIFieldBehavior, on view: UIView, for seconds: Double = 0.5) {
        field.addItem(view)
        scene.animator.addBehavior(field)
        scene.stage.advance(by: seconds)
    }

    private func speed(_ velocity: CGPoint, of view: UIView) -> UIDynamicItemBehavior {
        let matter = UIDynamicItemBehavior(items: [view])
        matter.addLinearVelocity(velocity, for: view)
        scene.animator.addBehavior(matter)
        return matter
    }

    @Test func `linear gravity of 1 accelerates by 1,000 points per second squared, a dense item as well`() {
        let (light, dense) = (
            scene.view(at: CGPoint(x: 60, y: 100)), scene.view(at: CGPoint(x: 300, y: 100))
        )
        let matter = UIDynamicItemBehavior(items: [dense])
        matter.density = 3
        scene.animator.addBehavior(matter)
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.addItem(dense)
        run(field, on: light)

        #expect(abs(light.center.y - 225) < 1.1 && abs(dense.center.y - 225) < 1.1)
        #expect(field.items.count == 2 && field.direction == CGVector(dx: 0, dy: 1))
    }

    @Test func `a spring field pulls by the distance: a quarter of its period brings an item to the middle`()
    {
        let view = scene.view(at: CGPoint(x: 300, y: 300))
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 200, y: 300)
        field.strength = 16

        run(field, on: view, for: .pi / 8)
        #expect(abs(view.center.x - 200) < 8)
        scene.stage.advance(by: .pi / 8)
        #expect(abs(view.center.x - 100) < 8 && abs(view.center.y - 300) < 1e-6)
    }

    @Test func `radial gravity pulls to a point, less from afar with a falloff`() {
        let (near, far) = (scene.view(at: CGPoint(x: 300, y: 100)), scene.view(at: CGPoint(x: 400, y: 500)))
        let even = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 100))
        run(even, on: near, for: 0.25)
        #expect(abs(near.center.x - (300 - 500 * 0.0625)) < 3)

        let falling = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 500))
        falling.falloff = 1
        run(falling, on: far, for: 0.25)
        // At twice a hundred points it is half as strong.
        #expect(abs(far.center.x - (400 - 250 * 0.0625)) < 3)
    }

    @Test func `the least distance bounds how strong a field grows`() {
        let view = scene.view(at: CGPoint(x: 210, y: 100))
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 100))
        (field.falloff, field.minimumRadius, field.strength) = (2, 100, 0.1)

        run(field, on: view, for: 0.1)

        #expect(abs(view.center.x - (210 - 50 * 0.01)) < 0.1)
    }

    @Test func `a drag field brakes, a vortex turns, a velocity field sets the velocity`() {
        let (braked, turned, driven) = (
            scene.view(at: CGPoint(x: 0, y: 100)), scene.view(at: CGPoint(x: 300, y: 400)),
            scene.view(at: CGPoint(x: 50, y: 700))
        )
        let matter = speed(CGPoint(x: 100, y: 0), of: braked)
        let drag = UIFieldBehavior.dragField()
        drag.strength = 2
        drag.addItem(braked)
        scene.animator.addBehavior(drag)
        let vortex = UIFieldBehavior.vortexField()
        vortex.position = CGPoint(x: 200, y: 400)
        vortex.addItem(turned)
        scene.animator.addBehavior(vortex)
        run(.velocityField(direction: CGVector(dx: 1.5, dy: 0)), on: driven)

        #expect(abs(matter.linearVelocity(for: braked).x - 100 * 0.3679) < 1)
        #expect(turned.center.y < 392 && abs(turned.center.x - 300) < 4, "against the clock")
        #expect(abs(driven.center.x - 125) < 2)
    }

    @Test func `electric and magnetic fields act by the charge`() {
        let views = (0..<3).map { scene.view(at: CGPoint(x: 250, y: 150 + 200 * CGFloat($0)), size: 100) }
        for (view, charge) in zip(views, [1.0, -1, 0]) {
            let matter = UIDynamicItemBehavior(items: [view])
            matter.charge = charge
            scene.animator.addBehavior(matter)
            let field = UIFieldBehavior.electricField()
            field.position = CGPoint(x: 50, y: view.center.y)
            field.addItem(view)
            scene.animator.addBehavior(field)
        }
        scene.stage.advance(by: 0.5)
        #expect(abs(views[0].center.x - 262.5) < 0.5 && abs(views[1].center.x - 237.5) < 0.5)
        #expect(views[2].center.x == 250)

        let other = DynamicsCase()
        let moving = other.view(at: CGPoint(x: 100, y: 400))
        let matter = UIDynamicItemBehavior(items: [moving])
        matter.charge = 1
        matter.addLinearVelocity(CGPoint(x: 100, y: 0), for: moving)
        let field = UIFieldBehavior.magneticField()
        field.addItem(moving)
        other.animator.addBehavior(matter)
        other.animator.addBehavior(field)
        other.stage.advance(by: 0.5)
        let velocity = matter.linearVelocity(for: moving)
        #expect(velocity.y < -40 && abs(hypot(velocity.x, velocity.y) - 100) < 1, "turned, not faster")
    }

    @Test func `a field of one's own gets place, velocity and mass, and returns a force`() {
        let view = scene.view(at: CGPoint(x: 100, y: 100))
        var places: [CGPoint] = []
        var masses: Set<CGFloat> = []
        let field = UIFieldBehavior.field { field, place, velocity, mass, charge, time in
            places.append(place)
            masses.insert(mass)
            return CGVector(dx: 1, dy: charge + (velocity.dx < 0 ? 1 : 0))
        }
        field.position = CGPoint(x: 90, y: 80)
        run(field, on: view, for: 1)

        #expect(places.first == CGPoint(x: 10, y: 20) && masses == [1])
        #expect(abs(view.center.x - 150) < 0.5 && view.center.y == 100)
    }

    @Test func `noise and turbulence are the same in each run; turbulence leaves what is at rest`() {
        func end(_ make: () -> UIFieldBehavior) -> CGPoint {
            let scene = DynamicsCase()
            let view = scene.view(at: CGPoint(x: 200, y: 400))
            let field = make()
            field.strength = 5
            field.addItem(view)
            scene.animator.addBehavior(field)
            scene.stage.advance(by: 0.5)
            return view.center
        }
        let noise = { UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1) }
        #expect(end(noise) == end(noise))
        #expect(hypot(end(noise).x - 200, end(noise).y - 400) > 3)
        #expect(end(noise) != end { .noiseField(smoothness: 0, animationSpeed: 1) })
        #expect(end { .turbulenceField(smoothness: 0.5, animationSpeed: 1) } == CGPoint(x: 200, y: 400))
    }

    @Test func `a field acts within its region, as seen from its middle`() {
        let (inside, outside) = (
            scene.view(at: CGPoint(x: 100, y: 100)), scene.view(at: CGPoint(x: 300, y: 100))
        )
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.position = CGPoint(x: 100, y: 100)
        field.region = UIRegion(size: CGSize(width: 60, height: 2000))
        field.addItem(outside)
        run(field, on: inside, for: 0.2)
        #expect(inside.center.y > 110 && outside.center.y == 100)

        field.removeItem(inside)
        #expect(field.items.count == 1)
    }

    @Test func `regions are combined`() {
        let circle = UIRegion(radius: 10)
        let wide = UIRegion(size: CGSize(width: 100, height: 4))
        #expect(circle.contains(CGPoint(x: 6, y: 8)) && !circle.contains(CGPoint(x: 8, y: 8)))
        #expect(wide.contains(CGPoint(x: 50, y: -2)) && !wide.contains(CGPoint(x: 0, y: 3)))
        let (far, high) = (CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 8))
        #expect(circle.union(with: wide).contains(far) && circle.union(with: wide).contains(high))
        #expect(!circle.intersection(with: wide).contains(far))
        #expect(circle.intersection(with: wide).contains(.zero))
        #expect(
            circle.difference(from: wide).contains(high) && !circle.difference(from: wide).contains(.zero))
        #expect(circle.inverse().contains(far) && !circle.inverse().contains(.zero))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
    }

    @Test func `numbers that are none are reported and passed over`() {
        let field = UIFieldBehavior.springField()
        field.strength = .nan
        field.position = CGPoint(x: CGFloat.infinity, y: 0)
        field.direction = CGVector(dx: CGFloat.nan, dy: 0)
        #expect(field.strength == 1 && field.position == .zero && field.direction == .zero)
        let view = scene.view(at: CGPoint(x: 100, y: 100))
        run(.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 0) }, on: view)
        #expect(view.center == CGPoint(x: 100, y: 100))
    }
}
