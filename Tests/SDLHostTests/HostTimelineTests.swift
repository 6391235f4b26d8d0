import QuartzCore
import Testing
import UIKit
import UITesting

@testable import SDLHost

@Suite(.serialized) struct HostTimelineTests {
    private static let gap = HostTimeline.longestGap

    @Test func `without gaps it runs as fast as it is told`() {
        var timeline = HostTimeline(speed: 0.5, start: 100)

        timeline.leaveOutGap(before: 100.01, since: 100, demand: .nextFrame)

        #expect(timeline.frameTime(wall: 104) == 102)
        #expect(timeline.wallTime(frame: 102) == 104)
    }

    @Test func `while something moves a gap counts four frames`() {
        var timeline = HostTimeline(speed: 1, start: 100)

        timeline.leaveOutGap(before: 110, since: 100, demand: .nextFrame)

        #expect(abs(timeline.frameTime(wall: 110) - (100 + Self.gap)) < 1e-9)
        #expect(abs(timeline.frameTime(wall: 111) - (101 + Self.gap)) < 1e-9)
        #expect(abs(timeline.wallTime(frame: 101 + Self.gap) - 111) < 1e-9)
    }

    @Test func `in slow motion a gap counts four slow frames`() {
        var timeline = HostTimeline(speed: 0.1, start: 100)

        timeline.leaveOutGap(before: 110, since: 100, demand: .nextFrame)

        #expect(abs(timeline.frameTime(wall: 110) - (100 + Self.gap / 10)) < 1e-9)
    }

    @Test func `a wait for a deadline counts, what comes after it is a gap`() {
        var timeline = HostTimeline(speed: 1, start: 100)

        timeline.leaveOutGap(before: 105, since: 100, demand: .at(106))
        #expect(timeline.frameTime(wall: 105) == 105)
        timeline.leaveOutGap(before: 3600, since: 100, demand: .at(106))

        #expect(abs(timeline.frameTime(wall: 3600) - (106 + Self.gap)) < 1e-9)
    }

    @Test func `where nothing waits all time counts`() {
        var timeline = HostTimeline(speed: 1, start: 100)

        timeline.leaveOutGap(before: 3600, since: 100, demand: .none)

        #expect(timeline.frameTime(wall: 3600) == 3600)
    }

    @Test func `an event of the gap has the time at which the clock stood still`() {
        var timeline = HostTimeline(speed: 1, start: 100)
        timeline.leaveOutGap(before: 110, since: 100, demand: .nextFrame)

        let times = [100, 100.01, 105, 110].map(timeline.frameTime(wall:))

        #expect(times[0] == 100)
        #expect(times[1] == 100.01)
        #expect(abs(times[2] - (100 + Self.gap)) < 1e-9)
        #expect(abs(times[3] - (100 + Self.gap)) < 1e-9)
    }

    @Test func `two gaps add up`() {
        var timeline = HostTimeline(speed: 1, start: 0)
        timeline.leaveOutGap(before: 10, since: 0, demand: .nextFrame)
        let after = timeline.frameTime(wall: 11)

        timeline.leaveOutGap(before: 20, since: after, demand: .nextFrame)

        #expect(abs(timeline.frameTime(wall: 20) - (after + Self.gap)) < 1e-9)
    }

    @Test
    func `an animation goes on after a gap from where it was, and so does one that waits for its delay`() {
        let application = UIApplication(clock: FrameClock(now: 100))
        let pipeline = application.pipeline
        pipeline.presenter = NobodysPresenter()
        let window = UIWindow()
        let early = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let late = UIView(frame: early.frame)
        window.addSubview(early)
        window.addSubview(late)
        window.makeKeyAndVisible()
        var timeline = HostTimeline(speed: 1, start: 100)
        func run(at wall: Double) {
            timeline.leaveOutGap(before: wall, since: pipeline.now, demand: pipeline.demand)
            pipeline.run(events: [], at: timeline.frameTime(wall: wall))
        }
        run(at: 100)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { early.center.x += 100 }
        UIView.animate(withDuration: 1, delay: 3, options: .curveLinear) { late.center.x += 100 }
        func x(_ view: UIView) -> CGFloat { (view.layer.presentation()?.position.x ?? 0) - 5 }

        run(at: 100)
        run(at: 100.016)
        run(at: 160)

        #expect(abs(x(early) - 100 * (0.016 + Self.gap)) < 0.01)
        for frame in 1...70 { run(at: 160 + Double(frame) / 60) }
        #expect(x(early) == 100)
        #expect(x(late) == 0)
        run(at: 3600)
        #expect(abs(x(late) - 100 * Self.gap) < 0.01)
    }
}

/// Takes the changes and draws nothing.
private final class NobodysPresenter: FramePresenter {
    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        tree.drainChanges { _, _ in }
        return false
    }

    func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage? {
        nil
    }
}
