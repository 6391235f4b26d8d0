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
}
