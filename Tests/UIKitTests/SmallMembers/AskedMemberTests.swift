import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Members that published code asks for here and there.
@MainActor
struct AskedMemberTests {
    final class RoundButton: UIButton {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    class Screen: UIViewController {}
    final class Detail: Screen {}

    @Test func `a button's subclass with the two plain initializers has all the others`() {
        #expect(RoundButton().buttonType == .custom)
        let button = RoundButton(type: .system)
        #expect(button.buttonType == .system)
        button.setTitle("Go", for: .normal)
        #expect(button.currentTitleColor == button.tintColor)
    }

    @Test func `a controller is made of a type alone`() {
        let kind: Screen.Type = Detail.self

        let screen = DynamicType.make(kind)

        #expect(screen is Detail)
        #expect(screen.view.bounds.width > 0)
    }

    @Test func `an animator without arguments changes things at once`() {
        let stage = Stage()
        let view = UIView()
        stage.window.addSubview(view)
        let animator = UIViewPropertyAnimator()
        animator.addAnimations { view.alpha = 0 }
        #expect(animator.duration == 0)

        animator.startAnimation()
        stage.settle()

        #expect(animator.state == .inactive)
        #expect(view.layer.opacity == 0)
    }

    @Test func `a touch is a finger's, and presses as on a device that feels nothing`() {
        let touch = UITouch()
        #expect(touch.type == .direct)
        #expect(touch.force == 0)
        #expect(touch.maximumPossibleForce == 0)
    }

    @Test func `a touch is as wide as a fingertip`() {
        let touch = UITouch()

        #expect(touch.majorRadius == 20)
        #expect(touch.majorRadiusTolerance == 5)
    }

    @Test func `the user's defaults have their values by keys`() {
        let defaults = UserDefaults.standard
        defer { defaults.removeObject(forKey: "launches") }

        defaults.setValue(3, forKey: "launches")
        #expect(defaults.value(forKey: "launches") as? Int == 3 && defaults.integer(forKey: "launches") == 3)
        defaults.setValue(nil, forKey: "launches")
        #expect(defaults.value(forKey: "launches") == nil)
    }

    @Test func `the application is found without naming it`() {
        let name = NSSelectorFromString("sharedApplication")

        #expect(UIApplication.responds(to: name))
        #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
        #expect(!UIApplication.responds(to: NSSelectorFromString("other")))
        #expect(UIApplication.perform(NSSelectorFromString("other")) == nil)
    }

    @Test func `orientations of windows: all but upside down on a phone's screen`() {
        let phone = Stage(size: CGSize(width: 390, height: 844))
        #expect(UIApplication.shared.supportedInterfaceOrientations(for: phone.window) == .allButUpsideDown)
    }

    @Test func `the screen's picture has all windows`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.window.backgroundColor = .blue
        let upper = UIWindow(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        upper.windowLevel = .alert
        upper.isHidden = false
        stage.advance(by: 0.1)

        let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)

        #expect(picture.bounds.size == CGSize(width: 100, height: 100))
        #expect(picture.subviews.map(\.frame) == [stage.window.frame, upper.frame])
    }

    @Test func `a picture is drawn at a point with half its opacity`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 4, height: 4)
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }

        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            dot.draw(at: CGPoint(x: 2, y: 0), blendMode: .normal, alpha: 0.5)
        }

        let alphas = try #require(image.cgImage).withPixels { bytes in
            stride(from: 3, to: 64, by: 4).map { bytes[$0] }
        }
        #expect(alphas[0] == 0)
        #expect(abs(Int(alphas[2]) - 128) <= 1)
        #expect(alphas[10] == 0)
    }

    @Test func `a context of an image's own form can be made`() throws {
        let image = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in UIRectFill(.zero) }
                .cgImage)
        #expect(image.bitsPerComponent == 8)
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: image.bitsPerComponent, bytesPerRow: 0,
            space: try #require(image.colorSpace), bitmapInfo: image.bitmapInfo.rawValue)
        #expect(context != nil)
        #expect(__CGPointEqualToPoint(.zero, CGPoint(x: 0, y: 0)))
        #expect(!__CGSizeEqualToSize(.zero, CGSize(width: 1, height: 0)))
    }

    @Test func `the window of a delegate that has none is an optional without a value`() {
        final class Delegate: NSObject, UIApplicationDelegate {}
        let delegate: any UIApplicationDelegate = Delegate()
        #expect(delegate.windowIfImplemented != nil)
        #expect(delegate.windowIfImplemented == .some(nil))
    }
}

/// What extensions replace: the count is the only difference.
@MainActor private var sizesToFit = 0
extension UIPageControl {
    @_dynamicReplacement(for:sizeToFit()) func countedSizeToFit() {
        sizesToFit += 1
        super.sizeToFit()
    }
}

@MainActor
struct ReplacementTests {
    @Test func `an extension replaces a member of a class, and its super is that of the class`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        let before = sizesToFit

        control.sizeToFit()

        #expect(sizesToFit == before + 1)
        #expect(control.bounds.size == control.intrinsicContentSize)
    }
}
