import Foundation
import Testing
import UIKit
import UITesting

@Suite(.serialized) struct SettlingTests {
    @Test func `what still moves when settling gives up fails the test where it was asked to settle`() {
        let stage = Stage()
        let (ticker, _) = tick()

        let line: UInt = #line + 2
        withKnownIssue {
            stage.settle(within: 0.5)
        } matching: { issue in
            issue.sourceLocation?.line == Int(line)
                && issue.comments == ["The stage still moves after 0.5 s: a display link of Ticker."]
        }

        #expect(stage.now <= 0.5)
        #expect(ticker.count > 0)
    }

    @Test func `a script that ends in motion fails the test, too`() throws {
        let stage = Stage()
        let (_, link) = tick()
        let script = try TouchScript(
            size: stage.size, touches: [.init(time: 0, phase: .began, location: .zero)])

        withKnownIssue {
            stage.play(script, settlingWithin: 0.2)
        }
        link.invalidate()
        let isAtRest = stage.play(script)

        #expect(isAtRest)
    }

    @Test func `asking whether it comes to rest fails nothing`() {
        let stage = Stage()
        let (_, link) = tick()

        #expect(!stage.comesToRest(within: 0.5))
        link.invalidate()
        #expect(stage.comesToRest())
        #expect(stage.unrest.isEmpty)
    }

    @Test func `unrest names animations with key path and view`() {
        let stage = Stage()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        stage.window.addSubview(label)
        stage.settle()

        UIView.animate(withDuration: 20) { label.center.x = 200 }

        #expect(!stage.comesToRest(within: 1))
        #expect(stage.unrest == ["position of UILabel"])
    }

    @Test func `unrest names deadlines and when they come`() {
        let stage = Stage()
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        UIView.animate(withDuration: 1, delay: 5) { view.alpha = 0 }

        #expect(!stage.comesToRest(within: 2))
        #expect(stage.unrest.contains("opacity of UIView"))
    }

    @Test func `unrest names transitions and who animates them`() {
        let stage = Stage()
        let root = UIViewController()
        stage.present(root)
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen

        root.present(next, animated: true)

        #expect(!stage.comesToRest(within: 0.1))
        #expect(
            stage.unrest.prefix(1) == ["the transition of UIViewController (CoverVerticalAnimator)"])
    }

    @Test func `a stage tells mistakes apart from calls`() {
        let stage = Stage()
        let root = UIViewController()
        stage.present(root)
        stage.clearTrace()

        stage.window.addSubview(stage.window)

        #expect(stage.calls.isEmpty)
        #expect(stage.diagnostics.map(\.call) == ["addSubview(_:)"])
        #expect(stage.diagnostics.first?.severity == .error)
        #expect(stage.diagnostics.first?.message.contains("itself") == true)
    }

    private func tick() -> (Ticker, CADisplayLink) {
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.add(to: .main, forMode: .common)
        return (ticker, link)
    }
}

/// Counts frames.
private final class Ticker {
    var count = 0

    func tick() { count += 1 }
}
