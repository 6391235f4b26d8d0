import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// A card over a screen that steps back.
@MainActor
struct StorkTests {
    private let sample: SampleStage
    private var stage: Stage { sample.stage }

    init() throws {
        sample = SampleStage(try #require(SampleCatalog.sample(id: "stork")))
    }

    private var card: UIViewController? { sample.root.presentedViewController }
    /// Where the card is on the screen, from its place down.
    private var shift: CGFloat { (card?.view.shownFrame.minY ?? 0) - 33 }

    @Test func `a card comes over the screen, which steps back, and a tap beside it undoes all`() throws {
        let before = try sample.state()
        sample.present(to: 1)

        let card = try #require(card?.view)
        #expect(card.frame == CGRect(x: 0, y: 33, width: 390, height: 811))
        #expect(isNear(sample.root.view.frame.minY, 20, tolerance: 0.01))
        #expect(sample.root.view.layer.cornerRadius == 12 && card.layer.cornerRadius == 12)
        stage.tap(CGPoint(x: 195, y: 10))
        stage.settle()

        #expect(self.card == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `on a turned phone the lines between the places begin at their names`() throws {
        let sample = try SampleStage.onPhone("stork", isTurned: true)
        sample.present(to: 1)
        let card = try #require(sample.root.presentedViewController?.view)

        let cells = card.descendants(of: StorkPlaceCell.self)

        #expect(!cells.isEmpty)
        for cell in cells {
            let names = cell.contentView.descendants(of: UILabel.self).filter { $0.text?.isEmpty == false }
            let name = try #require(names.first)
            #expect(name.convert(name.bounds, to: cell).minX == cell.separatorInset.left)
            #expect(cell.separatorInset.left == 139)
        }
    }

    @Test(arguments: [(150, 0.6, true), (400, 0.6, false), (120, 0.08, false)] as [(CGFloat, Double, Bool)])
    func `a card that is pulled hangs on the finger, and goes when it is far enough or thrown`(
        way: CGFloat, duration: Double, stays: Bool
    ) throws {
        let before = try sample.state()
        sample.present(to: 1)

        stage.touch(.began, at: CGPoint(x: 195, y: 60))
        stage.move(to: CGPoint(x: 195, y: 60 + way), over: duration)
        #expect(way - shift < 20 * way / CGFloat(duration) / 60, "it hangs on the finger: \(shift)")
        #expect(sample.root.view.layer.presentation()?.affineTransform().a ?? 0 > 0.953)
        if duration > 0.5 { stage.advance(by: 0.2) }
        stage.touch(.ended, at: CGPoint(x: 195, y: 60 + way))
        stage.settle()

        #expect((card != nil) == stays)
        if stays {
            #expect(shift == 0 && sample.root.view.layer.cornerRadius == 12)
            sample.dismiss(to: 1)
        }
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `list and card share a finger: the card moves while the list is at its top`() throws {
        sample.present(to: 1)
        let list = try #require(card?.contentScrollView(for: .top))
        stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 600), over: 0.5)
        stage.settle()
        let scrolled = list.contentOffset.y
        #expect(scrolled > 80 && shift == 0)

        stage.touch(.began, at: CGPoint(x: 195, y: 300))
        stage.move(to: CGPoint(x: 195, y: 350), over: 0.3)
        #expect(list.contentOffset.y < scrolled && list.contentOffset.y > 0 && shift == 0)
        stage.move(to: CGPoint(x: 195, y: 500), over: 0.5)
        #expect(list.contentOffset.y == 0 && abs(shift - (200 - scrolled - 10)) < 12, "\(shift)")
        stage.move(to: CGPoint(x: 195, y: 340), over: 0.5)
        #expect(list.contentOffset.y > 20 && shift == 0, "the list goes on: \(list.contentOffset.y)")
        stage.touch(.ended, at: CGPoint(x: 195, y: 340))
        stage.settle()

        #expect(card?.view.frame.minY == 33 && card?.transitionCoordinator == nil)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `a card is caught in the air, and goes back with it`() throws {
        let before = try sample.state()
        sample.present(to: 0.4)
        stage.touch(.began, at: CGPoint(x: 195, y: 600))
        stage.move(to: CGPoint(x: 195, y: 640), over: 0.1)
        let held = shift
        stage.advance(by: 0.5)
        #expect(shift == held && held > 40)

        stage.move(to: CGPoint(x: 195, y: 760), over: 0.08)
        stage.touch(.ended, at: CGPoint(x: 195, y: 760))
        stage.settle()

        #expect(card == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }
}
