import UIKit
import UITesting

/// Scroll views: thrown, bounced, paged, zoomed, nested.
enum ScrollScenes {
    static let all = [thrown, paged, zoomed, nested, refreshed, inset]

    private final class Watcher: NSObject, UIScrollViewDelegate {
        let script: Script
        var zooming: UIView?
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }

        private func note(_ text: String, _ view: UIScrollView) {
            let flags = [view.isTracking, view.isDragging, view.isDecelerating, view.isZooming].map {
                $0 ? "1" : "0"
            }
            script.note(
                "\(text) \(Int(view.contentOffset.x.rounded())),\(Int(view.contentOffset.y.rounded())) \(flags.joined())"
            )
        }

        func scrollViewWillBeginDragging(_ view: UIScrollView) { note("will drag", view) }
        func scrollViewWillEndDragging(
            _ view: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset target: UnsafeMutablePointer<CGPoint>
        ) { note("will end at \(Int(target.pointee.x.rounded())),\(Int(target.pointee.y.rounded()))", view) }
        func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
            note("ended \(willDecelerate)", view)
        }
        func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("will decelerate", view) }
        func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("decelerated", view) }
        func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("animated", view) }
        func scrollViewDidScrollToTop(_ view: UIScrollView) { note("at top", view) }
        func viewForZooming(in view: UIScrollView) -> UIView? { zooming }
        func scrollViewWillBeginZooming(_ view: UIScrollView, with: UIView?) { note("will zoom", view) }
        func scrollViewDidEndZooming(_ view: UIScrollView, with: UIView?, atScale scale: CGFloat) {
            note("zoomed \((scale * 1000).rounded())", view)
        }
    }

    private static func scroll(_ script: Script, _ size: CGSize) -> (UIScrollView, Watcher) {
        let (view, watcher) = (
            UIScrollView(frame: CGRect(x: 20, y: 20, width: 280, height: 440)), Watcher(script)
        )
        view.contentSize = size
        view.delegate = watcher
        for index in 0..<8 {
            let plate = Plate(0, 0, size.width / 9, size.height / 9, index % 2 == 0 ? .systemBlue : .orange)
            plate.center = CGPoint(
                x: size.width * CGFloat(index + 1) / 9, y: size.height * CGFloat(index + 1) / 9)
            view.addSubview(plate)
        }
        return (view, watcher)
    }

    private static let thrown = Scene("scroll-thrown") { script in
        let (view, watcher) = scroll(script, CGSize(width: 280, height: 1500))
        script.drag([(160, 400), (160, 200)], at: 0, over: 0.12)
        script.look(at: 0.1, 0.3, 0.8)
        script.tap(160, 240, at: 1)
        script.drag([(160, 100), (160, 300), (160, 420)], at: 1.5, over: 0.2)
        script.look(at: 1.65, 1.9, 2.3)
        script.at(3.5) { view.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
        script.look(at: 3.6)
        script.drag([(160, 400), (160, 60)], at: 4.2, over: 0.6, resting: 0.2)
        script.look(at: 4.6, 5.1)
        script.at(6, .wheel(CGVector(dx: 0, dy: 60), location: CGPoint(x: 160, y: 200)))
        script.at(6.5) { withExtendedLifetime(watcher) { view.flashScrollIndicators() } }
        return stage(view)
    }

    private static let paged = Scene("scroll-paged") { script in
        let (view, watcher) = scroll(script, CGSize(width: 1120, height: 440))
        view.isPagingEnabled = true
        script.drag([(250, 200), (150, 200)], at: 0, over: 0.12)
        script.look(at: 0.1, 0.3)
        script.drag([(150, 200), (200, 200)], at: 1.4, over: 0.4, resting: 0.2)
        script.look(at: 1.7, 2.1)
        script.drag([(100, 200), (280, 200)], at: 3, over: 0.2, last: .cancelled)
        script.look(at: 3.3)
        script.at(4.4) {
            withExtendedLifetime(watcher) {
                view.scrollRectToVisible(CGRect(x: 900, y: 0, width: 100, height: 50), animated: true)
            }
        }
        script.look(at: 4.5)
        return stage(view)
    }

    private static let zoomed = Scene("scroll-zoomed") { script in
        let (view, watcher) = scroll(script, CGSize(width: 280, height: 440))
        let content = Plate(0, 0, 280, 440, .systemBlue)
        content.addSubview(Plate(100, 100, 80, 80, .red))
        view.addSubview(content)
        (view.minimumZoomScale, view.maximumZoomScale, watcher.zooming) = (0.5, 3, content)
        script.drag([(140, 220), (80, 160)], at: 0, over: 0.3)
        script.drag([(180, 260), (260, 340)], at: 0, over: 0.3, finger: 1)
        script.look(at: 0.2, 0.5)
        script.at(1) { view.setZoomScale(1, animated: true) }
        script.look(at: 1.1)
        script.at(1.6) { view.zoom(to: CGRect(x: 100, y: 100, width: 80, height: 80), animated: true) }
        script.look(at: 1.7)
        script.drag([(60, 100), (140, 200)], at: 2.4, over: 0.3)
        script.drag([(260, 340), (180, 240)], at: 2.4, over: 0.3, finger: 1)
        script.look(at: 2.6, 2.8)
        return stage(view)
    }

    private static let nested = Scene("scroll-nested") { script in
        let (outer, watcher) = scroll(script, CGSize(width: 280, height: 1200))
        let (inner, other) = scroll(script, CGSize(width: 900, height: 200))
        inner.frame = CGRect(x: 0, y: 100, width: 280, height: 200)
        inner.decelerationRate = .fast
        outer.addSubview(inner)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 340, width: 200, height: 60)
        button.addAction(UIAction { _ in script.note("button") }, for: .touchUpInside)
        outer.addSubview(button)
        script.drag([(250, 200), (100, 205)], at: 0, over: 0.2)
        script.look(at: 0.15, 0.4)
        script.drag([(150, 250), (152, 120)], at: 1.2, over: 0.3, resting: 0.2)
        script.look(at: 1.4)
        script.at(2) { outer.contentOffset = .zero }
        script.tap(100, 390, at: 2.2)
        script.drag([(100, 390), (100, 300)], at: 2.6, over: 0.2)
        script.at(3.5) { withExtendedLifetime((watcher, other)) { outer.isScrollEnabled = false } }
        script.drag([(100, 390), (100, 300)], at: 3.6, over: 0.2)
        return stage(outer)
    }

    private static let refreshed = Scene("scroll-refresh") { script in
        let (view, watcher) = scroll(script, CGSize(width: 280, height: 900))
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { _ in script.note("refreshes") }, for: .valueChanged)
        view.refreshControl = refresh
        script.drag([(160, 60), (160, 400)], at: 0, over: 0.4, resting: 0.1)
        script.look(at: 0.3, 0.8)
        script.at(1.2) { refresh.endRefreshing() }
        script.look(at: 1.3)
        script.at(2) { withExtendedLifetime(watcher) { script.note("\(view.contentOffset)") } }
        return stage(view)
    }

    private static let inset = Scene("scroll-inset") { script in
        let (view, watcher) = scroll(script, CGSize(width: 280, height: 300))
        view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
        view.alwaysBounceVertical = true
        view.keyboardDismissMode = .onDrag
        script.at(0) { view.contentOffset.y = -30 }
        script.drag([(160, 300), (160, 200)], at: 0.1, over: 0.3, resting: 0.1)
        script.look(at: 0.3, 0.7)
        script.at(1.4) {
            UIView.animate(withDuration: 0.4) {
                view.contentInset.top = 80
                view.contentOffset.y = -80
            }
        }
        script.look(at: 1.6)
        script.at(2) { withExtendedLifetime(watcher) { script.note("\(view.adjustedContentInset)") } }
        return stage(view)
    }
}
