/// Fades a group in front of one flat opaque colour B, or a few beside each other, without drawing it into a
/// texture.
///
/// With opacity p over a background L, an item of colour c and coverage k on B results in
///
///     (1 - p) L + p ((1 - k) B + k c)  =  [(1 - p) L + p B]  +  p k (c - B)
///
/// The bracket is B alone, faded: one flat colour, which can often be folded. The rest is the item in the
/// colour c - B, added where that is positive and subtracted where it is negative. This needs no texture and
/// no second pass over the pixels. The common case is two screens that dissolve into each other, each with a
/// bar or without.
extension Painter {
    /// The most items; more are drawn into a group, as comparing each with each would cost more than it
    /// saves.
    private static let mostItems = 160

    /// The most flat backs; a screen with bars has no more.
    private static let mostBacks = 8

    /// Fades the items from `start` on, if their kinds and places allow it.
    ///
    /// - Returns: false where the items are as they were, and a group is needed.
    func fadeOverBackdrop(from start: Int, opacity: Float) -> Bool {
        guard let backs = backs(from: start) else { return false }
        let strength = opacity * (1 - overlay.color.w)
        var result: [DrawItem] = []
        var inside: [DrawItem] = []
        for index in start..<items.count where !backs.contains(index) {
            let item = items[index]
            let back = backs.first { $0 > index && items[$0].bounds.contains(item.bounds) }
            guard let back, item.mayBeDifference else { return false }
            inside.append(item)
            item.appendDifferences(
                from: items[back].instance.color.channels, strength: strength, to: &result)
        }
        guard isDisjoint(inside[...]) else { return false }
        if mayFold, backs.count == 1, items[backs[0]].bounds == region {
            let color = items[backs[0]].instance.color.channels
            items.replaceSubrange(start..., with: result)
            overlay.add(behind: color * opacity)
            return true
        }
        for back in backs {
            var faded = items[back]
            faded.fade(opacity, overlay)
            result.append(faded)
        }
        items.replaceSubrange(start..., with: result)
        return true
    }

    /// The flat opaque items that lie behind all others, beside each other; `nil` if there are none, or too many.
    private func backs(from start: Int) -> [Int]? {
        var backs: [Int] = []
        for index in (start..<items.count).reversed()
        where items[index].key == BatchKey(pipeline: .solid, blends: false) {
            let bounds = items[index].bounds
            guard !backs.contains(where: { items[$0].bounds.contains(bounds) }) else { continue }
            guard backs.count < Self.mostBacks,
                !backs.contains(where: { items[$0].bounds.intersects(bounds) })
            else { return nil }
            backs.append(index)
        }
        return backs.isEmpty ? nil : backs
    }

    /// Whether no item touches another.
    func isDisjoint(_ items: ArraySlice<DrawItem>) -> Bool {
        guard items.count <= Self.mostItems else { return false }
        let sorted = items.map(\.bounds).sorted { $0.minY < $1.minY }
        for first in sorted.indices {
            for second in sorted[(first + 1)...] {
                if second.minY >= sorted[first].maxY { break }
                if second.intersects(sorted[first]) { return false }
            }
        }
        return true
    }
}

extension DrawItem {
    /// Whether the item's picture is its coverage times one colour.
    fileprivate var mayBeDifference: Bool {
        switch key.pipeline {
        case .solid, .mask: !key.subtracts
        case .roundedRect: instance.param == 0 && !key.subtracts
        case .image, .gradient, .maskedImage, .downsample, .blur: false
        }
    }

    /// The item's difference from what is behind it: up to two items, one that adds and one that takes away.
    fileprivate func appendDifferences(
        from color: SIMD4<Float>, strength: Float, to items: inout [DrawItem]
    ) {
        let own = instance.color.channels
        // The back is opaque, so the difference has no alpha, and does not change the target's.
        let difference = (own - color * own.w) * strength
        for subtracts in [false, true] {
            let part = PackedColor(pointwiseMax(subtracts ? -difference : difference, .zero))
            guard part != .clear else { continue }
            var item = self
            item.instance.color = part
            item.key.blends = true
            item.key.subtracts = subtracts
            items.append(item)
        }
    }
}
