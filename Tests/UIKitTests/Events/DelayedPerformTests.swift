import Foundation
import ObjectiveC
import Testing
import UIKit
import UITesting

/// Methods that are called later, by the stage's clock.
@MainActor
@Suite struct DelayedPerformTests {
    private final class Worker: NSObject {
        var calls: [String] = []
        func work(_ name: Any?) { calls.append(name as? String ?? "nothing") }
        func tick() { calls.append("tick") }
    }

    private let stage = Stage()
    private let worker = Worker()
    private let work = Selector("work:", Worker.work(_:))

    @Test func `a delayed call comes when its time has come`() {
        stage.run { worker.perform(work, with: "late", afterDelay: 0.5) }

        stage.advance(by: 0.4)
        #expect(worker.calls.isEmpty)
        stage.advance(by: 0.2)

        #expect(worker.calls == ["late"])
    }

    @Test func `delayed calls are cancelled one by one, or all of an object`() {
        let other = Worker()
        stage.run {
            for name in ["a", "b", "c"] { worker.perform(work, with: name, afterDelay: 0.1) }
            worker.perform(Selector("tick", Worker.tick), with: nil, afterDelay: 0.1)
            other.perform(work, with: "x", afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: work, object: "b")
        }
        stage.advance(by: 0.2)
        #expect(worker.calls == ["a", "c", "tick"] && other.calls == ["x"])

        stage.run {
            worker.perform(work, with: "d", afterDelay: 0.1)
            other.perform(work, with: "y", afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: worker)
        }
        stage.advance(by: 0.2)

        #expect(worker.calls.count == 3 && other.calls == ["x", "y"])
    }

    @Test func `a timer that repeats fires once an interval`() {
        let timer = stage.run {
            Timer.scheduledTimer(
                timeInterval: 0.25, target: worker, selector: Selector("tick", Worker.tick), userInfo: nil,
                repeats: true)
        }

        stage.advance(by: 1.1)
        #expect(worker.calls.count == 4)
        timer.invalidate()
        stage.advance(by: 1)

        #expect(worker.calls.count == 4)
    }

    @Test func `a timer with a shorter interval than a frame fires once a frame`() {
        let timer = stage.run {
            Timer.scheduledTimer(
                timeInterval: 0.004, target: worker, selector: Selector("tick", Worker.tick), userInfo: nil,
                repeats: true)
        }

        stage.advance(by: 0.1)
        timer.invalidate()

        #expect(worker.calls.count == 6)
    }
}
