import Testing
import UIKit
import UITesting

/// A finger that comes down on a card in flight.
@MainActor
struct ZoomCatchTests {
    private let full = CGRect(origin: .zero, size: ZoomScene.size)

    /// A point on the card that stays on the stage.
    private func grip(of card: CGRect) -> CGPoint {
        let seen = card.intersection(full)
        return CGPoint(x: seen.midX, y: seen.midY)
    }

    private func jump(_ a: CGRect, _ b: CGRect) -> CGFloat {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
    }

    @Test(arguments: [1, 4, 8, 13, 19, 26])
    func `caught while it opens the card stands still, and once dragged the presentation has taken place`(
        frame: Int
    ) throws {
        let scene = ZoomScene()
        scene.present()
        scene.stage.advance(by: Double(frame) / 60)
        let before = try #require(scene.card)
        #expect(scene.b.transitionCoordinator?.isInterruptible == true)

        scene.stage.touch(.began, at: grip(of: before))
        scene.stage.advance(by: 0.3)
        #expect(jump(before, try #require(scene.card)) < 1)
        #expect(scene.journal.count("completion") == 0, "it may be a tap")

        let end = CGPoint(x: grip(of: before).x, y: grip(of: before).y + 6)
        scene.stage.move(to: end, over: 0.1)
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.journal.count("B.viewDidAppear") == 1)
        #expect(scene.b.isBeingDismissed)
        #expect(scene.b.transitionCoordinator?.isInteractive == true)

