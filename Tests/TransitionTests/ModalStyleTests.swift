import QuartzCore
import Testing
import UIKit
import UITesting

/// The modal transition styles: how a controller comes and goes without an animator of its own.
@MainActor
struct ModalStyleTests {
    private func begin(
        _ style: UIModalTransitionStyle, presentation: UIModalPresentationStyle = .fullScreen
    ) -> Scene {
        let scene = Scene(style: presentation)
        scene.b.transitioningDelegate = nil
        scene.b.modalTransitionStyle = style
        return scene
    }

    @Test(
        arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl],
        [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `there and back leaves every view as it was`(
        style: UIModalTransitionStyle, presentation: UIModalPresentationStyle
    ) {
        let scene = begin(style, presentation: presentation)

        scene.present()
        scene.stage.settle()
        #expect(scene.b.view.frame == scene.stage.window.bounds)
        #expect(CATransform3DIsIdentity(scene.b.view.transform3D))
        #expect(scene.b.view.alpha == 1)
        scene.dismiss()
        scene.stage.settle()

        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.view.frame == scene.stage.window.bounds)
        #expect(CATransform3DIsIdentity(scene.a.view.transform3D))
        #expect(scene.a.view.layer.isDoubleSided)
        #expect(scene.a.view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(scene.journal.count("completion") == 2)
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test(arguments: [UIModalTransitionStyle.flipHorizontal, .partialCurl])
    func `turned in the middle, the views end where they belong`(style: UIModalTransitionStyle) {
        let scene = begin(style)
        let landscape = CGSize(width: 844, height: 390)

        scene.present()
        scene.stage.advance(by: 0.3)
        scene.stage.resize(to: landscape)
        scene.stage.settle()
        #expect(scene.b.view.frame == CGRect(origin: .zero, size: landscape))
        scene.dismiss()
        scene.stage.advance(by: 0.3)
        scene.stage.resize(to: Stage.defaultSize)
        scene.stage.settle()

        #expect(scene.a.view.frame == CGRect(origin: .zero, size: Stage.defaultSize))
    }

    @Test func `a flip shows each side for half of the time, in perspective`() throws {
        let scene = begin(.flipHorizontal)
        scene.a.view.backgroundColor = .red
        scene.b.view.backgroundColor = .blue
        scene.present()

        scene.stage.advance(by: 0.2)
        let first = try scene.stage.snapshot()
        scene.stage.advance(by: 0.35)
        let second = try scene.stage.snapshot()

        #expect(first.pixel(x: 195, y: 422) == SIMD4(255, 59, 48, 255) || first.pixel(x: 195, y: 422).x > 200)
        #expect(second.pixel(x: 195, y: 422).z > 200)
        #expect(second.pixel(x: 195, y: 422).x < 60)
        // The edge that comes nearer is higher than the stage, the one that goes away is lower.
        let columns = [60, 330].map { x in (0..<844).count { second.pixel(x: x, y: $0).z > 128 } }
        #expect(columns[0] != columns[1])
    }

    @Test func `a flip projects the edge of the page where the matrix says`() throws {
        let scene = begin(.flipHorizontal)
        scene.present()
        scene.stage.advance(by: 0.375)
        scene.stage.advance(by: 0.15)

        let layer = try #require(scene.b.view.layer.presentation())
        let perspective = try #require(scene.b.view.superview?.layer.sublayerTransform)
        let sine = layer.transform.m13 == 0 ? layer.transform.m31 : -layer.transform.m13
        let cosine = layer.transform.m11
        #expect(abs(sine * sine + cosine * cosine - 1) < 0.001, "a turn, and nothing else")
        #expect(perspective.m34 == -1 / CGFloat(780))
    }

    @Test func `a page that was turned to leaves to the side from which it came`() throws {
        let scene = begin(.flipHorizontal)
        scene.present()
        scene.stage.advance(by: 0.5)
        let coming = try #require(scene.b.view.layer.presentation()).transform.m13
        scene.stage.settle()

        scene.dismiss()
        scene.stage.advance(by: 0.2)
        let going = try #require(scene.b.view.layer.presentation()).transform.m13

        #expect(abs(coming) > 0.05 && abs(going) > 0.05)
        #expect(coming.sign == going.sign)
    }

    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
    func `what goes is in front of the presenter that comes back`(style: UIModalTransitionStyle) {
        let scene = begin(style)
        scene.presentToTheEnd()

        scene.dismiss()
        scene.stage.advance(by: 0.1)

        let views: [UIView] = [scene.a.view, scene.b.view]
        #expect(scene.b.view.superview?.subviews == views)
    }

    @Test func `a context may bring its own style`() {
        let scene = Scene(style: .currentContext)
        scene.b.transitioningDelegate = nil
        scene.a.definesPresentationContext = true
        scene.a.providesPresentationContextTransitionStyle = true
        scene.a.modalTransitionStyle = .crossDissolve

        scene.present()
        scene.stage.advance(by: 0.2)

        #expect(scene.b.view.frame.minY == 0)
        #expect((scene.b.view.layer.presentation()?.opacity ?? 1) < 0.9)
    }

    @Test(arguments: [(UIModalPresentationStyle.fullScreen, true), (.currentContext, false)])
    func `a full screen, and a context that does not bring a style, leave the presented one's`(
        style: UIModalPresentationStyle, provides: Bool
    ) {
        let scene = Scene(style: style)
        scene.b.transitioningDelegate = nil
        scene.a.definesPresentationContext = true
        scene.a.providesPresentationContextTransitionStyle = provides
        scene.a.modalTransitionStyle = .crossDissolve

        scene.present()
        scene.stage.advance(by: 0.2)

        #expect((scene.b.view.layer.presentation()?.frame.minY ?? 0) > 50)
        #expect(scene.b.view.layer.presentation()?.opacity == 1)
    }

    @Test func `a flip comes from the right, and goes back the other way`() throws {
        let scene = begin(.flipHorizontal)

        scene.present()
        scene.stage.advance(by: 0.1)
        let coming = try #require(scene.a.view.layer.presentation()?.transform.m13)
        #expect(coming > 0.1, "the right edge turns towards the eye")
        scene.stage.settle()
        scene.dismiss()
        scene.stage.advance(by: 0.1)
        let going = try #require(scene.b.view.layer.presentation()?.transform.m13)

        #expect(going < -0.1)
    }
}
