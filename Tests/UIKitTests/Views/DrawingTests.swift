import QuartzCore
import Testing

@testable import UIKit

@Suite struct DrawingTests {
    private final class Drawing: UIView {
        var drawings: [CGRect] = []
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            drawings.append(rect)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    private final class Plain: UIView {}

    private func pixel(_ view: UIView) -> [UInt8]? {
        (view.layer.contents as? CGImage)?.withPixels { Array($0.prefix(4)) }
    }

    @Test func `a view that overrides draw is drawn once, at its scale, and again when asked`() {
        let field = Playfield()
        let view = field.add(Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
        view.contentScaleFactor = 2

        field.run()
        field.run()
        #expect(view.drawings == [view.bounds])
        #expect((view.layer.contents as? CGImage)?.width == 20)
        #expect(pixel(view) == [255, 0, 0, 255])
        view.setNeedsDisplay()
        field.run()
        #expect(view.drawings.count == 2)
    }

    @Test func `a view that does not override draw has no contents, nor has the next of its class`() {
        let field = Playfield()
        let (first, second) = (field.add(Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))), Plain())
        field.run()

        #expect(first.layer.contents == nil)
        #expect(!second.mayDraw && !UIView().mayDraw)
    }

    @Test func `contents that were set stay when nobody draws`() throws {
        let field = Playfield()
        let image = try #require(CGContext(width: 2, height: 2, scale: 1)?.makeImage())
        let view = field.add(Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        view.layer.contents = image

        field.run()

        #expect(view.layer.contents as? CGImage === image)
    }

    @Test func `a view that had no size is drawn when it gets one`() {
        let field = Playfield()
        let view = field.add(Drawing())
        field.run()
        #expect(view.drawings.isEmpty)

        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        field.run()

        #expect(view.drawings.count == 1)
    }

    @Test func `only with content mode redraw a new size draws anew`() {
        let field = Playfield()
        let view = field.add(Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        field.run()

        view.frame.size.width = 20
        field.run()
        #expect(view.drawings.count == 1)
        view.contentMode = .redraw
        view.frame.size.width = 30
        field.run()
        #expect(view.drawings.count == 2)
    }

    @Test(arguments: [
        UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top,
        .bottomRight,
    ])
    func `a content mode stays what it is set to`(_ mode: UIView.ContentMode) {
        let view = UIView()

        view.contentMode = mode

        #expect(view.contentMode == mode)
    }

    // MARK: - Snapshots

    private final class Painter: FramePresenter {
        var asked: [(layer: CALayer, rect: CGRect, scale: CGFloat, after: Bool)] = []
        func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
            tree.drainChanges { _, _ in }
            return true
        }
        func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage? {
            asked.append((layer, rect, scale, afterScreenUpdates))
            return CGContext(width: 4, height: 4, scale: 1)?.makeImage()
        }
    }

    @Test func `a snapshot is a view with the presenter's picture of the bounds`() throws {
        let field = Playfield()
        let painter = Painter()
        UIApplication.shared.pipeline.presenter = painter
        let view = field.add(UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40)))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        field.run()

        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))

        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(snapshot.layer.contents is CGImage)
        #expect(painter.asked.map(\.rect) == [view.bounds])
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `a snapshot of what was never on the screen is reported`() {
        let field = Playfield()
        UIApplication.shared.pipeline.presenter = Painter()

        _ = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).snapshotView(afterScreenUpdates: false)

        #expect(field.diagnostics.count == 1)
    }

    @Test func `a view without size has a snapshot without size`() {
        #expect(UIView().snapshotView(afterScreenUpdates: true)?.bounds == .zero)
    }

    @Test func `a view asks for a layer of its class`() {
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        final class OwnLayer: CALayer {}
        final class Own: UIView {
            override class var layerClass: AnyClass { OwnLayer.self }
            override class func makeLayer() -> CALayer { OwnLayer() }
        }

        #expect(Shape().layer is CAShapeLayer)
        #expect(Own().layer is OwnLayer)
        let own = Own()
        #expect(own.layer.delegate === own)
    }
}
