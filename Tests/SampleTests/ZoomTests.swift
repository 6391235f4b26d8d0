import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct ZoomSampleTests {
    private func begin(size: CGSize = Stage.defaultSize) throws -> (SampleStage, ZoomGridViewController) {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: "zoom")), size: size)
        let grid = (sample.root as? UINavigationController)?.topViewController as? ZoomGridViewController
        return (sample, try #require(grid))
    }

    private func photo(_ sample: SampleStage) -> ZoomPhotoViewController? {
        sample.root.presentedViewController as? ZoomPhotoViewController
    }

    private func cell(_ grid: ZoomGridViewController, _ index: Int) -> CGRect {
        grid.cells[index].convert(grid.cells[index].bounds, to: nil)
    }

    private func tap(_ sample: SampleStage, _ frame: CGRect) {
        sample.stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        sample.stage.settle()
    }

    private func drag(_ sample: SampleStage, from start: CGPoint, to end: CGPoint) {
        sample.stage.drag(from: start, to: end, over: 0.3)
        sample.stage.settle()
    }

    private func diagnostics(_ sample: SampleStage) -> [String] {
        sample.stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }

    @Test(arguments: [(CGSize(width: 390, height: 844), 2), (CGSize(width: 1024, height: 768), 6)])
    func `the cells are square and fill the width`(size: CGSize, columns: Int) throws {
        let (_, grid) = try begin(size: size)

        let row = grid.cells.filter { $0.frame.minY == grid.cells[0].frame.minY }
        #expect(row.count == columns)
        #expect(grid.cells.allSatisfy { $0.bounds.width == $0.bounds.height })
        #expect(isNear(row.last?.frame.maxX, size.width - 12, tolerance: 0.5))
    }

    @Test func `the grid has the ground of its bar, in the dark, too`() throws {
        let sample = try SampleStage.onPhone("zoom", style: .dark)

        let color = try sample.stage.snapshot().pixel(x: 4, y: 300)

        #expect(color == SIMD4(0, 0, 0, 255))
    }

    @Test func `on a turned phone the cells fill the safe area, and nothing scrolls to the side`() throws {
        let sample = try SampleStage.onPhone("zoom", isTurned: true)
        let grid = (sample.root as? UINavigationController)?.topViewController as? ZoomGridViewController
        let frames = try #require(grid).cells.map(\.frameInWindow)

        #expect(frames.map(\.minX).min() == 59)
        #expect(isNear(frames.map(\.maxX).max(), 844 - 47 - 12, tolerance: 0.1))
        let scrollView = try #require(grid?.view.descendants(of: UIScrollView.self).first)
        #expect(scrollView.contentSize.width == scrollView.bounds.width)
        #expect(scrollView.contentOffset.x == 0)
    }

    @Test func `a caption can be read where it lies on its picture`() throws {
        let sample = try SampleStage.onPhone("zoom", isTurned: true)
        sample.present(to: 1)

        let photo = try #require(self.photo(sample))
        let caption = photo.view.descendants(of: UILabel.self).first { $0.text == "Dunes" }
        let frame = try #require(caption?.frameInWindow)
        #expect(photo.pictureFrame.contains(frame))
        #expect(try sample.stage.snapshot().contrast(in: frame) > 4.5)
    }

    @Test func `a tap opens the picture out of its cell`() throws {
        let (sample, grid) = try begin()
        let frame = cell(grid, 3)

        sample.stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        let photo = try #require(self.photo(sample))
        #expect(photo.index == 3)
        sample.stage.settle()

        #expect(photo.view.frame == sample.stage.window.bounds)
        #expect(photo.view.transform == .identity)
        #expect(isNear(photo.pictureFrame, CGRect(x: 0, y: 178.25, width: 390, height: 487.5)))
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `the picture covers its cell at the first moment`() throws {
        let (sample, grid) = try begin()
        let frame = cell(grid, 3)

        grid.open(3)
        sample.stage.advance(by: 0)

        let view = try #require(photo(sample)?.view)
        #expect(isNear(view.superview.map { $0.convert($0.bounds, to: nil) }, frame))
        let picture = view.convert(photo(sample)?.pictureFrame ?? .zero, to: nil)
        #expect(isNear(picture.width, frame.width, tolerance: 0.5))
        #expect(isNear(picture.midY, frame.midY, tolerance: 0.5))
    }

    @Test func `dragging down takes the picture back into its cell`() throws {
        let (sample, grid) = try begin()
        let before = sample.hierarchy
        tap(sample, cell(grid, 0))
        #expect(photo(sample) != nil)

        drag(sample, from: CGPoint(x: 195, y: 400), to: CGPoint(x: 220, y: 640))

        #expect(photo(sample) == nil)
        #expect(sample.hierarchy == before)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `a short drag leaves it open`() throws {
        let (sample, grid) = try begin()
        tap(sample, cell(grid, 0))
        let open = sample.hierarchy

        drag(sample, from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 440))

        #expect(photo(sample) != nil)
        #expect(sample.hierarchy == open)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `a swipe shows the next picture, which then goes into its own cell, scrolled into view`()
        throws
    {
        let (sample, grid) = try begin(size: CGSize(width: 390, height: 400))
        tap(sample, cell(grid, 1))
        for _ in 0..<6 {
            drag(sample, from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200))
        }
        #expect(photo(sample)?.index == 7)

        sample.dismiss(to: 1)

        #expect(photo(sample) == nil)
        let frame = cell(grid, 7)
        #expect(frame.minY > 40 && frame.maxY <= 400, "scrolled to")
        #expect(!grid.cells[7].isHidden)
        #expect(diagnostics(sample).isEmpty)
    }

    @Test func `six pictures opened and thrown back leave everything as it was`() throws {
        let (sample, grid) = try begin()
        let before = sample.hierarchy
        for index in 0..<6 {
            tap(sample, cell(grid, index))
            #expect(photo(sample)?.index == index)
            drag(sample, from: CGPoint(x: 150, y: 300), to: CGPoint(x: 200, y: 600))
            #expect(sample.hierarchy == before, "round \(index)")
        }
        #expect(diagnostics(sample).isEmpty)
    }
}
