import Testing
import UIKit
import UITesting

/// A finger that takes the zoomed view back.
@MainActor
struct ZoomDragTests {
    private let full = CGRect(origin: .zero, size: ZoomScene.size)
    private let start = CGPoint(x: 100, y: 150)

    private func presented(style: UIModalPresentationStyle = .fullScreen) -> ZoomScene {
        let scene = ZoomScene(style: style)
        scene.presentToTheEnd()
        return scene
    }

    @Test func `the card shrinks and keeps the point under the finger`() throws {
        let scene = presented()
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: CGPoint(x: 100, y: 170), over: 0.1)
        let first = try #require(scene.card)
        let grip = CGPoint(x: (100 - first.minX) / first.width, y: (170 - first.minY) / first.height)

        scene.stage.move(to: CGPoint(x: 140, y: 280), over: 0.2)

        let card = try #require(scene.card)
        #expect(card.width < 180 && card.width > 100)
        #expect(abs(card.minX + grip.x * card.width - 140) < 0.5)
        #expect(abs(card.minY + grip.y * card.height - 280) < 0.5)
        #expect(abs(card.width / card.height - 0.5) < 0.01, "it keeps its shape")
        #expect(scene.cardRadius > 20)
        #expect(scene.a.transitionCoordinator?.isInteractive == true)
    }

    @Test func `the root of a stack, which has nowhere to go, leaves its views their touches`() {
        final class Pad: UIView {
            var cancellations = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                cancellations += 1
            }
        }
        let stage = Stage(size: ZoomScene.size)
        let root = UIViewController()
        root.preferredTransition = .zoom { _ in nil }
        stage.present(UINavigationController(rootViewController: root))
        let pad = Pad(frame: root.view.bounds)
        root.view.addSubview(pad)

        stage.drag(from: start, to: CGPoint(x: 100, y: 350), over: 0.3)
        stage.settle()

        #expect(pad.cancellations == 0)
    }

    @Test func `let go far down the view goes into its source`() {
        let scene = presented()
        scene.stage.drag(from: start, to: CGPoint(x: 110, y: 300), over: 0.3)
        scene.stage.settle()

        #expect(scene.b.presentingViewController == nil)
        #expect(scene.a.view.window != nil && scene.b.view.window == nil)
        #expect(!scene.source.isHidden)
        #expect(scene.diagnostics().isEmpty)
        #expect(
            scene.journal.only([
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
                "B.viewWillAppear",
            ]) == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `a short drag changes nothing in the end, and the appearance calls are balanced`(
        style: UIModalPresentationStyle
    ) {
        let scene = presented(style: style)
        let open = scene.hierarchy
        scene.stage.drag(from: start, to: CGPoint(x: 110, y: 190), over: 0.5)
        scene.stage.settle()

        #expect(scene.b.presentingViewController === scene.a)
        #expect(scene.hierarchy == open)
        #expect(scene.diagnostics().isEmpty)
        for name in style == .fullScreen ? ["A", "B"] : ["B"] {
            #expect(scene.journal.count("\(name).viewWillAppear") == 1)
            #expect(scene.journal.count("\(name).viewWillDisappear") == 1)
            #expect(
                scene.journal.count("\(name).viewDidAppear") + scene.journal.count("\(name).viewDidDisappear")
                    == 1)
        }
        #expect(scene.b.transitionCoordinator == nil)
    }

    @Test func `a quick flick is enough, and the card takes the finger's speed along`() throws {
        let scene = presented()
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: CGPoint(x: 100, y: 214), over: 4 / 60)
        let before = try #require(scene.card)
        scene.stage.touch(.ended, at: CGPoint(x: 100, y: 214))
        scene.stage.advance(by: 1 / 60)
        let after = try #require(scene.card)

        // 64 points in four frames: 16 a frame, of which the spring has taken a little.
        #expect(after.midY - before.midY > 6)
        scene.stage.settle()
        #expect(scene.b.presentingViewController == nil)
    }

    @Test func `a throw upwards brings the view back`() {
        let scene = presented()
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: CGPoint(x: 100, y: 330), over: 0.3)
        scene.stage.move(to: CGPoint(x: 100, y: 290), over: 3 / 60)
        scene.stage.touch(.ended, at: CGPoint(x: 100, y: 290))
        scene.stage.settle()

        #expect(scene.b.presentingViewController === scene.a)
        #expect(isNear(scene.card, full))
    }

    @Test func `a drag in from the leading edge takes the view back, too`() {
        let scene = presented()
        scene.stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 150, y: 210), over: 0.3)
        scene.stage.settle()
        #expect(scene.b.presentingViewController == nil)
    }

    @Test(arguments: [(195.0, 50.0, true), (5, 150, false)])
    func `where contents run from right to left the drag comes in from the right edge`(
        from: Double, to: Double, goes: Bool
    ) {
        let scene = ZoomScene()
        scene.stage.userInterfaceLayoutDirection = .rightToLeft
        scene.presentToTheEnd()

        scene.stage.touch(.began, at: CGPoint(x: from, y: 200))
        scene.stage.move(to: CGPoint(x: to, y: 210), over: 0.3)
        #expect((scene.a.transitionCoordinator != nil) == goes)
        scene.stage.touch(.ended, at: CGPoint(x: to, y: 210))
        scene.stage.settle()

        #expect((scene.b.presentingViewController == nil) == goes)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a card that is drawn in from the right edge stays below the finger`() throws {
        let scene = ZoomScene()
        scene.stage.userInterfaceLayoutDirection = .rightToLeft
        scene.presentToTheEnd()
        scene.stage.touch(.began, at: CGPoint(x: 195, y: 200))
        scene.stage.move(to: CGPoint(x: 175, y: 200), over: 0.1)
        let first = try #require(scene.card)
        let grip = (175 - first.minX) / first.width

        scene.stage.move(to: CGPoint(x: 60, y: 200), over: 0.2)

        let card = try #require(scene.card)
        #expect(card.width < 180 && card.width > 100)
        #expect(abs(card.minX + grip * card.width - 60) < 0.5)
    }

    @Test(arguments: [CGPoint(x: 100, y: 20), CGPoint(x: 190, y: 160), CGPoint(x: 10, y: 160)])
    func `a drag another way does nothing`(end: CGPoint) {
        let scene = presented()
        let open = scene.hierarchy
        scene.stage.drag(from: start, to: end, over: 0.2)
        scene.stage.settle()

        #expect(scene.hierarchy == open)
        #expect(scene.journal.entries.isEmpty)
    }

    @Test func `a touch that the system takes away brings the view back`() {
        let scene = presented()
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: CGPoint(x: 100, y: 350), over: 0.3)
        scene.stage.touch(.cancelled, at: CGPoint(x: 100, y: 350))
        scene.stage.settle()

        #expect(scene.b.presentingViewController === scene.a)
        #expect(isNear(scene.card, full))
    }

    @Test func `a flick that is over before the transition starts counts`() throws {
        let scene = presented()
        let way: [(TimeInterval, TouchScript.Phase, CGFloat)] = [
            (0, .began, 100), (0.002, .moved, 160), (0.004, .moved, 250), (0.006, .ended, 250),
        ]
        let touches = way.map { time, phase, y in
            TouchScript.Touch(time: time, phase: phase, location: CGPoint(x: 100, y: y))
        }
        scene.stage.play(try TouchScript(size: scene.stage.size, touches: touches))
        scene.stage.settle()

        #expect(scene.b.presentingViewController == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `what animates along follows the drag, and goes back with it`() throws {
        let scene = presented()
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.b.view.addSubview(label)
        scene.a.onViewWillAppear = { [a = scene.a] in
            a.transitionCoordinator?.animate(alongsideTransition: { _ in label.alpha = 0 })
        }
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: CGPoint(x: 100, y: 250), over: 0.2)
        let coordinator = try #require(scene.a.transitionCoordinator)
        let shown = CGFloat(label.layer.presentation()?.opacity ?? 1)
        #expect(coordinator.percentComplete > 0.1 && coordinator.percentComplete < 0.9)
        #expect(abs(shown - (1 - coordinator.percentComplete)) < 0.02)

        scene.stage.move(to: start, over: 0.3)
        scene.stage.touch(.ended, at: start)
        scene.stage.settle()
        #expect(label.alpha == 1)
        #expect(scene.b.presentingViewController === scene.a)
    }

    // MARK: - Who may

    @Test func `the options have the last word`() {
        let scene = presented()
        var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
        scene.options.interactiveDismissShouldBegin = { context in
            contexts.append(context)
            return false
        }
        scene.stage.drag(from: start, to: CGPoint(x: 100, y: 300), over: 0.2)
        scene.stage.settle()

        #expect(scene.b.presentingViewController === scene.a)
        #expect(contexts.count == 1)
        #expect(contexts.first?.willBegin == true)
        #expect((contexts.first?.velocity.dy ?? 0) > 100)
        #expect((contexts.first?.location.y ?? 0) > 155)
    }

    @Test(arguments: [true, false])
    func `over a scroll view the drag takes the view back only from its top`(isAtTop: Bool) {
        let scene = presented()
        let scrollView = UIScrollView(frame: scene.b.view.bounds)
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        scene.b.view.addSubview(scrollView)
        scrollView.contentOffset.y = isAtTop ? 0 : 300
        scene.stage.advance(by: 0.05)

        scene.stage.drag(from: start, to: CGPoint(x: 100, y: 300), over: 0.3)
        scene.stage.settle()

        #expect((scene.b.presentingViewController == nil) == isAtTop)
        #expect((scrollView.contentOffset.y < 250) == true)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a controller that insists on staying stays`() {
        let scene = presented()
        scene.b.isModalInPresentation = true
        scene.stage.drag(from: start, to: CGPoint(x: 100, y: 300), over: 0.2)
        scene.stage.settle()

        #expect(scene.b.presentingViewController === scene.a)
        #expect(isNear(scene.card, full))
    }

    @Test func `presented without animation it is dragged away all the same`() {
        let scene = ZoomScene()
        scene.a.present(scene.b, animated: false)
        scene.stage.settle()

        scene.stage.drag(from: start, to: CGPoint(x: 110, y: 300), over: 0.3)
        scene.stage.settle()

        #expect(scene.b.presentingViewController == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `another transition takes the drag away`() {
        let scene = presented()
        scene.b.preferredTransition = nil
        scene.stage.drag(from: start, to: CGPoint(x: 110, y: 300), over: 0.3)
        scene.stage.settle()

        #expect(scene.b.presentingViewController === scene.a)
    }

    @Test(arguments: [true, false])
    func `a window that is resized under the finger leaves everything in its place`(finishes: Bool) {
        let scene = presented()
        let size = CGSize(width: 400, height: 300)
        scene.stage.touch(.began, at: start)
        scene.stage.move(to: CGPoint(x: 100, y: 200), over: 0.1)
        scene.stage.resize(to: size)
        let end = CGPoint(x: 100, y: finishes ? 290 : 155)
        scene.stage.move(to: end, over: 0.3)
        scene.stage.touch(.ended, at: end)
        scene.stage.settle()

        #expect((scene.b.presentingViewController == nil) == finishes)
        let shown = finishes ? scene.a : scene.b
        #expect(shown.view.window != nil)
        #expect(shown.view.frame == CGRect(origin: .zero, size: size))
        #expect(shown.view.transform == .identity)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [(104.0, false), (116, true)])
    func `let go at rest the view goes back from 100 points of pull on`(distance: Double, goes: Bool) {
        let scene = presented()

        scene.stage.drag(
            from: start, to: CGPoint(x: 100, y: 150 + distance), over: 0.5, resting: 0.4)
        scene.stage.settle()

        #expect((scene.b.presentingViewController == nil) == goes)
    }

    @Test func `a card on its way back is caught though its options would let no drag begin`() throws {
        let scene = presented()
        scene.options.interactiveDismissShouldBegin = { _ in false }
        scene.dismiss()
        scene.stage.advance(by: 0.15)
        let card = try #require(scene.card)

        scene.stage.touch(.began, at: CGPoint(x: card.midX, y: card.midY))
        scene.stage.advance(by: 1)
        #expect(scene.b.presentingViewController != nil)
        scene.stage.touch(.ended, at: CGPoint(x: card.midX, y: card.midY))
        scene.stage.settle()
    }

    @Test func `a touch beside a card on its way back lets it go on`() throws {
        let scene = presented()
        scene.dismiss()
        scene.stage.advance(by: 0.25)
        let card = try #require(scene.card)
        #expect(card.maxY < 340)

        scene.stage.touch(.began, at: CGPoint(x: 180, y: 390))
        scene.stage.advance(by: 1)

        #expect(scene.b.presentingViewController == nil)
    }

    @Test func `a drag that comes in steeply from the edge pulls down`() throws {
        let scene = presented()
        scene.stage.touch(.began, at: CGPoint(x: 5, y: 100))
        scene.stage.move(to: CGPoint(x: 65, y: 220), over: 0.3)
        let steep = try #require(scene.card)
        scene.stage.touch(.cancelled, at: CGPoint(x: 65, y: 220))
        scene.stage.settle()

        scene.stage.touch(.began, at: CGPoint(x: 100, y: 100))
        scene.stage.move(to: CGPoint(x: 160, y: 220), over: 0.3)

        #expect(abs(try #require(scene.card).width - steep.width) < 0.5)
    }

    @Test func `a card that is thrown by one side goes on towards that side as it went`() throws {
        let scene = presented()
        scene.stage.touch(.began, at: CGPoint(x: 30, y: 150))
        scene.stage.move(to: CGPoint(x: 30, y: 280), over: 0.15)
        let first = try #require(scene.card?.midX)
        scene.stage.move(to: CGPoint(x: 30, y: 294), over: 1.0 / 60)
        let last = try #require(scene.card?.midX)
        #expect(last < first, "it shrinks towards the finger")

        scene.stage.touch(.ended, at: CGPoint(x: 30, y: 294))
        scene.stage.advance(by: 1.0 / 60)

        #expect(try #require(scene.card?.midX) - last < (last - first) * 0.8)
    }
}
