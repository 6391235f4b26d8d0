import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// A card that grows out of its cell.
@MainActor
struct TodayTests {
    private let sample: SampleStage
    private var stage: Stage { sample.stage }
    /// In the first card.
    private let middle = CGPoint(x: 195, y: 250)

    init() throws {
        sample = SampleStage(try #require(SampleCatalog.sample(id: "today")))
    }

    private var story: StoryViewController? { sample.root.presentedViewController as? StoryViewController }
    private var cell: TodayCell? { (sample.root as? TodayViewController)?.cell(of: 0) }

    @Test func `a card gives way while it is pressed, and springs back when the finger leaves it`() throws {
        let before = try sample.state()
        let cell = try #require(cell)

        stage.touch(.began, at: middle)
        stage.advance(by: 0.6)
        #expect(isNear(cell.shownScale, 0.96))
        // The list takes the finger.
        stage.move(to: CGPoint(x: 195, y: 230), over: 0.3)
        stage.touch(.ended, at: CGPoint(x: 195, y: 230))
        stage.settle()
        #expect(cell.shownScale == 1 && story == nil)
        stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 360), over: 0.4)
        stage.settle()

        try sample.expectState(before)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the story can be read: its letters have a contrast of more than 4.5 to 1`(
        style: UIUserInterfaceStyle
    ) throws {
        stage.setUserInterfaceStyle(style)
        stage.tap(middle)
        stage.settle()

        let picture = try stage.snapshot()
        var greys: [UInt8] = []
        for y in 480..<600 { greys += (24..<370).map { picture.pixel(x: $0, y: y).y } }

        let ground: UInt8 = style == .dark ? 0 : 255
        #expect(greys.filter { $0 == ground }.count > greys.count / 2)
        // 0x767676 has 4.5 to 1 on white, 0x757575 on black.
        #expect(style == .dark ? greys.contains { $0 > 0x90 } : greys.contains { $0 < 0x60 })
    }

    @Test func `on a turned phone the texts of a story are beside the notch`() throws {
        let sample = try SampleStage.onPhone("today", isTurned: true)
        sample.present(to: 1)
        let view = try #require(sample.root.presentedViewController?.view)

        let texts: [UIView] = view.descendants(of: UILabel.self) + view.descendants(of: CloseButton.self)

        #expect(texts.count > 4)
        for frame in texts.map(\.frameInWindow) {
            #expect(frame.minX >= 47 + 20 && frame.maxX <= 844 - 47 - 16, "\(frame)")
        }
    }

    @Test(arguments: [false, true])
    func `title and button keep their place in a story that is pulled and springs back`(isTurned: Bool) throws
    {
        let sample = try SampleStage.onPhone("today", isTurned: isTurned)
        sample.present(to: 1)
        let stage = sample.stage
        let story = try #require(sample.root.presentedViewController as? StoryViewController)
        let title = try #require(
            story.view.descendants(of: UILabel.self).first { $0.text?.hasPrefix("The valley") == true })
        let button = try #require(story.view.descendants(of: CloseButton.self).first)
        /// Runs a frame and returns where both are in the story.
        func places() throws -> [CGPoint] {
            stage.advance(by: stage.frameDuration)
            return try [title, button].map { view in
                let shown = try #require(view.layer.presentation())
                let place = shown.convert(CGPoint.zero, to: story.view.layer.presentation())
                return CGPoint(x: place.x.rounded(), y: place.y.rounded())
            }
        }
        let atRest = try places()
        let start = CGPoint(x: stage.size.width / 2, y: 120)

        stage.touch(.began, at: start)
        for step in 1..<24 {
            stage.touch(.moved, at: CGPoint(x: start.x, y: start.y + 4 * CGFloat(step)))
            let now = try places()
            #expect(now == atRest, "after \(4 * step) points")
        }
        #expect(story.view.transform.a < 0.95)
        stage.touch(.ended, at: CGPoint(x: start.x, y: start.y + 92))
        for _ in 0..<30 { #expect(try places() == atRest) }
        #expect(story.view.transform == .identity)
    }

    @Test(arguments: [CGSize(width: 844, height: 390), CGSize(width: 1133, height: 744)])
    func `cards beside each other fill the width with the gap that they have below each other`(
        size: CGSize
    ) throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: "today")), size: size)

        let cells = sample.root.view.descendants(of: TodayCell.self).map(\.frameInWindow)

        let row = cells.filter { $0.minY == cells.map(\.minY).min() }.sorted { $0.minX < $1.minX }
        #expect(row.count > 1 && row.first?.minX == 20)
        #expect(isNear(row.last?.maxX, size.width - 20, tolerance: 1))
        #expect(zip(row, row.dropFirst()).allSatisfy { isNear($1.minX - $0.maxX, 28, tolerance: 1) })
    }

    @Test func `the list stays where it is while its story hides the status bar`() throws {
        let pad = try #require(StageDevice.named("ipad-mini"))
        let sample = SampleStage(
            try #require(SampleCatalog.sample(id: "today")), size: pad.size, device: pad)
        let header = try #require(sample.root.view.descendants(of: TodayHeaderView.self).first)
        let before = header.frameInWindow
        #expect(before.minY == 24)

        for progress in [0, 0.5, 1] {
            sample.present(to: progress)
            #expect(header.frameInWindow == before, "opening, \(progress)")
        }
        sample.stage.settle()
        for progress in [0, 0.5, 1] {
            sample.dismiss(to: progress)
            #expect(header.frameInWindow == before, "closing, \(progress)")
        }
    }

    @Test func `a card that is tapped grows to the screen, and its button puts it back`() throws {
        let before = try sample.state()
        let cell = try #require(cell)
        let small = cell.convert(cell.bounds, to: nil)

        stage.tap(middle)
        stage.advance(by: 0)
        let story = try #require(story)
        #expect(isNear(story.view.shownFrame, small, tolerance: 8))
        #expect(cell.plate.isHidden)
        stage.advance(by: 0.15)
        let radius = try #require(story.view.layer.presentation()?.cornerRadius)
        #expect(story.view.shownFrame.height > small.height + 50 && radius > 1 && radius < 15)
        stage.settle()
        #expect(story.view.frame == stage.window.bounds && story.view.layer.cornerRadius == 0)

        stage.tap(CGPoint(x: 358, y: 32))
        stage.settle()
        #expect(self.story == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (CGPoint(x: 195, y: 300), CGVector(dx: 0, dy: 1)), (CGPoint(x: 2, y: 400), CGVector(dx: 1, dy: 0)),
    ])
    func `a story that is pulled shrinks; near its place it springs back, far from it it closes`(
        start: CGPoint, direction: CGVector
    ) throws {
        let before = try sample.state()
        sample.present(to: 1)
        let story = try #require(story)
        func point(_ way: CGFloat) -> CGPoint {
            CGPoint(x: start.x + way * direction.dx, y: start.y + way * direction.dy)
        }

        stage.touch(.began, at: start)
        stage.move(to: point(90), over: 0.4)
        #expect(story.view.transform.a < 0.95 && story.view.layer.cornerRadius > 5)
        stage.touch(.ended, at: point(90))
        stage.advance(by: 0.05)
        #expect(story.view.shownFrame.width < 389, "it takes its time")
        stage.settle()
        #expect(story.view.transform == .identity && story.view.layer.cornerRadius == 0)

        stage.touch(.began, at: start)
        stage.move(to: point(200), over: 0.4)
        #expect(story.isBeingDismissed)
        stage.touch(.ended, at: point(200))
        stage.settle()
        #expect(self.story == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `a text that is scrolled comes back to its top before the story shrinks`() throws {
        sample.present(to: 1)
        let story = try #require(story)
        story.scrollView.contentOffset.y = 100

        stage.touch(.began, at: CGPoint(x: 195, y: 300))
        stage.move(to: CGPoint(x: 195, y: 360), over: 0.3)
        #expect(story.view.transform == .identity && story.scrollView.contentOffset.y < 60)
        stage.move(to: CGPoint(x: 195, y: 460), over: 0.3)
        #expect(story.view.transform.a < 1 && story.scrollView.contentOffset.y == 0)
        stage.touch(.ended, at: CGPoint(x: 195, y: 460))
        stage.settle()

        #expect(self.story === story && story.view.transform == .identity)
        #expect(sample.diagnostics.isEmpty)
    }
}
