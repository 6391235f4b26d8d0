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

    @Test func `a clock hears once of each piece of work outside of its frames that changes its layers`() {
        let (scene, other) = (Scene(), Scene())
        let (layer, second) = (scene.layer(), scene.layer())
        var told: [String] = []
        scene.clock.didChangeOutside = { told.append("first") }
        other.clock.didChangeOutside = { told.append("other") }

        layer.opacity = 0.9
        #expect(told.isEmpty, "in a frame nobody needs to be told")
        FrameClock.serveOutsideWork {
            layer.opacity = 0.5
            second.opacity = 0.5
        }
        #expect(told == ["first"])
        FrameClock.serveOutsideWork {}

        #expect(told == ["first"])
    }

    @Test func `what changes while changes are handed over is handed over the next time`() {
        let scene = Scene()
        let (first, second) = (scene.layer(), scene.layer())
        first.opacity = 0.5

        scene.tree.drainChanges { _, _ in second.opacity = 0.5 }

        #expect(scene.changes().map(\.layer) == [second])
        #expect(scene.changes().isEmpty)
    }
}
