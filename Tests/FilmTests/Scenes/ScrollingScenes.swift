import UIKit
import UITesting

/// Scroll views in more ways: locked to a direction, without bounces, decelerated fast, in paces, by code, zoomed by taps.
enum ScrollingScenes {
    static let all = [locked, bounded, paced, coded, zoomedOut, followed, wheeled]

    /// Notes where its scroll view is, and picks where it stops.
    private final class Watcher: NSObject, UIScrollViewDelegate {
        let script: Script
        /// The distance of places to stop at; nil: anywhere.
        var pace: CGFloat?
        var zooming: UIView?
        var maySwipeToTop = true

        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }

        private func note(_ text: String, _ view: UIScrollView) {
            let flags = [
                view.isTracking, view.isDragging, view.isDecelerating, view.isZooming, view.isZoomBouncing,
            ]
            script.note(
                "\(text) \(FactText.text(view.contentOffset.x)) \(FactText.text(view.contentOffset.y)) "
                    + flags.map { $0 ? "1" : "0" }.joined())
        }

        func scrollViewDidScroll(_ view: UIScrollView) { note("scrolls", view) }
        func scrollViewDidZoom(_ view: UIScrollView) { note("zooms \(FactText.text(view.zoomScale))", view) }
        func scrollViewWillBeginDragging(_ view: UIScrollView) { note("will drag", view) }
        func scrollViewWillEndDragging(
            _ view: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset target: UnsafeMutablePointer<CGPoint>
        ) {
            note(
                "will end \(FactText.text(velocity.x)) \(FactText.text(velocity.y)) at "
                    + "\(FactText.text(target.pointee.x)) \(FactText.text(target.pointee.y))", view)
            if let pace { target.pointee.y = (target.pointee.y / pace).rounded() * pace }
        }
        func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
            note("ended \(willDecelerate)", view)
        }
        func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("decelerated", view) }
        func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("animated", view) }
        func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { maySwipeToTop }
        func scrollViewDidScrollToTop(_ view: UIScrollView) { note("at top", view) }
        func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
            note("insets \(FactText.text(view.adjustedContentInset.top))", view)
        }
        func viewForZooming(in view: UIScrollView) -> UIView? { zooming }
        func scrollViewDidEndZooming(_ view: UIScrollView, with: UIView?, atScale scale: CGFloat) {
            note("zoomed", view)
        }
    }

    private static func scroll(_ script: Script, _ width: CGFloat, _ height: CGFloat) -> (
        UIScrollView, Watcher
    ) {
        let (view, watcher) = (
            UIScrollView(frame: CGRect(x: 20, y: 40, width: 280, height: 400)), Watcher(script)
        )
        view.contentSize = CGSize(width: width, height: height)
        view.delegate = watcher
        view.addSubview(Plate(20, 30, width - 40, height - 60, .orange))
        return (view, watcher)
    }

    private static let locked = Scene("scroll-locked", frameRate: 15) { script in
        let (view, watcher) = scroll(script, 900, 1200)
        view.isDirectionalLockEnabled = true
        script.drag([(200, 300), (195, 250), (100, 200)], at: 0, over: 0.3, resting: 0.1)
        script.drag([(250, 300), (200, 295), (100, 200)], at: 0.8, over: 0.2)
        script.drag([(250, 300), (200, 250)], at: 2.4, over: 0.15)
        script.look(at: 0.25, 1, 2.5)
        script.at(4) { withExtendedLifetime(watcher) { view.flashScrollIndicators() } }
        script.look(at: 4.1)
        return stage(view)
    }

    private static let bounded = Scene("scroll-bounded", frameRate: 15) { script in
        let (view, watcher) = scroll(script, 280, 700)
        view.bounces = false
        view.decelerationRate = .fast
        view.showsVerticalScrollIndicator = false
        script.drag([(100, 300), (100, 80)], at: 0, over: 0.15)
        script.drag([(100, 100), (100, 400)], at: 1, over: 0.3, resting: 0.1)
        script.look(at: 0.2, 1.2)
        script.at(2) {
            (view.bounces, view.alwaysBounceHorizontal) = (true, true)
            view.contentSize.height = 100
        }
        script.drag([(100, 100), (200, 105)], at: 2.2, over: 0.2, resting: 0.1)
        script.look(at: 2.4, 2.6)
        script.drag([(100, 100), (100, 200)], at: 3.2, over: 0.2, resting: 0.1)
        script.at(4) { withExtendedLifetime(watcher) { script.note(FactText.text(view.contentOffset.y)) } }
        return stage(view)
    }

    private static let paced = Scene("scroll-paced", frameRate: 15) { script in
        let (view, watcher) = scroll(script, 280, 2000)
        watcher.pace = 150
        script.drag([(100, 300), (100, 250)], at: 0, over: 0.1)
        script.drag([(100, 300), (100, 260)], at: 2, over: 0.3, resting: 0.2)
        script.drag([(100, 300), (100, 100)], at: 3.5, over: 0.1)
        script.tap(100, 200, at: 3.9)
        script.look(at: 0.3, 2.6, 3.8, 4.1)
        script.at(6.5) { withExtendedLifetime(watcher) { view.setContentOffset(.zero, animated: false) } }
        return stage(view)
    }

    private static let coded = Scene("scroll-coded", frameRate: 15) { script in
        let (view, watcher) = scroll(script, 600, 1200)
        view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        script.at(0) { view.setContentOffset(CGPoint(x: 100, y: 300), animated: true) }
        script.at(0.2) { view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
        script.at(0.8) {
            view.scrollRectToVisible(CGRect(x: 500, y: 100, width: 60, height: 40), animated: true)
        }
        script.at(1.4) {
            view.scrollRectToVisible(CGRect(x: 300, y: 120, width: 60, height: 40), animated: false)
        }
        script.at(1.5) {
            view.contentOffset = CGPoint(x: -300, y: 5000)
            view.contentSize = CGSize(width: 300, height: 900)
        }
        script.look(at: 0.1, 0.4, 1, 1.6)
        script.at(1.8) { UIView.animate(withDuration: 0.3) { view.contentOffset = CGPoint(x: 10, y: 20) } }
        script.look(at: 1.95)
        script.at(2.4) {
            withExtendedLifetime(watcher) { view.frame.size.height = 250 }
            script.note(FactText.text(CGRect(origin: view.contentOffset, size: view.bounds.size)))
        }
        return stage(view)
    }

    private static let zoomedOut = Scene("scroll-zoomed-out", frameRate: 15) { script in
        let (view, watcher) = scroll(script, 280, 400)
        let content = Plate(0, 0, 280, 400, .yellow)
        content.addSubview(Plate(100, 150, 80, 80, .red))
        view.addSubview(content)
        (view.minimumZoomScale, view.maximumZoomScale, watcher.zooming) = (0.5, 2, content)
        // Together, beyond the least scale; apart, beyond the greatest.
        script.drag([(60, 100), (150, 220)], at: 0, over: 0.3, resting: 0.1)
        script.drag([(260, 380), (170, 250)], at: 0, over: 0.3, resting: 0.1, finger: 1)
        script.look(at: 0.25, 0.5)
        script.drag([(150, 230), (40, 60)], at: 1.2, over: 0.4, resting: 0.1)
        script.drag([(170, 250), (290, 430)], at: 1.2, over: 0.4, resting: 0.1, finger: 1)
        script.look(at: 1.5, 1.8)
        script.at(2.4) { view.bouncesZoom = false }
        script.drag([(60, 100), (150, 220)], at: 2.5, over: 0.2)
        script.drag([(260, 380), (170, 250)], at: 2.5, over: 0.2, finger: 1)
        script.at(3.2) { view.zoom(to: CGRect(x: 90, y: 140, width: 140, height: 100), animated: false) }
        script.at(3.4) { withExtendedLifetime(watcher) { view.setZoomScale(3, animated: true) } }
        script.look(at: 3.3, 3.5)
        return stage(view)
    }

    private static let followed = Scene("scroll-followed", frameRate: 15) { script in
        let (view, watcher) = scroll(script, 320, 1500)
        view.keyboardDismissMode = .interactive
        let screen = PlainScreen("Top", .white) { screen in
            view.frame = screen.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.view.addSubview(view)
        }
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        script.look(at: 0.05)
        script.drag([(160, 400), (160, 250)], at: 0.1, over: 0.3, resting: 0.1)
        script.look(at: 0.35)
        script.at(0.8) { view.contentInsetAdjustmentBehavior = .never }
        script.at(1) { view.contentInsetAdjustmentBehavior = .always }
        script.at(1.2) { view.contentOffset.y = 1180 }
        script.look(at: 0.9, 1.1, 1.3)
        script.tap(160, 5, at: 1.5)
        script.look(at: 1.7)
        script.at(2.5) { withExtendedLifetime(watcher) { watcher.maySwipeToTop = false } }
        return tabs
    }

    private static let wheeled = Scene("scroll-wheeled", frameRate: 15) { script in
        let (outer, watcher) = scroll(script, 280, 900)
        let (inner, other) = scroll(script, 600, 150)
        inner.frame = CGRect(x: 10, y: 60, width: 200, height: 150)
        outer.addSubview(inner)
        for (index, turn) in [(0, -40), (0, 30), (-50, 0), (20, -20), (0, -900), (0, 2000)].enumerated() {
            let place = CGPoint(x: 100, y: index < 4 ? 140 : 400)
            script.at(Double(index) * 0.2, .wheel(CGVector(dx: turn.0, dy: turn.1), location: place))
        }
        script.look(at: 0.1, 0.3, 0.5, 0.7, 0.9)
        script.at(1.4) { withExtendedLifetime((watcher, other)) { outer.isScrollEnabled = false } }
        script.at(1.5, .wheel(CGVector(dx: 0, dy: -50), location: CGPoint(x: 100, y: 400)))
        return stage(outer)
    }
}
