import Foundation
import QuartzCore
import Testing
import UIKit
import UITesting

/// Members that published code overrides, or of which it wants its own class.
@MainActor
@Suite struct SubclassedMemberTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    @Test func `the parts of an index path can be set`() {
        var path = IndexPath(row: 2, section: 1)

        path.section += 1
        path.item -= 1

        #expect(path == IndexPath(item: 1, section: 2))
        path.row = 7
        #expect(path == IndexPath(row: 7, section: 2))
    }

    @Test func `a copied appearance is of its class, and on its own`() {
        let original = UINavigationBarAppearance()
        original.backgroundColor = .red
        let known: UINavigationBarAppearance? = original

        let copy: UINavigationBarAppearance = original.copy()
        let optional: UINavigationBarAppearance? = known?.copy()
        let items: UITabBarItemAppearance = UITabBarItemAppearance().copy()
        copy.backgroundColor = .green

        #expect(original.backgroundColor == .red && copy.backgroundColor == .green)
        #expect(optional !== original && optional?.backgroundColor == .red)
        #expect(items.normal.badgeBackgroundColor == UITabBarItemAppearance().normal.badgeBackgroundColor)
    }

    @Test func `an appearance of the app's own class that cannot be copied says so`() {
        final class Own: UINavigationBarAppearance {}
        let own = stage.run { Own() }

        let copy: Own = stage.run { own.copy() }

        #expect(copy === own)
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `an item made without a title has none, by a subclass, too`() {
        final class Item: UINavigationItem {
            convenience init() {
                self.init(title: "")
                hidesBackButton = true
            }
        }

        #expect(UINavigationItem().title == nil && Item().title == "" && Item().hidesBackButton)
    }

    @Test func `a table controller hears of the scroll to the top, and says whether it comes`() {
        final class List: UITableViewController {
            var calls: [String] = []
            override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                calls.append("should")
                return true
            }
            override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                100
            }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
        }
        let (stage, list) = (Stage(device: StageDevice.named("iphone")), List())
        stage.present(list)
        stage.settle()
        stage.run { list.tableView.contentOffset.y = 500 }

        stage.tap(CGPoint(x: 195, y: 10))
        stage.settle()

        #expect(list.calls == ["should", "did"])
        #expect(list.tableView.contentOffset.y <= 0)
    }

    @Test func `a copy of an animation of the app's own class has what that adds`() throws {
        final class Fade: CABasicAnimation {
            var note = ""
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = Fade(keyPath: keyPath)
                copy.note = note
                copy.duration = duration
                (copy.fromValue, copy.toValue) = (fromValue, toValue)
                return copy
            }
        }
        let fade = Fade(keyPath: "opacity")
        (fade.note, fade.fromValue, fade.toValue, fade.duration) = ("own", 0.0, 1.0, 1)
        let view = UIView()
        stage.run {
            stage.window.addSubview(view)
            view.layer.add(fade, forKey: "fade")
        }

        let kept = try #require(view.layer.animation(forKey: "fade") as? Fade)
        #expect(kept !== fade && kept.note == "own")
        stage.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    }

    @Test func `a queue hears that an operation of the app's own has finished`() {
        nonisolated final class Work: Operation, @unchecked Sendable {
            private var isDone = false
            override var isAsynchronous: Bool { true }
            override var isFinished: Bool { isDone }
            override func start() {
                willChangeValue(forKey: "isFinished")
                isDone = true
                didChangeValue(forKey: "isFinished")
            }
        }
        let (work, end) = (Work(), DispatchSemaphore(value: 0))
        work.completionBlock = { end.signal() }

        OperationQueue().addOperation(work)

        #expect(end.wait(timeout: .now() + 10) == .success)
    }

    @Test func `a screen makes links that fire with its frames`() throws {
        final class Counter {
            var frames = 0
            func tick(_ link: CADisplayLink) { frames += 1 }
        }
        let counter = Counter()
        let link = try #require(
            stage.run {
                UIScreen.main.displayLink(
                    withTarget: counter, selector: Selector("tick:", Counter.tick(_:)))
            })
        stage.run { link.add(to: .main, forMode: .common) }

        stage.advance(by: 0.1)

        #expect(counter.frames >= 5)
        link.invalidate()
    }

    @Test func `traits say in which direction the application reads`() {
        let direction = stage.run { UIApplication.shared.userInterfaceLayoutDirection }
        #expect(stage.window.traitCollection.layoutDirection.rawValue == direction.rawValue)
    }
}
