import QuartzCore

/// The changed areas of a frame, and the nodes that changed them. Nodes that filter their backdrop look up
/// the changes behind them.
struct ChangeLog {
    struct Change {
        var box: Box
        /// The node; `RenderNode.none` for a change that may lie behind everything.
        var node: Int32
        /// Whether only the node's opacity changed.
        var isFade: Bool
    }

    /// The most changes; more become a single one, which counts as behind everything.
    private static let limit = 64

    private(set) var changes: [Change] = []

    mutating func add(_ box: Box, by node: Int32, isFade: Bool = false) {
        guard !box.isEmpty else { return }
        guard changes.count >= Self.limit else {
            changes.append(Change(box: box, node: node, isFade: isFade))
            return
        }
        changes[0] = Change(box: changes[0].box.union(box), node: RenderNode.none, isFade: false)
    }

    mutating func removeAll() { changes.removeAll(keepingCapacity: true) }
}

extension RenderTree {
    /// Copies a layer's backdrop filter.
    func readBackdropFilter(_ values: UnsafePointer<LayerValues>, into index: Int32) {
        let filter = values.pointee.backdropFilter
        guard filter != nil || extras[Int(index)]?.filter != nil else { return }
        let extra = extra(of: index)
        extra.filter = filter
        backdrops.removeAll { $0 == index }
        if filter != nil { backdrops.append(index) }
    }

    /// The blur of a node's backdrop; nil if the node does not blur it.
    func blurPlan(of index: Int32) -> BlurPlan? {
        guard nodes[Int(index)].flags.contains(.hasExtra), let filter = extras[Int(index)]?.filter,
            !filter.isNeutral
        else { return nil }
        if filter.use == .vibrancy { return BlurPlan(sigma: 0) }
        guard filter.radius > 0 || filter.saturation != 1 else { return nil }
        return BlurPlan(sigma: filter.radius * seenScale(of: index))
    }

    /// Adds the areas to the damage in which the frame's changes show through the filters of nodes in front
    /// of them.
    func spreadChanges(_ damage: inout Damage) {
        defer { changes.removeAll() }
        guard !backdrops.isEmpty, !changes.changes.isEmpty else { return }
        for index in backdropsBackToFront() {
            guard let plan = blurPlan(of: index), let extra = extras[Int(index)] else { continue }
            let path = path(to: index)
            let box = filteredBox(of: index)
            var stale = PixelRect(covering: .empty)
            for change in changes.changes where change.box.intersects(box) && isBehind(change, path) {
                stale = stale.union(PixelRect(covering: change.box.intersection(box)))
            }
            guard !stale.isEmpty else { continue }
            if let backdrop = extra.backdrop { backdrop.stale = backdrop.stale.union(stale) }
            for node in path { stamp(node) }
            guard path.allSatisfy({ nodes[Int($0)].opacity > 0 && !nodes[Int($0)].flags.contains(.hidden) })
            else { continue }
            let touched = Box(stale).insetBy(-Float(plan.reach)).intersection(box)
            damage.add(PixelRect(covering: touched))
            changes.add(touched, by: index)
        }
    }

    /// The device pixels whose backdrop a node filters.
    func filteredBox(of index: Int32) -> Box {
        extras[Int(index)]?.filter?.use == .vibrancy
            ? nodes[Int(index)].subtreeBounds : deviceBox(of: index)
    }

    /// The nodes from the root to a node, both included.
    func path(to index: Int32) -> [Int32] {
        var path: [Int32] = []
        var node = index
        while node != RenderNode.none {
            path.append(node)
            node = nodes[Int(node)].parent
        }
        return path.reversed()
    }

    private func backdropsBackToFront() -> [Int32] {
        guard backdrops.count > 1 else { return backdrops }
        var sorted: [Int32] = []
        for index in backdrops {
            let path = path(to: index)
            let change = { ChangeLog.Change(box: .everything, node: $0, isFade: false) }
            let place = sorted.firstIndex { !isBehind(change($0), path) } ?? sorted.count
            sorted.insert(index, at: place)
        }
        return sorted
    }

    /// The most siblings that are searched; if none of them settles the order, a change counts as behind.
    private static let mostSiblings = 256

    /// Whether a change may be seen through the last node of a path.
    private func isBehind(_ change: ChangeLog.Change, _ path: [Int32]) -> Bool {
        var node = change.node
        var child = RenderNode.none
        while node != RenderNode.none, !path.contains(node) {
            child = node
            node = nodes[Int(node)].parent
        }
        guard node != RenderNode.none, let depth = path.firstIndex(of: node) else { return true }
        let isLast = depth == path.count - 1
        // A node's own drawing lies behind its descendants. The last node filters only what is behind itself.
        guard child != RenderNode.none, !isLast else { return !isLast && !change.isFade }
        if nodes[Int(node)].flags.contains(.childrenHaveDepth) { return true }
        if extras[Int(node)]?.mask == child { return true }
        var sibling = child
        for _ in 0..<Self.mostSiblings {
            sibling = nodes[Int(sibling)].next
            if sibling == path[depth + 1] { return true }
            if sibling == RenderNode.none { return false }
        }
        return true
    }
}
