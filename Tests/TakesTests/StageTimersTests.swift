// No import of Foundation: with it, a timer with a block and a work item are those of Foundation and Dispatch.
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Timers with a block, work items and tasks that sleep, in source that imports UIKit as on iOS.
@Suite(.serialized) struct StageTimersTests {
    private final class Screen: UIViewController {
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        var moments: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            square.backgroundColor = .red
            view.addSubview(square)
        }

        func note(_ name: String) {
            moments.append("\(name) \(Int(((CACurrentMediaTime() - 100) * 60).rounded()))")
        }
    }

    private func stage() -> (Stage, Screen) {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let screen = stage.run { Screen() }
        stage.present(screen)
        return (stage, screen)
    }

    @Test func `a timer with a block fires by the stage's time until it is invalid`() {
        let (stage, screen) = stage()

        let timer = stage.run {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                MainActor.assumeIsolated { screen.note("tick") }
            }
        }
        stage.advance(by: 0.35)
        timer.invalidate()
        let isAtRest = stage.comesToRest()
        stage.advance(by: 1)

        #expect(screen.moments == ["tick 6", "tick 12", "tick 18"])
        #expect(isAtRest && !timer.isValid && stage.wallTimerStart == nil)
    }

    @Test func `a timer fires once it is added to the main run loop, and by its date`() {
        let (stage, screen) = stage()

        let (timer, other) = stage.run {
            let timer = Timer(timeInterval: 0.2, repeats: true) { _ in
                MainActor.assumeIsolated { screen.note("tick") }
            }
            RunLoop.main.add(timer, forMode: .common)
            RunLoop.main.add(timer, forMode: RunLoop.Mode.default)
            return (
                timer,
                Timer(timeInterval: 0.1, repeats: false) { _ in
                    MainActor.assumeIsolated { screen.note("never") }
                }
            )
        }
        stage.advance(by: 0.45)
        timer.fireDate = .distantFuture
        let isAtRest = stage.comesToRest()
        stage.advance(by: 2)
        #expect(screen.moments == ["tick 12", "tick 24"])
        #expect(isAtRest && timer.isValid && other.isValid)
        timer.fireDate = Date(timeIntervalSinceNow: 0.5)
        let left = timer.fireDate.timeIntervalSinceNow
        stage.advance(by: 1)
        timer.invalidate()

        #expect(abs(left - 0.5) < 0.1)
        #expect(screen.moments.count == 5 && stage.comesToRest() && stage.wallTimerStart == nil)
    }

    @Test
    func `a timer whose target is called by a selector fires after it is added, and ends in its own action`()
    {
        let (stage, screen) = stage()
        final class Target: NSObject {
            let screen: Screen
            init(_ screen: Screen) { self.screen = screen }
            func fire(_ timer: Timer) {
                screen.note("fire")
                if screen.moments.count == 2 { timer.invalidate() }
            }
        }

        stage.run {
            let timer = Timer(
                timeInterval: 0.1, target: Target(screen), selector: Selector("fire:", Target.fire(_:)),
                userInfo: nil, repeats: true)
            RunLoop.current.add(timer, forMode: .common)
        }

        #expect(stage.comesToRest() && screen.moments == ["fire 6", "fire 12"])
    }

    @Test func `a task of no application may sleep for as long as there are numbers`() async {
        let task = Task.detached { try await Task.sleep(nanoseconds: .max) }

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `work items of the main queue are done by the stage's time, unless they are cancelled`() {
        let (stage, screen) = stage()
        let late = DispatchWorkItem { MainActor.assumeIsolated { screen.note("late") } }

        stage.run {
            DispatchQueue.main.async(
                execute: DispatchWorkItem { MainActor.assumeIsolated { screen.note("soon") } })
            DispatchQueue.main.asyncAfter(
                deadline: .now() + 0.3,
                execute: DispatchWorkItem { MainActor.assumeIsolated { screen.note("0.3") } })
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: late)
        }
        stage.advance(by: 0.1)
        late.cancel()

        #expect(stage.comesToRest() && screen.moments == ["soon 1", "0.3 18"])
    }

    @Test func `work items of other queues are Dispatch's`() {
        let (stage, _) = stage()
        let done = DispatchSemaphore(value: 0)
        let item = DispatchWorkItem { done.signal() }

        stage.run {
            DispatchQueue.global().async(execute: item)
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.001, execute: item)
        }

        #expect(done.wait(timeout: .now() + 5) == .success && done.wait(timeout: .now() + 5) == .success)
    }

    @Test func `a task of a stage's code sleeps by the stage's time`() async throws {
        let (stage, screen) = stage()

        let task = stage.run {
            Task {
                try await Task.sleep(for: .seconds(15))
                screen.note("for")
                try await Task.sleep(nanoseconds: 15_000_000_000)
                screen.note("nanoseconds")
                try await Task.sleep(until: .now + .seconds(15), clock: .continuous)
                screen.note("until")
            }
        }
        for _ in 0..<3 {
            for _ in 0..<1000 where !stage.isMoving { await Task.yield() }
            #expect(stage.isMoving)
            stage.advance(by: 15)
        }
        try await task.value

        #expect(screen.moments == ["for 900", "nanoseconds 1800", "until 2700"])
        #expect(!stage.isMoving)
    }

    @Test func `a task that sleeps by the stage's time ends when it is cancelled`() async {
        let (stage, screen) = stage()

        let task = stage.run {
            Task {
                do { try await Task.sleep(for: .seconds(1000)) } catch { screen.note("cancelled") }
            }
        }
        await Task.yield()
        task.cancel()
        await task.value
        let early = stage.run { Task { try? await Task.sleep(for: .seconds(1000)) } }
        early.cancel()
        await early.value

        #expect(screen.moments == ["cancelled 0"] && !stage.isMoving)
    }

    @Test func `a take with a timer is the same each time, and after a seek`() throws {
        let sample = Sample(
            id: "timer", title: "Timer",
            present: { root in
                guard let screen = root as? Screen else { return }
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                    let isOver = MainActor.assumeIsolated {
                        screen.square.center.x += 5
                        return screen.square.center.x > 60
                    }
                    if isOver { timer.invalidate() }
                }
            },
            makeViewController: { Screen() })
        var take = Take(sample: "timer", size: CGSize(width: 100, height: 100), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        let film = Film(of: take, sample: sample)

        let scrubber = TakeScrubber(take, of: sample)
        scrubber.seek(to: film.duration)
        scrubber.seek(to: 0.55)
        let root = try #require(scrubber.current.root as? Screen)

        #expect(film.firstDifference(inAnotherRunOf: sample) == nil)
        #expect(abs(film.duration - 1) < 0.3 && film.isAtRest)
        #expect(root.square.center.x == 40)
    }
}
