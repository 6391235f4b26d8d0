import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// When frames are needed, what is done in them and in which order, and what waits for animations.
@Suite(.serialized) struct FrameClockTests {
    private func slide() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        return animation
    }

    // MARK: - Demand

    @Test func `of two demands the more urgent one counts`() {
        let demands: [FrameDemand] = [.nextFrame, .at(2), .at(3), .none]

        for (index, demand) in demands.enumerated() {
            for other in demands[index...] {
                #expect(demand.sooner(other) == demand && other.sooner(demand) == demand)
            }
        }
    }

    @Test func `a deadline that nothing waits for asks for its frame, and keeps nobody from settling`() {
        let scene = Scene()
        let deadline = scene.clock.schedule(at: 11, isDecoration: true) {}
        #expect(scene.clock.demand == .at(11) && scene.clock.callDemand == .at(11))
        #expect(scene.clock.settlingDemand == .none)

        scene.clock.schedule(at: 13) {}
        #expect(scene.clock.demand == .at(11) && scene.clock.settlingDemand == .at(13))
        deadline.cancel()

        #expect(scene.clock.demand == .at(13))
    }

    @Test func `time goes on, never back, and not to what is no time`() {
        let scene = Scene()

        for time: Double in [5, .infinity, .nan, -.infinity] { scene.clock.advance(to: time) }
        #expect(scene.clock.now == 10)
        scene.clock.bringForward(to: 12)

        #expect(scene.clock.now == 12)
    }

    // MARK: - Deadlines

    @Test func `what a deadline schedules for now comes with the next frame`() {
        let scene = Scene()
        var fired: [Int] = []
        scene.clock.schedule(at: 10) {
            fired.append(1)
            scene.clock.schedule(at: 10) { fired.append(2) }
        }

        scene.advance(0)
        #expect(fired == [1] && scene.clock.demand == .nextFrame)
        scene.advance(0)

        #expect(fired == [1, 2])
    }

    @Test func `a deadline cancels one that is due in the same frame, and none is over before its time`() {
        final class Later { var deadline: Deadline? }
        let scene = Scene()
        let later = Later()
        var fired: [String] = []
        let first = scene.clock.schedule(at: 11) {
            fired.append("first")
            later.deadline?.cancel()
        }
        later.deadline = scene.clock.schedule(at: 11) { fired.append("second") }
        scene.clock.schedule(at: .nan) { fired.append("now") }

        scene.advance(0.5)
        #expect(fired == ["now"] && !first.isCancelled)
        scene.advance(1)

        #expect(fired == ["now", "first"] && first.isCancelled && later.deadline?.isCancelled == true)
    }

    @Test func `a clock that is closed forgets what waits, and calls nobody`() {
        let scene = Scene()
        let (layer, recorder) = (scene.layer(), Recorder())
        var calls = 0
        let animation = slide()
        animation.delegate = recorder
        layer.add(animation, forKey: "slide")
        let deadline = scene.clock.schedule(at: 11) { calls += 1 }
        scene.advance(0.25)
        CATransaction.setCompletionBlock { calls += 1 }

        scene.clock.close()

        #expect(scene.clock.isClosed && deadline.isCancelled && layer.animationKeys() == nil)
        #expect(scene.tree.animations.isEmpty)
        scene.clock.advance(to: 20)
        #expect(calls == 0 && recorder.calls == ["start"])
    }

    // MARK: - Display links

    private final class Ticker {
        private(set) var ticks = 0

        func tick() { ticks += 1 }
    }

    @Test func `a link that was ended is called no more, though it is added again`() {
        let scene = Scene()
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.add(to: .main, forMode: .common)
        scene.advance(1.0 / 60)
        #expect(ticker.ticks == 1 && scene.clock.hasDisplayLinks)

        link.invalidate()
        link.add(to: .main, forMode: .common)
        scene.advance(1.0 / 60)

        #expect(ticker.ticks == 1 && !scene.clock.hasDisplayLinks && scene.clock.demand == .none)
    }

    @Test func `a link that is called rarely asks for its next frame, not for those between`() {
        let scene = Scene()
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.preferredFramesPerSecond = 10
        link.add(to: .main, forMode: .common)
        #expect(link.timestamp == 10 && scene.clock.demand == .nextFrame)

        scene.advance(1.0 / 60)
        #expect(scene.clock.demand == .at(scene.clock.now + 0.1))
        for _ in 0..<5 { scene.advance(1.0 / 60) }
        #expect(ticker.ticks == 1)
        scene.advance(1.0 / 60)

        #expect(ticker.ticks == 2)
        link.invalidate()
    }

    // MARK: - Completions

    @Test func `a block that another one replaces is called at once where nothing was added`() {
        let scene = Scene()
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("first") }
        #expect(calls.isEmpty)
        CATransaction.setCompletionBlock { calls.append("second") }
        #expect(calls == ["first"] && CATransaction.completionBlock() != nil)

        CATransaction.commit()

        #expect(calls == ["first", "second"] && scene.diagnostics.isEmpty)
    }

    @Test func `a block waits for what was held back, and for that once`() {
        let scene = Scene()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        let hold = TransactionHold(of: scene.clock)
        CATransaction.commit()
        #expect(calls == 0)

        hold.release()
        hold.release()

        #expect(calls == 1)
    }

    // MARK: - Times of layers

    @Test func `a layer that stands still has one time, and is at its begin for others`() {
        let scene = Scene()
        let layer = scene.layer()
        (layer.speed, layer.timeOffset, layer.beginTime) = (0, 7, 3)

        #expect(layer.convertTime(99, from: nil) == 7 && layer.convertTime(99, to: nil) == 3)
        #expect(layer.convertTime(5, from: layer) == 5 && layer.convertTime(5, to: layer) == 5)
    }

    // MARK: - Frames that nobody sees

    @Test func `changes that nobody has seen are handed over with the next frame that is seen`() {
        let scene = Scene()
        let (moved, gone, new) = (scene.layer(), scene.layer(), CALayer())
        CATransaction.setDisableActions(true)
        moved.zPosition = 5
        gone.removeFromSuperlayer()
        scene.root.addSublayer(new)
        CATransaction.flush()
        #expect(scene.tree.hasChanges && gone.wasPresented && !new.wasPresented)

        scene.tree.passOverChanges()
        #expect(!scene.tree.hasChanges && !gone.wasPresented && new.wasPresented)
        let changes = scene.changes()

        #expect(changes.first?.layer === gone && changes.first?.change == .removed)
        #expect(changes.contains { $0.layer === moved && $0.change == .geometry })
        #expect(changes.contains { $0.layer === new && $0.change == .all })
    }
}
