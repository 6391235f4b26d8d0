import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UITesting

/// The sequences of calls that belong to transitions, and which of them come.
@Suite(.serialized) struct ChecklistTests {
    private func film(_ id: String, _ events: [(Double, Take.Event.Kind)]) throws -> Film {
        let sample = try #require(SampleCatalog.sample(id: id))
        var take = Take(sample: id, frameRate: 60)
        for (time, kind) in events { take.append(Take.Event(time: time, kind: kind)) }
        return Film(of: take, sample: sample)
    }

    private func drag(from start: CGFloat, to end: CGFloat, at time: Double) -> [(Double, Take.Event.Kind)] {
        let moves = (1...10).map { step in
            (
                time + 0.03 * Double(step),
                Take.Event.Kind.touch(
                    .moved, location: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 400),
                    finger: 0)
            )
        }
        return [(time, .touch(.began, location: CGPoint(x: start, y: 400), finger: 0))] + moves + [
            (time + 0.8, .touch(.ended, location: CGPoint(x: end, y: 400), finger: 0))
        ]
    }

    @Test(arguments: [
        "cross-dissolve", "swipe", "custom-presentation", "adaptive-presentation", "interactive-sheet",
        "interruptible", "navigation-pop", "slide",
    ])
    func `in every sample, there and back, each call that belongs to a transition comes in its place`(
        id: String
    )
        throws
    {
        let film = try film(id, [(0, .present), (2, .dismiss)])

        let checklists = film.checklists()

        #expect(!checklists.isEmpty)
        for checklist in checklists {
            for entry in checklist.entries {
                let isFine =
                    switch entry.outcome {
                    case .called, .left: true
                    case .outOfOrder, .awaited, .missing: false
                    }
                #expect(isFine, "\(checklist.transition.kind): \(entry.step.call) \(entry.outcome)")
            }
        }
    }

    @Test
    func
        `what the presented controller is told of a cancellation is not what the presenting one is told first`()
        throws
    {
        let catches: [(Double, Take.Event.Kind)] = (0...6).map { step in
            let place = CGPoint(x: 195, y: 500 + step * 45)
            return (0.2 + Double(step) / 30, .touch(step == 0 ? .began : .moved, location: place, finger: 0))
        }
        let film = try film(
            "interruptible",
            [(0, .present)] + catches + [(0.4, .touch(.ended, location: CGPoint(x: 195, y: 770), finger: 0))])

        let checklist = try #require(film.checklists().first)

        #expect(checklist.transition.isCancelled)
        for entry in checklist.entries {
            let isInItsPlace =
                switch entry.outcome {
                case .called, .left: true
                case .outOfOrder, .awaited, .missing: false
                }
            #expect(isInItsPlace, "\(entry.step.call) \(entry.outcome)")
        }
    }

    @Test func `a drag that is let go too early is an interactive presentation that is cancelled`() throws {
        let film = try film("swipe", drag(from: 388, to: 330, at: 0.1))

        let checklist = try #require(film.checklists().first)

        #expect(checklist.transition.kind == .presentation && checklist.transition.isCancelled)
        let calls = checklist.entries.filter { $0.call != nil }.map(\.step.call)
        #expect(calls.contains("cancelInteractiveTransition()"))
        #expect(!calls.contains("finishInteractiveTransition()"))
        #expect(!checklist.entries.contains { $0.outcome == .missing })
        let times = checklist.entries.compactMap { $0.call?.time }
        #expect(times == times.sorted())
    }

    @Test func `a drag that goes far enough finishes interactively`() throws {
        let film = try film("swipe", drag(from: 388, to: 80, at: 0.1))

        let checklist = try #require(film.checklists().first)

        #expect(!checklist.transition.isCancelled)
        #expect(
            checklist.entries.contains { $0.step.call == "finishInteractiveTransition()" && $0.call != nil })
        #expect(!checklist.entries.contains { $0.outcome == .missing })
    }

    @Test(arguments: [1, 4])
    func `a sheet that is dragged or thrown away misses no call`(frames: Int) throws {
        let way = (0...frames).map { step in
            let place = CGPoint(x: 195, y: 440 + CGFloat(step) / CGFloat(frames) * 300)
            return (
                1.5 + Double(step) / 60,
                Take.Event.Kind.touch(step == 0 ? .began : .moved, location: place, finger: 0)
            )
        }
        let film = try film(
            "interactive-sheet",
            [(0, .present)] + way
                + [
                    (
                        1.5 + Double(frames + 1) / 60,
                        .touch(.ended, location: CGPoint(x: 195, y: 740), finger: 0)
                    )
                ])

        let checklist = try #require(film.checklists().last)

        #expect(checklist.transition.kind == .dismissal && !checklist.transition.isCancelled)
        #expect(checklist.entries.filter { $0.outcome == .missing }.map(\.step.call) == [])
    }

    @Test func `a transition that never completes misses the calls of its end once it is given up`() throws {
        let film = try film("never-completes", [(0, .present)])

        let checklist = try #require(film.checklists().first)

        let open = checklist.entries.filter { $0.outcome == .awaited || $0.outcome == .missing }
        #expect(open.map(\.step.call).contains("completeTransition(_:)"))
        #expect(open.map(\.step.call).contains("viewDidAppear(_:)"))
    }

    @Test func `tabs and stacks have their own sequences`() {
        func calls(_ kind: Film.Transition.Kind) -> [String] {
            CallSequence(of: kind, isInteractive: false, isCancelled: false).steps.map(\.call)
        }

        // Tab bar controllers announce what arrives first, navigation controllers what leaves.
        #expect(
            calls(.tab).firstIndex(of: "viewWillAppear(_:)") ?? 9 < calls(.tab).firstIndex(
                of: "viewWillDisappear(_:)") ?? 0)
        #expect(
            calls(.push).firstIndex(of: "viewWillDisappear(_:)") ?? 9 < calls(.push).firstIndex(
                of: "viewWillAppear(_:)") ?? 0)
        #expect(calls(.push).contains("navigationController(_:didShow:animated:)"))
        #expect(
            !CallSequence(of: .pop, isInteractive: true, isCancelled: true).steps.map(\.call).contains(
                "navigationController(_:didShow:animated:)"))
    }

    @Test(arguments: [Film.Transition.Kind.presentation, .dismissal, .push, .pop, .tab])
    func `an animator's calls surround the end of a transition, children of one's own have none`(
        kind: Film.Transition.Kind
    ) throws {
        func calls(_ kind: Film.Transition.Kind) -> [String] {
            CallSequence(of: kind, isInteractive: false, isCancelled: false).steps.map(\.call)
        }
        let own = ["transitionDuration(using:)", "animateTransition(using:)"]
        let ends = ["completeTransition(_:)", "animationEnded(_:)"]

        #expect(calls(kind).filter { (own + ends).contains($0) } == own + ends)
        #expect(calls(.child).filter { (own + ends).contains($0) }.isEmpty && !calls(.child).isEmpty)
    }
}
