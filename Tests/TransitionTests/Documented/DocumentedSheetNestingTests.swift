import Foundation
import Testing
import UIKit
import UITesting

/// Stacks in sheets and popovers, seen from the screens inside of them.
@Suite struct DocumentedSheetNestingTests {
    private let scene = NestedScene()
    private let delegate: LoggedSheetDelegate

    init() {
        delegate = LoggedSheetDelegate(scene.journal)
    }

    /// Presents a stack as a sheet with two detents, at the lower one.
    private func sheet(_ root: UIViewController) -> UINavigationController {
        let stack = UINavigationController(rootViewController: root)
        stack.modalPresentationStyle = .pageSheet
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        stack.sheetPresentationController?.delegate = delegate
        scene.leaf.present(stack, animated: true)
        scene.stage.settle()
        scene.journal.clear()
        return stack
    }

    private func top(_ controller: UIViewController) -> CGFloat {
        controller.view.convert(controller.view.bounds, to: nil).minY
    }

    // UIViewController.sheetPresentationController, documentation: that of the nearest ancestor that is presented.
    @Test func `a screen that is pushed in a sheet enlarges it without a word to the delegate`() throws {
        let (outer, inner) = scene.pair("root of the sheet")
        let stack = sheet(outer)
        let before = top(stack)
        let pushed = LoggedController("pushed", scene.journal)
        pushed.onViewWillAppear = {
            guard let sheet = pushed.sheetPresentationController else { return }
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }

        #expect(inner.sheetPresentationController === stack.sheetPresentationController)
        inner.show(pushed, sender: nil)
        scene.stage.settle()

        #expect(stack.topViewController === pushed && top(stack) < before - 200)
        #expect(stack.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(scene.journal.count("didChangeSelectedDetentIdentifier") == 0)
        #expect(scene.appearance(of: outer) == ["WillDisappear", "DidDisappear"])
        #expect(scene.appearance(of: scene.leaf).isEmpty)
    }

    // presentationControllerDidDismiss(_:), documentation: for what the user has dismissed, once, after the animation.
    @Test func `a sheet that is swiped away takes its whole stack along`() {
        let (outer, _) = scene.pair("root of the sheet")
        let stack = sheet(outer)
        let (pushed, deep) = scene.pair("pushed")
        stack.pushViewController(pushed, animated: false)
        scene.stage.settle()
        scene.journal.clear()

        let start = CGPoint(x: 195, y: top(stack) + 15)
        scene.stage.drag(from: start, to: CGPoint(x: 195, y: 840), over: 0.2)
        scene.stage.settle()

        let calls = ["willDismiss", "pushed.viewDidDisappear", "didDismiss"]
        #expect(scene.journal.only(calls) == calls)
        #expect(scene.appearance(of: deep) == ["WillDisappear", "DidDisappear"])
        #expect(scene.appearance(of: outer).isEmpty && scene.tabs.presentedViewController == nil)
        #expect(stack.viewControllers == [outer, pushed] && stack.presentingViewController == nil)
    }

    @Test func `a full screen from inside of a sheet covers all, and leaves the sheet at its detent`() {
        let (outer, inner) = scene.pair("root of the sheet")
        let stack = sheet(outer)
        let before = top(stack)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen

        inner.present(cover, animated: true)
        scene.stage.settle()
        #expect(cover.presentingViewController === stack && cover.view.bounds.height == 844)
        #expect(scene.appearance(of: inner) == ["WillDisappear", "DidDisappear"])
        #expect(scene.appearance(of: scene.leaf).isEmpty)
        scene.journal.clear()
        cover.dismiss(animated: true)
        scene.stage.settle()

        #expect(abs(top(stack) - before) < 0.5 && scene.tabs.presentedViewController === stack)
        #expect(scene.appearance(of: inner) == ["WillAppear", "DidAppear"])
    }

    // A sheet's presenter stays on the screen, and pushes below it go on.
    @Test func `below a sheet that dims nothing a stack goes on, and its screens appear`() {
        let stack = sheet(UIViewController())
        stack.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        scene.stage.settle()
        let (pushed, _) = scene.pair("pushed")

        scene.stack.pushViewController(pushed, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.stack.transitionCoordinator != nil && stack.transitionCoordinator == nil)
        scene.stage.settle()

        #expect(scene.appearance(of: pushed) == ["WillAppear", "DidAppear"])
        #expect(pushed.presentedViewController === stack && stack.presentingViewController === scene.tabs)
    }
}
