import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Which button an alert stands out with, which one the return key and a finger choose, and when none.
@Suite struct AlertChoiceTests {
    private let scene = AlertScene()

    private func label(_ title: String, in alert: UIAlertController) throws -> UILabel {
        let row = try #require(scene.row(title, in: alert))
        return try #require(row.subviews.first as? UILabel)
    }

    private func isBold(_ title: String, in alert: UIAlertController) throws -> Bool {
        let font = try label(title, in: alert).font
        let size: CGFloat = alert.preferredStyle == .alert ? 17 : 20
        #expect(font == .systemFont(ofSize: size, weight: .semibold) || font == .systemFont(ofSize: size))
        return font == .systemFont(ofSize: size, weight: .semibold)
    }

    // MARK: - Looks

    @Test func `the button that cancels an alert is bold until another one is preferred`() throws {
        let alert = scene.show(scene.alert())
        #expect(try isBold("Cancel", in: alert) && !isBold("Delete", in: alert))

        alert.preferredAction = alert.actions[0]
        #expect(try isBold("Delete", in: alert) && !isBold("Cancel", in: alert))

        alert.preferredAction = nil
        #expect(try isBold("Cancel", in: alert) && !isBold("Delete", in: alert))
    }

    @Test func `the button that cancels a sheet is always bold, another one only if preferred`() throws {
        let sheet = scene.show(scene.alert(.actionSheet))
        #expect(try isBold("Cancel", in: sheet) && !isBold("Delete", in: sheet))

        sheet.preferredAction = sheet.actions[0]

        #expect(try isBold("Cancel", in: sheet) && isBold("Delete", in: sheet))
    }

    @Test func `a disabled button is grey whatever its colour, and does not light up`() throws {
        let alert = scene.alert()
        let action = alert.actions[0]
        (action.titleColor, action.isEnabled) = (.purple, false)
        scene.show(alert)
        #expect(try label("Delete", in: alert).textColor == .tertiaryLabel)

        let frame = scene.frame("Delete", in: alert)
        scene.stage.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(scene.row("Delete", in: alert)?.isHighlighted == false)
        scene.stage.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))

        action.isEnabled = true
        #expect(try label("Delete", in: alert).textColor == .purple)
        action.titleColor = nil
        #expect(try label("Delete", in: alert).textColor == .systemRed)
    }

    @Test func `a plain button follows the tint of the alert, a destructive one stays red`() throws {
        let alert = scene.show(
            scene.alert(actions: [("Keep", .default), ("Delete", .destructive), ("Cancel", .cancel)]))

        alert.view.tintColor = .systemGreen

        #expect(try label("Keep", in: alert).textColor == .systemGreen)
        #expect(try label("Cancel", in: alert).textColor == .systemGreen)
        #expect(try label("Delete", in: alert).textColor == .systemRed)
    }

    // MARK: - Choosing

    @Test func `a touch that is taken away chooses nothing, and leaves no button lit`() throws {
        let alert = scene.show(scene.alert())
        let frame = scene.frame("Delete", in: alert)
        let row = try #require(scene.row("Delete", in: alert))
        scene.stage.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(row.isHighlighted && row.backgroundColor != nil)

        scene.stage.touch(.cancelled, at: CGPoint(x: frame.midX, y: frame.midY))
        scene.stage.settle()

        #expect(!row.isHighlighted && row.backgroundColor == nil)
        #expect(scene.recorder.lines.isEmpty && scene.root.presentedViewController === alert)
    }

    @Test func `an alert that is presented again can be answered again`() {
        let alert = scene.show(scene.alert())
        scene.tap("Delete", in: alert)
        scene.stage.settle()

        scene.show(alert)
        scene.tap("Cancel", in: alert)
        scene.stage.settle()

        #expect(scene.recorder.lines == ["Delete", "Cancel"])
        #expect(scene.root.presentedViewController == nil && scene.diagnostics.isEmpty)
    }

    @Test func `return chooses the only action, else the one that cancels, and of several others none`() {
        scene.show(scene.alert(actions: [("OK", .default)]))
        scene.stage.press(.keyboardReturnOrEnter)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["OK"])

        scene.show(scene.alert())
        scene.stage.press(.keyboardReturnOrEnter)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["OK", "Cancel"])

        let several = scene.show(scene.alert(actions: [("One", .default), ("Two", .default)]))
        scene.stage.press(.keyboardReturnOrEnter)
        scene.stage.press(.keyboardEscape)
        scene.stage.settle()
        #expect(scene.recorder.lines == ["OK", "Cancel"])
        #expect(scene.root.presentedViewController === several)
    }

    @Test func `return in the last field chooses among several actions only the preferred one`() {
        let alert = scene.alert(actions: [("Cancel", .cancel), ("One", .default), ("Two", .default)])
        alert.addTextField()
        scene.show(alert)

        scene.stage.type("a\n")
        scene.stage.settle()
        #expect(scene.recorder.lines.isEmpty && scene.root.presentedViewController === alert)

        alert.preferredAction = alert.actions[2]
        alert.textFields?.first?.becomeFirstResponder()
        scene.stage.type("b\n")
        scene.stage.settle()
        #expect(scene.recorder.lines == ["Two"])
    }

    @Test func `an action of another alert does not take the preferred one's place`() {
        let alert = scene.alert()
        scene.stage.run {
            alert.preferredAction = alert.actions[0]
            alert.preferredAction = UIAlertAction(title: "Other", style: .default)
        }

        #expect(alert.preferredAction === alert.actions[0])
        #expect(scene.diagnostics.count == 1)
    }
}
