import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// How high alerts are, and where action sheets stand in windows of several kinds.
@Suite struct AlertMeasureTests {
    private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {}

    /// The height of an alert with so many text fields and buttons.
    private func height(
        title: String? = nil, message: String? = nil, fields: Int = 0, buttons: Int = 1
    ) -> CGFloat {
        let scene = AlertScene()
        let alert = scene.alert(
            title: title, message: message, actions: (0..<buttons).map { ("Button \($0)", .default) })
        for _ in 0..<fields { alert.addTextField() }
        return scene.show(alert).view.bounds.height
    }

    // MARK: - Heights

    @Test func `buttons without texts are as high as they are`() {
        #expect(height(buttons: 1) == 44)
        #expect(height(buttons: 2) == 44)
        #expect(height(buttons: 3) == 132)
    }

    @Test func `three points lie between title and message, and 19 around both`() {
        let title = height(title: "Title")
        let message = height(message: "Message")

        let both = height(title: "Title", message: "Message")

        #expect(title > 44 + 38)
        #expect(abs(both - (title + message - 44 - 38 + 3)) < 0.01)
    }

    @Test func `text fields are 30 points high each, 16 points below the texts`() {
        #expect(abs(height(fields: 2) - (19 + 2 * 30 + 19 + 44)) < 0.01)
        #expect(abs(height(title: "Title", fields: 3) - height(title: "Title") - 16 - 3 * 30) < 0.01)
    }

    // MARK: - Places

    @Test func `an action sheet stands on the home indicator's safe area, without a margin of its own`() {
        let (stage, root) = (Stage(device: .named("iphone")), UIViewController())
        stage.present(root)
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Go", style: .default))

        root.present(sheet, animated: false)
        stage.settle()

        #expect(abs(sheet.view.frame.maxY - (844 - 34)) <= 0.5)
        #expect(sheet.view.frame.minX == 8 && sheet.view.frame.width == 374)
    }

    @Test func `an action sheet is at most 414 points wide, in the middle`() {
        let scene = AlertScene(size: CGSize(width: 844, height: 390))

        let sheet = scene.show(scene.alert(.actionSheet))

        #expect(sheet.view.frame.width == 414 && sheet.view.frame.midX == 422)
        #expect(abs(sheet.view.frame.maxY - 382) <= 0.5)
    }

    @Test func `in a regular width an alert is no popover`() {
        let wide = AlertScene(size: CGSize(width: 1024, height: 768))

        let alert = wide.show(wide.alert())

        #expect(alert.modalPresentationStyle == .custom)
        #expect(wide.row("Cancel", in: alert) != nil)
        #expect(alert.view.bounds.width == 270 && alert.view.center.x == 512)
    }

    @Test func `a popover of actions keeps the delegate that it was given, and grows with its actions`() {
        let wide = AlertScene(size: CGSize(width: 1024, height: 768))
        let (sheet, listener) = (wide.alert(.actionSheet), PopoverListener())
        sheet.popoverPresentationController?.sourceView = wide.root.view
        sheet.popoverPresentationController?.delegate = listener
        wide.show(sheet)
        let height = sheet.preferredContentSize.height
        #expect(sheet.preferredContentSize.width == 304 && height > 57)

        sheet.addAction(UIAlertAction(title: "More", style: .default))
        wide.stage.settle()

        #expect(sheet.popoverPresentationController?.delegate === listener)
        #expect(abs(sheet.preferredContentSize.height - height - 57) < 0.01)
        #expect(wide.row("More", in: sheet) != nil && wide.row("Cancel", in: sheet) == nil)
    }

    @Test func `the window behind an alert that comes without animation is dark, too`() throws {
        let scene = AlertScene()
        let alert = scene.alert()

        scene.root.present(alert, animated: false)
        scene.stage.advance(by: 0)

        let container = try #require(alert.view.superview)
        let dimming = try #require(container.subviews.first)
        #expect(dimming !== alert.view && dimming.alpha == 1)
        #expect(dimming.frame == scene.stage.window.bounds)
        #expect(alert.view.alpha == 1 && alert.view.transform == .identity)
    }
}
