import Testing
import UIKit
import UITesting

/// A popover whose settings change while it is shown, and what becomes of them when it is gone.
@MainActor
struct PopoverChangeTests {
    private let scene = Scene(style: .popover, size: CGSize(width: 1024, height: 768))
    private let source = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))

    /// Makes B a popover of 200 × 150 points that points to the source.
    private func begin() throws -> UIPopoverPresentationController {
        scene.b.transitioningDelegate = nil
        scene.b.preferredContentSize = CGSize(width: 200, height: 150)
        scene.a.view.addSubview(source)
        let popover = try #require(scene.b.popoverPresentationController)
        popover.sourceView = source
        return popover
    }

    private func addView(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        scene.a.view.addSubview(view)
        return view
    }

    // MARK: - While it is shown

    @Test func `each of its settings moves it at once`() throws {
        let popover = try begin()
        scene.presentToTheEnd()
        func frame() -> CGRect? {
            scene.stage.settle()
            return popover.presentedView?.frame
        }

        popover.permittedArrowDirections = .down
        #expect(frame() == CGRect(x: 350, y: 137, width: 200, height: 163))
        #expect(popover.arrowDirection == .down)

        popover.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 40)
        #expect(frame() == CGRect(x: 310, y: 137, width: 200, height: 163))

        popover.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 340, bottom: 10, right: 10)
        #expect(frame() == CGRect(x: 340, y: 137, width: 200, height: 163))

        popover.sourceView = addView(CGRect(x: 400, y: 500, width: 100, height: 40))
        #expect(frame() == CGRect(x: 340, y: 337, width: 200, height: 163))

        popover.permittedArrowDirections = []
        #expect(frame() == CGRect(x: 340, y: 445, width: 200, height: 150))
        #expect(popover.arrowDirection == .unknown)
    }

    @Test func `an item counts more than a view, which counts again without it`() throws {
        let popover = try begin()
        popover.sourceItem = addView(CGRect(x: 600, y: 500, width: 100, height: 40))
        scene.presentToTheEnd()
        #expect(popover.presentedView?.frame == CGRect(x: 550, y: 540, width: 200, height: 163))

        popover.sourceItem = nil
        scene.stage.settle()

        #expect(popover.presentedView?.frame == CGRect(x: 350, y: 340, width: 200, height: 163))
    }

    @Test func `it grows with an animation when its content prefers another size`() throws {
        let popover = try begin()
        scene.presentToTheEnd()

        scene.b.preferredContentSize = CGSize(width: 300, height: 100)
        scene.stage.advance(by: 0.1)

        let shown = try #require(popover.presentedView?.layer.presentation())
        #expect(shown.bounds.width > 205 && shown.bounds.width < 295)
        scene.stage.settle()
        #expect(popover.presentedView?.frame == CGRect(x: 300, y: 340, width: 300, height: 113))
    }

    @Test func `its body is round and cut off, with a shadow of its shape beside the arrow`() throws {
        let popover = try begin()
        scene.presentToTheEnd()

        let (view, body) = (try #require(popover.presentedView), try #require(scene.b.view.superview))
        #expect(body.frame == CGRect(x: 0, y: 13, width: 200, height: 150))
        #expect(body.clipsToBounds && body.layer.cornerRadius == 13)
        #expect(view.layer.shadowOpacity == 0.2 && view.layer.shadowPath?.boundingBox == body.frame)

        popover.permittedArrowDirections = []
        scene.stage.settle()
        #expect(body.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
        #expect(view.layer.shadowPath?.boundingBox == body.frame)
        #expect(view.subviews.first?.frame == .zero, "there is no arrow")
    }

    // MARK: - The delegate

    private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
        private(set) var asked: [(rect: CGRect, view: UIView)] = []

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            asked.append((rect.pointee, view.pointee))
        }
    }

    @Test func `its delegate is asked for a place only when the window has another size`() throws {
        let (popover, listener) = (try begin(), Listener())
        popover.delegate = listener
        scene.presentToTheEnd()
        let container = try #require(popover.containerView)

        container.setNeedsLayout()
        scene.stage.settle()
        #expect(listener.asked.isEmpty)
        scene.stage.resize(to: CGSize(width: 1000, height: 768))
        scene.stage.settle()
        container.setNeedsLayout()
        scene.stage.settle()

        #expect(listener.asked.count == 1)
        #expect(listener.asked.first?.rect == source.bounds && listener.asked.first?.view === source)
        #expect(popover.sourceRect.isNull, "who changes nothing leaves the whole view")
    }

    @Test func `for a bar button its delegate gets a place in the container, and the button stays`() throws {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let (a, b, listener) = (UIViewController(), UIViewController(), Listener())
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        a.navigationItem.rightBarButtonItem = item
        b.modalPresentationStyle = .popover
        stage.present(UINavigationController(rootViewController: a))
        let popover = try #require(b.popoverPresentationController)
        popover.barButtonItem = item
        popover.delegate = listener
        a.present(b, animated: false)
        stage.settle()

        stage.resize(to: CGSize(width: 1100, height: 768))
        stage.settle()

        let asked = try #require(listener.asked.first)
        #expect(asked.view === popover.containerView && asked.rect.width > 10 && asked.rect.minX > 800)
        #expect(popover.barButtonItem === item && popover.sourceView == nil)
    }

    // MARK: - Before and after

    @Test func `its arrow points nowhere before it is presented and after it is gone`() throws {
        let popover = try begin()
        #expect(popover.arrowDirection == .unknown && popover.containerView == nil)
        #expect(popover.frameOfPresentedViewInContainerView == .zero)

        scene.presentToTheEnd()
        #expect(popover.arrowDirection == .up)
        scene.dismiss()
        #expect(popover.arrowDirection == .up, "until it is gone")
        scene.stage.settle()

        #expect(popover.arrowDirection == .unknown && popover.containerView == nil)
    }

    @Test func `a view in no window is nothing to point to`() throws {
        let popover = try begin()
        source.removeFromSuperview()

        scene.presentToTheEnd()

        #expect(scene.diagnostics("error").contains { $0.contains("has nothing to point to") })
        #expect(popover.presentedView?.frame == CGRect(x: 412, y: 309, width: 200, height: 150))
    }

    @Test func `without a delegate only a popover takes another form, where the width is compact`() throws {
        let popover = try begin()
        let plain = UIPresentationController(presentedViewController: scene.b, presenting: nil)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let regular = UITraitCollection(horizontalSizeClass: .regular)

        #expect(popover.adaptivePresentationStyle(for: compact) == .pageSheet)
        #expect(popover.adaptivePresentationStyle(for: regular) == .none)
        #expect(plain.adaptivePresentationStyle(for: compact) == .none)
    }
}
