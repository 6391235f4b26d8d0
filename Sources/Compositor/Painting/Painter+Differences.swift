/// Fading a group whose back is one flat opaque colour B without drawing it apart.
///
/// With opacity p over what is behind, L, a thing of colour c and coverage k on B ends up as
///
///     (1 - p) L + p ((1 - k) B + k c)  =  [(1 - p) L + p B]  +  p k (c - B)
///
/// The bracket is B alone, faded: one flat colour, which is often folded away. The rest is the thing in the colour
/// c - B, added where it is positive and subtracted where it is not. No texture is needed, and no second pass over
/// the pixels; two screens that dissolve into each other are the common case.
extension Painter {
    /// More things than this are drawn into a group: comparing each with each would cost more than it saves.
    private static let mostItems = 160

    /// Fades the items from `start` on, if what they are allows it.
    ///
    /// - Returns: false where the items are as they were, and a group is needed.
    func fadeOverBackdrop(from start: Int, opacity: Float) -> Bool {
        guard let back = items.last, back.key == BatchKey(pipeline: .solid, blends: false),
            case let inside = items[start..<items.count - 1],
            inside.allSatisfy({ $0.mayBeDifference && back.bounds.contains($0.bounds) }), isDisjoint(inside)
        else { return false }
        let color = back.instance.color.channels
        let strength = opacity * (1 - overlay.color.w)
        var differences: [DrawItem] = []
        for item in inside { item.appendDifferences(from: color, strength: strength, to: &differences) }
        items.replaceSubrange(start..., with: differences)
        if mayFold && back.bounds == region {
            overlay.add(behind: color * opacity)
        } else {
            var faded = back
            faded.fade(opacity, overlay)
            items.append(faded)
        }
        return true
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
        case .image, .gradient, .maskedImage: false
        }
    }

    /// The item's difference from what is behind it: up to two items, one that adds and one that takes away.
    fileprivate func appendDifferences(
        from color: SIMD4<Float>, strength: Float, to items: inout [DrawItem]
    ) {
        let own = instance.color.channels
        var difference = (own - color * own.w) * strength
        // Both leave the alpha of what is behind alone.
        difference.w = 0
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
