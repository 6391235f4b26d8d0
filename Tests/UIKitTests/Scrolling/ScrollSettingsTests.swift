import Testing
import UITesting

@testable import UIKit

/// What a scroll view's settings do to the finger, the wheel and the indicators.
@Suite(.serialized) struct ScrollSettingsTests {
    private let stage = Stage()

    /// A scroll view that fills the stage, with content of a size.
    private func scrollView(_ width: CGFloat, _ height: CGFloat) -> UIScrollView {
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentSize = CGSize(width: width, height: height)
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    private func wheel(_ dx: CGFloat, _ dy: CGFloat) -> ScrollWheel {
        ScrollWheel(delta: CGVector(dx: dx, dy: dy), location: CGPoint(x: 200, y: 400), timestamp: 0)
    }

    private func drag(_ dx: CGFloat, _ dy: CGFloat) {
        stage.touch(.began, at: CGPoint(x: 200, y: 400))
        stage.move(to: CGPoint(x: 200 + dx, y: 400 + dy), over: 0.2)
    }

    // MARK: - The wheel

    @Test func `the wheel scrolls sideways as far as the content goes, and leaves the height`() {
        let view = scrollView(600, 2000)
        view.contentOffset.y = 100

        view.handleScroll(wheel(-60, 0))
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 60, y: 100))
        view.handleScroll(wheel(-900, 0))
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 210, y: 100))
        view.handleScroll(wheel(50, -30))
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 160, y: 130))
    }

    @Test func `the wheel's scrolling comes to rest without a jump`() {
        let view = scrollView(390, 4000)
        view.handleScroll(wheel(0, -300))

        var offsets: [CGFloat] = []
        while stage.isMoving, offsets.count < 200 {
            stage.advance(by: stage.frameDuration)
            offsets.append(view.contentOffset.y)
        }

        let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
        #expect(offsets.last == 300)
        #expect(steps.suffix(5).allSatisfy { abs($0) < 3 })
    }

    @Test func `the wheel of a view that cannot go on turns the one around it`() {
        let outer = scrollView(2000, 844)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        inner.contentSize = CGSize(width: 390, height: 1000)
        outer.addSubview(inner)

        inner.handleScroll(wheel(-40, 0))
        stage.settle()
        #expect(outer.contentOffset.x == 40 && inner.contentOffset == .zero)
        inner.handleScroll(wheel(0, -40))
        stage.settle()
        #expect(outer.contentOffset.x == 40 && inner.contentOffset.y == 40)
    }

    // MARK: - The finger

    @Test func `a view that may not scroll does not, by finger or by wheel`() {
        let view = scrollView(390, 2000)
        view.isScrollEnabled = false

        drag(0, -200)
        view.handleScroll(wheel(0, -60))
        stage.advance(by: 0.2)
        #expect(view.contentOffset == .zero && !view.panGestureRecognizer.isEnabled)
        stage.touch(.ended, at: CGPoint(x: 200, y: 200))
        view.isScrollEnabled = true
        drag(0, -200)
        #expect(view.contentOffset.y > 150)
    }

    @Test(arguments: [(false, false), (true, false), (false, true)])
    func `content that fits is pulled only along the axes that always bounce`(
        vertical: Bool, horizontal: Bool
    ) {
        let view = scrollView(390, 844)
        view.alwaysBounceVertical = vertical
        view.alwaysBounceHorizontal = horizontal

        drag(0, 100)
        #expect((view.contentOffset.y < 0) == vertical)
        stage.touch(.ended, at: CGPoint(x: 200, y: 500))
        stage.settle()
        #expect(view.contentOffset == .zero)
        drag(100, 0)
        #expect((view.contentOffset.x < 0) == horizontal)
    }

    @Test func `a fast rate stops sooner than a normal one`() {
        func distance(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
            let stage = Stage()
            let view = UIScrollView(frame: stage.window.bounds)
            view.contentSize = CGSize(width: 390, height: 20_000)
            view.decelerationRate = rate
            stage.window.addSubview(view)
            stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), over: 0.1)
            let released = view.contentOffset.y
            stage.settle()
            return view.contentOffset.y - released
        }
        let (normal, fast) = (distance(.normal), distance(.fast))

        // The way is the velocity over the logarithm of the rate: log(0.99) is five times log(0.998).
        #expect(fast > 0 && abs(normal / fast - 5.02) < 0.3)
    }

    @Test func `content beyond the right inset can be reached, and no more`() {
        let view = scrollView(600, 844)
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        view.bounces = false

        view.setContentOffset(CGPoint(x: 200, y: 0), animated: false)
        stage.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 10, y: 400), over: 0.1)
        stage.settle()

        #expect(abs(view.contentOffset.x - (600 + 30 - 390)) < 0.01)
        stage.drag(from: CGPoint(x: 10, y: 400), to: CGPoint(x: 380, y: 400), over: 0.1)
        stage.settle()
        stage.drag(from: CGPoint(x: 10, y: 400), to: CGPoint(x: 380, y: 400), over: 0.1)
        stage.settle()
        #expect(abs(view.contentOffset.x + 20) < 0.01)
    }

    @Test func `an offset that is set animated eases in and out`() {
        let view = scrollView(390, 5000)
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        stage.advance(by: 0)
        let start = view.contentOffset.y

        stage.advance(by: 0.3 / 4)
        let quarter = view.contentOffset.y - start
        stage.advance(by: 0.3 / 4)
        // A smooth step has 0.156 of its way at a quarter and 0.5 at a half; a frame is worth up to 80 points.
        #expect(quarter > 80 && quarter < 220, "250 would be even")
        #expect(abs(view.contentOffset.y - 500) < 90)
        stage.settle()
        #expect(view.contentOffset.y == 1000)
    }

    @Test func `whether a drag may take a touch from a view is asked`() {
        /// Lets a drag take touches from controls, too.
        final class Greedy: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        for (view, scrolls) in [(UIScrollView(), false), (Greedy(), true)] {
            view.frame = stage.window.bounds
            view.contentSize = CGSize(width: 390, height: 2000)
            view.delaysContentTouches = false
            let slider = UIControl(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
            view.addSubview(slider)
            stage.window.addSubview(view)
            stage.advance(by: 0)

            drag(0, -200)

            #expect((view.contentOffset.y > 100) == scrolls)
            stage.touch(.ended, at: CGPoint(x: 200, y: 200))
            view.removeFromSuperview()
        }
    }

    @Test func `a view on which the finger has rested keeps its touch where a drag may not take it`() {
        final class Touched: UIView {
            var isEnded: Bool?
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isEnded = true }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isEnded = false }
        }
        /// Leaves touches to the views below the finger.
        final class Modest: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { !(view is Touched) }
        }
        let (plain, keeping, modest) = (UIScrollView(), UIScrollView(), Modest())
        keeping.canCancelContentTouches = false
        for (view, rests, scrolls) in [
            (plain, true, true), (keeping, true, false), (keeping, false, true), (modest, true, false),
        ] {
            view.frame = stage.window.bounds
            view.contentSize = CGSize(width: 390, height: 2000)
            view.contentOffset = .zero
            let touched = Touched(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
            view.addSubview(touched)
            stage.window.addSubview(view)
            stage.advance(by: 0)

            stage.touch(.began, at: CGPoint(x: 200, y: 400))
            if rests { stage.advance(by: 0.3) }
            stage.move(to: CGPoint(x: 200, y: 250), over: 0.2)
            stage.touch(.ended, at: CGPoint(x: 200, y: 250))
            stage.settle()

            #expect((view.contentOffset.y > 100) == scrolls, "\(type(of: view)), rests: \(rests)")
            #expect(touched.isEnded == (scrolls ? (rests ? false : nil) : true))
            touched.removeFromSuperview()
            view.removeFromSuperview()
        }
    }

    // MARK: - Insets and indicators

    @Test func `the safe area counts as inset as the behaviour says`() {
        let container = UIViewController()
        container.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 0)
        stage.present(container)
        let view = UIScrollView(frame: container.view.bounds)
        view.contentSize = CGSize(width: 390, height: 3000)
        view.contentInset.top = 5
        container.view.addSubview(view)
        stage.advance(by: 0)

        let scrolling = UIEdgeInsets(top: 55, left: 0, bottom: 30, right: 0)
        #expect(view.adjustedContentInset == scrolling)
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(view.adjustedContentInset == scrolling)
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 55, left: 10, bottom: 30, right: 0))
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    }

    @Test(arguments: [false, true])
    func `content that does not scroll keeps out of the safe area in a stack of screens only`(inStack: Bool) {
        let controller = UIViewController()
        let view = UIScrollView()
        view.contentSize = CGSize(width: 100, height: 100)
        controller.view = view
        controller.additionalSafeAreaInsets.top = 20

        stage.present(inStack ? UINavigationController(rootViewController: controller) : controller)
        stage.advance(by: 0)

        #expect(view.safeAreaInsets.top >= 20)
        #expect(view.adjustedContentInset.top == (inStack ? view.safeAreaInsets.top : 0))
        #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    }

    @Test func `indicators that are flashed are seen for a moment, hidden ones are not`() {
        let view = scrollView(390, 3000)
        func shown() -> [CGFloat] { view.subviews.suffix(2).filter { !$0.isHidden }.map(\.alpha) }
        stage.settle()
        #expect(shown().allSatisfy { $0 == 0 })

        view.flashScrollIndicators()
        stage.advance(by: 0.1)
        #expect(
            view.subviews.suffix(2).contains { $0.alpha > 0 || ($0.layer.presentation()?.opacity ?? 0) > 0 })
        stage.settle()
        #expect(shown().allSatisfy { $0 == 0 })
        view.showsVerticalScrollIndicator = false
        view.showsHorizontalScrollIndicator = false
        #expect(shown().isEmpty)
    }
}