        scene.stage.touch(.ended, at: end)
        scene.stage.settle()
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.b.transitionCoordinator == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a tap on the card in flight is no catch: it opens all the same`() {
        for frame in [2, 7, 24] {
            let scene = ZoomScene()
            scene.present()
            scene.stage.advance(by: Double(frame) / 60)
            let point = grip(of: scene.card ?? .zero)
            scene.stage.touch(.began, at: point)
            scene.stage.advance(by: 0.1)
            scene.stage.touch(.ended, at: point)
            scene.stage.settle()

            #expect(scene.b.presentingViewController != nil)
            #expect(isNear(scene.card, full))
            #expect(scene.journal.count("completion") == 1)
            #expect(scene.journal.count("B.viewDidAppear") == 1)
            #expect(scene.diagnostics().isEmpty)
        }
    }

    @Test(arguments: [2, 5, 9, 14, 20])
    func `caught while it springs back open it can be dragged away again`(frame: Int) throws {
        let scene = ZoomScene()
        scene.presentToTheEnd()
        scene.stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 220), over: 0.8)
        scene.stage.advance(by: Double(frame) / 60)
        let before = try #require(scene.card)
        #expect(scene.b.transitionCoordinator?.isCancelled == true)

        let point = grip(of: before)
        scene.stage.touch(.began, at: point)
        #expect(jump(before, try #require(scene.card)) < 1)
        #expect(scene.b.transitionCoordinator?.isInteractive == true)

        scene.stage.move(to: CGPoint(x: point.x, y: point.y + 180), over: 0.2)
        scene.stage.touch(.ended, at: CGPoint(x: point.x, y: point.y + 180))
        scene.stage.settle()
        #expect(scene.b.presentingViewController == nil)
        #expect(scene.a.view.window != nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [1, 3, 6, 10, 15, 21], [true, false])
    func `caught on the way into its source it goes where it is thrown`(frame: Int, stays: Bool) throws {
        let scene = ZoomScene()
        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.advance(by: Double(frame) / 60)
        let before = try #require(scene.card)
        let point = grip(of: before)
        scene.stage.touch(.began, at: point)
        #expect(jump(before, try #require(scene.card)) < 1)

        let end = CGPoint(x: point.x, y: stays ? point.y - 60 : min(point.y + 60, 399))
        scene.stage.move(to: end, over: 0.1)
        scene.stage.touch(.ended, at: end)
        scene.stage.settle()

        #expect((scene.b.presentingViewController != nil) == stays)
        #expect(scene.journal.count("completion") == 1)
        #expect(scene.diagnostics().isEmpty)
        #expect(scene.journal.count("B.viewWillAppear") == (stays ? 1 : 0))
        #expect(scene.journal.count("B.viewDidDisappear") == (stays ? 0 : 1))
        if stays { #expect(isNear(scene.card, full)) }
    }

    @Test func `the speed of the throw is carried on`() throws {
        let scene = ZoomScene()
        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.advance(by: 0.1)
        let point = grip(of: try #require(scene.card))
        scene.stage.touch(.began, at: point)
        scene.stage.move(to: CGPoint(x: point.x + 80, y: point.y), over: 5 / 60)
        let held = try #require(scene.card)
        scene.stage.touch(.ended, at: CGPoint(x: point.x + 80, y: point.y))
        scene.stage.advance(by: 1 / 60)

        // 16 points a frame to the right, of which the spring has taken some.
        let step = try #require(scene.card).midX - held.midX
        #expect(step > 4 && step < 20)
    }

    @Test func `a finger beside the card catches nothing`() {
        let scene = ZoomScene()
        scene.present()
        scene.stage.advance(by: 0.02)
        scene.stage.tap(CGPoint(x: 190, y: 390))
        scene.stage.settle()

        #expect(scene.b.presentingViewController === scene.a)
        #expect(scene.journal.count("B.viewWillDisappear") == 0)
    }

    @Test func `caught thirty times it ends right`() {
        let scene = ZoomScene()
        let before = scene.hierarchy
        scene.present()
        for round in 0..<30 {
            scene.stage.advance(by: Double(round % 7 + 1) / 60)
            guard let card = scene.card, scene.b.transitionCoordinator != nil else { break }
            let point = grip(of: card)
            scene.stage.touch(.began, at: point)
            #expect(jump(card, scene.card ?? .zero) < 1, "round \(round)")
            let end = CGPoint(x: point.x + 5, y: point.y + (round % 3 == 0 ? 12 : -12))
            scene.stage.move(to: end, over: 0.15)
            scene.stage.touch(.ended, at: end)
        }
        scene.stage.settle()
        if scene.b.presentingViewController != nil {
            scene.dismiss()
            scene.stage.settle()
        }

        #expect(scene.hierarchy == before)
        #expect(scene.b.view.window == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `caught at fifty times, each way, the card never jumps and the transition ends once`() throws {
        let scene = ZoomScene()
        let before = scene.hierarchy
        for round in 0..<50 {
            scene.journal.clear()
            scene.present()
            scene.stage.advance(by: Double(round) * 0.01)
            let opening = try #require(scene.card)
            if scene.b.transitionCoordinator != nil {
                let point = grip(of: opening)
                scene.stage.touch(.began, at: point)
                #expect(jump(opening, try #require(scene.card)) < 1, "opening, round \(round)")
                scene.stage.move(to: CGPoint(x: point.x, y: point.y - 90), over: 0.05)
                scene.stage.touch(.ended, at: CGPoint(x: point.x, y: point.y - 90))
                scene.stage.settle()
            }
            #expect(scene.b.presentingViewController === scene.a, "round \(round)")
            scene.dismiss()
            scene.stage.advance(by: Double(round) * 0.01)
            if let closing = scene.card, scene.b.transitionCoordinator != nil {
                let point = grip(of: closing)
                scene.stage.touch(.began, at: point)
                #expect(jump(closing, try #require(scene.card)) < 1, "closing, round \(round)")
                scene.stage.move(to: CGPoint(x: point.x, y: min(point.y + 40, 399)), over: 0.05)
                scene.stage.touch(.ended, at: CGPoint(x: point.x, y: min(point.y + 40, 399)))
            }
            scene.stage.settle()
            if scene.b.presentingViewController != nil {
                scene.dismiss()
                scene.stage.settle()
            }
            #expect(scene.hierarchy == before, "round \(round)")
        }
        #expect(scene.diagnostics().isEmpty)
    }
}
