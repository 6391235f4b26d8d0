import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct DiagonalTests {
    private func begin() throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "diagonal")))
    }

    /// Drags straight up or down in the middle of the screen, and lets go.
    private func drag(_ sample: SampleStage, from start: CGFloat, to end: CGFloat) {
        sample.stage.drag(
            from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), over: 0.25, resting: 0.15)
        sample.stage.settle()
    }

    private func diagnostics(_ sample: SampleStage) -> [String] {
        sample.stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    // MARK: - By button

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `presenting brings the second screen from the lower right corner`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])

        sample.present(to: progress)

        let expected = sample.stage.window.bounds.offsetBy(
            dx: sample.width * (1 - eased), dy: sample.height * (1 - eased))
        #expect(isNear(sample.second?.view.shownFrame, expected))
        #expect(sample.root.view.shownFrame == sample.stage.window.bounds, "the first screen stays")
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `dismissing takes it back to that corner, over the first screen`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])
        sample.present(to: 1)
        let second = try #require(sample.second)

        sample.dismiss(to: progress)

        let expected = sample.stage.window.bounds.offsetBy(
            dx: sample.width * eased, dy: sample.height * eased)
        #expect(isNear(second.view.shownFrame, expected))
        #expect(second.view.superview?.subviews.first === sample.root.view)
    }

    @Test func `there and back leaves the window as it was, and nothing to complain about`() throws {
        let sample = try begin()
        let before = sample.hierarchy

        sample.present(to: 1)
        #expect(sample.second?.view.frame == sample.stage.window.bounds)
        #expect(sample.root.view.window == nil)
        sample.dismiss(to: 1)

        #expect(sample.hierarchy == before)
        #expect(diagnostics(sample).isEmpty)
    }

    // MARK: - By finger

    @Test func `the second screen keeps step with the finger`() throws {
        let sample = try begin()
        let stage = sample.stage

        stage.touch(.began, at: CGPoint(x: 195, y: 700))
        stage.move(to: CGPoint(x: 195, y: 680), over: 0.1)
        let start = try #require(sample.second?.view.shownFrame.minY)
        stage.move(to: CGPoint(x: 195, y: 480), over: 0.2)

        let frame = try #require(sample.second?.view.shownFrame)
        #expect(isNear(start - frame.minY, CGFloat(200), tolerance: 0.5))
        #expect(isNear(frame.minX / sample.width, frame.minY / sample.height), "on the diagonal")
    }

    @Test(arguments: [(440.0, false), (400, true)])
    func `let go before three tenths of the height nothing is presented`(end: Double, presents: Bool) throws {
        let sample = try begin()
        let before = sample.hierarchy

        // The pan counts from where it begins: one frame of 18 points after the finger came down.
        drag(sample, from: 690, to: end)

        #expect((sample.second != nil) == presents)
        #expect((sample.hierarchy == before) == !presents)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `a drag downwards dismisses, a short one does not`() throws {
        let sample = try begin()
        let before = sample.hierarchy
        sample.present(to: 1)
        let presented = sample.hierarchy

        drag(sample, from: 200, to: 350)
        #expect(sample.hierarchy == presented)

        drag(sample, from: 200, to: 600)
        #expect(sample.hierarchy == before)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `a drag the wrong way does nothing`() throws {
        let sample = try begin()
        let before = sample.hierarchy
        drag(sample, from: 200, to: 700)
        #expect(sample.hierarchy == before)

        sample.present(to: 1)
        let presented = sample.hierarchy
        drag(sample, from: 700, to: 200)

        #expect(sample.hierarchy == presented)
    }

    @Test func `a flick that is over before the transition starts gives no diagnostic`() throws {
        let sample = try begin()
        let before = sample.hierarchy
        let way: [(TimeInterval, TouchScript.Phase, Double)] = [
            (0, .began, 700), (0.002, .moved, 650), (0.004, .moved, 600), (0.006, .ended, 600),
        ]
        let touches = way.map { time, phase, y in
            TouchScript.Touch(time: time, phase: phase, location: CGPoint(x: 195, y: y))
        }

        sample.stage.play(try TouchScript(size: sample.stage.size, touches: touches))
        sample.stage.settle()

        #expect(sample.second != nil, "it was quick enough")
        sample.dismiss(to: 1)
        #expect(sample.hierarchy == before)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `twenty drags, finished and cancelled, leave the window as it was each time`() throws {
        let sample = try begin()
        let before = sample.hierarchy
        drag(sample, from: 700, to: 200)
        let presented = sample.hierarchy
        drag(sample, from: 200, to: 700)

        for round in 1...20 {
            drag(sample, from: 700, to: 600)
            #expect(sample.hierarchy == before, "presenting was cancelled, round \(round)")
            drag(sample, from: 700, to: 200)
            #expect(sample.hierarchy == presented, "presented, round \(round)")
            drag(sample, from: 200, to: 300)
            #expect(sample.hierarchy == presented, "dismissing was cancelled, round \(round)")
            drag(sample, from: 200, to: 700)
            #expect(sample.hierarchy == before, "dismissed, round \(round)")
        }
        #expect(diagnostics(sample).isEmpty)
    }

    @Test(arguments: [(150.0, true), (800, false)])
    func `a second finger catches the screen while it settles, and decides`(end: Double, presents: Bool)
        throws
    {
        let sample = try begin()
        let before = sample.hierarchy
        sample.stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), over: 0.25)
        sample.stage.advance(by: 0.05)

        sample.stage.touch(.began, at: CGPoint(x: 100, y: 300))
        sample.stage.move(to: CGPoint(x: 100, y: 320), over: 1 / 60)
        let caught = try #require(sample.second?.view.shownFrame.minY)
        sample.stage.move(to: CGPoint(x: 100, y: 340), over: 0.1)
        let moved = try #require(sample.second?.view.shownFrame.minY)
        #expect(isNear(moved - caught, CGFloat(20), tolerance: 1))
        sample.stage.move(to: CGPoint(x: 100, y: end), over: 0.2)
        sample.stage.touch(.ended, at: CGPoint(x: 100, y: end))
        sample.stage.settle()

        #expect((sample.second != nil) == presents)
        if !presents { #expect(sample.hierarchy == before) }
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `no recognizer is left on the container`() throws {
        let sample = try begin()
        drag(sample, from: 700, to: 200)

        #expect(sample.second?.view.superview?.gestureRecognizers?.isEmpty ?? true)
    }

    @Test(arguments: [true, false])
    func `a window that is resized under the finger leaves everything in its place`(finishes: Bool) throws {
        let sample = try begin()
        let stage = sample.stage

        stage.touch(.began, at: CGPoint(x: 100, y: 380))
        stage.move(to: CGPoint(x: 100, y: 300), over: 0.2)
        stage.resize(to: CGSize(width: 844, height: 390))
        stage.move(to: CGPoint(x: 100, y: finishes ? 100 : 340), over: 0.2)
        stage.touch(.ended, at: CGPoint(x: 100, y: finishes ? 100 : 340))
        stage.settle()

        let bounds = CGRect(x: 0, y: 0, width: 844, height: 390)
        #expect((sample.second != nil) == finishes)
        if finishes {
            #expect(sample.second?.view.frame == bounds)
            #expect(sample.root.view.window == nil)
        } else {
            #expect(sample.root.view.frame == bounds)
            #expect(sample.root.view.window === stage.window)
        }
    }
}
