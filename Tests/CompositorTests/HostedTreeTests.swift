import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// The tree of another application that a layer of this one shows.
@MainActor
@Suite struct HostedTreeTests {
    private let scene = Scene()
    private let inner = LayerTree(root: CALayer())

    init() {
        let host = TreeHostLayer()
        host.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        inner.root.frame = host.bounds
        scene.root.addSublayer(host)
        host.hosted = inner
    }

    private func frame() -> DisplayList? {
        CATransaction.flush()
        inner.drainChanges { _, _ in }
        return scene.frame()
    }

    @Test func `a layer that moves to a new superlayer there is followed further on`() throws {
        let box = scene.add(10, 10, 50, 50, .red, to: inner.root)
        _ = frame()
        let container = scene.add(0, 0, 400, 300, to: inner.root)
        container.addSublayer(box)
        _ = frame()

        box.position.x += 100

        let list = try #require(frame())
        #expect(list.scissors.contains { $0.contains(x: 130, y: 30) })
    }
}

extension PixelRect {
    fileprivate func contains(x: Int32, y: Int32) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
}
