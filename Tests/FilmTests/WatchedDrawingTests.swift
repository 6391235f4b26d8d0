import CoreGraphics
import Testing
import UIKit
import UITesting

/// Stages that tell what a window would draw.
struct WatchedDrawingTests {
    private func moved(_ stage: Stage) {
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 60, height: 20))
        label.text = "Moves"
        stage.window.addSubview(label)
        stage.advance(by: 0.1)
        label.frame.origin.x = 30
        stage.advance(by: 0.1)
    }

    @Test func `each frame in which something changes is told, with what was damaged`() {
        let stage = Stage(size: CGSize(width: 100, height: 40))
        var widths: [Int32] = []
        stage.watchDrawing { list in
            widths.append(list.passes.last?.regions.map(\.scissor.width).max() ?? 0)
        }

        moved(stage)

        #expect(widths.count == 2)
        #expect(widths.first == 100)
        #expect(widths.last.map { $0 < 100 } == true)
    }

    /// What a completion sees of the frame before, and how many frames there were up to then.
    private func runAnimation(isWatched: Bool) throws -> (picture: CGImage, frames: Int) {
        let stage = Stage(size: CGSize(width: 100, height: 40))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        _ = try stage.snapshot()
        if isWatched { stage.watchDrawing { _ in } }
        var picture: CGImage?
        let before = stage.drawnFrames

        stage.run {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                view.frame.origin.x = 80
            } completion: { _ in
                let renderer = UIGraphicsImageRenderer(bounds: stage.window.bounds)
                picture =
                    renderer.image { _ in
                        stage.window.drawHierarchy(in: stage.window.bounds, afterScreenUpdates: false)
                    }.cgImage
            }
        }
        stage.settle()

        return (try #require(picture), stage.drawnFrames - before)
    }

    @Test
    func `frames that only show an animation are left out where nobody watches, and code sees the same`()
        throws
    {
        let watched = try runAnimation(isWatched: true)
        let quick = try runAnimation(isWatched: false)

        #expect(watched.frames > 25 && quick.frames < 6, "\(watched.frames) \(quick.frames)")
        #expect(GoldenComparison(quick.picture, watched.picture).largestDifference == 0)
        // The frame before the end, at 29/30 of the way.
        #expect(quick.picture.pixel(x: 78, y: 20) != quick.picture.pixel(x: 60, y: 20))
        #expect(quick.picture.pixel(x: 98, y: 20) != quick.picture.pixel(x: 90, y: 20))
    }
}
