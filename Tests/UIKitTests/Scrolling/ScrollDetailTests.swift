import Testing
import UIKit
import UITesting

/// Scroll views: the units of what delegates hear, and refreshing that leaves the content alone.
@MainActor
struct ScrollDetailTests {
    private final class Witness: NSObject, UIScrollViewDelegate {
        var velocities: [CGPoint] = []
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { velocities.append(velocity) }
    }

    private let stage = Stage()

    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentSize = CGSize(width: 2000, height: 3000)
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    @Test func `the velocity that a delegate hears of is in points a millisecond`() throws {
        let (view, witness) = (scrollView(), Witness())
        view.delegate = witness
        // 300 points up and 200 to the left in half a second, without a stop.
        stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 300), over: 0.5)

        let velocity = try #require(witness.velocities.first)
        #expect(abs(velocity.y - 0.6) < 0.03 && abs(velocity.x - 0.4) < 0.03)
    }

    @Test func `content that is not pulled down stays where it is when refreshing ends`() {
        let view = scrollView()
        let refresh = UIRefreshControl()
        view.refreshControl = refresh
        stage.settle()
        view.contentOffset.y = 400

        stage.run { refresh.beginRefreshing() }
        stage.advance(by: 0.5)
        stage.run { refresh.endRefreshing() }
        stage.settle()

        #expect(view.contentOffset.y == 400)
    }

    @Test func `the wheel of a refresh control is in its middle, and above its title`() throws {
        let view = scrollView()
        let refresh = UIRefreshControl()
        view.refreshControl = refresh
        stage.run { refresh.beginRefreshing() }
        stage.advance(by: 0.5)
        let wheel = try #require(
            refresh.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        let alone = wheel.center

        refresh.attributedTitle = NSAttributedString(string: "Looking for more")
        refresh.setNeedsLayout()
        stage.advance(by: 0.5)
        let label = try #require(refresh.subviews.compactMap { $0 as? UILabel }.first)

        #expect(alone == CGPoint(x: refresh.bounds.midX.rounded(), y: refresh.bounds.midY.rounded()))
        #expect(wheel.center.x == alone.x && wheel.center.y < alone.y)
        #expect(label.frame.minY > wheel.frame.maxY && label.frame.maxY <= refresh.bounds.maxY)
        #expect(abs(wheel.frame.minY - (refresh.bounds.maxY - label.frame.maxY)) <= 1)
    }

    @Test func `the guides of a scroll view are its own, and tell its frame and its content`() {
        let view = scrollView()
        let (pinned, moved) = (UIView(), UIView())
        let (frame, content) = (view.frameLayoutGuide, view.contentLayoutGuide)
        #expect(frame.owningView === view && content.owningView === view)
        for child in [pinned, moved] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            pinned.topAnchor.constraint(equalTo: frame.topAnchor, constant: 10),
            pinned.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            pinned.widthAnchor.constraint(equalToConstant: 20),
            pinned.heightAnchor.constraint(equalToConstant: 20),
            moved.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            moved.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            moved.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            moved.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            moved.widthAnchor.constraint(equalToConstant: 300),
            moved.heightAnchor.constraint(equalToConstant: 2990),
        ])
        stage.settle()
        #expect(view.contentSize == CGSize(width: 300, height: 3000))

        view.contentOffset.y = 300
        stage.settle()

        #expect(pinned.convert(pinned.bounds, to: nil).minY == 10)
        #expect(moved.convert(moved.bounds, to: nil).minY == -290)
    }
}
