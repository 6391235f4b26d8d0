import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Takes that run, are sought and cut: the same calls and the same pixels, however a time is reached.
@Suite(.serialized) struct TakeRunTests {
    private func sample(_ id: String) throws -> Sample { try #require(SampleCatalog.sample(id: id)) }

    /// A drag from the right edge to the left, held for a moment, thrown back, and a tap on the button afterwards.
    private func dragTake(_ id: String = "swipe", frameRate: Double = 60) -> Take {
        var take = Take(sample: id, frameRate: frameRate)
        func touch(_ phase: TouchScript.Phase, _ time: Double, _ x: CGFloat, _ y: CGFloat = 400) {
            take.append(Take.Event(time: time, kind: .touch(phase, location: CGPoint(x: x, y: y), finger: 0)))
        }
        touch(.began, 0, 385)
        for step in 1...20 { touch(.moved, 0.02 * Double(step), 385 - 11 * CGFloat(step)) }
        touch(.ended, 0.45, 165)
        return take
    }

    private func presentedAndDismissed(_ id: String, frameRate: Double = 60) -> Take {
        var take = Take(sample: id, frameRate: frameRate)
        take.append(Take.Event(time: 0, kind: .present))
        take.append(Take.Event(time: 4, kind: .dismiss))
        return take
    }

    private func calls(_ run: TakeRun) -> [String] { run.calls.map(\.line) }

    @Test func `a slowed take has its events and its end later, and as many frames`() {
        var take = dragTake()
        take.end = 2
        let slowed = take.slowed(to: 4)

        #expect(slowed.end == 8 && slowed.frameRate == 15)
        #expect(slowed.events.map(\.time) == take.events.map { $0.time * 4 })
    }

    @Test func `a seek to a later time takes up the run that stands nearest before it`() throws {
        let scrubber = TakeScrubber(dragTake(), of: try sample("swipe"))
        scrubber.seek(to: 0.6)
        let late = scrubber.current

        scrubber.seek(to: 0.2)
        let early = scrubber.current
        scrubber.seek(to: 0.4)
        #expect(scrubber.current === early)
        scrubber.seek(to: 0.7)

        #expect(early !== late && scrubber.current === late && late.time == 0.7)
        scrubber.seek(to: 0.45)
        #expect(scrubber.current === early)
    }

    @Test func `a run that was left goes on with the take that is shown`() throws {
        var longer = dragTake()
        longer.append(Take.Event(time: 1.5, kind: .dismiss))
        let scrubber = TakeScrubber(dragTake(), of: try sample("swipe"))
        scrubber.seek(to: 1)

        scrubber.show(longer, at: 0.2)
        scrubber.seek(to: 2)

        #expect(scrubber.take == longer && scrubber.time == 2)
    }

    @Test func `a take that became shorter than the time that is shown is prepared as far as it goes`() throws
    {
        var longer = dragTake()
        longer.append(Take.Event(time: 20, kind: .dismiss))
        let scrubber = TakeScrubber(longer, of: try sample("swipe"))
        scrubber.seek(to: 15)
        scrubber.show(dragTake(), at: 15)
        var calls = 0

        while calls < 500, scrubber.prepare() { calls += 1 }

        #expect(calls < 500)
    }

    @Test func `once everything is prepared no seek begins at the take's start`() {
        var made = 0
        let sample = Sample(
            id: "counted", title: "Counted",
            makeViewController: {
                made += 1
                return UIViewController()
            })
        var take = Take(sample: "counted")
        take.append(Take.Event(time: 3, kind: .present))
        let scrubber = TakeScrubber(take, of: sample)
        for time in [2.9, 0.01, 1.5, 0.02, 3, 0] {
            var calls = 0
            while scrubber.prepare() { calls += 1 }
            #expect(calls < 200)
            let (before, shown) = (made, scrubber.current)

            scrubber.seek(to: time)

            #expect(made == before && scrubber.current !== shown, "\(time)")
        }
    }

    @Test func `a take that is run twice gives the same calls`() throws {
        let sample = try sample("swipe")
        let first = TakeRun(dragTake(), of: sample)
        let second = TakeRun(dragTake(), of: sample)

        #expect(first.finish() && second.finish())

        #expect(!first.calls.isEmpty)
        #expect(calls(first) == calls(second))
    }

    @Test func `frames that only show animations may be left out: the calls are the same`() throws {
        for id in SampleCatalog.all.map(\.id) {
            let sample = try sample(id)
            let take = presentedAndDismissed(id)
            let quick = TakeRun(take, of: sample)
            let whole = TakeRun(take, of: sample)

            quick.finish()
            whole.finish(isSeen: true)

            #expect(calls(quick) == calls(whole), "\(id)")
        }
    }

    @Test(arguments: SampleCatalog.all.map(\.id))
    func `any time is the same, reached from either side or straight`(id: String) throws {
        let sample = try sample(id)
        let take = id == "swipe" ? dragTake() : presentedAndDismissed(id)
        let scrubber = TakeScrubber(take, of: sample)
        var generator = Numbers(seed: 7)
        for round in 0..<2 {
            let time = (generator.next(below: 4.6) * 60).rounded() / 60

            scrubber.seek(to: time)
            let straight = TakeRun(take, of: sample)
            straight.advance(to: time, isSeen: true)

            #expect(calls(scrubber.current) == calls(straight), "\(id) at \(time)")
            guard round == 1 else { continue }
            let (shown, expected) = try (scrubber.current.stage.snapshot(), straight.stage.snapshot())
            #expect(ImageComparison(shown, expected, tolerance: 0).isMatch, "\(id) at \(time)")
        }
    }

    @Test func `an event in the middle cuts off what came after it`() throws {
        let sample = try sample("swipe")
        let take = dragTake()
        let scrubber = TakeScrubber(take, of: sample)
        scrubber.seek(to: 2)
        #expect(scrubber.current.root.presentedViewController != nil)

        scrubber.seek(to: 0.2)
        let before = scrubber.append(.touch(.ended, location: CGPoint(x: 380, y: 400), finger: 0))

        #expect(before == take)
        #expect(scrubber.take.events.count == 12)
        scrubber.seek(to: 2)
        #expect(scrubber.current.root.presentedViewController == nil)

        scrubber.show(take, at: 2)
        #expect(scrubber.current.root.presentedViewController != nil)
    }

    @Test func `an event in a take that has an end goes on from there without it`() throws {
        var take = dragTake()
        take.end = 3
        let scrubber = TakeScrubber(take, of: try sample("swipe"))
        scrubber.seek(to: 2)

        let before = scrubber.append(.touch(.began, location: CGPoint(x: 200, y: 400), finger: 0))

        #expect(before == take)
        #expect(scrubber.take.end == nil && scrubber.take.events.count == take.events.count + 1)
    }

    @Test func `several events at the time that is shown are all kept, as those of two fingers are`() throws {
        let scrubber = TakeScrubber(Take(sample: "swipe"), of: try sample("swipe"))
        scrubber.seek(to: 0.5)
        let kinds: [Take.Event.Kind] = [
            .touch(.began, location: CGPoint(x: 100, y: 200), finger: 0),
            .touch(.began, location: CGPoint(x: 300, y: 200), finger: 1),
            .touch(.moved, location: CGPoint(x: 90, y: 200), finger: 0),
            .touch(.moved, location: CGPoint(x: 310, y: 200), finger: 1),
        ]

        for (index, kind) in kinds.enumerated() {
            #expect(scrubber.append(kind, at: 0.5 + Double(index / 2) * 0.01) == nil)
        }

        #expect(scrubber.take.events.map(\.kind) == kinds)
        scrubber.seek(to: 0.6)
        scrubber.seek(to: 0.505)
        #expect(scrubber.append(.touch(.ended, location: .zero, finger: 0)) != nil)
        #expect(scrubber.take.events.count == 3)
    }

    @Test func `times before the start and times that are no numbers show the start`() throws {
        let scrubber = TakeScrubber(dragTake(), of: try sample("swipe"))

        scrubber.seek(to: -5)
        #expect(scrubber.time == 0)
        scrubber.seek(to: .nan)
        #expect(scrubber.time == 0)
        scrubber.seek(to: .infinity)
        #expect(scrubber.current.isOver)
    }
}
