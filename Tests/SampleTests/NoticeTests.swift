import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// An alert of one's own.
@MainActor
struct NoticeTests {
    @Test func `an alert settles in the middle over a darker screen, and an answer lets it go`() throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: "alert")))
        let before = try sample.state()
        sample.present(to: 0.2)
        let alert = try #require(sample.root.presentedViewController)
        #expect(alert.view.shownAlpha > 0.05 && alert.view.shownAlpha < 1)
        #expect(alert.view.shownFrame.width > 395)
        sample.stage.settle()

        let card = try #require(alert.view.subviews.first)
        #expect(card.bounds.width == 270 && isNear(card.center.x, 195) && abs(card.center.y - 422) < 1)
        let (bright, dark) = (
            before.picture.pixel(x: 20, y: 100), try sample.stage.snapshot().pixel(x: 20, y: 100)
        )
        #expect(dark.x < bright.x && dark.y < bright.y)
        sample.stage.tap(CGPoint(x: 20, y: 100))
        sample.stage.settle()
        #expect(sample.root.presentedViewController === alert, "an alert waits for an answer")

        sample.stage.tap(CGPoint(x: card.frame.minX + 70, y: card.frame.maxY - 24))
        sample.stage.settle()
        #expect(sample.root.presentedViewController == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }
}
