import Testing
import UITesting

@testable import UIKit

/// Changes of pages that are cut off: by another size, by leaving the screen, and by other changes.
@Suite struct PageInterruptionTests {
    /// A page whose calls run what a test gives it, once.
    private final class Page: UIViewController {
        enum Call: CaseIterable {
            case load, willAppear, didAppear, willDisappear, didDisappear, willMove
        }

        var reactions: [Call: () -> Void] = [:]
        private func react(_ call: Call) { reactions.removeValue(forKey: call)?() }

        override func viewDidLoad() { react(.load) }
        override func viewWillAppear(_ animated: Bool) { react(.willAppear) }
        override func viewDidAppear(_ animated: Bool) { react(.didAppear) }
        override func viewWillDisappear(_ animated: Bool) { react(.willDisappear) }
        override func viewDidDisappear(_ animated: Bool) { react(.didDisappear) }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            react(.willMove)
        }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages: [Page]
        init(_ pages: [Page]) { self.pages = pages }

        private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
            pages.firstIndex { $0 === page }.flatMap {
                pages.indices.contains($0 + step) ? pages[$0 + step] : nil
            }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, by: -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, by: 1) }
    }

    private let stage = Stage()
    private let book: Book
    private let controller: UIPageViewController

    init() {
        (book, controller) = stage.run { [stage] in
            let book = Book((0..<5).map { _ in Page() })
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = book
            controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
            stage.present(controller)
            return (book, controller)
        }
        stage.settle()
    }

    private func show(_ index: Int, animated: Bool = true, completion: @escaping () -> Void = {}) {
        controller.setViewControllers([book.pages[index]], direction: .forward, animated: animated) { _ in
            completion()
        }
    }

    /// Expects one page, in its place, and no other one on the screen or on its way.
    private func expectAtRest(_ index: Int, _ location: SourceLocation = #_sourceLocation) {
        let shown = controller.viewControllers?.first.flatMap { page in
            book.pages.firstIndex { $0 === page }
        }
        #expect(shown == index, sourceLocation: location)
        #expect(controller.children == controller.viewControllers, sourceLocation: location)
        let view: UIView = book.pages[index].view
        #expect(
            view.convert(view.bounds, to: controller.view) == controller.view.bounds, sourceLocation: location
        )
        for (number, page) in book.pages.enumerated() {
            #expect(
                page.appearance == (number == index ? .appeared : .disappeared), "page \(number)",
                sourceLocation: location)
        }
    }

    @Test(arguments: [0.02, 0.1, 0.3], [true, false])
    func `the window turns before pages have come to rest`(wait: Double, turnsPage: Bool) {
        stage.drag(
            from: CGPoint(x: 350, y: 200), to: CGPoint(x: turnsPage ? 50 : 330, y: 200),
            over: 0.2, resting: turnsPage ? 0 : 0.3)
        stage.advance(by: wait)

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()

        expectAtRest(turnsPage ? 3 : 2)
    }

    @Test func `the window turns while code leafs`() {
        var isDone = false
        stage.run { show(3) { isDone = true } }
        stage.advance(by: 0.1)

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()

        expectAtRest(3)
        #expect(isDone)
    }

    @Test func `a screen that is covered while code leafs has the page when it comes back`() {
        var isDone = false
        stage.run { show(3) { isDone = true } }
        stage.advance(by: 0.1)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen

        stage.run { controller.present(cover, animated: false) }
        stage.settle()
        #expect(isDone)
        stage.run { controller.dismiss(animated: false) }
        stage.settle()

        expectAtRest(3)
    }

    @Test func `a finger goes on after pages were set under it`() {
        stage.touch(.began, at: CGPoint(x: 300, y: 400))
        stage.move(to: CGPoint(x: 150, y: 400), over: 0.2)
        stage.run { show(4, animated: false) }
        stage.move(to: CGPoint(x: 100, y: 400), over: 0.1)
        stage.touch(.ended, at: CGPoint(x: 100, y: 400))
        stage.settle()

        expectAtRest(4)
    }

    @Test func `the end of a change that is cut off asks for one more`() {
        var ends: [Int] = []
        stage.run {
            show(3) { [self] in
                ends.append(3)
                show(0) { ends.append(0) }
            }
        }
        stage.advance(by: 0.1)

        stage.run { show(1) { ends.append(1) } }
        stage.settle()

        expectAtRest(1)
        #expect(ends.sorted() == [0, 1, 3])
    }

    @Test(arguments: [Page.Call.willAppear, .didAppear, .load], [true, false])
    private func `a page asks for another one while it comes`(call: Page.Call, animated: Bool) {
        var ends = 0
        book.pages[3].reactions[call] = { [self] in show(0, animated: animated) { ends += 1 } }

        stage.run { show(3) { ends += 1 } }
        stage.settle()

        expectAtRest(0)
        #expect(ends == 2)
    }

    @Test(arguments: [Page.Call.willDisappear, .didDisappear, .willMove], [true, false])
    private func `a page asks for another one while it goes`(call: Page.Call, animated: Bool) {
        book.pages[2].reactions[call] = { [self] in show(0, animated: animated) }

        stage.run { show(3) }
        stage.settle()

        expectAtRest(0)
        #expect(!book.pages[2].isMovingFromParent && book.pages[2].parent == nil)
    }

    @Test func `a page that has gone comes again at once`() {
        book.pages[2].reactions[.didDisappear] = { [self] in show(2) }

        stage.run { show(3) }
        stage.settle()

        expectAtRest(2)
    }
}
