/// A layer that shows the layer tree of another application, in front of its own sublayers.
///
/// The tree stays as it is: it keeps its root, its clock and its animations, and layers convert coordinates and
/// forward layout only within it. The host shows what the tree's own application drained last, so between two
/// frames of that application nothing of it changes.
package final class TreeHostLayer: CALayer {
    /// The tree that is shown; nil for none. A tree is shown by one host.
    package var hosted: LayerTree? {
        didSet {
            guard hosted !== oldValue else { return }
            if oldValue?.host === self { oldValue?.host = nil }
            hosted?.host?.hosted = nil
            hosted?.host = self
            changes.removeAll()
            mark(.sublayers)
        }
    }

    private var changes: [(layer: CALayer, change: LayerChange)] = []

    isolated deinit {
        if hosted?.host === self { hosted?.host = nil }
    }

    package override var drawnSublayers: [CALayer] {
        super.drawnSublayers + (hosted.map { [$0.root] } ?? [])
    }

    /// Records a change that the hosted tree passes to its own application's presenter.
    func note(_ layer: CALayer, _ change: LayerChange) {
        guard tree != nil else { return }
        // Earlier changes may still be here: what was marked is forgotten where the host leaves its own tree.
        if !pendingChange.contains(.hosted) { mark(.hosted) }
        changes.append((layer, change))
    }

    /// Returns the hosted tree's changes since the last call, in order.
    package func takeChanges() -> [(layer: CALayer, change: LayerChange)] {
        defer { changes.removeAll(keepingCapacity: true) }
        return changes
    }
}
