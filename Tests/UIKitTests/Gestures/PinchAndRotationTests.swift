import Testing

@testable import UIKit

@Suite final class PinchAndRotationTests: GestureCase {
    @Test func `a pinch tells how far the fingers have moved apart`() {
        let pinch = UIPinchGestureRecognizer(target: states, action: States.handle)
        field.window.addGestureRecognizer(pinch)

        field.began(100, 100, finger: 0)
        field.began(200, 100, finger: 1)
        move(CGPoint(x: 98, y: 100), CGPoint(x: 202, y: 100))
        #expect(states.all.isEmpty)
        move(CGPoint(x: 50, y: 100), CGPoint(x: 250, y: 100))
        #expect(states.all == [.began])
        #expect(pinch.scale == 2)
        #expect(pinch.velocity > 0)
        pinch.scale = 1
        move(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        #expect(pinch.scale == 0.5)
        field.ended(200, 100, finger: 1)
        field.ended(100, 100, finger: 0)

        #expect(states.all == [.began, .changed, .ended])
        #expect(pinch.scale == 1)
    }

    @Test func `a rotation goes on past half a turn`() {
        let rotation = UIRotationGestureRecognizer(target: states, action: States.handle)
        field.window.addGestureRecognizer(rotation)
        let middle = CGPoint(x: 200, y: 400)

        field.began(100, 400, finger: 0)
        field.began(300, 400, finger: 1)
        for step in 1...12 {
            let angle = CGFloat(step) * .pi / 8
            let (x, y) = (100 * cos(angle), 100 * sin(angle))
            move(CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y))
        }

        #expect(abs(rotation.rotation - 1.5 * .pi) < 1e-9)
        #expect(states.all.first == .began && states.all.last == .changed)
        field.run([.interrupted])
        #expect(states.all.last == .cancelled)
    }

    @Test func `fingers that come down at one place pinch nothing`() {
        let pinch = UIPinchGestureRecognizer(target: states, action: States.pinched)
        field.window.addGestureRecognizer(pinch)

        field.run([
            field.event(.began, 100, 100, finger: 0), field.event(.began, 100, 100, finger: 1),
        ])
        move(CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100))

        #expect(states.all.isEmpty && pinch.scale == 1)
    }
}
