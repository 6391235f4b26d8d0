import Testing
import UIKit
import UITesting

/// Popovers that their delegates show as sheets where the width is compact.
@MainActor
struct PopoverFormTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        let style: UIModalPresentationStyle
        var questions = 0
        init(_ style: UIModalPresentationStyle) { self.style = style }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            questions += 1
            return traitCollection.horizontalSizeClass == .compact ? style : .none
        }
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func `shown as a sheet it is one of that style for as long as the width is compact, and blames nobody`(
        style: UIModalPresentationStyle
    ) throws {
        let scene = Scene(style: .popover, size: CGSize(width: 800, height: 600))
        scene.b.transitioningDelegate = nil
        let (popover, delegate) = (
            try #require(scene.b.popoverPresentationController), Delegate(style)
        )
        popover.delegate = delegate
        popover.sourceView = scene.a.view
        scene.presentToTheEnd()

        scene.stage.resize(to: CGSize(width: 320, height: 600))
        scene.stage.settle()
        let sheet = popover.adaptiveSheetPresentationController
        let container = try #require(sheet.containerView)
        #expect(sheet.presentationStyle == style)
        #expect(sheet.delegate === delegate)
        let before = delegate.questions

        scene.stage.resize(to: CGSize(width: 330, height: 600))
        scene.stage.settle()
        #expect(sheet.containerView === container, "it stays the same presentation")
        #expect(delegate.questions <= before + 1)

        scene.dismiss()
        scene.stage.settle()
        #expect(scene.a.view.transform == .identity && scene.a.presentedViewController == nil)
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }
}
