import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// Photos to leaf through, thrown back into their grid.
@MainActor
struct PhotoPagerTests {
    private let sample: SampleStage
    private var stage: Stage { sample.stage }

    init() throws {
        sample = SampleStage(try #require(SampleCatalog.sample(id: "photo-pager")))
    }

    private var grid: PhotoGridViewController? {
        (sample.root as? UINavigationController)?.topViewController as? PhotoGridViewController
    }
    private var pager: PhotoPagerViewController? {
        sample.root.presentedViewController as? PhotoPagerViewController
    }
    /// The copy that flies.
    private var flying: UIView? { pager?.view.superview?.subviews.last }

    @Test func `a photo grows out of its cell, and goes back into it`() throws {
        let before = try sample.state()
        let cell = try #require(grid?.cell(of: 4))
        let small = cell.convert(cell.bounds, to: nil)

        stage.tap(CGPoint(x: small.midX, y: small.midY))
        stage.advance(by: 0)
        #expect(isNear(flying?.shownFrame, small, tolerance: 4) && cell.imageView.isHidden)
        stage.settle()
        let page = try #require(pager?.page)
        #expect(page.imageView.frame == CGRect(x: 0, y: 178, width: 390, height: 488))
        #expect(!page.imageView.isHidden && !cell.imageView.isHidden)

        stage.tap(CGPoint(x: 32, y: 28))
        stage.settle()
        #expect(pager == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (CGVector(dx: 20, dy: 70), 0.5, true), (CGVector(dx: -40, dy: 260), 0.5, false),
        (CGVector(dx: 10, dy: -90), 0.06, false),
    ])
    func `a photo hangs on the finger, and goes back to its page or into its cell`(
        way: CGVector, duration: Double, stays: Bool
    ) throws {
        let before = try sample.state()
        sample.present(to: 1)
        let start = CGPoint(x: 195, y: 420)
        let end = CGPoint(x: 195 + way.dx, y: 420 + way.dy)

        stage.touch(.began, at: start)
        stage.move(to: end, over: duration)
        let center = try #require(flying?.center)
        #expect(abs(center.y - 422 - way.dy) < 25 + abs(way.dy) / CGFloat(duration) / 60, "\(center)")
        if duration > 0.1 { stage.advance(by: 0.2) }
        stage.touch(.ended, at: end)
        stage.settle()

        #expect((pager != nil) == stays)
        if stays { sample.dismiss(to: 1) }
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `on a turned phone the grid fills the safe area with the same gaps both ways`() throws {
        let sample = try SampleStage.onPhone("photo-pager", isTurned: true)
        let view = try #require(sample.root.view)

        let cells = view.descendants(of: PhotoCell.self).map(\.frameInWindow)

        let xs = Set(cells.map(\.minX)).sorted()
        let ys = Set(cells.map(\.minY)).sorted()
        let side = try #require(cells.first?.width)
        #expect(xs.first == 47 && isNear(cells.map(\.maxX).max(), 844 - 47, tolerance: 0.1))
        #expect(zip(xs, xs.dropFirst()).allSatisfy { isNear($1 - $0 - side, 3, tolerance: 1) }, "\(xs)")
        #expect(zip(ys, ys.dropFirst()).allSatisfy { isNear($1 - $0 - side, 3, tolerance: 0.1) }, "\(ys)")
    }

    @Test func `the number of a photo can be read in front of it`() throws {
        let sample = try SampleStage.onPhone("photo-pager", isTurned: true)
        sample.present(to: 1)

        let view = try #require(sample.root.presentedViewController?.view)
        let number = view.descendants(of: UILabel.self).first { $0.text == "5 of 36" }
        let frame = try #require(number?.frameInWindow)
        #expect(try sample.stage.snapshot().contrast(in: frame) > 4.5)
    }

    @Test func `the photo that one has leafed to goes into its own cell`() throws {
        sample.present(to: 1)
        stage.drag(from: CGPoint(x: 330, y: 420), to: CGPoint(x: 60, y: 430), over: 0.2)
        stage.settle()
        #expect(pager?.index == 5)

        stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 200, y: 560), over: 0.4)
        let cell = try #require(grid?.cell(of: 5))
        #expect(cell.imageView.isHidden && grid?.cell(of: 4)?.imageView.isHidden == false)
        stage.settle()

        #expect(pager == nil && !cell.imageView.isHidden)
        #expect(sample.diagnostics.isEmpty)
    }
}
