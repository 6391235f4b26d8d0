import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Code that a stage runs asks for work at a later time: it comes by the stage's time, not by the wall clock.
@Suite(.serialized) struct StageTimeTests {
    /// A screen that notes the stage's time of what it does.
    private final class Screen: UIViewController {
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        var moments: [String] = []
        var timer: Timer?

        override func viewDidLoad() {
            super.viewDidLoad()
            square.backgroundColor = .red
            view.addSubview(square)
        }

        func note(_ name: String) {
            moments.append("\(name) \(Int(((CACurrentMediaTime() - 100) * 60).rounded()))")
        }

        func tick(_ timer: Timer) { note("tick") }
    }

    private func stage() -> (Stage, Screen) {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let screen = stage.run { Screen() }
        stage.present(screen)
        return (stage, screen)
    }

    @Test func `work of the main queue comes in the next frame, in order`() {
        let (stage, screen) = stage()

        stage.run {
            DispatchQueue.main.async {
                screen.note("a")
                DispatchQueue.main.async { screen.note("c") }
            }
            DispatchQueue.main.async { screen.note("b") }
        }
        stage.advance(by: 0.1)

        #expect(screen.moments == ["a 1", "b 1", "c 2"])
    }

    @Test func `a delay is a time of the stage, however long the machine stalls`() {
        let (stage, screen) = stage()

        stage.run {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { screen.note("0.3") }
            let deadline = DispatchTime.now() + .milliseconds(200)
            Thread.sleep(forTimeInterval: 0.006)
            DispatchQueue.main.asyncAfter(deadline: deadline, execute: { screen.note("0.2") })
            DispatchQueue.main.asyncAfter(deadline: .now() - 1) { screen.note("past") }
        }
        stage.advance(by: 0.25)
        #expect(screen.moments == ["past 1", "0.2 12"])
        #expect(stage.isMoving)
        let rest = stage.comesToRest()

        #expect(rest && screen.moments.last == "0.3 18")
    }

    @Test func `a timer with a selector fires by the stage's time until it is invalid`() {
        let (stage, screen) = stage()

        stage.run {
            screen.timer = Timer.scheduledTimer(
                timeInterval: 0.1, target: screen, selector: Selector("tick:", Screen.tick(_:)),
                userInfo: nil,
                repeats: true)
        }
        stage.advance(by: 0.35)
        let moments = screen.moments
        screen.timer?.invalidate()
        let rest = stage.comesToRest()
        stage.advance(by: 1)

        #expect(moments == ["tick 6", "tick 12", "tick 18"])
        #expect(rest && screen.moments == moments)
    }

    @Test func `a timer that does not repeat is invalid once it has fired, and its date can be set`() throws {
        let (stage, screen) = stage()

        let timer = stage.run {
            let timer = Timer.scheduledTimer(
                timeInterval: 0.1, target: screen, selector: Selector("tick:", Screen.tick(_:)),
                userInfo: nil,
                repeats: false)
            timer.fireDate = Date(timeIntervalSinceNow: 5)
            return timer
        }
        stage.advance(by: 1)
        #expect(screen.moments.isEmpty && timer.isValid)
        let left = timer.fireDate.timeIntervalSinceNow
        timer.fire()
        let isAtRest = stage.comesToRest()

        #expect(abs(left - 4) < 0.2)
        #expect(isAtRest && screen.moments == ["tick 60"] && !timer.isValid)
    }

    @Test func `other queues do their work without any stage`() {
        let (stage, _) = stage()
        let done = DispatchSemaphore(value: 0)

        stage.run {
            DispatchQueue.global().async { done.signal() }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { done.signal() }
        }

        #expect(done.wait(timeout: .now() + 5) == .success && done.wait(timeout: .now() + 5) == .success)
    }

    @Test func `a take with delays is the same each time, and after a seek`() throws {
        let sample = Sample(
            id: "delays", title: "Delays",
            present: { root in
                guard let screen = root as? Screen else { return }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                    UIView.animate(withDuration: 0.5) { screen.square.center = CGPoint(x: 80, y: 60) }
                }
            },
            makeViewController: { Screen() })
        var take = Take(sample: "delays", size: CGSize(width: 100, height: 100), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        let film = Film(of: take, sample: sample)

        let straight = TakeRun(take, of: sample)
        straight.advance(to: 0.7, isSeen: true)
        let scrubber = TakeScrubber(take, of: sample)
        scrubber.seek(to: 2)
        scrubber.seek(to: 0.7)

        #expect(film.firstDifference(inAnotherRunOf: sample) == nil)
        #expect(abs(film.duration - 1) < 0.04, "\(film.duration)")
        let comparison = ImageComparison(
            try straight.stage.snapshot(), try scrubber.current.stage.snapshot(), tolerance: 0)
        #expect(comparison.isMatch)
        #expect(abs((straight.root as? Screen)?.square.layer.presentation()?.position.x ?? 20) > 25)
    }
}
