import Testing
import UIKit
import UITesting

/// Many things in any order: nothing gets stuck, nothing is left.
@MainActor
struct SheetEnduranceTests {
    @Test func `sheets that are gone are gone from memory`() {
        let scene = SheetStage()
        scene.present()
        weak let controller = scene.sheet
        weak let card = scene.card
        scene.drag(by: 100)
        scene.stage.settle()
        scene.drag(by: 600)
        scene.stage.settle()

        #expect(controller == nil)
        #expect(card == nil)
        #expect(!scene.stage.isMoving)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func `whatever happens to sheets, they end where they belong`(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        for step in 0..<150 {
            act(scene, &dice)
            guard step % 15 == 14 else { continue }
            scene.stage.touch(.ended, at: CGPoint(x: 10, y: 10))
            scene.stage.settle()
            check(scene)
        }
        scene.a.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.view.transform == .identity)
        #expect(scene.a.view.frame == scene.stage.window.bounds)
        for name in ["A", "B"] {
            let appeared = scene.journal.count("\(name).viewWillAppear")
            let disappeared = scene.journal.count("\(name).viewWillDisappear")
            #expect(appeared == (name == "A" ? 0 : disappeared))
        }
    }

    private func check(_ scene: SheetStage) {
        #expect(!scene.stage.isMoving)
        let top = top(of: scene)
        #expect(top.transitionCoordinator == nil)
        guard top !== scene.a, let sheet = top.sheetPresentationController else { return }
        #expect(sheet.presentedView?.frame == sheet.frameOfPresentedViewInContainerView)
        #expect(top.view.window != nil)
    }

    private func top(of scene: SheetStage) -> UIViewController {
        var top: UIViewController = scene.a
        while let next = top.presentedViewController { top = next }
        return top
    }

    private func act(_ scene: SheetStage, _ dice: inout Dice) {
        let size = scene.stage.size
        let point = CGPoint(
            x: size.width * CGFloat(dice.roll(100)) / 100, y: size.height * CGFloat(dice.roll(100)) / 100)
        let top = top(of: scene)
        let isBusy = top.transitionCoordinator != nil || scene.a.transitionCoordinator != nil
        switch dice.roll(12) {
        case 0 where !isBusy:
            let sheet = top === scene.a ? scene.b : UIViewController()
            top.present(sheet, animated: dice.roll(3) > 0)
        case 1 where !isBusy && top !== scene.a:
            top.dismiss(animated: dice.roll(3) > 0)
        case 2 where !isBusy && top !== scene.a:
            if dice.roll(3) == 0 { scene.a.dismiss(animated: true) }
        case 3:
            let sizes = [(390, 844), (844, 390), (1024, 768), (320, 568)]
            let (width, height) = sizes[dice.roll(sizes.count)]
            scene.stage.resize(to: CGSize(width: width, height: height))
        case 4:
            top.sheetPresentationController?.animateChanges {
                top.sheetPresentationController?.selectedDetentIdentifier = .large
            }
        case 5:
            top.sheetPresentationController?.detents =
                dice.roll(2) == 0 ? [.large()] : [.medium(), .large()]
        case 6: scene.stage.touch(.began, at: point)
        case 7: scene.stage.touch(.ended, at: point)
        case 8: top.isModalInPresentation.toggle()
        case 9:
            scene.stage.drag(from: point, to: CGPoint(x: point.x, y: point.y + 300), over: 0.1)
        default: scene.stage.advance(by: Double(dice.roll(20)) / 40)
        }
    }
}
