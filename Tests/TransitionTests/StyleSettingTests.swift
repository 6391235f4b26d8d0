import QuartzCore
import Testing
import UIKit
import UITesting

/// What a view has that is presented: the modal styles and popovers give it back.
@MainActor
struct StyleSettingTests {
    private func begin(_ style: UIModalTransitionStyle) -> Scene {
        let scene = Scene(style: .fullScreen)
        scene.b.transitioningDelegate = nil
        scene.b.modalTransitionStyle = style
        return scene
    }

    @Test func `a view that is not opaque dissolves up to its own opacity, and has it afterwards`() throws {
        let scene = begin(.crossDissolve)
        scene.b.view.alpha = 0.6

        scene.present()
        scene.stage.advance(by: 0.2)
        let coming = try #require(scene.b.view.layer.presentation()).opacity
        #expect(coming > 0.05 && coming < 0.55)
        scene.stage.settle()
        #expect(abs(scene.b.view.alpha - 0.6) < 1e-6)
        scene.dismiss()
        scene.stage.advance(by: 0.2)
        let going = try #require(scene.b.view.layer.presentation()).opacity
        #expect(going > 0.05 && going < 0.55)
        scene.stage.settle()

        #expect(abs(scene.b.view.alpha - 0.6) < 1e-6)
    }

    @Test func `a view whose back is not seen is so again after a flip`() {
        let scene = begin(.flipHorizontal)
        scene.b.view.layer.isDoubleSided = false

        scene.present()
        scene.stage.advance(by: 0.3)
        #expect(!scene.a.view.layer.isDoubleSided)
        scene.stage.settle()

        #expect(!scene.b.view.layer.isDoubleSided && scene.a.view.layer.isDoubleSided)
    }

    @Test func `a popover fades in and out at its place`() throws {
        let scene = Scene(style: .popover, size: CGSize(width: 1024, height: 768))
        scene.b.transitioningDelegate = nil
        scene.b.preferredContentSize = CGSize(width: 200, height: 150)
        scene.b.popoverPresentationController?.sourceView = scene.a.view
        scene.b.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 100, height: 40)

        scene.present()
        scene.stage.advance(by: 0.1)
        let view = try #require(scene.b.popoverPresentationController?.presentedView)
        let frame = view.frame
        let coming = try #require(view.layer.presentation())
        #expect(coming.opacity > 0.05 && coming.opacity < 0.95 && coming.frame == frame)
        scene.stage.settle()
        #expect(view.alpha == 1 && view.frame == frame)
        scene.dismiss()
        scene.stage.advance(by: 0.1)

        let going = try #require(view.layer.presentation())
        #expect(going.opacity > 0.05 && going.opacity < 0.95 && going.frame == frame)
    }
}
