import QuartzCore
import Testing
import UIKit
import UITesting

/// The built-in ways in which screens come and go: how long they take, which view is in front, and which one turns.
@MainActor
struct BuiltInLookTests {
    private func begin(
        _ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle = .fullScreen
    ) -> Scene {
        let scene = Scene(style: presentation)
        scene.b.transitioningDelegate = nil
        scene.b.modalTransitionStyle = style
        return scene
    }

    @Test(arguments: [
        (UIModalTransitionStyle.coverVertical, 0.5), (.crossDissolve, 0.4), (.flipHorizontal, 0.75),
        (.partialCurl, 0.75),
    ])
    func `each style takes its time, there and back`(style: UIModalTransitionStyle, duration: Double) {
        let scene = begin(style)

        scene.present()
        #expect(scene.b.transitionCoordinator?.transitionDuration == duration)
        scene.stage.settle()
        scene.dismiss()
        #expect(scene.b.transitionCoordinator?.transitionDuration == duration)
        scene.stage.settle()
    }

    @Test func `a popover takes a quarter of a second`() {
        let scene = Scene(style: .popover, size: CGSize(width: 1024, height: 768))
        scene.b.transitioningDelegate = nil
        scene.b.popoverPresentationController?.sourceView = scene.a.view
        scene.b.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 100, height: 40)

        scene.present()

        #expect(scene.b.transitionCoordinator?.transitionDuration == 0.25)
        scene.stage.settle()
    }

    @Test func `the presenter's page turns away from the new one, and back over it`() throws {
        let scene = begin(.partialCurl)
        let page: UIView = scene.a.view

        scene.present()
        scene.stage.advance(by: 0.05)
        let flat = try #require(page.layer.presentation()).transform
        #expect(flat.m22 > 0.9 && page.superview?.subviews.last === page)
        scene.stage.advance(by: 0.3)
        let turning = try #require(page.layer.presentation()).transform
        #expect(turning.m22 < 0.95 && turning.m23 > 0.1, "its lower edge comes towards the eye")
        scene.stage.settle()

        scene.dismiss()
        scene.stage.advance(by: 0.05)
        let turned = try #require(page.layer.presentation()).transform
        #expect(turned.m22 < 0.2 && turned.m23 > 0.1 && page.superview?.subviews.last === page)
        scene.stage.settle()
        #expect(page.center == CGPoint(x: 195, y: 422))
    }

    @Test func `where the presenter stays, the presented page turns in over it, and away again`() throws {
        let scene = begin(.partialCurl, .overFullScreen)

        scene.present()
        scene.stage.advance(by: 0.05)
        let coming = try #require(scene.b.view.layer.presentation()).transform
        #expect(coming.m22 < 0.2 && coming.m23 > 0.1)
        #expect(CATransform3DIsIdentity(scene.a.view.transform3D))
        scene.stage.settle()
        scene.dismiss()
        scene.stage.advance(by: 0.05)

        let going = try #require(scene.b.view.layer.presentation()).transform
        #expect(going.m22 > 0.9)
    }

    @Test func `a presenter that was taken out comes back between the views that it lay between`() {
        let scene = begin(.crossDissolve)
        let (below, above) = (UIView(), UIView())
        scene.stage.window.insertSubview(below, at: 0)
        scene.stage.window.addSubview(above)

        scene.present()
        scene.stage.settle()
        #expect(scene.a.view.window == nil)
        scene.dismiss()
        scene.stage.settle()

        let order: [UIView] = [below, scene.a.view, above]
        #expect(scene.stage.window.subviews == order)
    }

    @Test func `a screen that is pushed lies over the dark, and that over the one below`() throws {
        let scene = NavigationScene(["A"])
        let (old, new) = (scene.controllers[0], scene.controller("B"))

        scene.navigation.pushViewController(new, animated: true)
        scene.start()
        let container = try #require(new.view.superview)
        var views = container.subviews
        #expect(views.count == 4 && views.first === old.view && views[2] === new.view)
        #expect(views[1].backgroundColor == UIColor(white: 0, alpha: 0.1))
        #expect(views[1].frame == container.bounds && !views[1].isUserInteractionEnabled)
        scene.stage.settle()

        scene.navigation.popViewController(animated: true)
        scene.start()
        views = try #require(new.view.superview).subviews
        #expect(views.count == 4 && views.first === old.view && views[2] === new.view)
        #expect(views[1].backgroundColor == UIColor(white: 0, alpha: 0.1))
        scene.stage.settle()
    }

    @Test(arguments: [false, true])
    func `the shadow of a screen that slides is darkest at its edge`(isReversed: Bool) throws {
        let scene = NavigationScene(["A"])
        if isReversed { scene.navigation.view.semanticContentAttribute = .forceRightToLeft }
        scene.stage.settle()
        let new = scene.controller("B")

        scene.navigation.pushViewController(new, animated: true)
        scene.start()

        let shadow = try #require(new.view.superview?.subviews.last)
        let gradient = try #require(shadow.layer.sublayers?.first as? CAGradientLayer)
        #expect(shadow.frame == CGRect(x: isReversed ? 390 : -9, y: 0, width: 9, height: 844))
        #expect(gradient.frame == CGRect(x: 0, y: 0, width: 9, height: 844))
        #expect(gradient.startPoint == CGPoint(x: isReversed ? 1 : 0, y: 0.5))
        #expect(gradient.endPoint == CGPoint(x: isReversed ? 0 : 1, y: 0.5))
        scene.stage.settle()
    }

    @Test func `a sheet's card has a soft shadow around it, and a grabber that takes no touches`() throws {
        let scene = SheetStage { $0.prefersGrabberVisible = true }
        scene.present()

        let card = try #require(scene.card)
        #expect(card.layer.shadowRadius == 18 && card.layer.shadowOffset == .zero)
        let grabber = try #require(card.subviews.last)
        #expect(grabber.backgroundColor == .tertiaryLabel && !grabber.isUserInteractionEnabled)
    }
}
