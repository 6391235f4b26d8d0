import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// What views inherit, what they are asked about others' views, and what a screen makes of sizes.
@Suite struct ViewArgumentTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))

    @Test func `a view that is no subview is not moved among them, and that is said`() {
        let (parent, other) = (UIView(), UIView())
        let views = [UIView(), UIView()]
        views.forEach(parent.addSubview)
        stage.window.addSubview(other)
        stage.window.addSubview(parent)
        let order = stage.window.subviews

        parent.sendSubviewToBack(other)
        parent.bringSubviewToFront(other)

        #expect(parent.subviews == views && stage.window.subviews == order)
        #expect(stage.diagnostics.count == 2)
    }

    @Test func `a responder that does not give up keeps the keys unless it is forced`() {
        final class Stubborn: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { false }
        }
        let view = Stubborn()
        stage.window.addSubview(view)
        #expect(view.becomeFirstResponder())

        #expect(!stage.window.endEditing(false) && view.isFirstResponder)
        #expect(stage.window.endEditing(true) && !view.isFirstResponder)
    }

    @Test func `margins that are preserved keep a view's content off its superview's margins`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.bounds.origin = CGPoint(x: 50, y: 60)
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        let view = UIView(frame: CGRect(x: 55, y: 70, width: 180, height: 170))
        parent.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

        view.preservesSuperviewLayoutMargins = true

        #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 25, bottom: 20, right: 35))
        view.layoutMargins = UIEdgeInsets(top: 60, left: 60, bottom: 60, right: 60)
        #expect(view.layoutMargins == UIEdgeInsets(top: 60, left: 60, bottom: 60, right: 60))
    }

    @Test func `a tint that is taken back is the inherited one again`() {
        let (parent, view) = (UIView(), UIView())
        parent.addSubview(view)
        parent.tintColor = .green
        view.tintColor = .red
        #expect(view.tintColor == .red)

        view.tintColor = nil

        #expect(view.tintColor == .green)
    }

    @Test func `a guide leaves only the view that has it`() {
        let (owner, other) = (UIView(), UIView())
        let guide = UILayoutGuide()
        owner.addLayoutGuide(guide)

        other.removeLayoutGuide(guide)
        #expect(guide.owningView === owner && owner.layoutGuides == [guide])
        owner.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && owner.layoutGuides.isEmpty)
    }

    @Test func `constraints are updated on the spot where that is asked for, and where it is due`() {
        final class Counting: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        let before = view.updates

        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints() && view.updates == before)
        stage.window.updateConstraintsIfNeeded()
        #expect(!view.needsUpdateConstraints() && view.updates == before + 1)
        stage.window.updateConstraintsIfNeeded()
        #expect(view.updates == before + 1)
    }

    @Test func `a view as high as nothing has a snapshot of its size`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 0))
        stage.window.addSubview(view)
        stage.advance(by: 0)

        let snapshot = view.snapshotView(afterScreenUpdates: true)

        #expect(snapshot?.bounds.size == CGSize(width: 50, height: 0))
        #expect(snapshot?.layer.contents == nil)
    }

    @Test func `pictures run thirty a second without end, and counts and times below none are none`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        stage.window.addSubview(view)
        view.animationDuration = -2
        view.animationRepeatCount = -3
        #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
        view.animationDuration = .infinity
        #expect(view.animationDuration == 0)

        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [picture, picture, picture]
        view.startAnimating()
        let animation = view.layer.animation(forKey: view.layer.animationKeys()?.first ?? "")
        #expect(animation?.duration == 0.1 && animation?.repeatCount == .infinity)
        stage.advance(by: 5)
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test func `an orientation is upright, on a side, or flat`() {
        let landscape: [UIDeviceOrientation] = [.landscapeLeft, .landscapeRight]
        let flat: [UIDeviceOrientation] = [.faceUp, .faceDown]
        let portrait: [UIDeviceOrientation] = [.portrait, .portraitUpsideDown]

        for orientation in landscape + flat + portrait + [.unknown] {
            #expect(orientation.isLandscape == landscape.contains(orientation))
            #expect(orientation.isFlat == flat.contains(orientation))
            #expect(orientation.isValidInterfaceOrientation == !(flat + [.unknown]).contains(orientation))
            #expect(orientation.isPortrait == portrait.contains(orientation))
        }
    }

    @Test func `an end too many of the device's turns does not swallow the next beginning`() {
        let device = stage.run { UIDevice.current }
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)

        device.beginGeneratingDeviceOrientationNotifications()

        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
    }

    @Test(arguments: [
        CGSize(width: 0, height: 100), CGSize(width: 100, height: 0),
        CGSize(width: CGFloat.infinity, height: 100), CGSize(width: 100, height: CGFloat.nan),
    ])
    func `a screen keeps its size when it is given one that is none`(size: CGSize) {
        let screen = stage.application.screen

        screen.resize(to: size, scale: 1)
        screen.resize(to: CGSize(width: 100, height: 100), scale: 0)
        screen.resize(to: CGSize(width: 100, height: 100), scale: .infinity)

        #expect(screen.bounds.size == CGSize(width: 400, height: 800) && screen.scale == 1)
        screen.resize(to: CGSize(width: 100, height: 200), scale: 2)
        #expect(screen.bounds.size == CGSize(width: 100, height: 200) && screen.scale == 2)
    }

    @Test func `a window's safe area is what the device's bars cover of it`() throws {
        let device = try #require(StageDevice.all.first { $0.hasHomeIndicator })
        let stage = Stage(size: device.size, device: device)
        stage.advance(by: 0)
        let whole = stage.window.safeAreaInsets
        #expect(whole.top > 20 && whole.bottom > 10)

        func insets(_ frame: CGRect) -> UIEdgeInsets {
            stage.run {
                let window = UIWindow(frame: frame)
                window.isHidden = false
                return window.safeAreaInsets
            }
        }
        let (width, height) = (device.size.width, device.size.height)
        let lower = insets(CGRect(x: 0, y: 10, width: width, height: height - 10))
        #expect(lower.top == whole.top - 10 && lower.bottom == whole.bottom)
        let middle = insets(CGRect(x: 20, y: 200, width: width - 40, height: 100))
        #expect(middle == .zero)
        let upper = insets(CGRect(x: 0, y: 0, width: width, height: height - 4))
        #expect(upper.top == whole.top && upper.bottom == whole.bottom - 4)
    }

    @Test func `a screen that is turned gives each window its new safe area at once`() throws {
        let device = try #require(StageDevice.all.first { $0.hasHomeIndicator })
        let stage = Stage(size: device.size, device: device)
        let window = stage.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.isHidden = false
            return window
        }
        stage.advance(by: 0)
        let upright = window.safeAreaInsets

        stage.resize(to: CGSize(width: device.size.height, height: device.size.width))

        #expect(upright.top > 0 && upright.left == 0)
        #expect(window.safeAreaInsets.top < upright.top && window.safeAreaInsets.left > 0)
    }

    @Test(arguments: [(413, 16), (414, 20)])
    func `a controller's margins are wider from the width of large phones on`(width: CGFloat, margin: CGFloat)
    {
        let controller = UIViewController()
        controller.view.frame.size = CGSize(width: width, height: 600)

        #expect(controller.systemMinimumLayoutMargins.leading == margin)
        #expect(controller.systemMinimumLayoutMargins.trailing == margin)
        #expect(UIViewController().systemMinimumLayoutMargins.leading == 16)
    }

    @Test(arguments: [(0.011, true), (0.009, false)])
    func `a view takes touches down to an alpha of a hundredth`(alpha: CGFloat, isHit: Bool) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        view.alpha = alpha

        #expect((stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view) == isHit)
    }

    @Test func `the safe area of a subview counts from what is seen of its superview, and fits into it`() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
        stage.present(controller)
        stage.settle()
        let view: UIView = controller.view
        view.bounds.origin = CGPoint(x: 5, y: 20)
        let inner = UIView(frame: CGRect(x: 15, y: 30, width: 380, height: 785))
        let flat = UIView(frame: CGRect(x: 5, y: 810, width: 400, height: 10))
        view.addSubview(inner)
        view.addSubview(flat)

        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 40, left: 30, bottom: 25, right: 10))
        #expect(flat.safeAreaInsets.bottom == 10)
    }

    @Test func `a snapshot with caps stretches what lies between them`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        func center(_ caps: UIEdgeInsets) -> CGRect? {
            view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: true, withCapInsets: caps)?
                .layer.contentsCenter
        }

        let part = try #require(center(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)))
        #expect(abs(part.minX - 0.2) < 1e-9 && abs(part.minY - 0.05) < 1e-9)
        #expect(abs(part.width - 0.4) < 1e-9 && abs(part.height - 0.8) < 1e-9)
        let line = try #require(center(UIEdgeInsets(top: 100, left: 60, bottom: 100, right: 60)))
        #expect(line.width == 0 && line.height == 0 && line.minX == 0.6 && line.minY == 0.5)
    }

    @Test func `a controller updates the constraints of its view, which may do so itself`() {
        final class Updating: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        final class Owner: UIViewController {
            override func loadView() { view = Updating(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        }
        let controller = Owner()
        stage.present(controller)
        stage.advance(by: 0)
        let view = controller.view as? Updating
        let before = view?.updates ?? 0

        view?.setNeedsUpdateConstraints()
        stage.advance(by: 0.1)

        #expect(view?.updates == before + 1)
    }

    @Test func `a responder that gives up does so without force`() {
        final class Willing: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let view = Willing()
        stage.window.addSubview(view)
        #expect(view.becomeFirstResponder())

        #expect(stage.window.endEditing(false) && !view.isFirstResponder)
    }

    @Test func `only a colour that depends on traits is kept beside the layer's`() {
        let (plain, dynamic) = (UIView(), UIView())

        plain.backgroundColor = .red
        dynamic.backgroundColor = .systemBackground

        #expect(plain.rare == nil && dynamic.rare?.background != nil)
    }

    @Test func `only a view that draws is to be drawn from the beginning`() {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {}
        }
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

        #expect(Drawing(frame: frame).layer.needsDisplay() && !UIView(frame: frame).layer.needsDisplay())
    }
}
