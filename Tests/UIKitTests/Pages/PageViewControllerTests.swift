import Testing
import UITesting

@testable import UIKit

/// A page that notes its appearance.
private final class Page: UIViewController {
    let name: String
    let recorder: Recorder

    init(_ name: String, _ recorder: Recorder) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { recorder.note("\(name).willAppear") }
    override func viewDidAppear(_ animated: Bool) { recorder.note("\(name).didAppear") }
    override func viewWillDisappear(_ animated: Bool) { recorder.note("\(name).willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { recorder.note("\(name).didDisappear") }
}

/// A book of pages "0", "1", … on a stage.
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let recorder = Recorder()
    let controller: UIPageViewController
    let pages: [Page]
    var dots = 0
    /// Whether data source calls are noted.
    var notesAsking = false

    init(
        _ style: UIPageViewController.TransitionStyle = .scroll, count: Int = 4,
        orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        let recorder = recorder
        (controller, pages) = stage.run {
            (
                UIPageViewController(
                    transitionStyle: style, navigationOrientation: orientation, options: options),
                (0..<count).map { Page(String($0), recorder) }
            )
        }
    }

    /// Shows pages on the stage.
    func open(at indices: [Int] = [1], leafs: Bool = true) {
        if leafs { controller.dataSource = self }
        controller.delegate = self
        controller.setViewControllers(indices.map { pages[$0] }, direction: .forward, animated: false)
        stage.present(controller)
        stage.settle()
        recorder.clear()
    }

    var shown: [String] { (controller.viewControllers ?? []).compactMap { ($0 as? Page)?.name } }

    /// Drags sideways by so much and lets go after a rest, so that there is no velocity.
    func drag(by dx: CGFloat) {
        stage.touch(.began, at: CGPoint(x: 200, y: 400))
        stage.move(to: CGPoint(x: 200 + dx, y: 400), over: 0.3)
        stage.advance(by: 0.3)
        stage.touch(.ended, at: CGPoint(x: 200 + dx, y: 400))
        stage.settle()
    }

    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    // MARK: - Order of the pages

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        if notesAsking { recorder.note("\(step > 0 ? "after" : "before") \(index)") }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        recorder.note(
            "willTransitionTo \(pendingViewControllers.compactMap { ($0 as? Page)?.name }.joined())")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let previous = previousViewControllers.compactMap { ($0 as? Page)?.name }.joined()
        recorder.note("didFinish \(finished) \(previous) \(completed)")
    }
}

@Suite final class PageViewControllerTests {
    // MARK: - Order of the calls

