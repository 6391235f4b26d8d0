import Testing
import UITesting

@testable import UIKit

@Suite struct CoordinateTests {
    @Test func `points go through frames, bounds' origins and transforms, and back`() {
        let field = Playfield()
        let outer = field.add(UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200)))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)

        let point = inner.convert(CGPoint(x: 40, y: 20), to: nil)

        // The middle of `inner` stays at its centre (50, 40) of `outer`, which shows its content from y = 30.
        #expect(point == CGPoint(x: 150, y: 60))
        #expect(inner.convert(point, from: nil) == CGPoint(x: 40, y: 20))
        #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: -30, y: 0, width: 160, height: 80))
    }

    @Test func `a turned view is hit where it is seen`() {
        let field = Playfield()
        let view = field.add(UIView(frame: CGRect(x: 100, y: 190, width: 200, height: 20)))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)

        #expect(field.window.hitTest(CGPoint(x: 200, y: 110), with: nil) === view)
        #expect(field.window.hitTest(CGPoint(x: 110, y: 200), with: nil) === field.window)
    }

    @Test func `in perspective the near half is hit farther out than the far half`() {
        let field = Playfield()
        let stage = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        stage.addSubview(card)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        stage.layer.sublayerTransform = perspective
        card.transform3D = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)

        // Half of the card's width, turned by 45°, is 70.7 wide and 70.7 deep. Turning about y by a positive angle
        // takes the right side away from the eye: x' = x / (1 − z / 400), z = ∓70.7.
        let far = 70.71 / (1 + 70.71 / 400)
        let near = 70.71 / (1 - 70.71 / 400)
        #expect(stage.hitTest(CGPoint(x: 200 + far - 1, y: 200), with: nil) === card)
        #expect(stage.hitTest(CGPoint(x: 200 + far + 1, y: 200), with: nil) === stage)
        #expect(stage.hitTest(CGPoint(x: 200 - near + 1, y: 200), with: nil) === card)
        #expect(stage.hitTest(CGPoint(x: 200 - near - 1, y: 200), with: nil) === stage)
        let point = card.convert(CGPoint(x: 200, y: 0), to: stage)
        let back = card.convert(point, from: stage)
        #expect(abs(back.x - 200) < 1e-6 && abs(back.y) < 1e-6)
    }

    @Test func `hidden, transparent and disabled views are not hit, nor what lies in them`() {
        let field = Playfield()
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let child = UIView(frame: view.bounds)
        view.addSubview(child)
        let point = CGPoint(x: 50, y: 50)

        #expect(field.window.hitTest(point, with: nil) === child)
        child.isUserInteractionEnabled = false
        #expect(field.window.hitTest(point, with: nil) === view)
        view.alpha = 0.005
        #expect(field.window.hitTest(point, with: nil) === field.window)
        view.alpha = 1
        view.isHidden = true
        #expect(field.window.hitTest(point, with: nil) === field.window)
    }

    @Test func `a subview is hit only inside of its superview, and the front one first`() {
        let field = Playfield()
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let (back, front) = (
            UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100)), UIView(frame: view.bounds)
        )
        view.addSubview(back)
        view.addSubview(front)

        #expect(field.window.hitTest(CGPoint(x: 75, y: 50), with: nil) === front)
        #expect(field.window.hitTest(CGPoint(x: 125, y: 50), with: nil) === field.window)
        view.bringSubviewToFront(back)
        #expect(field.window.hitTest(CGPoint(x: 75, y: 50), with: nil) === back)
    }

    @Test func `a view without size is not hit and converts without harm`() {
        let field = Playfield()
        let view = field.add(UIView())
        view.transform = CGAffineTransform(scaleX: 0, y: 0)

        #expect(field.window.hitTest(.zero, with: nil) === field.window)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == .zero)
    }

    @Test
    func `a screen's space is that of what is seen, and the fixed one stays with the glass when it turns`() {
        let stage = Stage(size: CGSize(width: 300, height: 500))
        let screen = stage.window.screen
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        stage.window.addSubview(view)
        let corner = CGRect(x: 0, y: 0, width: 10, height: 5)

        let upright = [screen.coordinateSpace, screen.fixedCoordinateSpace].map {
            view.convert(corner, to: $0)
        }
        stage.resize(to: CGSize(width: 500, height: 300))
        let turned = [screen.coordinateSpace, screen.fixedCoordinateSpace].map {
            view.convert(corner, to: $0)
        }

        #expect(
            upright == [
                CGRect(x: 20, y: 30, width: 10, height: 5), CGRect(x: 20, y: 30, width: 10, height: 5),
            ])
        // The top of what is seen is at the right of the screen that is held upright.
        #expect(
            turned == [
                CGRect(x: 20, y: 30, width: 10, height: 5), CGRect(x: 265, y: 20, width: 5, height: 10),
            ])
        #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(
            view.convert(CGPoint(x: 265, y: 20), from: screen.fixedCoordinateSpace) == CGPoint(x: 0, y: 5))
    }
}
