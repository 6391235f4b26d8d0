import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// What touch scripts make UIKit call, in the order of `spec/callbacks.md`.
@MainActor
struct SwipeTraceTests {
    private func begin() throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "swipe")))
    }

    @Test func `a presentation that is finished`() throws {
        let sample = try begin()

        let calls = try play(sample, from: 388, to: 100)

        #expect(
            calls == [
                "edge pan began",
                "A present(_:animated:completion:)",
                "B loadView()", "B viewDidLoad()",
                "delegate animationController(forPresented:presenting:source:)",
                "delegate interactionControllerForPresentation(using:)",
                "presentation preferredContentSizeDidChange(forChildContentContainer:)",
                "presentation presentationTransitionWillBegin()",
                "root viewWillDisappear(_:)", "A viewWillDisappear(_:)", "B viewWillAppear(_:)",
                "animator transitionDuration(using:)",
                "interaction startInteractiveTransition(_:)",
                "animator animateTransition(using:)", "B add(_:forKey:) position",
                "B viewIsAppearing(_:)",
                "edge pan changed", "context updateInteractiveTransition(_:)",
                "edge pan ended", "context finishInteractiveTransition()",
                "animation animationDidStop(_:finished:) true", "completion animate true",
                "context completeTransition(_:) true",
                "presentation presentationTransitionDidEnd(_:) true",
                "B viewDidAppear(_:)", "A viewDidDisappear(_:)", "root viewDidDisappear(_:)",
                "animator animationEnded(_:) true",
            ])
    }

    @Test func `a presentation that is cancelled`() throws {
        let sample = try begin()

        let calls = try play(sample, from: 388, to: 260)

        #expect(
            calls.suffix(from: try #require(calls.firstIndex(of: "edge pan ended"))) == [
                "edge pan ended", "context cancelInteractiveTransition()",
                "B viewWillDisappear(_:)",
                "root viewWillAppear(_:)", "A viewWillAppear(_:)",
                "root viewIsAppearing(_:)", "A viewIsAppearing(_:)",
                "animation animationDidStop(_:finished:) true", "completion animate true",
                "context completeTransition(_:) false",
                "presentation presentationTransitionDidEnd(_:) false",
                "B viewDidDisappear(_:)", "A viewDidAppear(_:)", "root viewDidAppear(_:)",
                "animator animationEnded(_:) false",
            ])
    }

    @Test func `a dismissal that is finished`() throws {
        let sample = try begin()
        sample.present(to: 1)

        let calls = try play(sample, from: 2, to: 300)

        #expect(
            calls == [
                "edge pan began",
                "B dismiss(animated:completion:)",
                "delegate animationController(forDismissed:)",
                "delegate interactionControllerForDismissal(using:)",
                "B viewWillDisappear(_:)", "root viewWillAppear(_:)", "A viewWillAppear(_:)",
                "presentation dismissalTransitionWillBegin()",
                "animator transitionDuration(using:)",
                "interaction startInteractiveTransition(_:)",
                "animator animateTransition(using:)", "B add(_:forKey:) position",
                "root viewIsAppearing(_:)", "A viewIsAppearing(_:)",
                "edge pan changed", "context updateInteractiveTransition(_:)",
                "edge pan ended", "context finishInteractiveTransition()",
                "animation animationDidStop(_:finished:) true", "completion animate true",
                "context completeTransition(_:) true",
                "A viewDidAppear(_:)", "root viewDidAppear(_:)", "B viewDidDisappear(_:)",
                "presentation dismissalTransitionDidEnd(_:) true",
                "animator animationEnded(_:) true",
            ])
    }

    @Test func `a dismissal that is cancelled`() throws {
        let sample = try begin()
        sample.present(to: 1)

        let calls = try play(sample, from: 2, to: 100)

        #expect(
            calls.suffix(from: try #require(calls.firstIndex(of: "edge pan ended"))) == [
                "edge pan ended", "context cancelInteractiveTransition()",
                "root viewWillDisappear(_:)", "A viewWillDisappear(_:)",
                "B viewWillAppear(_:)", "B viewIsAppearing(_:)",
                "animation animationDidStop(_:finished:) true", "completion animate true",
                "context completeTransition(_:) false",
                "A viewDidDisappear(_:)", "root viewDidDisappear(_:)", "B viewDidAppear(_:)",
                "presentation dismissalTransitionDidEnd(_:) false",
                "animator animationEnded(_:) false",
            ])
    }

    /// Plays a drag of a fifth of a second. Layout is left out; of equal calls in a row the first one stands.
    private func play(_ sample: SampleStage, from start: Double, to end: Double) throws -> [String] {
        sample.stage.clearTrace()
        let moves = (1...10).map { step in
            let part = Double(step) / 10
            return TouchScript.Touch(
                time: 0.2 * part, phase: .moved,
                location: CGPoint(x: start + (end - start) * part, y: 400))
        }
        let first = TouchScript.Touch(time: 0, phase: .began, location: CGPoint(x: start, y: 400))
        let last = TouchScript.Touch(time: 0.22, phase: .ended, location: CGPoint(x: end, y: 400))
        let script = try TouchScript(size: sample.stage.size, touches: [first] + moves + [last])

        #expect(sample.stage.play(script))

        let calls = sample.stage.trace
            .filter { !$0.call.hasPrefix("containerView") && $0.kind != .diagnostic }
            .map(Self.line)
        // The drag's many steps are told once.
        return calls.reduce(into: []) { lines, line in
            let isStep = line == "edge pan changed" || line.contains("updateInteractive")
            if !isStep || !lines.contains(line) { lines.append(line) }
        }
    }

    private static func line(_ event: TraceEvent) -> String {
        let detail = event.detail
        if event.kind == .gesture { return "edge pan \(detail["state"] ?? "")" }
        if event.kind == .animation, detail["block"] == "completion" {
            return "completion animate \(detail["finished"] ?? "")"
        }
        let answers = ["didComplete", "completed", "transitionCompleted", "finished"]
        let answer =
            answers.lazy.compactMap { detail[$0] }.first ?? (event.kind == .animation ? detail["key"] : nil)
        let call = "\(names[event.object] ?? event.object) \(event.call)"
        return answer.map { "\(call) \($0)" } ?? call
    }

    private static let names = [
        "SwipeFirstViewController": "A", "SwipeSecondViewController": "B", "UINavigationController": "root",
        "SwipeTransitionDelegate": "delegate", "SwipeAnimator": "animator",
        "SwipeInteractionController": "interaction", "TransitionContext": "context",
        "CoveringPresentationController": "presentation", "CABasicAnimation": "animation", "UIView": "B",
    ]
}
