import Testing
import UIKit
import UITesting

/// Swipes whose pop an override of `popViewController(animated:)` refuses, and swipes that iOS does not take.
@MainActor
struct RefusedPopTests {
    private final class AskingController: UINavigationController {
        var refuses = true

        override func popViewController(animated: Bool) -> UIViewController? {
            refuses ? nil : super.popViewController(animated: animated)
        }
    }

    private let stage = Stage()
    private let navigation: AskingController
    private let a = UIViewController()
    private let b = UIViewController()

    init() {
        navigation = stage.run { AskingController() }
        navigation.viewControllers = [a, b]
        stage.present(navigation)
    }

    private func swipe() {
        stage.touch(.began, at: CGPoint(x: 2, y: 400))
        stage.move(to: CGPoint(x: 120, y: 400), over: 0.3)
    }

    private func lift() {
        stage.touch(.ended, at: CGPoint(x: 120, y: 400))
        stage.settle()
    }

    @Test func `a pop that comes after a refused one runs by itself to its end`() {
        swipe()
        lift()
        #expect(navigation.viewControllers == [a, b])

        navigation.refuses = false
        _ = navigation.popViewController(animated: true)
        #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
        stage.settle()

        #expect(navigation.viewControllers == [a] && b.view.window == nil)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a push while the finger of a refused pop is down is not the finger's`() {
        let c = UIViewController()
        swipe()
        navigation.pushViewController(c, animated: true)
        #expect(navigation.transitionCoordinator?.isInteractive == false)
        stage.advance(by: 0.1)
        lift()

        #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil)
    }

    @Test func `without its bar there is no swipe, unless the recognizer has another delegate`() {
        navigation.refuses = false
        navigation.isNavigationBarHidden = true
        swipe()
        #expect(navigation.transitionCoordinator == nil)
        lift()
        #expect(navigation.viewControllers == [a, b])

        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipe()
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        stage.touch(.cancelled, at: CGPoint(x: 120, y: 400))
        stage.settle()
    }
}
