import Testing
import UIKit
import UITesting

/// The tint of what lies behind alerts, popovers and sheets.
@MainActor
struct TintBehindTests {
    /// Counts how often its tint changes.
    private final class Tinted: UIView {
        private(set) var changes = 0

        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private let tablet = CGSize(width: 1024, height: 768)

    private func tinted(in scene: Scene) -> Tinted {
        let view = Tinted()
        view.tintColor = .systemRed
        scene.a.view.addSubview(view)
        return view
    }

    private func isGray(_ view: UIView) -> Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return red == green && green == blue
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
    func `a sheet and a popover dim the tint behind them, from the start until they go`(
        style: UIModalPresentationStyle
    ) {
        let scene = Scene(style: style, size: tablet)
        scene.b.transitioningDelegate = nil
        scene.b.popoverPresentationController?.sourceView = scene.a.view
        let view = tinted(in: scene)
        let before = view.changes

        scene.present()
        #expect(scene.a.view.tintAdjustmentMode == .dimmed && isGray(view))
        #expect(view.changes == before + 1)
        scene.stage.settle()
        #expect(scene.a.view.tintAdjustmentMode == .dimmed)
        #expect(scene.b.view.tintAdjustmentMode == .normal, "what is presented keeps its colours")

        scene.dismiss()
        #expect(scene.a.view.tintAdjustmentMode == .normal && !isGray(view))
        scene.stage.settle()
        #expect(scene.a.view.tintAdjustmentMode == .normal && view.changes == before + 2)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `an alert dims the tint of the window below it`(style: UIAlertController.Style) {
        let stage = Stage()
        let root = UINavigationController(rootViewController: UIViewController())
        stage.present(root)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)

        root.topViewController?.present(alert, animated: true)
        stage.settle()
        #expect(root.navigationBar.tintAdjustmentMode == .dimmed)
        #expect(alert.view.tintAdjustmentMode == .normal)

        alert.dismiss(animated: false)
        stage.settle()
        #expect(root.navigationBar.tintAdjustmentMode == .normal)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func `presentations that cover everything, and custom ones, leave it alone`(
        style: UIModalPresentationStyle
    ) {
        let scene = Scene(style: style)
        scene.presentToTheEnd()

        #expect(scene.a.view.tintAdjustmentMode == .normal)
    }

    @Test func `an undimmed sheet leaves it alone, until it is dragged up`() {
        let scene = SheetStage {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        scene.present()
        #expect(scene.a.view.tintAdjustmentMode == .normal)

        scene.drag(by: -300)
        scene.stage.settle()
        #expect(scene.sheet?.selectedDetentIdentifier == .large)
        #expect(scene.a.view.tintAdjustmentMode == .dimmed)

        scene.sheet?.selectedDetentIdentifier = .medium
        scene.stage.settle()
        #expect(scene.a.view.tintAdjustmentMode == .normal)
    }

    @Test func `a sheet that the finger gives back dims again`() {
        let scene = SheetStage()
        scene.present()

        scene.hold(movingBy: 100)
        scene.letGo()
        scene.stage.settle()
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.a.view.tintAdjustmentMode == .dimmed)

        scene.drag(by: 600)
        scene.stage.settle()
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.a.view.tintAdjustmentMode == .normal)
    }

    @Test func `a mode that was set for the view or above it counts more`() {
        let scene = Scene(style: .pageSheet)
        scene.b.transitioningDelegate = nil
        scene.stage.window.tintAdjustmentMode = .normal
        scene.presentToTheEnd()
        #expect(scene.a.view.tintAdjustmentMode == .normal)

        scene.stage.window.tintAdjustmentMode = .automatic
        #expect(scene.a.view.tintAdjustmentMode == .dimmed)
    }

    @Test func `a view with a tint of its own hears of a mode above, and not of a tint above`() {
        let (top, own, fixed) = (UIView(), Tinted(), Tinted())
        for view in [own, fixed] {
            view.tintColor = .systemRed
            top.addSubview(view)
        }
        fixed.tintAdjustmentMode = .normal
        let before = (own.changes, fixed.changes)

        top.tintAdjustmentMode = .dimmed
        #expect(own.changes == before.0 + 1 && fixed.changes == before.1 && isGray(own) && !isGray(fixed))
        top.tintColor = .systemGreen
        #expect(own.changes == before.0 + 1, "the tint above is not its own")
        top.tintAdjustmentMode = .automatic
        #expect(own.changes == before.0 + 2 && !isGray(own))
    }

    @Test func `another root below an alert has its colours`() {
        let stage = Stage()
        let root = UIViewController()
        stage.present(root)
        root.present(
            UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: false)
        stage.settle()
        #expect(root.view.tintAdjustmentMode == .dimmed)

        stage.window.rootViewController = UIViewController()
        stage.settle()
        #expect(root.view.tintAdjustmentMode == .normal)
        stage.window.rootViewController = root
        stage.settle()
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test func `a popover that becomes full screen, as the window narrows, leaves the tint alone`() {
        let scene = Scene(style: .popover, size: tablet)
        let delegate = PopoverFullScreen()
        scene.b.transitioningDelegate = nil
        scene.b.popoverPresentationController?.sourceView = scene.a.view
        scene.b.presentationController?.delegate = delegate
        scene.presentToTheEnd()
        #expect(scene.a.view.tintAdjustmentMode == .dimmed)

        scene.stage.resize(to: CGSize(width: 320, height: 768))
        scene.stage.settle()
        #expect(scene.b.view.bounds.width == 320)
        #expect(scene.a.view.tintAdjustmentMode == .normal)
    }
}

private final class PopoverFullScreen: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
    }
}
