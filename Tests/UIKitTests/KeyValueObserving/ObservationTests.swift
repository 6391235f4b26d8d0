import Testing
import UIKit
import UITesting

@Suite struct ObservationTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    @Test func `a handler gets the new and the old value that it asked for`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var seen: [(old: CGPoint?, new: CGPoint?)] = []

        let observation = view.observe(\.center, options: [.old, .new]) { _, change in
            seen.append((change.oldValue, change.newValue))
        }
        view.center = CGPoint(x: 50, y: 60)

        #expect(seen.count == 1)
        #expect(seen.first?.old == CGPoint(x: 5, y: 5))
        #expect(seen.first?.new == CGPoint(x: 50, y: 60))
        withExtendedLifetime(observation) {}
    }

    @Test func `without options the change has no values, and an initial call comes at once`() {
        let view = UIView()
        var calls = 0

        let quiet = view.observe(\.isHidden) { view, change in
            #expect(change.newValue == nil && change.oldValue == nil && view.isHidden)
            calls += 1
        }
        #expect(calls == 0)
        view.isHidden = true
        #expect(calls == 1)

        let initial = view.observe(\.isHidden, options: [.initial, .new]) { _, change in
            #expect(change.newValue == true)
            calls += 1
        }
        #expect(calls == 2)
        withExtendedLifetime((quiet, initial)) {}
    }

    @Test func `who asks for prior calls gets two, the first without the new value`() {
        let view = UIView()
        var calls: [String] = []

        let observation = view.observe(\.isHidden, options: [.prior, .old, .new]) { _, change in
            let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "none" }
            calls.append("\(change.isPrior): \(values[0]), \(values[1])")
        }
        withExtendedLifetime(observation) { view.isHidden = true }

        #expect(calls == ["true: false, none", "false: false, true"])
    }

    @Test func `an observation that ends in the prior call has no other one`() {
        let view = UIView()
        var observation: NSKeyValueObservation?
        var calls: [Bool] = []
        observation = view.observe(\.isHidden, options: .prior) { _, change in
            calls.append(change.isPrior)
            observation?.invalidate()
        }

        view.isHidden = true

        #expect(calls == [true])
    }

    @Test func `a frame is told once, when all of it is set`() {
        let view = UIView()
        var frames: [CGRect] = []
        let observation = view.observe(\.frame, options: .new) { _, change in
            if let frame = change.newValue { frames.append(frame) }
        }

        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

        #expect(frames == [CGRect(x: 10, y: 20, width: 30, height: 40)])
        withExtendedLifetime(observation) {}
    }

    @Test func `what comes from the layer, from a control and from a label is told at once`() {
        let (view, control, label, scroll) = (UIView(), UIControl(), UILabel(), UIScrollView())
        scroll.frame.size = CGSize(width: 10, height: 10)
        var seen: [String] = []
        let observations = [
            view.observe(\.alpha) { _, _ in seen.append("alpha") },
            view.observe(\.backgroundColor) { _, _ in seen.append("background") },
            view.layer.observe(\.cornerRadius) { _, _ in seen.append("radius") },
            control.observe(\.isSelected) { _, _ in seen.append("selected") },
            label.observe(\.text) { _, _ in seen.append("text") },
            scroll.observe(\.contentSize) { _, _ in seen.append("size") },
            scroll.observe(\.contentOffset) { _, _ in seen.append("offset") },
        ]

        view.alpha = 0.5
        view.backgroundColor = .red
        view.layer.cornerRadius = 3
        control.isSelected = true
        label.text = "a"
        scroll.contentSize = CGSize(width: 10, height: 100)
        scroll.contentOffset = CGPoint(x: 0, y: 5)

        #expect(seen == ["alpha", "background", "radius", "selected", "text", "size", "offset"])
        withExtendedLifetime(observations) {}
    }

    @Test func `an offset that a handler puts back stays there, as a pulled scroll view's does`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let observation = scroll.observe(\.contentOffset, options: .initial) { scroll, _ in
            if scroll.contentOffset.y < 0 { scroll.contentOffset.y = 0 }
        }

        scroll.contentOffset = CGPoint(x: 0, y: -30)

        #expect(scroll.contentOffset == .zero)
        withExtendedLifetime(observation) {}
    }

    @Test func `an observation that is invalidated or let go hears nothing`() {
        let view = UIView()
        var calls = 0
        let kept = view.observe(\.alpha) { _, _ in calls += 1 }
        _ = view.observe(\.alpha) { _, _ in calls += 10 }

        kept.invalidate()
        view.alpha = 0.5

        #expect(calls == 0)
    }

    @Test func `a property that does not tell its changes is told with the frame, with a diagnostic`() {
        let view = UIView()
        stage.window.addSubview(view)
        var tags: [Int] = []
        let observation = stage.run {
            view.observe(\.tag, options: .new) { _, change in tags.append(change.newValue ?? -1) }
        }

        view.tag = 3
        #expect(tags == [])
        stage.advance(by: 0.1)

        #expect(tags == [3])
        #expect(stage.diagnostics.map(\.call) == ["observe(_:options:changeHandler:)"])
        withExtendedLifetime(observation) {}
    }

    @Test func `a handler that changes what it observes without end is stopped`() {
        let view = UIView()
        let observation = stage.run {
            view.observe(\.center) { view, _ in view.center.x += 1 }
        }

        stage.run { view.center.x = 1 }

        #expect(stage.diagnostics.count == 1)
        #expect(view.center.x.isFinite)
        withExtendedLifetime(observation) {}
    }

    @Test func `the object is not kept, and an animation is told as the model's one change`() {
        weak var gone: UIView?
        var calls = 0
        var observation: NSKeyValueObservation?
        do {
            let view = UIView()
            stage.window.addSubview(view)
            observation = view.observe(\.alpha) { _, _ in calls += 1 }
            stage.run { UIView.animate(withDuration: 0.2) { view.alpha = 0 } }
            stage.advance(by: 0.3)
            view.removeFromSuperview()
            gone = view
        }
        stage.advance(by: 0.1)

        #expect(calls == 1)
        #expect(gone == nil)
        withExtendedLifetime(observation) {}
    }
}
