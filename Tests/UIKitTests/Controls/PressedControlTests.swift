import Testing
import UITesting

@testable import UIKit

/// What controls show while they are pressed, out of reach, or without animation.
@Suite struct PressedControlTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

    private func add<View: UIView>(_ view: View) -> View {
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    @Test func `the picture of a pressed system button fades with its title, and comes back`() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("Add", for: .normal)
        button.setImage(picture, for: .normal)
        _ = add(button)
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))

        button.isHighlighted = true
        #expect(title.alpha < 0.5 && image.alpha == title.alpha)
        button.isHighlighted = false
        #expect(title.alpha == 1 && image.alpha == 1)
    }

    @Test(arguments: [true, false])
    func `progress moves only where that is asked for`(isAnimated: Bool) {
        let bar = add(UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4)))
        func isMoving(_ view: UIView) -> Bool {
            view.layer.animationKeys()?.isEmpty == false || view.subviews.contains(where: isMoving)
        }

        bar.setProgress(0.5, animated: isAnimated)
        stage.advance(by: 0.05)

        #expect(isMoving(bar) == isAnimated && bar.progress == 0.5)
        bar.setProgress(.nan, animated: false)
        #expect(bar.progress == 0.5)
    }

    @Test func `a stepper's picture replaces its sign`() {
        let stepper = add(UIStepper())
        func images(_ view: UIView) -> [UIImage] {
            view.subviews.flatMap { ($0 as? UIImageView)?.image.map { [$0] } ?? images($0) }
        }
        #expect(!images(stepper).contains { $0 === picture })

        stepper.setIncrementImage(picture, for: .normal)
        #expect(images(stepper).contains { $0 === picture })
        stepper.setIncrementImage(nil, for: .normal)
        #expect(!images(stepper).contains { $0 === picture })
    }

    @Test func `a stepper has one size, whatever frame and bounds it is given`() {
        let size = UIStepper().bounds.size
        let stepper = UIStepper(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
        #expect(stepper.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))

        stepper.bounds = CGRect(x: 0, y: 3, width: 10, height: 10)

        #expect(stepper.bounds == CGRect(origin: CGPoint(x: 0, y: 3), size: size))
    }

    @Test func `a dark bar of tabs is dark, and a default one as its surroundings are`() {
        let bar = add(UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49)))

        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        #expect(bar.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a search bar says whether it got and gave up the keys, and grows with a prompt`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))
        _ = add(bar)
        let height = bar.sizeThatFits(CGSize(width: 400, height: 400)).height
        #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
        #expect(bar.resignFirstResponder() && !bar.isFirstResponder)

        bar.prompt = "Where to?"

        #expect(bar.sizeThatFits(CGSize(width: 400, height: 400)).height > height)
    }

    @Test func `a return that the delegate refuses triggers nothing`() {
        final class Refusing: NSObject, UITextFieldDelegate {
            var returns = false
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { returns }
        }
        let delegate = Refusing()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.delegate = delegate
        var sent = 0
        field.addAction(UIAction { _ in sent += 1 }, for: .primaryActionTriggered)
        _ = add(field)
        #expect(field.becomeFirstResponder())

        stage.press(.keyboardReturnOrEnter)
        #expect(sent == 0)
        delegate.returns = true
        stage.press(.keyboardReturnOrEnter)
        #expect(sent == 1)
    }

    @Test func `a field that is not edited has nothing to give up`() {
        let field = add(UITextField())
        #expect(field.resignFirstResponder())
        #expect(field.becomeFirstResponder() && field.resignFirstResponder() && !field.isFirstResponder)
    }

    @Test func `an alert's button follows its action`() throws {
        let controller = UIViewController()
        stage.present(controller)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        var calls = 0
        let action = UIAlertAction(title: "Yes", style: .default) { _ in calls += 1 }
        alert.addAction(action)
        controller.present(alert, animated: false)
        stage.settle()
        action.isEnabled = false
        stage.settle()
        let button = try #require(stage.accessibleElement("Yes"))

        stage.activate(button)
        stage.settle()
        #expect(calls == 0 && controller.presentedViewController === alert)
        action.isEnabled = true
        stage.settle()
        stage.activate(try #require(stage.accessibleElement("Yes")))
        stage.settle()

        #expect(calls == 1 && controller.presentedViewController == nil)
    }

    @Test func `a button keeps single taps of the views around it from beginning, and no other gesture`() {
        let button = UIButton(type: .system)
        stage.window.addSubview(button)
        func begins(_ recognizer: UIGestureRecognizer, on view: UIView? = nil) -> Bool {
            (view ?? stage.window).addGestureRecognizer(recognizer)
            return button.gestureRecognizerShouldBegin(recognizer)
        }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let wide = UITapGestureRecognizer()
        wide.numberOfTouchesRequired = 2

        #expect(!begins(UITapGestureRecognizer()))
        #expect(begins(double) && begins(wide) && begins(UIPanGestureRecognizer()))
        #expect(begins(UITapGestureRecognizer(), on: button))
        button.isEnabled = false
        #expect(begins(UITapGestureRecognizer()))
    }

    @Test func `a control names the methods of the target that is asked for`() {
        final class Target {
            func first() {}
            func second() {}
        }
        let (one, other) = (Target(), Target())
        let control = UIControl()
        control.addTarget(one, action: Selector("first", Target.first), for: .touchUpInside)
        control.addTarget(other, action: Selector("second", Target.second), for: .touchUpInside)

        #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["first"])
        #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == ["second"])
        #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == nil)
        #expect(control.actions(forTarget: Target(), forControlEvent: .touchUpInside) == nil)
    }

    @Test func `a control that does not track hears nothing of touches that are taken away`() {
        final class Refusing: UIControl {
            var tracks = false
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tracks }
        }
        let control = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var cancels = 0
        control.addAction(UIAction { _ in cancels += 1 }, for: .touchCancel)
        _ = add(control)
        for tracks in [false, true] {
            control.tracks = tracks
            stage.touch(.began, at: CGPoint(x: 50, y: 50))
            stage.touch(.cancelled, at: CGPoint(x: 50, y: 50))
            stage.advance(by: 0.1)
        }

        #expect(cancels == 1)
    }

    @Test func `a segmented control that is disabled fades, and its last segment reaches to its edge`() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        _ = add(control)

        stage.tap(CGPoint(x: 299.5, y: 16))
        stage.settle()
        #expect(control.selectedSegmentIndex == 2)
        control.isEnabled = false
        #expect(control.alpha < 1)
        control.isEnabled = true
        #expect(control.alpha == 1)
    }
}
