import Testing
import UIKit
import UITesting

/// The user dismisses a sheet, or tries to: by a drag, or by a tap beside it.
@MainActor
struct SheetDismissalTests {
    @Test func `a drag downwards dismisses, in the order of the delegate's and the appearance calls`() {
        let scene = SheetStage()
        scene.present()

        scene.drag(by: 600)
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss",
            ])
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a presenter that a larger detent has pushed back is restored without complaint`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        scene.drag(by: -400)
        scene.stage.settle()
        #expect(scene.a.view.transform != .identity)

        scene.drag(by: 800)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil && scene.a.view.transform == .identity)
        #expect(scene.diagnostics == [])
    }

    @Test func `a drag beside the card does not move it`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        let top = scene.top

        scene.stage.touch(.began, at: CGPoint(x: 195, y: 100))
        scene.stage.move(to: CGPoint(x: 195, y: 350), over: 0.3)
        #expect(scene.top == top)
        scene.stage.touch(.ended, at: CGPoint(x: 195, y: 350))
        scene.stage.settle()

        #expect(scene.top == top && scene.a.presentedViewController === scene.b)
    }

    @Test func `the presenter hears nothing of a sheet that comes and goes`() {
        let scene = SheetStage()
        scene.a.present(scene.b, animated: true)
        scene.stage.settle()
        scene.a.dismiss(animated: true)
        scene.stage.settle()

        #expect(!scene.journal.entries.contains { $0.hasPrefix("A.") })
    }

    @Test func `a drag that is given up makes the sheet's controller appear again`() {
        let scene = SheetStage()
        scene.present()

        scene.drag(by: 100)
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewWillAppear",
                "B.viewIsAppearing", "B.viewDidAppear",
            ])
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a dismissal by the program tells the delegate nothing`() {
        let scene = SheetStage()
        scene.present()

        scene.a.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.journal.entries == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test func `a tap beside the sheet dismisses`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.present()

        scene.stage.tap(CGPoint(x: 195, y: 100))
        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "shouldDismiss", "willDismiss", "B.viewWillDisappear", "B.viewDidDisappear", "didDismiss",
            ])
    }

    @Test func `a tap on the sheet does not dismiss`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.present()

        scene.stage.tap(CGPoint(x: 195, y: 700))
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b)
    }

    // MARK: - Refused

    @Test func `a sheet that is modal gives a little, comes back, and says so`() {
        let scene = SheetStage()
        scene.b.isModalInPresentation = true
        scene.present()

        scene.hold(movingBy: 500)
        let pulled = scene.top
        scene.letGo()
        scene.stage.settle()

        #expect(pulled > 80 && pulled < 190, "pulled like a rubber band, not \(pulled)")
        #expect(scene.top == 30)
        #expect(scene.journal.entries == ["didAttemptToDismiss"])
    }

    @Test(arguments: [true, false])
    func `a modal child counts only where it is shown`(isShown: Bool) {
        let scene = SheetStage()
        let child = UIViewController()
        child.isModalInPresentation = true
        scene.b.addChild(child)
        if isShown { scene.b.view.addSubview(child.view) }
        scene.present()

        scene.drag(by: 600)
        scene.stage.settle()

        #expect((scene.b.presentingViewController == nil) == !isShown)
    }

    @Test
    func `a modal sheet that is let go while it is pulled leaves the finger with what the pull lets through`()
    {
        let scene = SheetStage()
        scene.b.isModalInPresentation = true
        scene.present()
        scene.hold(movingBy: 400, over: 0.2)

        let held = scene.top
        scene.stage.move(to: CGPoint(x: scene.finger.x, y: scene.finger.y + 40), over: 1 / 60)
        let (pulled, step) = (scene.top, scene.top - held)
        scene.stage.touch(.ended, at: CGPoint(x: scene.finger.x, y: scene.finger.y + 40))
        scene.stage.advance(by: 1 / 60)

        #expect(step > 0 && step < 10, "a rubber band lets little of 40 points through, not \(step)")
        #expect(scene.top - pulled < step, "no faster than the card itself was: \(scene.top - pulled)")
    }

    @Test func `a delegate that does not allow it gets the attempt`() {
        let scene = SheetStage()
        scene.delegate.allowsDismissal = false
        scene.present()

        scene.drag(by: 600)
        scene.stage.settle()

        #expect(scene.journal.entries == ["shouldDismiss", "didAttemptToDismiss"])
        #expect(scene.a.presentedViewController === scene.b)
    }

    @Test func `a short pull at a modal sheet is no attempt`() {
        let scene = SheetStage()
        scene.b.isModalInPresentation = true
        scene.present()

        scene.drag(by: 60)
        scene.stage.settle()

        #expect(scene.journal.entries.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a flick that ends before the card has moved is an attempt where it is refused`(isModal: Bool) {
        let scene = SheetStage()
        scene.b.isModalInPresentation = isModal
        scene.delegate.allowsDismissal = false
        scene.present()
        let top = scene.top

        // The ten points after which a drag begins: they do not move the card.
        scene.hold(movingBy: 10, over: 1 / 240)
        #expect(scene.top == top)
        scene.stage.touch(.ended, at: scene.finger)
        scene.stage.settle()

        let asked = isModal ? [] : ["shouldDismiss"]
        #expect(scene.journal.entries == asked + ["didAttemptToDismiss"])
        #expect(scene.top == top && scene.a.presentedViewController === scene.b)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a tap beside a modal sheet is an attempt`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.b.isModalInPresentation = true
        scene.present()

        scene.stage.tap(CGPoint(x: 195, y: 100))
        scene.stage.settle()

        #expect(scene.journal.entries == ["didAttemptToDismiss"])
    }

    @Test func `a child that is modal makes the sheet modal`() {
        let scene = SheetStage()
        let child = UIViewController()
        child.isModalInPresentation = true
        scene.present()
        scene.b.addChild(child)
        scene.b.view.addSubview(child.view)
        child.didMove(toParent: scene.b)
        scene.journal.clear()

        scene.drag(by: 600)
        scene.stage.settle()

        #expect(scene.journal.entries == ["didAttemptToDismiss"])
    }

    // MARK: - Throwing and catching

    @Test func `a flick dismisses, and the sheet keeps the finger's speed`() {
        let scene = SheetStage()
        scene.present()
        let start = CGPoint(x: 195, y: 50)

        scene.stage.touch(.began, at: start)
        scene.stage.move(to: CGPoint(x: 195, y: 200), over: 0.1)
        let before = scene.top
        scene.stage.touch(.ended, at: CGPoint(x: 195, y: 200))
        scene.stage.advance(by: 1 / 60)
        let speed = (scene.top - before) * 60
        scene.stage.settle()

        #expect(speed > 1200, "1500 points a second were thrown, not \(speed)")
        #expect(scene.a.presentedViewController == nil)
    }

    @Test func `a sheet can be caught at any time while it comes back, without a jump`() {
        for moment in 1...50 {
            let scene = SheetStage()
            scene.present()
            scene.drag(by: 300)

            scene.stage.advance(by: Double(moment) * 0.01)
            let before = scene.top
            scene.stage.touch(.began, at: CGPoint(x: 195, y: before + 15))
            scene.stage.advance(by: 0.1)
            #expect(abs(scene.top - before) < 1, "caught after \(moment) hundredths")
            scene.stage.move(to: CGPoint(x: 195, y: before + 26), over: 0.05)
            #expect(abs(scene.top - before - 11) < 1, "it stays under the finger")
            scene.stage.move(to: CGPoint(x: 195, y: 800), over: 0.3)
            scene.stage.touch(.ended, at: CGPoint(x: 195, y: 800))
            scene.stage.settle()

            #expect(scene.a.presentedViewController == nil)
            #expect(scene.journal.count("didDismiss") == 1)
            #expect(scene.journal.count("B.viewDidDisappear") == 1)
            #expect(scene.diagnostics.isEmpty)
        }
    }

    @Test func `a sheet can be caught while it is presented, and is presented then`() {
        let scene = SheetStage { $0.detents = [.large()] }
        var completions = 0
        scene.a.present(scene.b, animated: true) { completions += 1 }
        scene.stage.advance(by: 0.15)
        let before = scene.top

        scene.stage.touch(.began, at: CGPoint(x: 195, y: before + 20))
        scene.stage.advance(by: 0.2)
        #expect(abs(scene.top - before) < 1)
        #expect(completions == 0, "it may be a tap")
        scene.stage.move(to: CGPoint(x: 195, y: before + 25), over: 0.1)
        #expect(abs(scene.top - before - 5) < 1, "it follows the finger")
        #expect(completions == 1)
        scene.stage.touch(.ended, at: CGPoint(x: 195, y: before + 25))
        scene.stage.settle()

        #expect(scene.top == 30)
        #expect(scene.journal.count("B.viewDidAppear") == 2, "caught, and again after the drag was given up")
        #expect(completions == 1)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a tap on a sheet that comes or goes changes nothing`() {
        let scene = SheetStage()
        for isComing in [true, false] {
            if isComing { scene.a.present(scene.b, animated: true) } else { scene.a.dismiss(animated: true) }
            scene.stage.advance(by: 0.15)
            let before = scene.top
            scene.stage.tap(CGPoint(x: 195, y: before + 20), for: 0.1)
            #expect(abs(scene.top - before) < 1)
            scene.stage.settle()

            #expect((scene.b.view.window != nil) == isComing)
            #expect(scene.diagnostics.isEmpty)
        }
        #expect(scene.journal.count("B.viewDidAppear") == 1)
        #expect(scene.journal.count("B.viewDidDisappear") == 1)
    }

    @Test func `a dismissal by the program takes the sheet from the finger`() {
        let scene = SheetStage()
        scene.present()
        scene.hold(movingBy: -20)

        scene.a.dismiss(animated: true)
        scene.stage.settle()
        scene.letGo()
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a sheet on its way out can be caught at any time, and thrown back`() {
        for moment in 1...40 {
            let scene = SheetStage()
            scene.present()
            scene.drag(by: 500)
            #expect(scene.b.isBeingDismissed)

            scene.stage.advance(by: Double(moment) * 0.01)
            let before = scene.top
            guard scene.a.presentedViewController != nil, before < 800 else { continue }
            scene.stage.touch(.began, at: CGPoint(x: 195, y: before + 15))
            scene.stage.advance(by: 0.1)
            #expect(abs(scene.top - before) < 1, "caught after \(moment) hundredths")
            scene.stage.move(to: CGPoint(x: 195, y: before - 150), over: 0.1)
            scene.stage.touch(.ended, at: CGPoint(x: 195, y: before - 150))
            scene.stage.settle()

            #expect(scene.a.presentedViewController === scene.b)
            #expect(scene.top == 30)
            #expect(scene.journal.count("didDismiss") == 0)
            #expect(scene.journal.entries.last == "B.viewDidAppear")
            #expect(scene.diagnostics.isEmpty)
        }
    }

    @Test func `a tap on a sheet on its way out does not call it back`() {
        let scene = SheetStage()
        var completions = 0
        scene.present()
        scene.a.dismiss(animated: true) { completions += 1 }
        scene.stage.advance(by: 0.1)

        scene.stage.tap(CGPoint(x: 195, y: scene.top + 20))
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil)
        #expect(completions == 1)
        #expect(scene.journal.entries == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test func `a dismissal by the program can be caught and thrown back`() {
        let scene = SheetStage()
        scene.present()
        scene.a.dismiss(animated: true)
        scene.stage.advance(by: 0.15)
        let before = scene.top

        scene.stage.touch(.began, at: CGPoint(x: 195, y: before + 20))
        scene.stage.move(to: CGPoint(x: 195, y: before - 100), over: 0.1)
        scene.stage.touch(.ended, at: CGPoint(x: 195, y: before - 100))
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.top == 30)
        #expect(
            scene.journal.entries == [
                "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
            ])
        #expect(scene.diagnostics.isEmpty)
    }

    // MARK: - Alongside

    @Test func `what runs along with the dismissal follows the finger there and back`() {
        let scene = SheetStage()
        let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.a.view.addSubview(bystander)
        scene.delegate.onWillDismiss = { controller in
            controller.presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { _ in bystander.alpha = 0 })
        }
        scene.present()

        scene.hold(movingBy: 10 + 407)
        let shown = CGFloat(bystander.layer.presentation()?.opacity ?? 0)
        #expect(abs(shown - 0.5) < 0.01)

        scene.stage.move(to: CGPoint(x: 195, y: 60), over: 0.2)
        scene.stage.advance(by: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: 195, y: 60))
        scene.stage.settle()
        #expect(bystander.alpha == 1)
        #expect(scene.a.presentedViewController === scene.b)

        scene.drag(by: 600)
        scene.stage.settle()
        #expect(bystander.alpha == 0)
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.diagnostics.isEmpty)
    }
}
