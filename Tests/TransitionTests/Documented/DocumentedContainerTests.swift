import Foundation
import Testing
import UIKit
import UITesting

/// Gives a page controller its pages, and keeps what it tells.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [UIViewController] = []
    var lines: [String] = []

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    private func numbers(_ controllers: [UIViewController]) -> String {
        controllers.map { controller in
            pages.firstIndex { $0 === controller }.map { "\($0)" } ?? "?"
        }.joined(separator: " ")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        lines.append("will \(numbers(pendingViewControllers))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        lines.append("did \(numbers(previousViewControllers)) \(completed)")
    }
}

private final class Searcher: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var lines: [String] = []
    var texts: [String] = []

    func willPresentSearchController(_ searchController: UISearchController) {
        lines.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
        lines.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
        lines.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
        lines.append("did dismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "nil")
    }
}

private final class Collapser: UISplitViewControllerDelegate {
    var discardsSecondary = false
    var lines: [String] = []

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        lines.append("collapse")
        return discardsSecondary
    }
}

@Suite struct DocumentedContainerTests {
    private let stage = Stage()
    private let journal = Journal()
    private let book = Book()

    private func screen(_ name: String) -> NotedScreen {
        NotedScreen(name, journal)
    }

    /// Returns the label with a text below a view; nil without one.
    private func label(_ text: String, below view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, below: $0) }.first
    }

    private func tap(_ title: String, of alert: UIAlertController) throws {
        let label = try #require(self.label(title, below: alert.view))
        stage.tap(label)
        stage.settle()
    }

    private func makePager(_ count: Int) -> UIPageViewController {
        book.pages = (0..<count).map { screen("page\($0)") }
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        (pager.dataSource, pager.delegate) = (book, book)
        return pager
    }

    // MARK: - Alerts

    // Well known: an action's handler runs when the alert is gone, so that it can present; nothing else calls it.
    @Test func `a handler may present the next alert`() throws {
        let (root, next) = (screen("root"), screen("next"))
        stage.present(root)
        let alert = UIAlertController(title: "Save?", message: "Now", preferredStyle: .alert)
        let journal = journal
        alert.addAction(
            UIAlertAction(title: "Go on", style: .default) { action in
                journal.note("handler \(action.title ?? "")")
                root.present(next, animated: true)
            })
        alert.addAction(
            UIAlertAction(title: "Stop", style: .cancel) { _ in journal.note("stop") })
        root.present(alert, animated: true)
        stage.settle()

        try tap("Go on", of: alert)

        #expect(
            journal.count("handler Go on") == 1 && !journal.entries.contains("stop"))
        #expect(root.presentedViewController === next && next.view.window != nil)
        #expect(alert.view.window == nil && alert.presentingViewController == nil)
    }

    // Well known: neither a tap beside an alert nor a disabled action ends it; code ends it without a handler.
    @Test func `an alert waits for its actions, and code calls none of them`() throws {
        let root = screen("root")
        stage.present(root)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let journal = journal
        let off = UIAlertAction(title: "Off", style: .default) { _ in journal.note("off") }
        off.isEnabled = false
        alert.addAction(off)
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { _ in journal.note("cancel") })
        alert.addTextField { field in
            field.text = "Ada"
            journal.note("field")
        }
        #expect(journal.count("field") == 1 && alert.textFields?.first?.text == "Ada")
        #expect(alert.textFields?.count == 1 && alert.actions.map(\.title) == ["Off", "Cancel"])
        root.present(alert, animated: true)
        stage.settle()

        stage.tap(CGPoint(x: 10, y: 10))
        stage.settle()
        #expect(root.presentedViewController === alert)
        try tap("Off", of: alert)
        #expect(root.presentedViewController === alert)
        root.dismiss(animated: true)
        stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(!journal.entries.contains("off") && !journal.entries.contains("cancel"))
    }

    // Well known: a tap beside an action sheet is its cancel action.
    @Test func `a tap beside an action sheet cancels it`() {
        let root = screen("root")
        stage.present(root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let journal = journal
        sheet.addAction(
            UIAlertAction(title: "Copy", style: .default) { _ in journal.note("copy") })
        sheet.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { _ in journal.note("cancel") })
        root.present(sheet, animated: true)
        stage.settle()

        stage.tap(CGPoint(x: 195, y: 100))
        stage.settle()

        #expect(root.presentedViewController == nil)
        #expect(journal.count("cancel") == 1 && !journal.entries.contains("copy"))
    }

    // MARK: - Pages

    // UIPageViewControllerDelegate, documentation: before and after a gesture, and whether it has turned the page.
    @Test func `a swipe tells before and after, and what comes of it`() {
        let pager = makePager(2)
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        stage.present(pager)
        stage.settle()
        journal.clear()

        stage.drag(
            from: CGPoint(x: 300, y: 400), to: CGPoint(x: 230, y: 400), over: 0.4, resting: 0.3)
        stage.settle()
        #expect(book.lines == ["will 1", "did 0 false"] && pager.viewControllers == [book.pages[0]])
        #expect(book.pages[0].view.window != nil)
        #expect(journal.entries.contains("page0 didAppear") && journal.entries.contains("page1 didDisappear"))
        #expect(!journal.entries.contains("page1 didAppear"))
        book.lines.removeAll()

        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), over: 0.25)
        stage.settle()
        #expect(book.lines == ["will 1", "did 0 true"] && pager.viewControllers == [book.pages[1]])
        #expect(
            journal.entries.contains("page1 didAppear") && journal.entries.contains("page0 didDisappear"))
        book.lines.removeAll()

        // There is none after the last.
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), over: 0.25)
        stage.settle()
        #expect(
            pager.viewControllers == [book.pages[1]] && !book.lines.contains { $0.hasSuffix("true") })
        let frame = book.pages[1].view.convert(book.pages[1].view.bounds, to: nil)
        #expect(frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    // MARK: - Search

    // UISearchControllerDelegate, UISearchResultsUpdating, documentation; well known: the end empties the field.
    @Test func `a search tells of its beginning, of each letter and of its end`() {
        let (a, searcher) = (screen("a"), Searcher())
        let search = UISearchController(searchResultsController: nil)
        (search.delegate, search.searchResultsUpdater) = (searcher, searcher)
        a.navigationItem.searchController = search
        a.navigationItem.hidesSearchBarWhenScrolling = false
        stage.present(UINavigationController(rootViewController: a))
        stage.settle()
        #expect(!search.isActive && search.hidesNavigationBarDuringPresentation)
        #expect(search.obscuresBackgroundDuringPresentation && searcher.lines.isEmpty)

        stage.tap(search.searchBar.searchTextField)
        stage.settle()
        #expect(search.isActive && searcher.lines == ["will present", "did present"])
        stage.type("ab")
        stage.settle()
        #expect(search.searchBar.text == "ab")
        #expect(searcher.texts.filter { !$0.isEmpty } == ["a", "ab"])
        search.isActive = false
        stage.settle()

        #expect(searcher.lines == ["will present", "did present", "will dismiss", "did dismiss"])
        #expect((search.searchBar.text ?? "").isEmpty && !search.isActive)
        #expect(!search.searchBar.searchTextField.isFirstResponder)
    }

    // MARK: - Split views

    // splitViewController(_:collapseSecondary:onto:), documentation: false puts the secondary on top, true leaves it
    // out; regular again, both columns are there.
    @Test func `a narrow split view shows the secondary, unless its delegate drops it`() {
        for discards in [false, true] {
            let stage = Stage(size: CGSize(width: 1024, height: 768))
            let (list, detail, collapser) = (screen("list"), screen("detail"), Collapser())
            collapser.discardsSecondary = discards
            let split = UISplitViewController()
            split.delegate = collapser
            split.preferredDisplayMode = .oneBesideSecondary
            split.viewControllers = [
                UINavigationController(rootViewController: list),
                UINavigationController(rootViewController: detail),
            ]
            stage.present(split)
            stage.settle()
            #expect(!split.isCollapsed && list.view.window != nil && detail.view.window != nil)
            #expect(collapser.lines.isEmpty && list.splitViewController === split)

            stage.resize(to: CGSize(width: 390, height: 844))
            stage.settle()
            #expect(split.isCollapsed && collapser.lines == ["collapse"])
            #expect((detail.viewIfLoaded?.window != nil) == !discards)
            #expect((list.viewIfLoaded?.window != nil) == discards)

            stage.resize(to: CGSize(width: 1024, height: 768))
            stage.settle()
            #expect(!split.isCollapsed && list.view.window != nil)
            #expect(split.viewControllers.count == 2)
        }
    }

    // showDetailViewController(_:sender:), documentation: pushed where there is one column, else the second column.
    @Test func `a detail is pushed in one column, and takes the place of the second in two`() {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let (list, first, second) = (screen("list"), screen("first"), screen("second"))
        let nav = UINavigationController(rootViewController: list)
        let split = UISplitViewController()
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [nav, first]
        stage.present(split)
        stage.settle()
        list.showDetailViewController(second, sender: nil)
        stage.settle()
        #expect(split.viewControllers == [nav, second] && nav.viewControllers == [list])
        #expect(first.parent == nil && first.view.window == nil && second.view.window != nil)

        let phone = Stage()
        let (low, detail) = (screen("low"), screen("detail"))
        let narrowNav = UINavigationController(rootViewController: low)
        let narrow = UISplitViewController()
        narrow.viewControllers = [narrowNav]
        phone.present(narrow)
        phone.settle()
        low.showDetailViewController(detail, sender: nil)
        phone.settle()
        #expect(narrow.isCollapsed && narrowNav.viewControllers == [low, detail])
        #expect(detail.view.window != nil && low.view.window == nil)
    }

    // MARK: - Zoom

    // preferredTransition, zoom(options:sourceViewProvider:), WWDC24: the provider is asked on the way there and back;
    // interactiveDismissShouldBegin refuses the drag back.
    @Test func `a zoom asks for its source both ways, and may refuse to be dragged back`() {
        let (a, b) = (screen("a"), screen("b"))
        let source = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 120))
        source.backgroundColor = .red
        a.view.addSubview(source)
        let nav = UINavigationController(rootViewController: a)
        stage.present(nav)
        stage.settle()
        let options = UIViewController.Transition.ZoomOptions()
        var isAllowed = false
        options.interactiveDismissShouldBegin = { _ in isAllowed }
        var asked: [[UIViewController]] = []
        b.preferredTransition = .zoom(options: options) { context in
            asked.append([context.sourceViewController, context.zoomedViewController])
            return source
        }

        nav.pushViewController(b, animated: true)
        stage.settle()
        let pushes = asked.count
        #expect(pushes >= 1 && b.view.window != nil)
        stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 780), over: 0.3)
        stage.settle()
        #expect(nav.viewControllers == [a, b])
        isAllowed = true
        stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 780), over: 0.3)
        stage.settle()

        #expect(nav.viewControllers == [a] && asked.count > pushes)
        #expect(asked.allSatisfy { $0.first === a && $0.last === b })
        #expect(!source.isHidden && source.alpha == 1 && source.window != nil)
        #expect(source.frame == CGRect(x: 40, y: 200, width: 120, height: 120))
    }
}
