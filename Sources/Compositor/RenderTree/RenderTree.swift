import CoreGraphics
import QuartzCore

/// The compositor's flat copy of a layer tree. Each frame copies only the changes.
@MainActor
final class RenderTree {
    // Exclusivity is unchecked for properties that every node uses, as the check would cost more than the
    // access.

    /// Plain values without references; an index is a node's name for as long as its layer is in the tree.
    @exclusivity(unchecked)
    private(set) var nodes: UnsafeMutablePointer<RenderNode>
    private var capacity: Int
    private var count: Int32 = 0
    private var free: [Int32] = []
    /// How many nodes are in the tree.
    var liveCount: Int { Int(count) - free.count }
    /// The layers by node index, retained as long as their nodes exist.
    private(set) var layers: [CALayer?] = []
    @exclusivity(unchecked)
    private(set) var extras: [RenderExtra?] = []
    @exclusivity(unchecked)
    private(set) var spaces: [RenderSpace] = [.device]
    private var freeSpaces: [Int32] = []
    /// The grids by the index of the parent node.
    private(set) var grids: [Int32: SiblingGrid] = [:]
    private(set) var root = RenderNode.none
    /// Whether layers carry this tree's indices; a tree that is built for one snapshot leaves them alone.
    private let isRegistered: Bool
    /// The tree whose layers carry the indices.
    private var home: LayerTree?
    /// The indices of layers of hosted trees, which carry those of their own application's tree.
    private var hostedIndices: [ObjectIdentifier: Int32] = [:]
    let textures: TextureStore
    /// The nodes that filter what is behind them, in no particular order.
    var backdrops: [Int32] = []
    /// The changes of the frame that is being prepared; noted where a node filters what is behind it.
    var changes = ChangeLog()
    /// Counts frames in which something changed.
    private(set) var frame = 1
    private(set) var scale: Double = 1

    init(textures: TextureStore, isRegistered: Bool) {
        self.textures = textures
        self.isRegistered = isRegistered
        capacity = 64
        nodes = .allocate(capacity: capacity)
        nodes.initialize(repeating: RenderNode(), count: capacity)
    }

    isolated deinit {
        for case let extra? in extras { release(extra) }
        if isRegistered {
            for case let layer? in layers where layer.tree === home { layer.renderIndex = -1 }
        }
        nodes.deallocate()
    }

    func setRoot(_ layer: CALayer, scale: Double) {
        removeAll()
        self.scale = scale
        home = layer.tree
        root = insert(layer, parent: RenderNode.none)
    }

    /// Removes all nodes, and releases the textures that the renderer keeps for them.
    func removeAll() {
        if root != RenderNode.none { remove(root) }
        root = RenderNode.none
    }

    // MARK: - Taking over changes

    /// Copies what changed in the layers since the last time.
    ///
    /// - Returns: whether anything has.
    @discardableResult
    func synchronize(with tree: LayerTree, scale newScale: Double) -> Bool {
        frame += 1
        if newScale != scale, root != RenderNode.none {
            scale = newScale
            nodes[Int(root)].flags.insert(.geometryDirty)
            invalidateRasters()
        }
        var hasChanged = false
        tree.drainChanges { layer, change in
            hasChanged = true
            takeOver(change, of: layer)
        }
        return hasChanged
    }

    private func takeOver(_ change: LayerChange, of layer: CALayer) {
        // A layer that left needs no update: its superlayer, or the layer that it masked, has changed as
        // well.
        guard change != .removed else { return }
        let index = indexOf(layer)
        guard index != RenderNode.none else {
            // A host without a node gets one with the present state of its tree.
            if let host = layer as? TreeHostLayer { _ = host.takeChanges() }
            return
        }
        apply(change, to: index, layer)
        guard change.contains(.hosted), let host = layer as? TreeHostLayer else { return }
        for (layer, change) in host.takeChanges() { takeOver(change, of: layer) }
    }

    private func apply(
        _ change: LayerChange, to index: Int32, _ layer: CALayer
    ) {
        let node = nodes + Int(index)
        if change.contains(.sublayers) {
            rebuildChildren(of: index, layer)
            nodes[Int(index)].flags.insert(.childrenDirty)
            nodes[Int(index)].innerStamp = frame
        }
        if change.contains(.mask) { rebuildMask(of: index, layer) }
        if change.touches(.values) {
            readValues(of: layer, into: index, change)
        }
        if change.touches(.appearance) {
            node.pointee.flags.insert(.lookDirty)
            nodes[Int(index)].innerStamp = frame
        }
        bubble(from: index)
    }

    /// Marks the ancestors, as a descendant needs an update.
    private func bubble(from index: Int32) {
        var child = index
        var ancestor = nodes[Int(index)].parent
        while ancestor != RenderNode.none {
            let node = nodes + Int(ancestor)
            if node.pointee.flags.contains(.hasGrid) { loosen(child, in: ancestor) }
            if node.pointee.innerStamp == frame && node.pointee.flags.contains(.descendantDirty) { return }
            node.pointee.innerStamp = frame
            node.pointee.flags.insert(.descendantDirty)
            child = ancestor
            ancestor = node.pointee.parent
        }
    }

