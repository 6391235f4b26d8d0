import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// The card that can be caught in the air.
@MainActor
struct InterruptibleTests {
    /// 50 times from the start to the end, 0.6 s.
    private nonisolated static let times: [Double] = (0..<50).map { 0.01 + 0.58 * Double($0) / 50 }
    private static let frame = 1.0 / 60

    private func start() throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "interruptible")))
    }

    private func diagnostics(_ sample: SampleStage) -> [String] {
        sample.stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    /// How many transitions have ended so far.
    private func ends(_ sample: SampleStage) -> Int {
        sample.stage.trace.count { $0.call == "completeTransition(_:)" }
    }

    /// Where the card is seen.
    private func y(_ sample: SampleStage) -> CGFloat {
        sample.root.presentedViewController?.viewIfLoaded?.shownFrame.minY ?? .nan
    }

    private let resting = CGRect(x: 12, y: 362, width: 366, height: 470)

    @Test func `the card lies near the bottom, and what is behind it is dimmed`() throws {
        let sample = try start()
        sample.present(to: 1)

        let card = try #require(sample.second)
        #expect(isNear(card.view.frame, resting))
        #expect(card.letterLabel.text == "B")
        let dimming = try #require(card.view.superview?.subviews.first)
        #expect(isNear(dimming.alpha, 0.4))
        card.buttonTapped()
        sample.stage.settle()
        #expect(sample.root.presentedViewController == nil)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test(arguments: times)
    func `caught on its way up, drawn down and thrown away: no jump, as fast as it was thrown, one end`(
        time: Double
    ) throws {
        let sample = try start()
        let before = ends(sample)
        sample.sample.present(sample.root)
        try play(on: sample, catchingAt: time, towards: 1)

        #expect(sample.root.presentedViewController == nil)
        #expect(ends(sample) - before == 1)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test(arguments: times)
    func `caught on its way down, drawn up and thrown back: no jump, as fast as it was thrown, one end`(
        time: Double
    ) throws {
        let sample = try start()
        sample.present(to: 1)
        let before = ends(sample)
        sample.sample.dismiss(sample.root)
        try play(on: sample, catchingAt: time, towards: -1)

        #expect(sample.root.presentedViewController is CardViewController)
        #expect(isNear(sample.second?.view.frame, resting))
        #expect(ends(sample) - before == 1)
        #expect(diagnostics(sample).isEmpty)
    }

    /// Catches the card in the air, holds it, drags it against its way, and throws it there.
    private func play(on sample: SampleStage, catchingAt time: Double, towards direction: CGFloat) throws {
        let stage = sample.stage
        stage.advance(by: 0)
        stage.advance(by: time)
        let finger = CGPoint(x: 195, y: 500)
        let inTheAir = y(sample)

        stage.touch(.began, at: finger)
        #expect(abs(y(sample) - inTheAir) <= 1, "at the catch")
        stage.advance(by: 0.2)
        #expect(abs(y(sample) - inTheAir) <= 1, "while it is held")

        // Within the way that it has, so that the card follows all of it.
        let room = direction > 0 ? 874 - inTheAir : inTheAir - resting.minY
        let way = min(60, max(room - 20, 4)) * direction
        stage.move(to: CGPoint(x: 195, y: 500 + way), over: 0.1)
        let thrown = y(sample)
        #expect(abs(thrown - inTheAir - way) <= 1, "it follows the finger")

        stage.touch(.ended, at: CGPoint(x: 195, y: 500 + way))
        #expect(abs(y(sample) - thrown) <= 1, "at the release")
        // A thousandth of a second: the spring has not yet changed the speed.
        stage.advance(by: 0.001)
        let speed = (y(sample) - thrown) / 0.001
        let wanted = way / 0.1
        let pull = abs(wanted) * 0.05 + 40
        #expect(abs(speed - wanted) <= pull, "\(speed) after a throw with \(wanted)")
        #expect(stage.settle())
    }

    @Test func `a card that is caught and let go where it is goes on to the nearer end`() throws {
        let sample = try start()
        sample.sample.present(sample.root)
        sample.stage.advance(by: 0)
        sample.stage.advance(by: 0.3)
        sample.stage.tap(CGPoint(x: 195, y: 500), for: 0.3)
        sample.stage.settle()

        #expect(isNear(sample.second?.view.frame, resting))
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `a card at rest is drawn down by a finger, and caught again on its way back`() throws {
        let sample = try start()
        sample.present(to: 1)
        let stage = sample.stage
        stage.drag(
            from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520), over: 0.5, resting: 0.3)
        #expect(sample.second?.isBeingDismissed == true)
        stage.advance(by: 0.05)
        let before = y(sample)
        stage.touch(.began, at: CGPoint(x: 195, y: 500))
        #expect(abs(y(sample) - before) <= 1)
        stage.move(to: CGPoint(x: 195, y: 700), over: 0.1)
        stage.touch(.ended, at: CGPoint(x: 195, y: 700))
        stage.settle()

        #expect(sample.root.presentedViewController == nil)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `a flick that is over within the turn in which it began does no harm`() throws {
        let sample = try start()
        sample.present(to: 1)
        sample.stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 560), over: 0.02)
        sample.stage.settle()

        #expect(sample.root.presentedViewController == nil || isNear(sample.second?.view.frame, resting))
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `caught again and again in both directions it ends once, with the views in order`() throws {
        let sample = try start()
        let earlier = ends(sample)
        sample.sample.present(sample.root)
        sample.stage.advance(by: 0)
        for step in 0..<12 {
            sample.stage.advance(by: 0.06)
            let end = CGPoint(x: 195, y: 500 + (step % 2 == 0 ? 80 : -80))
            let before = y(sample)
            sample.stage.touch(.began, at: CGPoint(x: 195, y: 500))
            #expect(abs(y(sample) - before) <= 1, "catch \(step)")
            sample.stage.move(to: end, over: 0.05)
            sample.stage.touch(.ended, at: end)
        }
        sample.stage.settle()

        #expect(ends(sample) - earlier == 1)
        #expect(isNear(sample.second?.view.frame, resting))
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `a card that was caught and thrown away is let go`() throws {
        let sample = try start()
        weak var card: UIViewController?
        for _ in 0..<2 {
            sample.sample.present(sample.root)
            sample.stage.advance(by: 0)
            sample.stage.advance(by: 0.2)
            card = sample.root.presentedViewController
            #expect(card != nil)
            sample.stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 600), over: 0.1)
            sample.stage.settle()
            #expect(card == nil)
        }
    }

    @Test func `it comes and goes without animation, too`() throws {
        let sample = try start()
        let delegate = CardTransitionDelegate()
        let card = CardViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        sample.root.present(card, animated: false)
        sample.stage.settle()
        #expect(isNear(card.view.frame, resting))
        sample.root.dismiss(animated: false)
        sample.stage.settle()

        #expect(sample.root.presentedViewController == nil)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test(arguments: 1...6)
    func `whatever fingers do, it comes to rest with the card in its place or gone`(seed: UInt64) throws {
        let sample = try start()
        let stage = sample.stage
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func random(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        func point() -> CGPoint { CGPoint(x: CGFloat(60 + random(270)), y: CGFloat(100 + random(730))) }
        var down: [Int: CGPoint] = [:]

        for _ in 0..<250 {
            let finger = random(5) == 0 ? 1 : 0
            switch random(6) {
            case 0 where down[0] == nil: stage.tap(CGPoint(x: 195, y: random(2) == 0 ? 815 : 783), for: 0.02)
            case 1 where down[finger] == nil:
                down[finger] = point()
                stage.touch(.began, at: down[finger] ?? .zero, finger: finger)
            case 2 where down[finger] != nil:
                down[finger] = point()
                stage.move(
                    to: down[finger] ?? .zero, over: 0.02 + Double(random(10)) / 50, finger: finger)
            case 3:
                guard let place = down.removeValue(forKey: finger) else { break }
                stage.touch(random(8) == 0 ? .cancelled : .ended, at: place, finger: finger)
            case 4 where random(4) == 0:
                stage.resize(to: random(2) == 0 ? CGSize(width: 667, height: 375) : Stage.defaultSize)
            default: stage.advance(by: Double(random(30)) / 60)
            }
        }
        for (finger, place) in down { stage.touch(.ended, at: place, finger: finger) }
        stage.resize(to: Stage.defaultSize)

        #expect(stage.settle())
        let card = sample.root.presentedViewController
        #expect(card == nil || isNear(card?.view.frame, resting))
        #expect(card?.transitionCoordinator == nil && sample.root.transitionCoordinator == nil)
        #expect(diagnostics(sample) == [])
    }
}
