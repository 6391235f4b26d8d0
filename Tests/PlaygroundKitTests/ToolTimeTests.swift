import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// The tool's time without a window: steps, jumps, loops and speeds.
@Suite struct ToolTimeTests {
    private let tool = ModelAlone(moving: 60)
    private var model: ToolModel { tool.model }

    private func seek(_ time: TimeInterval) { tool.run { $0.seek(to: time) } }

    private func isNear(_ time: TimeInterval) -> Bool { abs(model.time - time) < 1e-6 }

    private func touch(_ phase: TouchScript.Phase, x: CGFloat = 200) {
        tool.run {
            $0.touch(phase, at: CGPoint(x: x, y: 300), finger: 0, timestamp: CACurrentMediaTime())
        }
    }

    // MARK: - Seeking

    @Test func `a step goes to the sixtieth of a second after the time, or before it`() {
        tool.rest()
        var frames: [Double] = []
        for (time, steps) in [(0.21, 1), (0.21, -1), (0.2, 1), (0.2, -1), (0.2, 3), (0, -1)] {
            seek(time)
            tool.run { $0.step(by: steps) }
            frames.append(model.time * 60)
        }

        #expect(frames.map { ($0 * 1000).rounded() / 1000 } == [13, 12, 13, 11, 15, 0])
    }

    @Test func `a step from just beside a frame goes on to the one after it`() {
        tool.rest()
        var frames: [Double] = []
        for (frame, steps) in [(12.2, -1), (12.8, 1), (12.3, -1), (12.7, 1)] {
            seek(frame / 60)
            tool.run { $0.step(by: steps) }
            frames.append(model.time * 60)
        }

        #expect(frames.map { ($0 * 1000).rounded() / 1000 } == [11, 14, 12, 13])
    }

    @Test func `no time before the start or after the end is shown`() {
        tool.rest()
        seek(-1)
        #expect(model.time == 0)

        seek(99)
        #expect(model.time == model.duration && model.duration < 1 && !model.isPlaying)
    }

    @Test func `one jumps from call to call, and stays at the first and the last one`() throws {
        let sample = try #require(SampleCatalog.sample(id: "cross-dissolve"))
        var take = Take(sample: sample.id, frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .present))
        take.append(Take.Event(time: 1.5, kind: .dismiss))
        let tool = ModelAlone([sample], take: take)
        tool.rest()
        let times = Set(tool.model.film.calls.map(\.time)).sorted()
        try #require(times.count > 2)
        func jump(_ forward: Bool) -> TimeInterval {
            tool.run { $0.stepToCall(forward: forward) }
            return tool.model.time
        }
        tool.run { $0.seek(to: 0) }

