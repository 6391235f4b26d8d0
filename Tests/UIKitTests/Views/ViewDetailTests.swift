import Testing
import UIKit
import UITesting

/// Views, guides and stacks: limits that a change can move without a word.
@MainActor
struct ViewDetailTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    @Test func `a view takes touches until it is all but transparent`() {
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)

        view.alpha = 0.011
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        view.alpha = 0.009
        #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
    }

    @Test func `a view that is scrolled away from the edges has less of the safe area`() {
        let controller = UIViewController()
        stage.present(controller)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 10)
        controller.view.bounds.origin = CGPoint(x: 5, y: 30)
        let child = UIView(frame: CGRect(x: 12, y: 40, width: 386, height: 380))
        controller.view.addSubview(child)
        stage.settle()

        // Of the area from (5, 30) to (405, 430) it leaves 7, 10, 7 and 10 points free.
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 37, left: 13, bottom: 24, right: 3))
        child.frame.size.height = 20
        child.frame.origin.y = 30
        stage.settle()
        #expect(child.safeAreaInsets.top == 20, "no inset reaches farther than the view")
        child.frame.origin.y = 410
        stage.settle()
        #expect(child.safeAreaInsets.top == 0 && child.safeAreaInsets.bottom == 20)
    }

    @Test func `readable content is at most 672 points wide, in the middle`() {
        let stage = Stage(size: CGSize(width: 1000, height: 300))
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        stage.settle()

        let wide = view.readableContentGuide.layoutFrame
        view.frame.size.width = 500
        stage.settle()

        #expect(wide.width == 672 && wide.midX == 500)
        #expect(view.readableContentGuide.layoutFrame.width < 500)
        #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    }

    @Test func `proportional shares add up to the length`() {
        final class Sized: UIView {
            let width: CGFloat
            init(_ width: CGFloat) {
                self.width = width
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
        }
        let views = [Sized(1), Sized(3)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
        stage.window.addSubview(stack)
        stage.settle()

        #expect(views.map(\.frame.width) == [100, 300])
    }

    @Test func `a layer is without a shadow, corners and a border until it gets some`() {
        let layer = CALayer()

        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
        #expect(layer.shadowOpacity == 0 && layer.cornerRadius == 0 && layer.borderWidth == 0)
        #expect(layer.opacity == 1 && layer.speed == 1 && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }

    @Test func `what an animation showed of the anchor point goes with it`() throws {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.window.addSubview(view)
        stage.settle()
        let animation = CABasicAnimation(keyPath: "anchorPoint")
        (animation.fromValue, animation.toValue) = (CGPoint.zero, CGPoint(x: 1, y: 0))
        animation.duration = 1
        view.layer.add(animation, forKey: "anchor")

        stage.advance(by: 0.5)
        let during = try #require(view.layer.presentation()?.anchorPoint)
        view.layer.removeAnimation(forKey: "anchor")
        stage.advance(by: 0.1)

        #expect(abs(during.x - 0.5) < 0.05 && during.y == 0)
        #expect(view.layer.presentation()?.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }

    @Test func `an interaction hears where it goes, before and after`() {
        final class Listening: NSObject, UIInteraction {
            weak var view: UIView?
            var heard: [String] = []
            func willMove(to view: UIView?) { heard.append("will \(view == nil ? "leave" : "come")") }
            func didMove(to view: UIView?) {
                self.view = view
                heard.append("did \(view == nil ? "leave" : "come")")
            }
        }
        let (view, interaction) = (UIView(), Listening())

        view.addInteraction(interaction)
        #expect(interaction.heard == ["will come", "did come"] && interaction.view === view)
        view.removeInteraction(interaction)

        #expect(interaction.heard == ["will come", "did come", "will leave", "did leave"])
        #expect(view.interactions.isEmpty)
    }

    @Test func `constraints that a view is to update are due until it has`() {
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        view.updateConstraintsIfNeeded()
        #expect(!view.needsUpdateConstraints())

        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        view.updateConstraintsIfNeeded()

        #expect(!view.needsUpdateConstraints())
    }

    @Test func `a view comes back from an archive with what it was`() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        (view.alpha, view.isHidden, view.tag, view.clipsToBounds) = (0.5, true, 7, true)
        (view.isUserInteractionEnabled, view.contentMode) = (false, .bottomLeft)
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.bounds.origin = CGPoint(x: 5, y: 6)

        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let read = try #require(UIView(coder: unarchiver))

        #expect(read.frame == view.frame && read.bounds == view.bounds)
        #expect(read.alpha == 0.5 && read.isHidden && read.tag == 7 && read.clipsToBounds)
        #expect(!read.isUserInteractionEnabled && read.contentMode == .bottomLeft)
        #expect(read.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    }

    @Test func `other pictures end an image view's animation`() throws {
        let pictures = (1...2).map { side in
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        view.animationImages = pictures
        view.startAnimating()
        stage.advance(by: 0.1)
        #expect(view.isAnimating)

        view.animationImages = [pictures[0]]

        #expect(!view.isAnimating)
    }
}
