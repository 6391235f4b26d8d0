import Testing
import UIKit
import UITesting

/// Who goes when somebody asks to be dismissed, and which settings outlive which changes.
@MainActor
struct PresentationRequestTests {
    private let stage = Stage()

    // MARK: - Dismissals

    @Test func `where nothing is presented a dismissal is over at once, without a complaint`() {
        let scene = Scene()
        var completions = 0

        scene.a.dismiss(animated: true) { completions += 1 }
        #expect(completions == 1)
        scene.stage.settle()

        #expect(completions == 1 && scene.a.view.window != nil && scene.diagnostics().isEmpty)
    }

    @Test func `a presenter that is presented itself dismisses what it presents, and then itself`() {
        let scene = Scene()
        scene.presentToTheEnd()
        let c = UIViewController()
        c.modalPresentationStyle = .overFullScreen
        scene.b.present(c, animated: false)
        scene.stage.settle()

        scene.b.dismiss(animated: false)
        scene.stage.settle()
        #expect(c.presentingViewController == nil && scene.a.presentedViewController === scene.b)
        scene.b.dismiss(animated: false)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil && scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `a child dismisses what its parent presents, or else its presented parent`() {
        let scene = Scene()
        scene.presentToTheEnd()
        let (child, c) = (UIViewController(), UIViewController())
        scene.b.addChild(child)
        scene.b.view.addSubview(child.view)
        child.didMove(toParent: scene.b)
        c.modalPresentationStyle = .overFullScreen
        scene.b.present(c, animated: false)
        scene.stage.settle()

        child.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.b.presentedViewController == nil && scene.a.presentedViewController === scene.b)
        child.dismiss(animated: false)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil && scene.diagnostics().isEmpty)
    }

    // MARK: - Presentation controllers

    @Test func `a sheet keeps its settings when a delegate comes, or the same style again`() throws {
        let (controller, delegate) = stage.run { (UIViewController(), LoggedDelegate(Journal())) }
        controller.modalPresentationStyle = .pageSheet
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.medium()]

        controller.transitioningDelegate = delegate
        #expect(controller.sheetPresentationController === sheet)
        controller.modalPresentationStyle = .pageSheet
        #expect(controller.sheetPresentationController === sheet)

        controller.modalPresentationStyle = .formSheet
        let other = try #require(controller.sheetPresentationController)
        #expect(other !== sheet && other.presentationStyle == .formSheet && !other.prefersPageSizing)
    }

    @Test func `another style of what is presented already is for the next time`() {
        let scene = Scene()
        scene.presentToTheEnd()
        let presentation = scene.b.presentationController

        scene.b.modalPresentationStyle = .pageSheet
        #expect(presentation != nil && scene.b.presentationController === presentation)
        #expect(presentation?.presentationStyle == .fullScreen)
        scene.dismiss()
        scene.stage.settle()

        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.b.presentationController is UISheetPresentationController)
    }

    @Test func `a zoom makes the automatic style cover everything, and without it that is a sheet again`() {
        let controller = stage.run { UIViewController() }
        #expect(controller.presentationController is UISheetPresentationController)

        controller.preferredTransition = .zoom { _ in nil }
        #expect(controller.modalPresentationStyle == .fullScreen)
        #expect(controller.presentationController?.presentationStyle == .fullScreen)
        controller.preferredTransition = nil

        #expect(controller.modalPresentationStyle == .pageSheet)
        #expect(controller.presentationController is UISheetPresentationController)
    }

    @Test func `a presentation controller has a container only from the start to the end`() throws {
        let scene = Scene(style: .custom)
        scene.a.present(scene.b, animated: true)
        let presentation = try #require(scene.delegate.presentationController)
        #expect(presentation.containerView == nil && presentation.presentingViewController === scene.a)
        #expect(presentation.frameOfPresentedViewInContainerView == .zero)

        scene.stage.settle()
        #expect(presentation.containerView?.window === scene.stage.window)
        #expect(presentation.frameOfPresentedViewInContainerView == scene.stage.window.bounds)
        scene.dismiss()
        scene.stage.settle()

        #expect(presentation.containerView == nil)
    }
}
