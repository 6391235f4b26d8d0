import Testing
import UIKit
import UITesting

/// Whatever the user and the program do to a zoom, and whenever: it ends in order.
@MainActor
struct ZoomRandomTests {
    /// One finger, and another that disturbs it.
    private final class Fingers {
        let stage: Stage
        private var down: [Int: CGPoint] = [:]

        init(_ stage: Stage) {
            self.stage = stage
        }

        func act(_ finger: Int, at point: CGPoint, _ dice: inout Dice) {
            guard down[finger] != nil else {
                down[finger] = point
                return stage.touch(.began, at: point, finger: finger)
            }
            switch Int.random(in: 0..<6, using: &dice) {
            case 0: lift(finger, .ended)
            case 1: lift(finger, .cancelled)
            default:
                down[finger] = point
                stage.touch(.moved, at: point, finger: finger)
            }
        }

        func liftAll() {
            for finger in down.keys.sorted() { lift(finger, .ended) }
        }

        private func lift(_ finger: Int, _ phase: TouchScript.Phase) {
            guard let point = down.removeValue(forKey: finger) else { return }
            stage.touch(phase, at: point, finger: finger)
        }
    }

    private func act(
        _ scene: ZoomScene, _ fingers: Fingers, _ stack: UINavigationController?, _ dice: inout Dice
    ) {
        let size = scene.stage.size
        let point = CGPoint(
            x: CGFloat.random(in: 0..<size.width, using: &dice),
            y: CGFloat.random(in: 0..<size.height, using: &dice))
        switch Int.random(in: 0..<16, using: &dice) {
        case 0, 1:
            guard scene.b.presentingViewController == nil, scene.b.parent == nil,
                scene.a.transitionCoordinator == nil
            else { return }
            if let stack { stack.pushViewController(scene.b, animated: true) } else { scene.present() }
        case 2:
            guard scene.a.transitionCoordinator == nil, scene.b.transitionCoordinator == nil else { return }
            if let stack {
                if scene.b.parent != nil { stack.popViewController(animated: true) }
            } else if scene.b.presentingViewController != nil {
                scene.dismiss()
            }
        case 3: scene.stage.resize(to: CGSize(width: size.height, height: size.width))
        case 4: scene.source.frame.origin = CGPoint(x: point.x / 2, y: point.y / 2)
        case 5: fingers.act(1, at: point, &dice)
        case 6: scene.stage.advance(by: Double.random(in: 0..<0.6, using: &dice))
        default: fingers.act(0, at: point, &dice)
        }
        scene.stage.advance(by: Double.random(in: 0..<0.06, using: &dice))
    }

    @Test(arguments: [(UInt64(11), false), (22, false), (33, true), (44, true)])
    func `two hundred random actions leave the screens in order`(seed: UInt64, isInNavigation: Bool) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let scene = ZoomScene(isInNavigation: isInNavigation)
        let stack = scene.a.navigationController
        let fingers = Fingers(scene.stage)
        for round in 0..<10 {
            for _ in 0..<20 { act(scene, fingers, stack, &dice) }
            fingers.liftAll()
            scene.stage.settle()

            let isOpen = isInNavigation ? scene.b.parent != nil : scene.b.presentingViewController != nil
            #expect(
                scene.a.transitionCoordinator == nil && scene.b.transitionCoordinator == nil, "round \(round)"
            )
            #expect((scene.b.view.window != nil) == isOpen, "round \(round)")
            #expect((scene.a.view.window != nil) == !isOpen, "round \(round)")
            #expect(scene.a.view.transform == .identity && scene.b.view.transform == .identity)
            #expect(!scene.source.isHidden, "round \(round)")
            for (name, shown) in [("A", !isOpen), ("B", isOpen)] {
                let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
                let last = scene.journal.only(calls.map { "\(name).\($0)" }).last
                #expect(last == nil || last == "\(name).\(shown ? calls[1] : calls[3])", "round \(round)")
            }
        }
        #expect(scene.diagnostics().filter { !$0.contains("second") }.isEmpty)
    }
}