    @Test func `a drag to the next page makes UIKit's calls in its order`() {
        let book = Book()
        book.open()

        book.drag(by: -260)

        #expect(
            book.recorder.lines == [
                "willTransitionTo 2", "2.willAppear", "1.willDisappear", "2.didAppear", "1.didDisappear",
                "didFinish true 1 true",
            ])
        #expect(book.shown == ["2"] && book.controller.children == [book.pages[2]])
        #expect(book.pages[1].parent == nil && book.pages[1].view.window == nil)
        #expect(book.diagnostics.isEmpty)
    }

    @Test func `where contents run from right to left the next page lies at the left`() {
        let book = Book(count: 3)
        book.open()
        book.stage.userInterfaceLayoutDirection = .rightToLeft
        book.stage.settle()

        book.drag(by: -260)
        #expect(book.shown == ["0"])
        book.drag(by: -260)
        #expect(book.shown == ["0"], "there is no page before the first")
        book.drag(by: 260)
        book.drag(by: 260)
        #expect(book.shown == ["2"])

        let scrollView = book.controller.view.subviews.compactMap { $0 as? UIScrollView }.first
        book.stage.run {
            book.controller.setViewControllers([book.pages[1]], direction: .reverse, animated: true)
        }
        book.stage.advance(by: 0.15)
        #expect(scrollView.map { $0.contentOffset.x > 400 && $0.contentOffset.x < 800 } == true)
        book.stage.settle()
        #expect(book.shown == ["1"])
        book.stage.userInterfaceLayoutDirection = .leftToRight
        book.stage.settle()
        book.drag(by: -260)
        #expect(book.shown == ["2"] && book.diagnostics.isEmpty)
    }

    @Test func `a drag that goes back makes the calls of a cancelled one`() {
        let book = Book()
        book.open()

        book.drag(by: 100)

        #expect(
            book.recorder.lines == [
                "willTransitionTo 0", "0.willAppear", "1.willDisappear", "1.willAppear", "1.didAppear",
                "0.willDisappear", "0.didDisappear", "didFinish true 1 false",
            ])
        #expect(book.shown == ["1"] && book.controller.children == [book.pages[1]])
        #expect(book.pages[1].view.window != nil && book.pages[0].view.window == nil)
    }

    @Test func `a turned page disappears before the next one has appeared`() {
        let book = Book(.pageCurl)
        book.open()

        book.drag(by: -260)
        #expect(
            book.recorder.lines == [
                "willTransitionTo 2", "2.willAppear", "1.willDisappear", "1.didDisappear", "2.didAppear",
                "didFinish true 1 true",
            ])
        book.recorder.clear()
        book.drag(by: 100)
        #expect(
            book.recorder.lines == [
                "willTransitionTo 1", "1.willAppear", "2.willDisappear", "1.willDisappear", "2.willAppear",
                "1.didDisappear", "2.didAppear", "didFinish true 2 false",
            ])
        #expect(book.shown == ["2"])
    }

    @Test func `the data source is asked for both sides once, and then ahead`() {
        let book = Book()
        book.open()
        book.notesAsking = true
        func asked() -> [String] { book.recorder.lines.filter { $0.hasPrefix("a") || $0.hasPrefix("b") } }

        book.drag(by: -40)
        #expect(asked() == ["after 1", "before 1"])
        book.drag(by: -260)
        #expect(asked() == ["after 1", "before 1", "after 2"])
        book.drag(by: 260)
        #expect(asked() == ["after 1", "before 1", "after 2", "before 1"])
    }

    @Test func `the pages appear and disappear with their container`() {
        let book = Book()
        book.open()
        let other = book.stage.run { UIViewController() }
        book.stage.present(other)
        book.stage.settle()
        #expect(book.recorder.lines == ["1.willDisappear", "1.didDisappear"])
    }

    // MARK: - Leafing

    @Test func `flicks leaf one page each, also before the page is at rest`() {
        let book = Book(count: 5)
        book.open(at: [0])
        for _ in 0..<3 {
            book.stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), over: 0.08)
            book.stage.advance(by: 0.15)
        }
        book.stage.settle()
        #expect(book.shown == ["3"])
        #expect(book.recorder.lines.count { $0.hasPrefix("didFinish true") && $0.hasSuffix("true") } == 3)
    }

    @Test func `a drag across the middle leaves one page and goes to the other`() {
        let book = Book()
        book.open()
        book.stage.touch(.began, at: CGPoint(x: 200, y: 400))
        book.stage.move(to: CGPoint(x: 120, y: 400), over: 0.2)
        book.stage.move(to: CGPoint(x: 390, y: 400), over: 0.4)
        book.stage.advance(by: 0.2)
        #expect(
            book.recorder.lines.filter { $0.hasPrefix("willT") } == [
                "willTransitionTo 2", "willTransitionTo 0",
            ])
        book.stage.touch(.ended, at: CGPoint(x: 390, y: 400))
        book.stage.settle()
        #expect(book.shown.count == 1 && book.controller.children.count == 1)
        #expect(book.diagnostics.isEmpty)
    }

    @Test func `the first and the last page bounce`() {
        let book = Book()
        book.open(at: [0])
        book.drag(by: 300)
        #expect(book.shown == ["0"] && book.recorder.lines.isEmpty)
        let frame = book.pages[0].view.convert(book.pages[0].view.bounds, to: book.stage.window)
        #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func `without a data source no finger leafs`() {
        let book = Book()
        book.open(leafs: false)
        book.drag(by: -300)
        #expect(book.shown == ["1"] && book.recorder.lines.isEmpty)
    }

    @Test func `pages leave space between them, and fill the view at rest`() {
        let book = Book(options: [.interPageSpacing: 20])
        book.open()
        #expect(book.pages[1].view.bounds.size == CGSize(width: 400, height: 800))
        book.stage.touch(.began, at: CGPoint(x: 200, y: 400))
        book.stage.move(to: CGPoint(x: 100, y: 400), over: 0.3)
        let (here, next) = (
            book.pages[1].view.convert(CGPoint.zero, to: book.stage.window).x,
            book.pages[2].view.convert(CGPoint.zero, to: book.stage.window).x
        )
        #expect(abs(next - here - 420) < 0.01 && here < -80)
    }

    @Test func `pages above each other leaf up and down`() {
        let book = Book(orientation: .vertical)
        book.open()
        book.stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.1)
        book.stage.settle()
        #expect(book.shown == ["2"])
    }

    @Test func `a turn of the window keeps the page`() {
        let book = Book()
        book.open()
        book.stage.resize(to: CGSize(width: 800, height: 400))
        book.stage.settle()
        #expect(book.pages[1].view.bounds.size == CGSize(width: 800, height: 400))
        let origin = book.pages[1].view.convert(CGPoint.zero, to: book.stage.window)
        #expect(origin == .zero)
    }

    // MARK: - By code

    @Test func `an animated change calls the completion at its end, and not the delegate`() {
        let book = Book()
        book.open()
        var results: [Bool] = []
        book.controller.setViewControllers([book.pages[3]], direction: .reverse, animated: true) {
            results.append($0)
        }
        book.stage.advance(by: 0.15)
        let x = book.pages[3].view.convert(CGPoint.zero, to: book.stage.window).x
        #expect(x < -50 && x > -380 && results.isEmpty)
        book.stage.settle()

        #expect(results == [true] && book.shown == ["3"])
        #expect(
            book.recorder.lines == ["3.willAppear", "1.willDisappear", "3.didAppear", "1.didDisappear"])
    }

    @Test func `a change in the middle of another takes over`() {
        let book = Book()
        book.open()
        var results: [Bool] = []
        book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
            results.append($0)
        }
        book.stage.advance(by: 0.1)
        book.controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
            results.append($0)
        }
        book.stage.settle()

        #expect(results == [false, true] && book.shown == ["3"])
        #expect(book.controller.children == [book.pages[3]] && book.diagnostics.isEmpty)
    }

    @Test func `a change out of sight is done at once`() {
        let book = Book()
        var results: [Bool] = []
        book.controller.setViewControllers([book.pages[0]], direction: .forward, animated: true) {
            results.append($0)
        }
        #expect(results == [true] && book.shown == ["0"] && !book.controller.isViewLoaded)
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `the page that is shown already may be set again`(style: UIPageViewController.TransitionStyle) {
        let book = Book(style)
        book.open()
        var results: [Bool] = []
        book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
            results.append($0)
        }
        book.stage.settle()
        #expect(results == [true] && book.shown == ["1"] && book.recorder.lines.isEmpty)
    }

    // MARK: - Curl

    @Test func `a tap at the edge turns the page, in the middle it does not`() {
        let book = Book(.pageCurl)
        book.open()
        #expect(book.controller.gestureRecognizers.count == 2 && book.controller.spineLocation == .min)
        book.stage.tap(CGPoint(x: 200, y: 400))
        book.stage.settle()
        #expect(book.shown == ["1"])
        book.stage.tap(CGPoint(x: 390, y: 400))
        book.stage.settle()
        #expect(book.shown == ["2"])
        book.stage.tap(CGPoint(x: 10, y: 400))
        book.stage.settle()
        #expect(book.shown == ["1"] && book.pages[1].view.frame.width == 400)
    }

    @Test func `with the spine in the middle two pages turn together`() {
        let book = Book(
            .pageCurl, count: 6, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        book.open(at: [2, 3])
        #expect(book.controller.isDoubleSided && book.controller.spineLocation == .mid)
        #expect(book.pages[2].view.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
        #expect(book.pages[3].view.frame == CGRect(x: 200, y: 0, width: 200, height: 800))

        book.drag(by: -260)
        #expect(book.shown == ["4", "5"])
        #expect(book.pages[4].view.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
        #expect(book.pages[5].view.frame.minX == 200 && !book.pages[5].view.isHidden)
        book.drag(by: -260)
        #expect(book.shown == ["4", "5"], "there are no more")
    }

    // MARK: - Dots

    @Test func `dots stand for the pages and follow them, and a tap beside them leafs`() {
        let book = Book()
        book.dots = 4
        book.open()
        let control = book.controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
        #expect(control?.numberOfPages == 4 && control?.currentPage == 1)
        #expect(book.pages[1].view.bounds.height == 763)

        book.drag(by: -260)
        #expect(control?.currentPage == 2)
        book.stage.tap(CGPoint(x: 20, y: 785))
        book.stage.settle()
        #expect(book.shown == ["1"] && control?.currentPage == 1)
    }

    @Test func `a page control keeps to its pages`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(control.intrinsicContentSize.width == 0)
        control.numberOfPages = 1_000_000_000
        #expect(control.subviews.count == 200, "no more dots than can be seen")
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        #expect(control.subviews.isEmpty)
    }

    // MARK: - Bad input

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `without pages nothing is drawn, and fingers do nothing`(style: UIPageViewController.TransitionStyle)
    {
        let book = Book(style, count: 0)
        book.controller.dataSource = book
        book.stage.present(book.controller)
        book.drag(by: -300)
        book.stage.tap(CGPoint(x: 390, y: 400))
        book.stage.settle()
        #expect(book.controller.viewControllers == nil && book.diagnostics.isEmpty)
        #expect(book.recorder.lines.isEmpty)
    }

    @Test func `a wrong number of pages changes nothing, with UIKit's message`() {
        let book = Book()
        book.open()
        book.stage.run {
            book.controller.setViewControllers([], direction: .forward, animated: false)
            book.controller.setViewControllers(nil, direction: .forward, animated: true)
            book.controller.setViewControllers(
                [book.pages[0], book.pages[2]], direction: .forward, animated: false)
            book.controller.setViewControllers([book.controller], direction: .forward, animated: false)
        }
        #expect(book.shown == ["1"] && book.diagnostics.count == 4)
        #expect(book.diagnostics.first?.contains("(0) doesn't match the number required (1)") == true)
    }

    @Test func `a data source that answers with the page itself has no more pages`() {
        final class Loop: UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { viewController }
            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController }
        }
        let (book, loop) = (Book(), Loop())
        book.open()
        book.controller.dataSource = loop
        book.drag(by: -300)
        #expect(book.shown == ["1"] && book.diagnostics.count == 2)
    }

    @Test func `a page that leafs when it appears is obeyed`() {
        let book = Book()
        book.open()
        book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { _ in
            book.controller.setViewControllers([book.pages[3]], direction: .forward, animated: true)
        }
        book.stage.settle()
        #expect(book.shown == ["3"] && book.controller.children == [book.pages[3]])
    }
}
