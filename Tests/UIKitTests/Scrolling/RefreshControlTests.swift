import Testing
import UITesting

@testable import UIKit

/// Counts refreshes.
private final class Loader {
    private(set) var count = 0
    func load(_ control: UIRefreshControl) { count += 1 }
}

@Suite final class RefreshControlTests {
    private let stage = Stage(size: CGSize(width: 400, height: 800))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let control = UIRefreshControl()
    private let loader = Loader()

    private func begin() {
        view.contentSize = CGSize(width: 400, height: 300)
        control.addTarget(loader, action: Loader.load, for: .valueChanged)
        view.refreshControl = control
        stage.window.addSubview(view)
        stage.settle()
    }

    /// Pulls the content down, in a frame for each 20 points.
    private func pull(_ dy: CGFloat) {
        stage.touch(.began, at: CGPoint(x: 200, y: 100))
        stage.move(to: CGPoint(x: 200, y: 100 + dy), over: 0.3)
    }

    private func letGo(_ dy: CGFloat) {
        stage.touch(.ended, at: CGPoint(x: 200, y: 100 + dy))
        stage.advance(by: 1.5)
    }

    @Test func `a long pull loads once, and the content waits below the wheel`() {
        begin()

        pull(300)
        #expect(loader.count == 1 && control.isRefreshing)
        letGo(300)
        #expect(view.contentOffset.y == -60 && view.adjustedContentInset.top == 60)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))

        control.endRefreshing()
        stage.settle()
        #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0 && loader.count == 1)
    }

    @Test func `a short pull loads nothing`() {
        begin()
        pull(80)
        #expect(view.contentOffset.y < -20 && !control.isRefreshing)
        letGo(80)
        #expect(view.contentOffset.y == 0 && loader.count == 0)
    }

    @Test func `a refresh that ends under the finger does not begin again before the next drag`() {
        begin()
        pull(300)
        control.endRefreshing()
        stage.move(to: CGPoint(x: 200, y: 450), over: 0.2)
        #expect(loader.count == 1 && !control.isRefreshing)
        letGo(350)
        #expect(view.contentOffset.y == 0)
        pull(300)
        #expect(loader.count == 2)
    }

    @Test func `a refresh by code sends nothing and leaves the content where it is`() {
        begin()
        control.beginRefreshing()
        control.beginRefreshing()
        stage.advance(by: 0.5)
        #expect(loader.count == 0 && view.adjustedContentInset.top == 60 && view.contentOffset.y == 0)
        control.endRefreshing()
        control.endRefreshing()
        stage.settle()
        #expect(view.adjustedContentInset.top == 0 && view.contentOffset.y == 0)
    }

    @Test func `a control that is taken away in the middle leaves no space behind`() {
        begin()
        pull(300)
        letGo(300)
        view.refreshControl = nil
        stage.settle()
        #expect(view.adjustedContentInset.top == 0 && control.superview == nil && view.contentOffset.y == 0)
    }

    @Test func `a disabled control loads nothing`() {
        begin()
        control.isEnabled = false
        pull(300)
        #expect(loader.count == 0 && !control.isRefreshing)
    }

    @Test func `a table has one above its rows`() {
        let controller = UITableViewController()
        stage.present(controller)
        controller.refreshControl = control
        control.addTarget(loader, action: Loader.load, for: .valueChanged)
        stage.settle()
        pull(300)
        #expect(loader.count == 1 && controller.tableView.refreshControl === control)
    }

    @Test func `a control that is refreshing when it is given to a view takes its room at once`() {
        control.beginRefreshing()
        view.refreshControl = control
        stage.window.addSubview(view)
        stage.advance(by: 0.5)
        #expect(control.isRefreshing && view.adjustedContentInset.top == 60)

        view.refreshControl = nil
        stage.advance(by: 1)

        #expect(view.adjustedContentInset.top == 0 && view.contentOffset.y == 0)
    }

    @Test func `a title stands below the wheel, and both are in the middle`() throws {
        control.attributedTitle = NSAttributedString(string: "Loading")
        begin()

        let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
        let wheel = try #require(control.subviews.first { $0 !== label })
        #expect(label.frame.height > 0)
        #expect(abs(label.frame.minY - wheel.frame.maxY - 4) <= 4 && label.frame.minY > wheel.frame.maxY)
        #expect(abs(wheel.frame.minY - (control.bounds.height - label.frame.maxY)) <= 1)

        control.attributedTitle = nil
        control.setNeedsLayout()
        control.layoutIfNeeded()
        #expect(abs(wheel.center.y - control.bounds.midY) <= 1)
    }

    @Test func `the end of a refresh leaves content that was scrolled on where it is`() {
        begin()
        view.contentSize.height = 3000
        control.beginRefreshing()
        view.contentOffset.y = 200
        stage.advance(by: 0.5)

        control.endRefreshing()
        stage.advance(by: 1)

        #expect(view.contentOffset.y == 200 && view.adjustedContentInset.top == 0)
    }

    @Test func `there is no wheel before the content is pulled`() {
        let wheels = control.subviews.compactMap { $0 as? UIActivityIndicatorView }
        #expect(wheels.map(\.alpha) == [0])

        begin()
        pull(300)
        #expect(wheels.map(\.alpha) == [1])
    }
}
