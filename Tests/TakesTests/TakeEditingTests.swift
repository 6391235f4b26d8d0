import StageKit
import Testing
import UIKit

@testable import Takes

/// What is added to takes, cut off and left out.
@Suite struct TakeEditingTests {
    private func touch(
        _ phase: TouchScript.Phase, _ time: TimeInterval, x: CGFloat = 0, finger: Int = 0
    ) -> Take.Event {
        Take.Event(time: time, kind: .touch(phase, location: CGPoint(x: x, y: 5), finger: finger))
    }

    @Test func `an event that is earlier than the last one happens with that`() {
        var take = Take()
        take.append(Take.Event(time: 0.5, kind: .present))
        take.append(Take.Event(time: 0.2, kind: .dismiss))

        #expect(take.events.map(\.time) == [0.5, 0.5])
        #expect(take.events.map(\.kind) == [.present, .dismiss])
    }

    @Test func `whatever is added is rounded to what a file holds`() throws {
        var take = Take()
        let third = 1 / 3.0
        take.append(Take.Event(time: third, kind: .hover(CGPoint(x: third, y: third))))
        take.append(
            Take.Event(
                time: 2 * third,
                kind: .wheel(CGVector(dx: third, dy: -third), location: CGPoint(x: third, y: third))))
        take.append(Take.Event(time: 1, kind: .resize(CGSize(width: 100 + third, height: 200 + third))))

        #expect(take.events.map(\.time) == [0.333333, 0.666667, 1])
        #expect(try Take(json: take.json()) == take)
    }

    @Test func `the end of a take moves along with what comes after it, and never back`() {
        var take = Take()
        take.end = 1
        take.append(Take.Event(time: 0.5, kind: .present))
        #expect(take.end == 1)

        take.append(Take.Event(time: 1.5, kind: .dismiss))
        #expect(take.end == 1.5)
    }

    @Test func `a cut keeps what happens at its moment, and takes the end away`() {
        var take = Take()
        for time in [0.1, 0.2, 0.3] { take.append(Take.Event(time: time, kind: .present)) }
        take.end = 4

        #expect(take.cut(at: 0.2).events.map(\.time) == [0.1, 0.2])
        #expect(take.cut(at: 0.2).end == nil)
        #expect(take.cut(at: 0.05).events.isEmpty)
    }

    @Test func `the fingers that are down are where they went last, in order of their numbers`() {
        var take = Take()
        take.append(touch(.began, 0, x: 10, finger: 2))
        take.append(touch(.began, 0.1, x: 20, finger: 0))
        take.append(touch(.began, 0.2, x: 30, finger: 1))
        take.append(touch(.moved, 0.3, x: 11, finger: 2))
        take.append(touch(.cancelled, 0.4, x: 20, finger: 0))

        #expect(take.fingersDown.map(\.finger) == [1, 2])
        #expect(take.fingersDown.map(\.location.x) == [30, 11])
        take.append(touch(.ended, 0.5, x: 30, finger: 1))
        #expect(take.fingersDown.map(\.finger) == [2])
    }

    @Test func `a take that keeps its size loses what resized it, and nothing else`() {
        var take = Take(size: CGSize(width: 100, height: 200))
        take.append(touch(.began, 0))
        take.append(Take.Event(time: 0.1, kind: .resize(CGSize(width: 200, height: 100))))
        take.append(Take.Event(time: 0.2, kind: .tilt(UIOffset(horizontal: 1, vertical: 0))))
        take.keepSize()

        #expect(take.events.map(\.time) == [0, 0.2])
        #expect(take.size == CGSize(width: 100, height: 200))
    }

    @Test func `any difference of sample, stage, values or picture makes it another stage`() {
        let take = Take(sample: "a", values: ["v": .number(1)])
        var others = (0..<8).map { _ in take }
        others[0].sample = "b"
        others[1].size.width += 1
        others[2].scale = 2
        others[3].frameRate = 30
        others[4].device = StageDevice.all.first
        others[5].style = .dark
        others[6].values = [:]
        others[7].picture = Take.Picture(path: "/a.png", hash: "0")
        var later = take
        later.append(Take.Event(time: 3, kind: .present))
        later.end = 5

        #expect(others.map { take.hasSameStage(as: $0) } == [Bool](repeating: false, count: 8))
        #expect(take.hasSameStage(as: later))
    }

    @Test func `a run follows takes that are the same as far as it has gone, and no others`() {
        let sample = Sample(id: "blank", title: "Blank") { UIViewController() }
        var take = Take(sample: "blank", frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .hover(CGPoint(x: 1, y: 1))))
        let run = TakeRun(take, of: sample)
        run.advance(to: 0.5)
        func with(_ kind: Take.Event.Kind, at time: TimeInterval) -> Take {
            var take = take
            take.append(Take.Event(time: time, kind: kind))
            return take
        }
        var other = Take(sample: "blank", frameRate: 60)
        other.append(Take.Event(time: 0.1, kind: .hover(CGPoint(x: 2, y: 1))))

        #expect(run.canFollow(take) && run.canFollow(with(.hover(nil), at: 0.6)))
        #expect(!run.canFollow(with(.hover(nil), at: 0.4)), "that has passed")
        #expect(!run.canFollow(other) && !run.canFollow(take.cut(at: 0)))
    }
}
