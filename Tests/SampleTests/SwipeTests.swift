import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct SwipeTests {
    private func begin() throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "swipe")))
    }

    // MARK: - By button

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `presenting slides the second screen in from the right`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])

        sample.present(to: progress)

        let expected = sample.stage.window.bounds.offsetBy(dx: sample.width * (1 - eased), dy: 0)
        #expect(isNear(sample.second?.view.shownFrame, expected))
        #expect(sample.root.view.shownFrame == sample.stage.window.bounds, "the first screen stays")
        #expect(sample.second?.view.superview?.subviews.last === sample.second?.view)
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `dismissing slides the second screen out to the right`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])
        sample.present(to: 1)

        let second = try #require(sample.second)
        sample.dismiss(to: progress)

        let expected = sample.stage.window.bounds.offsetBy(dx: sample.width * eased, dy: 0)
        #expect(isNear(second.view.shownFrame, expected))
        #expect(sample.root.view.shownFrame == sample.stage.window.bounds)
        #expect(second.view.superview?.subviews.first === sample.root.view, "the first screen lies below")
    }

    @Test func `at the end only the second screen is in the window`() throws {
        let sample = try begin()

        sample.present(to: 1)

        #expect(sample.second?.view.window === sample.stage.window)
        #expect(sample.second?.view.frame == sample.stage.window.bounds)
        #expect(sample.root.view.window == nil)
    }

    // MARK: - By finger

    @Test func `the second screen follows the finger from the right edge`() throws {
        let sample = try begin()
        let stage = sample.stage

        stage.touch(.began, at: CGPoint(x: 388, y: 400))
        stage.move(to: CGPoint(x: 292.5, y: 400), over: 0.2)

        // A quarter of the way in time is 12.9 % of it in space: the animation has its own curve.
        let quarter = try #require(SampleStage.curve[0.25])
        let expected = stage.window.bounds.offsetBy(dx: sample.width * (1 - quarter), dy: 0)
        #expect(isNear(sample.second?.view.shownFrame, expected))

        stage.move(to: CGPoint(x: 195, y: 400), over: 0.2)
        let half = stage.window.bounds.offsetBy(dx: sample.width / 2, dy: 0)
        #expect(isNear(sample.second?.view.shownFrame, half))
        stage.touch(.ended, at: CGPoint(x: 195, y: 400))
        stage.settle()

        #expect(sample.second?.view.frame == stage.window.bounds, "half of the way is enough")
    }

    @Test func `let go before the middle nothing is presented`() throws {
        let sample = try begin()
        let before = sample.hierarchy

        sample.swipe(from: 388, to: 200)

        #expect(sample.second == nil)
        #expect(sample.hierarchy == before)
    }

    @Test func `twenty drags, finished and cancelled, leave the window as it was each time`() throws {
        let sample = try begin()
        let before = sample.hierarchy
        sample.swipe(from: 388, to: 60)
        let presented = sample.hierarchy
        sample.swipe(from: 2, to: 330)
        #expect(sample.hierarchy == before)

        for round in 1...20 {
            sample.swipe(from: 388, to: 250)
            #expect(sample.hierarchy == before, "presenting was cancelled, round \(round)")
            #expect(sample.second == nil)

            sample.swipe(from: 388, to: 60)
            #expect(sample.hierarchy == presented, "presented, round \(round)")

            sample.swipe(from: 2, to: 140)
            #expect(sample.hierarchy == presented, "dismissing was cancelled, round \(round)")
            #expect(sample.second != nil)

            sample.swipe(from: 2, to: 330)
            #expect(sample.hierarchy == before, "dismissed, round \(round)")
            #expect(sample.second == nil)
        }
    }

    @Test func `a cancelled dismissal leaves the first screen out of the window and everything usable`()
        throws
    {
        let sample = try begin()
        sample.present(to: 1)

        let second = try #require(sample.second)
        let presented = sample.hierarchy

        sample.swipe(from: 2, to: 100)

        #expect(sample.root.view.window == nil)
        #expect(second.view.window === sample.stage.window && second.view.frame == sample.stage.window.bounds)
        #expect(sample.hierarchy == presented)
        #expect(sample.second === second && !second.isBeingDismissed)
        #expect(sample.root.transitionCoordinator == nil && second.transitionCoordinator == nil)
        let mistakes = sample.stage.trace.filter { $0.kind == .diagnostic }.compactMap {
            $0.detail["message"]
        }
        #expect(mistakes.isEmpty, "the animator takes the first screen out of the container itself")

        sample.dismiss(to: 1)

        #expect(sample.second == nil)
        #expect(sample.root.view.window === sample.stage.window)
    }

    @Test(arguments: [(100.0, true), (300, false)])
    func `a flick that takes less than a frame counts by where it ends`(end: Double, presents: Bool) throws {
        let sample = try begin()
        let before = sample.hierarchy
        let way: [(TimeInterval, TouchScript.Phase, Double)] = [
            (0, .began, 388), (0.002, .moved, 340), (0.004, .moved, end), (0.006, .ended, end),
        ]
        let touches = way.map { time, phase, x in
            TouchScript.Touch(time: time, phase: phase, location: CGPoint(x: x, y: 400))
        }

        sample.stage.play(try TouchScript(size: sample.stage.size, touches: touches))

        #expect((sample.second != nil) == presents)
        #expect((sample.hierarchy == before) == !presents)
    }

    @Test func `a touch that the system takes away cancels`() throws {
        let sample = try begin()
        let before = sample.hierarchy

        sample.stage.touch(.began, at: CGPoint(x: 388, y: 400))
        sample.stage.move(to: CGPoint(x: 60, y: 400), over: 0.2)
        sample.stage.touch(.cancelled, at: CGPoint(x: 60, y: 400))
        sample.stage.settle()

        #expect(sample.second == nil)
        #expect(sample.hierarchy == before)
    }

    @Test(arguments: [100, 700])
    func `a window that is resized under the finger leaves everything in its place`(end: CGFloat) throws {
        let sample = try begin()
        let stage = sample.stage

        stage.touch(.began, at: CGPoint(x: 388, y: 200))
        stage.move(to: CGPoint(x: 250, y: 200), over: 0.2)
        stage.resize(to: CGSize(width: 844, height: 390))
        stage.move(to: CGPoint(x: end, y: 200), over: 0.2)
        stage.touch(.ended, at: CGPoint(x: end, y: 200))
        stage.settle()

        let bounds = CGRect(x: 0, y: 0, width: 844, height: 390)
        if end < 422 {
            #expect(sample.second?.view.frame == bounds)
            #expect(sample.root.view.window == nil)
        } else {
            #expect(sample.second == nil)
            #expect(sample.root.view.frame == bounds)
            #expect(sample.root.view.window === stage.window)
        }
    }

    @Test func `a second finger does not disturb the first`() throws {
        let sample = try begin()
        let stage = sample.stage

        stage.touch(.began, at: CGPoint(x: 388, y: 400))
        stage.move(to: CGPoint(x: 195, y: 400), over: 0.2)
        stage.touch(.began, at: CGPoint(x: 100, y: 700), finger: 1)
        stage.advance(by: 0.1)
        stage.touch(.ended, at: CGPoint(x: 100, y: 700), finger: 1)
        stage.move(to: CGPoint(x: 80, y: 400), over: 0.1)
        stage.touch(.ended, at: CGPoint(x: 80, y: 400))
        stage.settle()

        #expect(sample.second?.view.frame == stage.window.bounds)
        #expect(sample.root.view.window == nil)
    }

    @Test func `a drag that begins in the middle of the screen does nothing`() throws {
        let sample = try begin()

        sample.swipe(from: 300, to: 20)

        #expect(sample.second == nil)
    }
}

extension SampleStage {
    fileprivate func swipe(from start: CGFloat, to end: CGFloat) {
        stage.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), over: 0.25)
        stage.settle()
    }
}
