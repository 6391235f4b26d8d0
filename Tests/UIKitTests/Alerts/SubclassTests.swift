import Testing

@testable import UIKit

/// What Apple lets one override can be overridden.
@Suite struct SubclassTests {
    private final class Alert: UIAlertController {
        var added = 0
        override func addAction(_ action: UIAlertAction) {
            added += 1
            super.addAction(action)
        }
        override func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
            super.addTextField(configurationHandler: configurationHandler)
        }
        override var preferredAction: UIAlertAction? { didSet { added += 10 } }
        override var message: String? { didSet { added += 100 } }
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    }

    private final class Pager: UIPageViewController {
        override func setViewControllers(
            _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
            completion: ((Bool) -> Void)? = nil
        ) {
            super.setViewControllers(
                viewControllers, direction: direction, animated: false, completion: completion)
        }
        override var isDoubleSided: Bool {
            get { true }
            set {}
        }
    }

    private final class Notes: UITextView {
        var inserted: [String] = []
        override func insertText(_ text: String) {
            inserted.append(text)
            super.insertText(text)
        }
        override var contentSize: CGSize { didSet {} }
        override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    }

    private final class Zoom: UIScrollView {
        override func setZoomScale(_ scale: CGFloat, animated: Bool) {
            super.setZoomScale(scale, animated: false)
        }
        override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: false) }
        override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
        override var isPagingEnabled: Bool { didSet {} }
    }

    private final class Refresh: UIRefreshControl {
        var began = 0
        override func beginRefreshing() {
            began += 1
            super.beginRefreshing()
        }
        override func endRefreshing() { super.endRefreshing() }
    }

    private final class Dots: UIPageControl {
        override func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: 5, height: 5) }
        override var currentPage: Int { didSet {} }
    }

    @Test func `subclasses are asked`() {
        let alert = Alert(title: "Title", message: "Message", preferredStyle: .alert)
        let before = alert.added
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.message = "Other"
        #expect(alert.added == before + 101 && alert.actions.count == 1, "\(before), \(alert.added)")

        let notes = Notes()
        notes.insertText("a")
        #expect(notes.inserted == ["a"] && notes.text == "a")

        let refresh = Refresh()
        refresh.beginRefreshing()
        refresh.endRefreshing()
        #expect(refresh.began == 1 && Dots().intrinsicContentSize == CGSize(width: 5, height: 5))

        let pager = Pager(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pager.setViewControllers([UIViewController()], direction: .forward, animated: true)
        #expect(pager.viewControllers?.count == 1 && pager.isDoubleSided)
        #expect(Zoom().zoomScale == 1)
    }
}
