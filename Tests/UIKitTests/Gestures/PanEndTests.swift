import Testing
import UITesting

@testable import UIKit

/// Pans that end in other ways than by a lifted finger.
@Suite struct PanEndTests {
    private let stage = Stage()
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    private let inner = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    private let pans = Pans()

    @MainActor
    private final class Pans: NSObject {
        var states: [UIGestureRecognizer.State] = []
        var velocities: [CGFloat] = []

        func panned(_ pan: UIPanGestureRecognizer) {
            states.append(pan.state)
            velocities.append(pan.velocity(in: nil).y)
        }
    }

    private func show(panOn view: UIView) {
        stage.run {
            box.addSubview(inner)
            stage.window.addSubview(box)
            view.addGestureRecognizer(UIPanGestureRecognizer(target: pans, action: Pans.panned))
        }
        stage.advance(by: 0.1)
    }

    @Test(arguments: [TouchScript.Phase.ended, .cancelled])
    func `a finger that has rested has no speed left, however it goes`(phase: TouchScript.Phase) {
        show(panOn: box)
        stage.touch(.began, at: CGPoint(x: 200, y: 200))
        stage.move(to: CGPoint(x: 200, y: 400), over: 0.2)
        #expect((pans.velocities.last ?? 0) > 900)

        stage.advance(by: 0.5)
        stage.touch(phase, at: CGPoint(x: 200, y: 400))

        #expect(pans.states.last == (phase == .ended ? .ended : .cancelled))
        #expect(pans.velocities.last == 0)
    }

    @Test(arguments: [true, false])
    func `a pan is cancelled when its view goes to another window`(isOuter: Bool) {
        let moved = isOuter ? box : inner
        show(panOn: moved)
        let other = stage.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
            window.isHidden = false
            return window
        }
        stage.touch(.began, at: CGPoint(x: 100, y: 200))
        stage.move(to: CGPoint(x: 100, y: 260), over: 0.1)
        #expect(pans.states.first == .began)

        stage.run { other.addSubview(moved) }
        stage.move(to: CGPoint(x: 100, y: 300), over: 0.1)
        #expect(pans.states.last == .cancelled)
        stage.touch(.ended, at: CGPoint(x: 100, y: 300))

        #expect(pans.states.last == .cancelled)
    }
}
