import Testing
import UIKit
import UITesting

/// A tab bar controller under many actions in random order, always the same for a seed.
@MainActor
struct TabBarStressTests {
    @MainActor
    private final class Player {
        let scene = TabScene(["A", "B", "C", "D"])
        let driver = UIPercentDrivenInteractiveTransition()
        var dice: Dice

        init(seed: UInt64) {
            dice = Dice(state: seed)
            scene.listener.animates = true
        }

        private var isDriving: Bool { scene.tabs.transitionCoordinator?.isInteractive == true }

        func act() {
            switch dice.roll(12) {
            case 0, 1: select(driven: false)
            case 2, 3: select(driven: true)
            case 4: scene.tap(dice.roll(4))
            case 5: if isDriving { driver.update(CGFloat(dice.roll(100)) / 100) }
            case 6: if isDriving { driver.finish() }
            case 7: if isDriving { driver.cancel() }
            case 8: scene.stage.advance(by: Double(dice.roll(30)) / 100)
            case 9: rearrange()
            case 10: modal()
            default: turn()
            }
        }

        private func select(driven: Bool) {
            scene.listener.animates = dice.roll(5) > 0
            // One driver can hold one transition.
            let isFree = scene.tabs.transitionCoordinator == nil
            scene.listener.driver = driven && isFree ? driver : nil
            scene.tabs.selectedIndex = dice.roll(scene.tabs.viewControllers?.count ?? 1)
            scene.listener.driver = nil
            scene.listener.animates = true
        }

        private func rearrange() {
            var order = scene.controllers
            for index in order.indices { order.swapAt(index, dice.roll(order.count)) }
            scene.tabs.viewControllers = Array(order.prefix(2 + dice.roll(3)))
        }

        private func modal() {
            if scene.tabs.presentedViewController != nil {
                scene.tabs.dismiss(animated: dice.roll(2) == 0)
            } else if scene.tabs.transitionCoordinator == nil {
                let modal = UIViewController()
                modal.modalPresentationStyle = dice.roll(2) == 0 ? .fullScreen : .overFullScreen
                scene.tabs.present(modal, animated: dice.roll(2) == 0)
            }
        }

        private func turn() {
            let size = scene.stage.size
            scene.stage.resize(to: CGSize(width: size.height, height: size.width))
        }

        /// Lets everything come to rest: nothing is driven, nothing is presented.
        func rest() {
            if isDriving { dice.roll(2) == 0 ? driver.finish() : driver.cancel() }
            scene.stage.settle()
            if isDriving { driver.finish() }
            scene.stage.settle()
            if scene.tabs.presentedViewController != nil {
                scene.tabs.dismiss(animated: false)
                scene.stage.settle()
            }
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as [UInt64])
    func `two hundred actions in any order leave one tab, in its place and in balance`(seed: UInt64) {
        let player = Player(seed: seed &* 0x9E37_79B9_7F4A_7C15)
        let scene = player.scene
        for round in 0..<20 {
            for _ in 0..<10 { player.act() }
            player.rest()

            let tabs = scene.tabs
            let selected = tabs.selectedViewController as? LoggedController
            #expect(scene.visible == [selected?.name ?? "nobody"], "round \(round)")
            #expect(scene.content == [selected?.view], "round \(round)")
            #expect(tabs.transitionCoordinator == nil, "round \(round)")
            #expect(tabs.tabBar.selectedItem === selected?.tabBarItem, "round \(round)")
            let bar: CGFloat = tabs.traitCollection.verticalSizeClass == .compact ? 32 : 49
            let height = scene.stage.size.height - bar
            #expect(selected?.view.frame == CGRect(x: 0, y: 0, width: scene.stage.size.width, height: height))
            for controller in scene.controllers {
                let name = controller.name
                let ends = scene.journal.only(["\(name).viewDidAppear", "\(name).viewDidDisappear"])
                let isShown = controller === selected
                #expect(
                    ends.last.map { $0.hasSuffix("DidAppear") } ?? (name == "A") == isShown,
                    "\(name) in round \(round)")
            }
            #expect(!scene.diagnostics.contains { $0.hasPrefix("Unbalanced") }, "round \(round)")
        }
    }
}
