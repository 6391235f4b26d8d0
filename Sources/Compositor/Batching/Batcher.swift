/// Orders items into few batches without changing the picture.
///
/// An item joins an earlier batch of its kind when nothing between that batch and the item overlaps the item.
struct Batcher {
    /// The number of batches, newest first, that are checked for an item.
    private static let lookBack = 12
    /// A batch of more items than this is taken to cover its whole bounding box.
    private static let exactLimit = 48

    private struct Group {
        var key: BatchKey
        var bounds: Box
        /// Indices into the items, in drawing order.
        var items: [Int32]
    }

    private var groups: [Group] = []

    /// Appends the batches that draw `items` (back to front, from the end of the array to its start) to the list, and
    /// says which they are. The items' `homography` indices refer to `homographies`.
    mutating func append(
        frontToBack items: ArraySlice<DrawItem>, homographies: [Homography], to list: inout DisplayList
    ) -> Range<Int> {
        let first = list.batches.count
        if let key = items.first?.key, !key.projected, items.allSatisfy({ $0.key == key }) {
            appendUniform(items, key: key, to: &list)
            return first..<list.batches.count
        }
        groups.removeAll(keepingCapacity: true)
        for index in items.indices.reversed() { place(Int32(index), in: items) }
        for group in groups {
            let start = list.instances.count
            var offset: Int32?
            if group.key.projected {
                offset = Int32(list.homographies.count)
                for index in group.items {
                    list.homographies.append(homographies[Int(items[Int(index)].homography)])
                }
            }
            for index in group.items { list.instances.append(items[Int(index)].instance) }
            list.batches.append(
                Batch(group.key, homographyOffset: offset, instances: start..<list.instances.count))
        }
        return first..<list.batches.count
    }

    /// Appends items that are all of one kind without any checks, as for thousands of plain views.
    private func appendUniform(_ items: ArraySlice<DrawItem>, key: BatchKey, to list: inout DisplayList) {
        let start = list.instances.count
        list.instances.reserveCapacity(start + items.count)
        for index in items.indices.reversed() { list.instances.append(items[index].instance) }
        list.batches.append(Batch(key, homographyOffset: nil, instances: start..<list.instances.count))
    }

    private mutating func place(_ index: Int32, in items: ArraySlice<DrawItem>) {
        let key = items[Int(index)].key
        let bounds = items[Int(index)].bounds
        var candidate = groups.count - 1
        let last = max(0, groups.count - Batcher.lookBack)
        while candidate >= last {
            if groups[candidate].key == key {
                groups[candidate].items.append(index)
                groups[candidate].bounds = groups[candidate].bounds.union(bounds)
                return
            }
            if overlaps(groups[candidate], bounds, items) { break }
            candidate -= 1
        }
        groups.append(Group(key: key, bounds: bounds, items: [index]))
    }

    private func overlaps(_ group: Group, _ bounds: Box, _ items: ArraySlice<DrawItem>) -> Bool {
        guard group.bounds.intersects(bounds) else { return false }
        guard group.items.count <= Batcher.exactLimit else { return true }
        return group.items.contains { items[Int($0)].bounds.intersects(bounds) }
    }
}

extension Batch {
    fileprivate init(_ key: BatchKey, homographyOffset: Int32?, instances: Range<Int>) {
        self.init(
            pipeline: key.pipeline, blends: key.blends, subtracts: key.subtracts, adds: key.adds,
            linearFilter: key.linearFilter, samples: key.samples, texture: key.texture,
            maskTexture: key.maskTexture, clipChain: key.clipChain, homographyOffset: homographyOffset,
            kernel: key.kernel, instances: instances)
    }
}
