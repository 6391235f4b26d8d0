/// The work that a layer and its descendants have to do before the next frame.
struct LayoutFlags: OptionSet {
    var rawValue: UInt8

    static let layout = LayoutFlags(rawValue: 1)
    static let display = LayoutFlags(rawValue: 2)
    /// A layer below waits for layout or drawing.
    static let layoutBelow = LayoutFlags(rawValue: 4)
    static let displayBelow = LayoutFlags(rawValue: 8)
    /// A value of the layer or of its view is observed.
    static let observed = LayoutFlags(rawValue: 16)

    static let layoutAtAll: LayoutFlags = [.layout, .layoutBelow]
    static let displayAtAll: LayoutFlags = [.display, .displayBelow]

    // Not those of `OptionSet`, which are generic: without optimization they were 6 % of the time of all tests.
    func contains(_ flags: LayoutFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    func isDisjoint(with flags: LayoutFlags) -> Bool { rawValue & flags.rawValue == 0 }
    mutating func insert(_ flags: LayoutFlags) { rawValue |= flags.rawValue }
    mutating func remove(_ flags: LayoutFlags) { rawValue &= ~flags.rawValue }
}

extension CALayer {
    func layOutNow() {
        var top = self
        var layer: CALayer? = parent
        while let current = layer {
            if current.layoutFlags.contains(.layout) { top = current }
            layer = current.parent
        }
        clock.perform { top.layoutTree() }
    }

    /// The most rounds of layout for layers that ask for it again while they are laid out.
    private static let mostRounds = 32

    func layoutTree() {
        var rounds = 0
        while !layoutFlags.isDisjoint(with: .layoutAtAll) {
            rounds += 1
            guard rounds <= Self.mostRounds else {
                // Otherwise each ancestor would try as many rounds again.
                layoutFlags.remove(.layoutAtAll)
                return complain("layoutSublayers()", "asks for layout each time it is laid out")
            }
            if layoutFlags.contains(.layout) {
                layoutFlags.remove(.layout)
                layoutSublayers()
            }
            guard layoutFlags.contains(.layoutBelow) else { continue }
            layoutFlags.remove(.layoutBelow)
            for child in children { child.layoutTree() }
            maskLayer?.layoutTree()
        }
    }

    /// Sets a flag on all ancestors, up to the first that has it already.
    func markAncestors(_ flag: LayoutFlags) {
        var layer = parent ?? maskedLayer
        while let current = layer, !current.layoutFlags.contains(flag) {
            current.layoutFlags.insert(flag)
            layer = current.parent ?? current.maskedLayer
        }
        tree?.needsCommit = true
    }

    /// Sets the flags of the waiting work on a new superlayer.
    func forwardFlags() {
        if !layoutFlags.isDisjoint(with: .layoutAtAll) { markAncestors(.layoutBelow) }
        if !layoutFlags.isDisjoint(with: .displayAtAll) { markAncestors(.displayBelow) }
    }
}
