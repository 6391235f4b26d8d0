import Foundation
import Testing
import UIKit
import UITesting

private final class Listener: NSObject, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate
{
    var lines: [String] = []
    var allowsDismissal = true
    /// What a compact width makes of the presentation; nil leaves it as it is.
    var compactStyle: UIModalPresentationStyle?
    /// Shows what is presented in a navigation controller where it is adapted.
    var wraps = false
    var hadCoordinator = false

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard let compactStyle, traitCollection.horizontalSizeClass == .compact else {
            return .none
        }
        return compactStyle
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        lines.append("style \(style.rawValue)")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        lines.append("should")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("will")
        hadCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        lines.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("attempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        lines.append(
            "detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
    }
}

private final class Counter {
    var count = 0
}

@Suite struct DocumentedPresentationTests {
    private let phone = CGSize(width: 390, height: 844)
    private let pad = CGSize(width: 820, height: 1180)
    private let listener = Listener()

    /// Where a controller's view begins, from the top of the stage.
    private func top(of controller: UIViewController) -> CGFloat {
        controller.view.convert(controller.view.bounds, to: nil).minY
    }

    private func present(
        _ detents: [UISheetPresentationController.Detent], on stage: Stage
    ) throws -> (root: UIViewController, sheet: UIViewController) {
        let (root, sheet) = (UIViewController(), UIViewController())
        stage.present(root)
        let controller = try #require(sheet.sheetPresentationController)
        controller.detents = detents
        controller.delegate = listener
        root.present(sheet, animated: true)
        stage.settle()
        return (root, sheet)
    }

    private func presentPopover(
        on stage: Stage, source: CGRect, size: CGSize = CGSize(width: 200, height: 150)
    ) throws -> (root: UIViewController, content: UIViewController) {
        let (root, content) = (UIViewController(), UIViewController())
        stage.present(root)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = size
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = source
        popover.delegate = listener
        root.present(content, animated: true)
        stage.settle()
        return (root, content)
    }

    // MARK: - Sheets

    // Detent.custom, documentation: the value is the height without the safe area.
    @Test func `a detent's height comes on top of the safe area`() throws {
        let cases: [(device: StageDevice?, inset: CGFloat)] = [
            (nil, 0), (StageDevice.named("iphone"), 34),
        ]
        let low = UISheetPresentationController.Detent.Identifier("low")
        for (device, inset) in cases {
            let stage = Stage(size: phone, device: device)
            let detent = UISheetPresentationController.Detent.custom(identifier: low) { _ in 200 }
            let (_, sheet) = try present([detent, .large()], on: stage)
            #expect(abs(top(of: sheet) - (844 - 200 - inset)) < 1)
        }
    }

    // selectedDetentIdentifier, documentation: nil, or one that is not there, rests at the smallest detent. In code no
    // delegate is told.
    @Test func `code moves a sheet between detents without telling the delegate`() throws {
        let stage = Stage(size: phone)
        let (_, sheet) = try present([.large(), .medium()], on: stage)
        let controller = try #require(sheet.sheetPresentationController)
        let medium = top(of: sheet)
        #expect(medium > 300)

        controller.animateChanges { controller.selectedDetentIdentifier = .large }
        stage.settle()
        #expect(top(of: sheet) < 150)
        let unknown = UISheetPresentationController.Detent.Identifier("unknown")
        controller.animateChanges { controller.selectedDetentIdentifier = unknown }
        stage.settle()
        #expect(abs(top(of: sheet) - medium) < 0.5)
        controller.selectedDetentIdentifier = .large
        stage.settle()
        #expect(top(of: sheet) < 150)
        #expect(!listener.lines.contains { $0.hasPrefix("detent") })
    }

    // sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:), documentation: called for the user's changes.
    @Test func `a drag to another detent is told once`() throws {
        let stage = Stage(size: phone)
        let (_, sheet) = try present([.medium(), .large()], on: stage)
        let controller = try #require(sheet.sheetPresentationController)
        let start = top(of: sheet)

        stage.drag(
            from: CGPoint(x: 195, y: start + 12), to: CGPoint(x: 195, y: 110), over: 0.4, resting: 0.3)
        stage.settle()

        #expect(top(of: sheet) < 150 && controller.selectedDetentIdentifier == .large)
        #expect(listener.lines.filter { $0.hasPrefix("detent") } == ["detent com.apple.UIKit.large"])
        // A drag that falls back changes nothing.
        stage.drag(
            from: CGPoint(x: 195, y: top(of: sheet) + 12), to: CGPoint(x: 195, y: 120), over: 0.4,
            resting: 0.3)
        stage.settle()
        #expect(listener.lines.filter { $0.hasPrefix("detent") }.count == 1)
        #expect(!listener.lines.contains("will") && sheet.presentingViewController != nil)
    }

    // UIAdaptivePresentationControllerDelegate, documentation: a swipe asks, tells before and after; code does not. In
    // presentationControllerWillDismiss there is a coordinator.
    @Test func `a swipe dismisses with the delegate, code without it`() throws {
        let stage = Stage(size: phone)
        var (root, sheet) = try present([.medium()], on: stage)
        root.dismiss(animated: true)
        stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(!listener.lines.contains { ["should", "will", "did"].contains($0) })

        (root, sheet) = try present([.medium()], on: stage)
        stage.drag(
            from: CGPoint(x: 195, y: top(of: sheet) + 12), to: CGPoint(x: 195, y: 840), over: 0.25)
        stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(listener.lines.filter { $0 == "will" }.count == 1)
        #expect(listener.lines.filter { $0 == "did" }.count == 1)
        #expect(listener.lines.last == "did" && !listener.lines.contains("attempt"))
        #expect(listener.hadCoordinator)
    }

