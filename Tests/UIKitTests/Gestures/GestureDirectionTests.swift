import Testing

@testable import UIKit

/// Which way fingers go: in a view that is turned, and about each other.
@Suite final class GestureDirectionTests: GestureCase {
    /// Turns two fingers to an angle about (200, 400), 100 points from it.
    private func turn(_ angle: CGFloat) {
        let (x, y) = (100 * cos(angle), 100 * sin(angle))
        move(CGPoint(x: 200 - x, y: 400 - y), CGPoint(x: 200 + x, y: 400 + y))
    }

    @Test func `a pan to the right goes up in a view that is turned by a quarter`() {
        let view = field.add(UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)

        field.began(150, 200)
        for x in [160, 170, 180, 190] { field.moved(CGFloat(x), 200) }

        let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
        #expect(abs(way.x) < 1e-6 && abs(way.y + 40) < 1e-6)
        #expect(abs(speed.x) < 1e-3 && speed.y < -300)
        pan.setTranslation(CGPoint(x: 5, y: 0), in: view)
        let set = pan.translation(in: nil)
        #expect(abs(set.x) < 1e-6 && abs(set.y - 5) < 1e-6)
    }

    @Test func `a rotation against the clock is negative, and so is its velocity`() {
        let rotation = add(UIRotationGestureRecognizer())
        field.began(100, 400, finger: 0)
        field.began(300, 400, finger: 1)

        turn(-0.2)

        #expect(abs(rotation.rotation + 0.2) < 1e-9 && rotation.velocity < -1)
        #expect(states.all == [.began])
    }

    @Test func `a rotation that is set to none counts on from there, in both directions`() {
        let rotation = add(UIRotationGestureRecognizer())
        field.began(100, 400, finger: 0)
        field.began(300, 400, finger: 1)
        turn(0.3)

        rotation.rotation = 0
        turn(0.5)
        #expect(abs(rotation.rotation - 0.2) < 1e-9)
        turn(0.1)

        #expect(abs(rotation.rotation + 0.2) < 1e-9)
        #expect(states.all == [.began, .changed, .changed])
    }

    @Test func `fingers that come together have a negative velocity`() {
        let pinch = add(UIPinchGestureRecognizer())
        field.began(100, 400, finger: 0)
        field.began(300, 400, finger: 1)

        move(CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400))

        #expect(pinch.scale == 0.5)
        #expect(abs(pinch.velocity + 0.5 / CGFloat(Playfield.frame)) < 1e-3)
    }
}
