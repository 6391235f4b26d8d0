import Testing
import UIKit
import UITesting

/// The guide of what covers a view from below.
@MainActor
struct KeyboardGuideTests {
    final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        override var inputView: UIView? { panel }
    }

    @Test func `views above the guide go up with the input view, and down with it`() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let controller = UIViewController()
        stage.present(controller)
        let (bar, field) = (UIView(), Field())
        controller.view.addSubview(field)
        controller.view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        stage.settle()
        #expect(bar.frame.maxY == 844 - controller.view.safeAreaInsets.bottom)

        field.becomeFirstResponder()
        stage.settle()
        #expect(bar.frame.maxY == 644)

        field.resignFirstResponder()
        stage.settle()
        #expect(bar.frame.maxY == 844 - controller.view.safeAreaInsets.bottom)
    }

    @Test func `the guide is one for a view; without the safe area it has no height`() {
        let stage = Stage(size: CGSize(width: 390, height: 844))
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        let guide = view.keyboardLayoutGuide
        #expect(view.keyboardLayoutGuide === guide)

        guide.usesBottomSafeArea = false
        stage.advance(by: 0.1)

        #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
    }
}