    private func loosen(_ child: Int32, in parent: Int32) {
        guard nodes[Int(child)].ordinal >= 0, !nodes[Int(child)].flags.contains(.loose),
            let grid = grids[parent]
        else { return }
        grid.loosen(child, nodes)
        nodes[Int(child)].flags.insert(.loose)
        if grid.isWorn { dropGrid(of: parent) }
    }

    /// Marks pictures that were drawn for another scale to be drawn again.
    private func invalidateRasters() {
        for index in 0..<Int(count) where extras[index] != nil {
            extras[index]?.fill?.scale = 0
            extras[index]?.stroke?.scale = 0
            extras[index]?.shadowRaster?.scale = 0
        }
    }

    // MARK: - Structure

    private func rebuildChildren(of index: Int32, _ layer: CALayer) {
        let old = children(of: index)
        dropGrid(of: index)
        nodes[Int(index)].firstChild = RenderNode.none
        nodes[Int(index)].lastChild = RenderNode.none
        // A child may move to another node meanwhile, and must not be removed from that node's list.
        for child in old {
            nodes[Int(child)].previous = RenderNode.none
            nodes[Int(child)].next = RenderNode.none
        }
        for sublayer in layer.drawnSublayers { linkNode(of: sublayer, to: index) }
        let new = children(of: index)
        let kept = Set(new)
        for child in old where !kept.contains(child) && nodes[Int(child)].parent == index {
            remove(child)
        }
        let known = Set(old)
        noteReordering(from: old.filter(kept.contains), to: new.filter(known.contains))
    }

    /// Appends a layer's node to a node's children; a node that the layer has already moves there.
    private func linkNode(of layer: CALayer, to index: Int32) {
        let known = indexOf(layer)
        guard known != RenderNode.none else { return link(insert(layer, parent: index), to: index) }
        if nodes[Int(known)].parent != index {
            unlink(known)
            nodes[Int(known)].parent = index
            nodes[Int(known)].flags.insert(.geometryDirty)
        }
        link(known, to: index)
    }

    /// Marks siblings whose order has changed to be drawn again.
    private func noteReordering(from old: [Int32], to new: [Int32]) {
        guard old != new, let first = old.indices.first(where: { old[$0] != new[$0] }),
            let last = old.indices.last(where: { old[$0] != new[$0] })
        else { return }
        for child in new[first...last] { vacated.append(nodes[Int(child)].subtreeBounds) }
    }

    private func rebuildMask(of index: Int32, _ layer: CALayer) {
        let old = extras[Int(index)]?.mask ?? RenderNode.none
        let mask = layer.mask
        if old != RenderNode.none, layers[Int(old)] === mask { return }
        if old != RenderNode.none { remove(old) }
        guard let mask else {
            extras[Int(index)]?.mask = RenderNode.none
            return
        }
        let node = insert(mask, parent: index)
        extra(of: index).mask = node
    }

    private func indexOf(_ layer: CALayer) -> Int32 {
        guard isRegistered else { return RenderNode.none }
        if layer.renderIndex >= 0, Int(layer.renderIndex) < layers.count,
            layers[Int(layer.renderIndex)] === layer
        {
            return layer.renderIndex
        }
        return hostedIndices[ObjectIdentifier(layer)] ?? RenderNode.none
    }

    private func link(_ child: Int32, to parent: Int32) {
        let last = nodes[Int(parent)].lastChild
        nodes[Int(child)].parent = parent
        nodes[Int(child)].previous = last
        nodes[Int(child)].next = RenderNode.none
        if last == RenderNode.none {
            nodes[Int(parent)].firstChild = child
        } else {
            nodes[Int(last)].next = child
        }
        nodes[Int(parent)].lastChild = child
    }

    /// Takes a node out of its parent's list of children, if it is still there.
    private func unlink(_ child: Int32) {
        let node = nodes[Int(child)]
        guard node.parent != RenderNode.none else { return }
        dropGrid(of: node.parent)
        nodes[Int(node.parent)].flags.insert(.childrenDirty)
        bubble(from: node.parent)
        if node.previous != RenderNode.none {
            nodes[Int(node.previous)].next = node.next
        } else if nodes[Int(node.parent)].firstChild == child {
            nodes[Int(node.parent)].firstChild = node.next
        }
        if node.next != RenderNode.none {
            nodes[Int(node.next)].previous = node.previous
        } else if nodes[Int(node.parent)].lastChild == child {
            nodes[Int(node.parent)].lastChild = node.previous
        }
    }

    private func insert(_ layer: CALayer, parent: Int32) -> Int32 {
        let index = allocate()
        layers[Int(index)] = layer
        if isRegistered {
            if layer.tree === home {
                layer.renderIndex = index
            } else {
                hostedIndices[ObjectIdentifier(layer)] = index
            }
        }
        nodes[Int(index)].parent = parent
        nodes[Int(index)].flags = [.geometryDirty, .lookDirty]
        if layer is CATransformLayer { nodes[Int(index)].flags.insert(.transformOnly) }
        if layer is TreeHostLayer { nodes[Int(index)].flags.insert(.hostsTree) }
        readBlending(of: layer, into: index)
        nodes[Int(index)].innerStamp = frame
        readValues(of: layer, into: index, .all)
        for sublayer in layer.drawnSublayers { linkNode(of: sublayer, to: index) }
        if layer.mask != nil { rebuildMask(of: index, layer) }
        return index
    }

