import Testing
import UITesting

@testable import UIKit

/// How alerts come, dim what is behind them and share their room among the buttons.
@Suite struct AlertDetailTests {
    private let scene = AlertScene()

    @Test func `an alert fades in, and darkens the screen behind it`() throws {
        scene.root.view.backgroundColor = .white
        scene.stage.settle()
        let alert = scene.alert()
        scene.root.present(alert, animated: true)

        scene.stage.advance(by: 0.1)

        let opacity = try #require(alert.view.layer.presentation()?.opacity)
        #expect(opacity > 0.1 && opacity < 0.95)
        scene.stage.settle()
        #expect(alert.view.layer.presentation()?.opacity == 1)
        let pixel = try scene.stage.snapshot().pixel(x: 5, y: 5)
        #expect(pixel.x < 230 && pixel.x > 100)
    }

    @Test func `two buttons whose titles leave no margin in half the width stand below each other`() {
        var title = "i"
        while width(title) < 126 { title += "i" }
        let alert = scene.show(scene.alert(actions: [(title, .default), ("Cancel", .cancel)]))

        #expect(width(title) < 135)
        #expect(scene.frame(title, in: alert).width == 270)
        #expect(scene.frame("Cancel", in: alert).minY >= scene.frame(title, in: alert).maxY)
    }

    @Test func `a sheet with nothing but a cancel button is as high as that`() {
        let sheet = scene.show(
            scene.alert(.actionSheet, title: nil, message: nil, actions: [("Cancel", .cancel)]))

        #expect(sheet.view.bounds.height == scene.frame("Cancel", in: sheet).height)
        #expect(scene.frame("Cancel", in: sheet).maxY == sheet.view.frame.maxY)
    }

    @Test func `the buttons of an alert that is the window's root run their handlers`() {
        let alert = scene.alert()
        scene.stage.present(alert)
        scene.stage.settle()

        scene.tap("Delete", in: alert)
        scene.stage.settle()

        #expect(scene.recorder.lines == ["Delete"])
    }

    @Test func `an old sheet that is dismissed by its index tells its delegate of the end alone`() {
        let listener = SheetListener()
        let sheet = UIActionSheet(
            title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
            otherButtonTitles: "Copy")
        sheet.show(in: scene.root.view)
        scene.stage.settle()

        sheet.dismiss(withClickedButtonIndex: 1, animated: true)
        #expect(listener.calls.isEmpty)
        scene.stage.settle()

        #expect(listener.calls == ["dismissed 1"])
        #expect(scene.root.presentedViewController == nil)
    }

    private final class SheetListener: UIActionSheetDelegate {
        var calls: [String] = []

        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("dismissed \(buttonIndex)")
        }
    }

    /// How wide a button's title is by itself.
    private func width(_ title: String) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = title
        return label.intrinsicContentSize.width
    }
}