    // isModalInPresentation, presentationControllerDidAttemptToDismiss(_:), documentation.
    @Test func `a modal sheet stays, and tells of each attempt`() throws {
        let stage = Stage(size: phone)
        let (root, sheet) = try present([.medium()], on: stage)
        let start = top(of: sheet)
        sheet.isModalInPresentation = true

        for count in 1...2 {
            stage.drag(from: CGPoint(x: 195, y: start + 12), to: CGPoint(x: 195, y: 840), over: 0.3)
            stage.settle()
            #expect(root.presentedViewController === sheet && abs(top(of: sheet) - start) < 0.5)
            #expect(listener.lines.filter { $0 == "attempt" }.count == count)
        }
        sheet.isModalInPresentation = false
        listener.allowsDismissal = false
        stage.drag(from: CGPoint(x: 195, y: start + 12), to: CGPoint(x: 195, y: 840), over: 0.3)
        stage.settle()
        #expect(root.presentedViewController === sheet)
        #expect(listener.lines.filter { $0 == "attempt" }.count == 3)
        #expect(!listener.lines.contains("will") && !listener.lines.contains("did"))
    }

    // largestUndimmedDetentIdentifier, documentation: up to it the presenter can be touched; above, a touch beside the
    // sheet dismisses.
    @Test func `what an undimmed sheet leaves free can be touched`() throws {
        let stage = Stage(size: phone)
        let (root, sheet) = try present([.medium(), .large()], on: stage)
        let controller = try #require(sheet.sheetPresentationController)
        let counter = Counter()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 190, height: 60))
        button.addAction(UIAction { _ in counter.count += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        controller.largestUndimmedDetentIdentifier = .medium
        stage.settle()

        stage.tap(CGPoint(x: 195, y: 130))
        stage.settle()
        #expect(counter.count == 1 && root.presentedViewController === sheet)
        controller.largestUndimmedDetentIdentifier = nil
        stage.settle()
        stage.tap(CGPoint(x: 195, y: 130))
        stage.settle()
        #expect(counter.count == 1 && root.presentedViewController == nil)
    }

    // MARK: - Popovers

    // arrowDirection, documentation: what the system has chosen of the permitted ones. The content gets its preferred
    // size.
    @Test func `a popover lies where there is room, its arrow points at the source`() throws {
        let cases: [(y: CGFloat, arrow: UIPopoverArrowDirection)] = [(60, .up), (1100, .down)]
        for (y, arrow) in cases {
            let stage = Stage(size: pad)
            let source = CGRect(x: 385, y: y, width: 50, height: 30)
            let (_, content) = try presentPopover(on: stage, source: source)
            let popover = try #require(content.popoverPresentationController)
            #expect(popover.arrowDirection == arrow)
            let view: UIView = content.view
            let frame = view.convert(view.safeAreaLayoutGuide.layoutFrame, to: nil)
            #expect(abs(frame.width - 200) < 0.5 && abs(frame.height - 150) < 0.5)
            #expect(arrow == .up ? frame.minY >= source.maxY : frame.maxY <= source.minY)
            #expect(abs(frame.midX - source.midX) < 1)
        }
    }

    // UIAdaptivePresentationControllerDelegate, documentation; header: the style is .none where nothing is adapted.
    @Test func `a tap beside a popover asks, tells and dismisses`() throws {
        let stage = Stage(size: pad)
        let source = CGRect(x: 385, y: 60, width: 50, height: 30)
        let (root, content) = try presentPopover(on: stage, source: source)
        #expect(listener.lines.allSatisfy { $0 == "style -1" })
        listener.lines.removeAll()

        listener.allowsDismissal = false
        stage.tap(CGPoint(x: 100, y: 1100))
        stage.settle()
        #expect(listener.lines == ["should", "attempt"] && root.presentedViewController === content)
        listener.lines.removeAll()
        listener.allowsDismissal = true
        stage.tap(CGPoint(x: 100, y: 1100))
        stage.settle()
        #expect(listener.lines == ["should", "will", "did"] && root.presentedViewController == nil)
    }

    // presentationController(_:viewControllerForAdaptivePresentationStyle:), documentation.
    @Test func `an adapted popover is shown in the controller that its delegate makes`() throws {
        let stage = Stage(size: phone)
        listener.wraps = true
        listener.compactStyle = .fullScreen
        let source = CGRect(x: 170, y: 60, width: 50, height: 30)
        let (root, content) = try presentPopover(on: stage, source: source)

        let nav = try #require(root.presentedViewController as? UINavigationController)
        #expect(nav.viewControllers == [content] && content.navigationController === nav)
        #expect(content.view.window != nil && nav.view.bounds.size == phone)
        content.dismiss(animated: true)
        stage.settle()
        #expect(root.presentedViewController == nil && content.view.window == nil)
    }

    // MARK: - Contexts

    // definesPresentationContext, documentation: false by default; navigation controllers set it to true.
    @Test func `what is presented in a context covers the navigation controller, not the tabs`() {
        let stage = Stage(size: phone)
        let (a, over) = (UIViewController(), UIViewController())
        let nav = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, UIViewController()]
        stage.present(tabs)
        stage.settle()
        #expect(nav.definesPresentationContext && !a.definesPresentationContext)

        over.modalPresentationStyle = .overCurrentContext
        a.present(over, animated: true)
        stage.settle()
        #expect(over.presentingViewController === nav)
        #expect(nav.presentedViewController === over && tabs.presentedViewController == nil)
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        stage.tap(CGPoint(x: 292, y: bar.minY + 24))
        stage.settle()
        #expect(tabs.selectedIndex == 1)
    }
}