        #expect(times.map { _ in jump(true) } == times)
        #expect(jump(true) == times.last)
        #expect(times.dropLast().map { _ in jump(false) } == times.dropLast().reversed())
        #expect(jump(false) == times.first)
    }

    @Test func `one goes back to where the scrub began, once`() {
        tool.rest()
        seek(0.4)
        tool.run { $0.goBackToScrubStart() }
        seek(0.3)
        seek(0.2)
        seek(0.25)

        tool.run { $0.goBackToScrubStart() }
        #expect(model.time == 0)
        tool.run { $0.play() }
        tool.tick()
        tool.run { $0.goBackToScrubStart() }
        #expect(isNear(1.0 / 60))
    }

    @Test func `after a finger came there is no scrub to go back from`() {
        tool.rest()
        seek(0.3)
        touch(.began)
        touch(.ended)

        tool.run { $0.goBackToScrubStart() }

        #expect(isNear(0.3))
    }

    @Test func `what played between two scrubs begins a new one`() {
        tool.rest()
        seek(0.3)
        tool.run { $0.play() }
        tool.tick()
        seek(0.1)

        tool.run { $0.goBackToScrubStart() }

        #expect(isNear(0.3 + 1.0 / 60))
    }

    // MARK: - Loops

    @Test func `a loop that is off does not say where a take that is over begins again`() {
        tool.rest()
        seek(0.2)
        tool.run { $0.setLoop(start: true) }
        tool.run { $0.loops = false }
        seek(99)

        tool.run { $0.play() }

        #expect(model.time == 0 && model.loopRange?.lowerBound == 0.2)
    }

    @Test func `a loop's ends are in order, whichever is set first`() {
        tool.rest()
        seek(0.3)
        tool.run { $0.setLoop(start: false) }
        #expect(model.loopRange == 0...0.3 && model.loops)

        seek(0.1)
        tool.run { $0.setLoop(start: true) }
        #expect(model.loopRange == 0.1...0.3)
        seek(0.4)
        tool.run { $0.setLoop(start: true) }
        #expect(model.loopRange == 0.3...0.4)
        seek(0.2)
        tool.run { $0.setLoop(start: false) }
        #expect(model.loopRange == 0.2...0.3)
    }

    @Test func `a loop that begins somewhere ends with the take`() {
        tool.rest()
        seek(0.2)

        tool.run { $0.setLoop(start: true) }

        #expect(model.loopRange == 0.2...model.duration)
    }

    @Test func `a loop without an end of its own goes on to the end of a take that becomes longer`() throws {
        tool.rest()
        seek(0.2)
        tool.run { $0.setLoop(start: true) }
        let short = model.duration
        let control = try #require(model.sample.controls.first { $0.key == "duration" })

        tool.run {
            $0.set(.number(1.5), for: control)
            $0.play()
        }
        var (earliest, latest) = (model.time, model.time)
        for _ in 0..<200 {
            tool.tick()
            (earliest, latest) = (min(earliest, model.time), max(latest, model.time))
        }

        #expect(latest > short + 0.9 && earliest >= 0.2 - 1e-6 && model.isPlaying)
    }

    @Test func `a loop that begins beyond the take's end repeats the whole take`() throws {
        tool.rest()
        seek(0.45)
        tool.run { $0.setLoop(start: true) }
        let control = try #require(model.sample.controls.first { $0.key == "duration" })
        tool.run { $0.set(.number(0.1), for: control) }
        tool.rest()

        tool.run { $0.play() }
        var earliest = model.time
        for _ in 0..<60 {
            tool.tick()
            earliest = min(earliest, model.time)
        }

        #expect(earliest == 0 && model.isPlaying)
    }

    @Test func `what plays in a loop goes back at its end, and outside of one plays on`() {
        tool.rest()
        tool.run {
            $0.loopRange = 0.15...0.25
            $0.loops = true
            $0.seek(to: 0.245)
            $0.play()
        }
        tool.tick()
        #expect(model.time == 0.15 && model.isPlaying)

        tool.run {
            $0.loops = false
            $0.seek(to: 0.245)
            $0.play()
        }
        tool.tick()
        #expect(isNear(0.245 + 1.0 / 60))
    }

    @Test func `without a loop what plays stops at the end, and plays from the start then`() {
        tool.rest()
        seek(0.45)
        tool.run { $0.play() }
        for _ in 0..<20 { tool.tick() }
        #expect(!model.isPlaying && model.time > 0.45)

        tool.run { $0.play() }
        #expect(model.time == 0 && model.isPlaying)
    }

    @Test func `the whole take is repeated once the loop's ends are taken away`() {
        tool.rest()
        tool.run {
            $0.seek(to: 0.3)
            $0.setLoop(start: true)
            $0.clearLoop()
            $0.seek(to: $0.duration)
            $0.play()
        }
        #expect(model.loopRange == nil && model.loops && model.time == 0)

        seek(0.45)
        tool.run { $0.play() }
        for _ in 0..<60 where model.time > 0.1 { tool.tick() }
        #expect(model.isPlaying && model.time == 0)
    }

    // MARK: - Speed

    @Test func `time goes on as fast as one has chosen, and never more than a tenth of a second at once`() {
        tool.run {
            $0.setSpeed(0.25)
            $0.play()
        }
        tool.tick()
        #expect(isNear(0.25 / 60))

        tool.run { $0.setSpeed(1) }
        tool.tick(3)
        #expect(isNear(0.25 / 60 + 0.1))
    }

    @Test func `a speed is a positive number`() {
        for speed in [0.5, 0, -1, .infinity, .nan] { tool.run { $0.setSpeed(speed) } }

        #expect(model.speed == 0.5)
    }

    @Test func `below a finger time goes on as it does`() {
        tool.run { $0.setSpeed(0.1) }
        touch(.began)
        tool.tick()
        #expect(isNear(1.0 / 60) && model.isHeld)

        touch(.ended)
        tool.tick()
        #expect(isNear(1.1 / 60))
    }

    @Test(arguments: [(0.4, 0.4), (5, 1)])
    func `a pause at rest is in the take, up to a second`(pause: TimeInterval, kept: TimeInterval) throws {
        tool.run { $0.play() }
        for _ in 0..<120 where model.isPlaying { tool.tick() }
        let end = model.time

        tool.outer.advance(by: pause)
        tool.run { $0.perform(.dismiss) }

        let last = try #require(model.take.events.last)
        #expect(last.kind == .dismiss && abs(last.time - end - kept) < 1e-5, "\(last.time) \(end)")
    }

    @Test func `a pause after a scrub, or before anything has happened, is not in the take`() throws {
        func startAfterPause(_ tool: ModelAlone) throws -> TimeInterval {
            let begin = tool.model.time
            tool.outer.advance(by: 0.5)
            tool.run { $0.perform(.dismiss) }
            return try #require(tool.model.take.events.last).time - begin
        }
        func play(_ tool: ModelAlone) {
            tool.run { $0.play() }
            for _ in 0..<120 where tool.model.isPlaying { tool.tick() }
        }
        let untouched = ModelAlone([MoverSettings.sample], take: Take(sample: "mover", frameRate: 60))

        play(untouched)
        #expect(try startAfterPause(untouched) < 0.02)

        play(tool)
        tool.run { $0.seek(to: 0.45) }
        tool.run { $0.seek(to: $0.duration) }
        #expect(try startAfterPause(tool) < 0.02)
    }

    @Test func `the layers in space stop the time, and go when a finger comes`() {
        tool.run {
            $0.play()
            $0.isExploded = true
        }
        #expect(!model.isPlaying)

        touch(.began)
        #expect(!model.isExploded && model.isPlaying)
    }
}
