import Testing
import UIKit
import UITesting

/// A delegate between a scroll view and its own delegate, which hears of what the first one has no methods for.
@Suite struct ForwardedMessageTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    /// Notes drags itself, and leaves the rest to another delegate.
    private final class Proxy: NSObject, UIScrollViewDelegate, MessageForwarder {
        weak var original: (any UIScrollViewDelegate)?
        var isDeaf = false
        var drags = 0

        func responds(to aSelector: Selector!) -> Bool {
            !isDeaf && (original?.responds(to: aSelector) ?? false)
        }

        func forwardingTarget(for aSelector: Selector!) -> Any? { original }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }
    }

    /// Notes what it hears.
    private final class Heard: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
        var calls: [String] = []
        let zoomed = UIView()

        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { targetContentOffset.pointee = CGPoint(x: 0, y: 300) }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("row \(indexPath.row)")
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("item \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 300, height: 80) }
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func `another delegate hears of what the first one has no method for`() {
        let (proxy, heard) = (Proxy(), Heard())
        proxy.original = heard
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 2000)
        view.delegate = proxy
        stage.window.addSubview(view)
        stage.advance(by: 0)

        view.contentOffset = CGPoint(x: 0, y: 10)
        #expect(heard.calls == ["scroll"])

        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), over: 0.2)
        stage.settle()
        #expect(proxy.drags == 1 && !heard.calls.contains("drag"), "the first one has a method for it")
        #expect(view.contentOffset.y == 300, "the other one says where the content comes to rest")
        #expect(proxy.viewForZooming(in: view) === heard.zoomed)
    }

    @Test func `nobody hears of what the first delegate says that it does not respond to`() {
        let (proxy, heard) = (Proxy(), Heard())
        proxy.original = heard
        proxy.isDeaf = true
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.delegate = proxy

        view.contentOffset = CGPoint(x: 0, y: 10)
        proxy.isDeaf = false
        proxy.original = proxy
        view.contentOffset = CGPoint(x: 0, y: 20)

        #expect(heard.calls.isEmpty)
    }

    @Test func `a table asks who stands in for its delegate`() {
        let (proxy, heard, rows) = (Proxy(), Heard(), Rows())
        proxy.original = heard
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = rows
        table.delegate = proxy
        stage.window.addSubview(table)
        stage.advance(by: 0)

        stage.tap(CGPoint(x: 150, y: table.rectForRow(at: IndexPath(row: 1, section: 0)).midY))

        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
        #expect(heard.calls.contains("row 1"))
    }

    @Test func `a collection view and its flow layout ask who stands in for the delegate`() {
        let (proxy, heard, rows) = (Proxy(), Heard(), Rows())
        proxy.original = heard
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        view.delegate = proxy
        stage.window.addSubview(view)
        stage.advance(by: 0)

        stage.tap(CGPoint(x: 150, y: 40))

        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.frame.size == CGSize(width: 300, height: 80))
        #expect(heard.calls.contains("item 0"))
    }

    @Test func `a navigation controller that is its own delegate passes on what it does not hear itself`() {
        final class Own: UINavigationController, UINavigationControllerDelegate, MessageForwarder {
            weak var original: (any UINavigationControllerDelegate)?

            override func responds(to aSelector: Selector!) -> Bool {
                super.responds(to: aSelector) || original?.responds(to: aSelector) == true
            }

            func forwardingTarget(for aSelector: Selector!) -> Any? { original }
        }
        final class Other: NSObject, UINavigationControllerDelegate {
            var shown: [UIViewController] = []

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { shown.append(viewController) }

            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .landscape }
        }
        let (root, other) = (UIViewController(), Other())
        let navigation = Own(rootViewController: root)
        navigation.delegate = navigation
        navigation.original = other

        stage.present(navigation)
        stage.advance(by: 0.1)

        // A stack that is shown for the first time says so when its screen appears, and when it has itself.
        #expect(other.shown == [root, root])
        #expect(navigation.supportedInterfaceOrientations == .landscape)
    }
}
