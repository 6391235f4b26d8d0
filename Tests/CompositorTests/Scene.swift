import CoreGraphics
import QuartzCore

@testable import Compositor

/// A tree of layers on a stage of 400 × 300 points, one pixel a point, with a clock of its own.
final class Scene {
    let clock: FrameClock
    let root: CALayer
    let tree: LayerTree
    let compositor = LayerCompositor()
    var scale: CGFloat = 1

    init() {
        clock = FrameClock()
        root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        tree = LayerTree(root: root)
        CATransaction.setDisableActions(true)
        root.backgroundColor = .white
    }

    @discardableResult
    func add(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil,
        to parent: CALayer? = nil
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// The next frame into a buffer that still holds the last one.
    func frame(bufferAge: Int = 1) -> DisplayList? {
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        return compositor.frame(
            of: tree, size: CGSize(width: 400, height: 300), scale: scale, bufferAge: bufferAge)
    }
}

extension DisplayList {
    /// What the surface's pass redraws.
    var scissors: [PixelRect] { passes.last?.regions.map(\.scissor) ?? [] }
    var clear: PackedColor? { passes.last?.regions.first?.clear }
    var groupPasses: Int { passes.count - 1 }

    func instances(_ pipeline: Pipeline) -> [Instance] {
        batches.filter { $0.pipeline == pipeline }.flatMap { instances[$0.instances] }
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let halfBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
}
