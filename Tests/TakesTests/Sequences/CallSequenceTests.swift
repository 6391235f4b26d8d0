import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// The order of the calls of each kind of transition, and what is said of calls that come in another one.
@Suite struct CallSequenceTests {
    /// Who is told what, in order, from a call on.
    private func lines(
        _ kind: Film.Transition.Kind, from call: String? = nil, isInteractive: Bool = false,
        isCancelled: Bool = false
    ) -> [String] {
        let sequence = CallSequence(of: kind, isInteractive: isInteractive, isCancelled: isCancelled)
        let steps = sequence.steps.drop { call != nil && $0.call != call }
        return steps.map { "\($0.receiver): \($0.call)" }
    }

    // MARK: - Orders

    @Test func `a presentation that a finger takes back tells of it before its completion`() {
        let end = lines(
            .presentation, from: "cancelInteractiveTransition()", isInteractive: true, isCancelled: true)

        #expect(
            end == [
                "context: cancelInteractiveTransition()", "presented controller: viewWillDisappear(_:)",
                "presenting controller: viewWillAppear(_:)", "context: completeTransition(_:)",
                "presentation controller: presentationTransitionDidEnd(_:)",
                "presented controller: viewDidDisappear(_:)", "presenting controller: viewDidAppear(_:)",
                "animator: animationEnded(_:)", "completion handler: present(_:animated:completion:)",
            ])
    }

    @Test func `a dismissal that is cancelled without a finger tells of it after its completion`() {
        let end = lines(.dismissal, from: "animateTransition(using:)", isCancelled: true)

        #expect(
            end == [
                "animator: animateTransition(using:)", "context: completeTransition(_:)",
                "presenting controller: viewWillDisappear(_:)", "dismissed controller: viewWillAppear(_:)",
                "presenting controller: viewDidDisappear(_:)", "dismissed controller: viewDidAppear(_:)",
                "presentation controller: dismissalTransitionDidEnd(_:)", "animator: animationEnded(_:)",
                "completion handler: dismiss(animated:completion:)",
            ])
    }

    @Test func `a dismissal by a finger asks, begins, is driven and ends in this order`() {
        #expect(
            lines(.dismissal, isInteractive: true) == [
                "any controller: dismiss(animated:completion:)",
                "transitioning delegate: animationController(forDismissed:)",
                "transitioning delegate: interactionControllerForDismissal(using:)",
                "dismissed controller: viewWillDisappear(_:)", "presenting controller: viewWillAppear(_:)",
                "presentation controller: dismissalTransitionWillBegin()",
                "animator: transitionDuration(using:)",
                "interaction controller: startInteractiveTransition(_:)",
                "animator: animateTransition(using:)", "context: updateInteractiveTransition(_:)",
                "context: finishInteractiveTransition()", "context: completeTransition(_:)",
                "presenting controller: viewDidAppear(_:)", "dismissed controller: viewDidDisappear(_:)",
                "presentation controller: dismissalTransitionDidEnd(_:)", "animator: animationEnded(_:)",
                "completion handler: dismiss(animated:completion:)",
            ])
    }

    @Test(arguments: [(Film.Transition.Kind.push, "pushed"), (.pop, "popped")])
    func `a stack moves what comes or goes, before all and after the screens have appeared`(
        kind: Film.Transition.Kind, name: String
    ) {
        #expect(
            lines(kind) == [
                "\(name) controller: willMove(toParent:)",
                "navigation delegate: navigationController(_:animationControllerFor:from:to:)",
                "navigation delegate: navigationController(_:interactionControllerFor:)",
                "controller that leaves: viewWillDisappear(_:)",
                "controller that arrives: viewWillAppear(_:)",
                "navigation delegate: navigationController(_:willShow:animated:)",
                "animator: transitionDuration(using:)", "animator: animateTransition(using:)",
                "context: completeTransition(_:)", "controller that leaves: viewDidDisappear(_:)",
                "controller that arrives: viewDidAppear(_:)", "\(name) controller: didMove(toParent:)",
                "navigation delegate: navigationController(_:didShow:animated:)",
                "animator: animationEnded(_:)",
            ])
    }

    @Test func `a tab that a finger takes back goes before the old one comes again`() {
        let end = lines(.tab, from: "cancelInteractiveTransition()", isInteractive: true, isCancelled: true)

        #expect(
            end.dropFirst() == [
                "controller that arrives: viewWillDisappear(_:)",
                "controller that leaves: viewWillAppear(_:)", "context: completeTransition(_:)",
                "controller that arrives: viewDidDisappear(_:)",
                "controller that leaves: viewDidAppear(_:)", "animator: animationEnded(_:)",
            ])
    }

    @Test func `children that are not exchanged in the end are told nothing in between`() {
        #expect(
            lines(.child, isCancelled: true) == [
                "controller that leaves: viewWillDisappear(_:)",
                "controller that arrives: viewWillAppear(_:)",
                "controller that arrives: viewDidDisappear(_:)",
                "controller that leaves: viewDidAppear(_:)",
            ])
    }

    @Test(arguments: [true, false])
    func `an animator must animate where no finger drives the transition`(isInteractive: Bool) throws {
        let sequence = CallSequence(of: .push, isInteractive: isInteractive, isCancelled: false)
        let animate = try #require(sequence.steps.first { $0.call == "animateTransition(using:)" })

        #expect(animate.isOptional == isInteractive)
    }

    // MARK: - Checklists

    private struct Said {
        let object: String
        let name: String
        let frame: Int

        init(_ object: String, _ name: String, _ frame: Int) {
            (self.object, self.name, self.frame) = (object, name, frame)
        }
    }

    /// A film of exchanges of children, each of which lasts for five frames.
    private func film(_ said: [Said], frames: Int, transitions: [(subject: String, first: Int)]) -> Film {
        var film = Film(take: Take(frameRate: 60))
        film.times = (0..<frames).map { Double($0) / 60 }
        film.calls = said.enumerated().map { number, call in
            let event = TraceEvent(
                time: Double(call.frame) / 60,
                kind: call.name.hasPrefix("complete") ? .context : .appearance, object: call.object,
                call: call.name)
            return Call(event, number: number, start: 0)
        }
        film.frameOfCall = said.map(\.frame)
        film.transitions = transitions.map { subject, first in
            Film.Transition(
                kind: .child, subject: subject, duration: 0.1, firstFrame: first,
                progress: [Double](repeating: 0.5, count: 5),
                isInteractive: [Bool](repeating: false, count: 5))
        }
        return film
    }

    /// The outcome of each step, with the number of its call.
    private func outcomes(_ checklist: CallChecklist) -> [String] {
        checklist.entries.map { entry in
            switch entry.outcome {
            case .called(let call): "\(call.number)"
            case .outOfOrder(let call): "out of order \(call.number)"
            case .awaited: "awaited"
            case .left: "left"
            case .missing: "missing"
            }
        }
    }

    private let start = [Said("A", "viewWillDisappear(_:)", 0), Said("B", "viewWillAppear(_:)", 0)]

    @Test func `a call before one that it should follow is out of order`() throws {
        let film = film(
            start + [Said("B", "viewDidAppear(_:)", 5), Said("A", "viewDidDisappear(_:)", 5)],
            frames: 10, transitions: [("B", 0)])

        let checklist = try #require(film.checklists().first)

        #expect(outcomes(checklist) == ["0", "1", "3", "out of order 2"])
        #expect(checklist.entries.map { $0.call?.number } == [0, 1, 3, 2])
    }

    @Test(arguments: [(5, "awaited"), (6, "missing")])
    func `a call that has not come is missing once the film shows the frame after the transition`(
        frames: Int, outcome: String
    ) throws {
        let checklist = try #require(
            film(start, frames: frames, transitions: [("B", 0)]).checklists().first)

        #expect(outcomes(checklist) == ["0", "1", outcome, outcome])
        #expect(checklist.entries.last?.call == nil)
    }

    @Test func `of a controller and its child, which is told first, the controller counts`() throws {
        let film = film(
            [
                Said("A", "viewWillDisappear(_:)", 0), Said("Child", "viewWillAppear(_:)", 0),
                Said("B", "viewWillAppear(_:)", 0), Said("A", "viewDidDisappear(_:)", 5),
                Said("Child", "viewDidAppear(_:)", 5), Said("B", "viewDidAppear(_:)", 5),
            ], frames: 10, transitions: [("B", 0)])

        let checklist = try #require(film.checklists().first)

        #expect(outcomes(checklist) == ["0", "2", "3", "5"])
    }

    @Test
    func `where a transition ends and another begins, the calls after the completion are the new one's`()
        throws
    {
        let end = [Said("X", "viewWillDisappear(_:)", 5), Said("Context", "completeTransition(_:)", 5)]
        let next = [
            Said("B", "viewWillDisappear(_:)", 5), Said("C", "viewWillAppear(_:)", 5),
            Said("B", "viewDidDisappear(_:)", 10), Said("C", "viewDidAppear(_:)", 10),
        ]
        let film = film(start + end + next, frames: 20, transitions: [("B", 0), ("C", 5)])

        let checklist = try #require(film.checklists().last)

        #expect(checklist.transition.subject == "C")
        #expect(outcomes(checklist) == ["4", "5", "6", "7"])
    }
}
