import Testing

@testable import QuartzCore

/// A layer that shows the tree of another application.
@MainActor
struct TreeHostTests {
    @Test func `what changes in the hosted tree is told on, though the host left its own tree and came back`()
    {
        let inner = LayerTree(root: CALayer(), clock: FrameClock())
        let (outer, area, host) = (LayerTree(root: CALayer()), CALayer(), TreeHostLayer())
        outer.root.addSublayer(area)
        area.addSublayer(host)
        host.hosted = inner
        outer.drainChanges { _, _ in }
        inner.root.opacity = 0.5
        inner.drainChanges { _, _ in }

        area.removeFromSuperlayer()
        outer.root.addSublayer(area)
        outer.drainChanges { _, _ in }
        inner.root.opacity = 0.25
        inner.drainChanges { _, _ in }

        var told: [CALayer] = []
        outer.drainChanges { layer, change in
            if change.contains(.hosted) { told.append(layer) }
        }
        #expect(told == [host])
        #expect(host.takeChanges().last?.layer === inner.root)
    }
}