    /// The areas of removed subtrees, which the next frame draws again.
    private(set) var vacated: [Box] = []

    func takeVacated() -> [Box] {
        defer { vacated.removeAll() }
        return vacated
    }

    private func remove(_ index: Int32) {
        if nodes[Int(index)].flags.contains(.shown) { vacated.append(nodes[Int(index)].subtreeBounds) }
        release(index)
    }

    private func release(_ index: Int32) {
        dropGrid(of: index)
        var child = nodes[Int(index)].firstChild
        while child != RenderNode.none {
            let next = nodes[Int(child)].next
            if nodes[Int(child)].parent == index { release(child) }
            child = next
        }
        if let extra = extras[Int(index)] {
            if extra.mask != RenderNode.none { release(extra.mask) }
            release(extra)
            if extra.filter != nil { backdrops.removeAll { $0 == index } }
        }
        if isRegistered, let layer = layers[Int(index)] { forget(index, of: layer) }
        if nodes[Int(index)].ownSpace != RenderNode.none { freeSpaces.append(nodes[Int(index)].ownSpace) }
        layers[Int(index)] = nil
        extras[Int(index)] = nil
        nodes[Int(index)] = RenderNode()
        free.append(index)
    }

    private func release(_ extra: RenderExtra) {
        for image in extra.retained { textures.release(image) }
        if let group = extra.group { textures.release(group) }
        if let raster = extra.raster { textures.release(.group(raster.id)) }
        if let backdrop = extra.backdrop { textures.release(backdrop) }
    }

    /// Forgets a layer's node, unless the layer has another one by now, in its new superlayer.
    private func forget(_ index: Int32, of layer: CALayer) {
        if let known = hostedIndices[ObjectIdentifier(layer)] {
            if known == index { hostedIndices[ObjectIdentifier(layer)] = nil }
        } else if layer.renderIndex == index {
            layer.renderIndex = -1
        }
    }

    private func allocate() -> Int32 {
        if let index = free.popLast() { return index }
        if Int(count) == capacity {
            let larger = UnsafeMutablePointer<RenderNode>.allocate(capacity: capacity * 2)
            larger.initialize(repeating: RenderNode(), count: capacity * 2)
            larger.update(from: nodes, count: capacity)
            nodes.deallocate()
            nodes = larger
            capacity *= 2
        }
        layers.append(nil)
        extras.append(nil)
        count += 1
        return count - 1
    }

    func extra(of index: Int32) -> RenderExtra {
        if let extra = extras[Int(index)] { return extra }
        let extra = RenderExtra()
        extras[Int(index)] = extra
        nodes[Int(index)].flags.insert(.hasExtra)
        return extra
    }

    /// Marks a node as changed in this frame, although none of its values has changed.
    func stamp(_ index: Int32) { nodes[Int(index)].innerStamp = frame }

    // MARK: - Grids

    /// Notes where a node's children lie now.
    func makeGrid(of index: Int32) {
        var list: ContiguousArray<Int32> = []
        var child = nodes[Int(index)].firstChild
        while child != RenderNode.none {
            nodes[Int(child)].ordinal = Int32(list.count)
            nodes[Int(child)].flags.remove(.loose)
            list.append(child)
            child = nodes[Int(child)].next
        }
        grids[index] = SiblingGrid(children: list, nodes: nodes)
        nodes[Int(index)].flags.insert(.hasGrid)
    }

    func dropGrid(of index: Int32) {
        guard nodes[Int(index)].flags.contains(.hasGrid) else { return }
        nodes[Int(index)].flags.remove(.hasGrid)
        grids[index] = nil
    }

    // MARK: - Spaces

    /// Gives a node a space of its own, or changes it.
    func setSpace(of index: Int32, to matrix: PlaneMatrix, pixelsPerUnit: Double) {
        let inverse = matrix.isFinite ? matrix.inverse : nil
        let space = RenderSpace(
            toDevice: matrix, fromDevice: inverse, pixelsPerUnit: pixelsPerUnit, isDevice: false)
        if nodes[Int(index)].ownSpace == RenderNode.none {
            if let slot = freeSpaces.popLast() {
                nodes[Int(index)].ownSpace = slot
            } else {
                nodes[Int(index)].ownSpace = Int32(spaces.count)
                spaces.append(space)
            }
        }
        spaces[Int(nodes[Int(index)].ownSpace)] = space
    }

    func dropSpace(of index: Int32) {
        guard nodes[Int(index)].ownSpace != RenderNode.none else { return }
        freeSpaces.append(nodes[Int(index)].ownSpace)
        nodes[Int(index)].ownSpace = RenderNode.none
    }
}
