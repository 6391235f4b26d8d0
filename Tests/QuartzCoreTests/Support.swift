@testable import QuartzCore

/// A clock, a tree with a root of 400 × 800, and what they said.
final class Scene {
    let clock: FrameClock
    let root = CALayer()
    let tree: LayerTree
    private(set) var diagnostics: [String] = []

    init() {
        clock = FrameClock(now: 10)
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
        root.position = CGPoint(x: 200, y: 400)
        tree = LayerTree(root: root)
        clock.diagnosticHandler = { [weak self] _, call, message in
            self?.diagnostics.append("\(call): \(message)")
        }
        CATransaction.flush()
        tree.drainChanges { _, _ in }
    }

    /// A layer of 100 × 100 in the root that animates nothing by itself.
    func layer(_ layer: CALayer = CALayer(), in parent: CALayer? = nil) -> CALayer {
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        (parent ?? root).addSublayer(layer)
        CATransaction.flush()
        tree.drainChanges { _, _ in }
        return layer
    }

    /// The next frame, `seconds` later.
    func advance(_ seconds: Double) {
        clock.advance(to: clock.now + seconds)
        CATransaction.flush()
    }

    func changes() -> [(layer: CALayer, change: LayerChange)] {
        var list: [(CALayer, LayerChange)] = []
        tree.drainChanges { list.append(($0, $1)) }
        return list
    }
}

final class Recorder: CAAnimationDelegate {
    var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}

func close(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
