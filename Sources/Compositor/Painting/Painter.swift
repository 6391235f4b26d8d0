import CoreGraphics

/// Walks a render tree from front to back and collects the items to draw.
///
/// In this order it is known which layers hide others: hidden parts are left out, and a flat translucent
/// layer over everything is folded into the colours of the items behind it.
@MainActor
final class Painter {
    private(set) var tree: RenderTree
    let textures: TextureStore

    // Exclusivity is unchecked for what every item uses, as the check would cost more than the access.

    /// The items so far, front to back.
    @exclusivity(unchecked)
    var items: [DrawItem] = []
    var homographies: [Homography] = []
    /// The device pixels to paint; nothing outside of them is collected.
    @exclusivity(unchecked)
    var region = Box.empty
    @exclusivity(unchecked)
    var occluders = Occluders()
    @exclusivity(unchecked)
    var overlay = Overlay()
    /// The opaque colour that fills the region and hides everything behind it; nil if there is none.
    @exclusivity(unchecked)
    var backdrop: SIMD4<Float>?
    /// The number of groups around the present node whose pixels are not those of the target.
    private var groupDepth = 0
    /// Group passes that this frame needs, inner ones first.
    var passes: [GroupPass] = []
    /// The whole target, which bounds what groups keep.
    var surface = Box.empty

    private var clips: [RoundedClip] = []
    private var chains: [[Int16]: Int32] = [:]
    private(set) var clipChains: [ClipChain] = []

    /// The kernels of blurring items.
    var kernels: [BlurKernel] = []
    /// The background of filtering layers; nil if it is the painted tree itself.
    var background: Background?
    /// The backdrops that this frame has in other colours.
    var usedShaded: Set<Int32> = []
    /// The node at which painting has begun.
    private(set) var start = RenderNode.none
    /// The node in front of which nothing is painted. Nothing is collected before the walk reaches it.
    private(set) var goal = RenderNode.none
    private var pathToGoal: [Int32] = []

    struct GroupPass {
        var id: Int32
        var area: PixelRect
        /// The part of the area that is drawn.
        var scissor: PixelRect
        var clear: SIMD4<Float>
        var items: [DrawItem]
    }

    /// Makes a painter. Behind everything the picture is black, or clear if it is not opaque.
    init(tree: RenderTree, isOpaque: Bool = true) {
        self.tree = tree
        self.isOpaque = isOpaque
        canFold = isOpaque
        textures = tree.textures
    }

    func beginFrame(surface: PixelRect) {
        self.surface = Box(surface)
        passes.removeAll(keepingCapacity: true)
        kernels.removeAll(keepingCapacity: true)
        usedShaded.removeAll(keepingCapacity: true)
        homographies.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
        chains.removeAll(keepingCapacity: true)
        clipChains.removeAll(keepingCapacity: true)
    }

    /// Collects the items that are seen in a region of the target.
    func paint(from node: Int32, region: Box) {
        items.removeAll(keepingCapacity: true)
        occluders.removeAll(for: region)
        overlay = Overlay()
        backdrop = nil
        groupDepth = 0
        self.region = region
        guard node != RenderNode.none else { return }
        start = node
        var state = PaintState()
        state.space = tree.nodes[Int(node)].space
        paint(node, state)
    }

    /// Whether an opaque colour over the whole region may become the target's clear colour: not in a group,
    /// which may not be drawn onto the target at all.
    var mayFillRegion: Bool { groupDepth == 0 }
    /// Whether a flat translucent colour may be folded: only over an opaque background.
    var mayFold: Bool { groupDepth == 0 && canFold }
    private var canFold: Bool
    private let isOpaque: Bool

    /// The colour where nothing was painted.
    var emptyColor: SIMD4<Float> { isOpaque ? overlay.fold([0, 0, 0, 1]) : .zero }

    // MARK: - Nodes

    func paint(_ index: Int32, _ state: PaintState) {
        guard goal == RenderNode.none else { return approachGoal(index, state) }
        let node = tree.nodes + Int(index)
        guard backdrop == nil, node.pointee.flags.contains(.shown), !node.pointee.flags.contains(.hidden),
            node.pointee.opacity > 1 / 512
        else { return }
        let touched = node.pointee.subtreeBounds.intersection(region)
        guard !touched.isEmpty, !occluders.hides(touched) else { return }
        if node.pointee.space != 0, !faces(node.pointee) { return }
        let extra = node.pointee.flags.contains(.hasExtra) ? tree.extras[Int(index)] : nil
        let mask = extra?.mask ?? RenderNode.none
        if let extra, extra.blending == .over, let scale = extra.rasterizationScale,
            paintRaster(index, scale: scale, state)
        {
            return
        } else if extra?.filter?.use == .vibrancy, let backdrop = filteredBackdrop(of: index) {
            paintVibrant(index, state, mask: mask, backdrop)
        } else if mask >= 0 || (extra?.blending ?? .over) != .over || needsGroup(node.pointee, state) {
            paintGroup(index, state, mask: mask)
        } else if node.pointee.opacity < 1 {
            paintFaded(index, state)
        } else {
            paintContent(index, state)
        }
    }

    /// Continues to the goal: leaves out everything in front of it, and paints its ancestors as if opaque.
    private func approachGoal(_ index: Int32, _ state: PaintState) {
        if index == goal {
            goal = RenderNode.none
        } else if pathToGoal.contains(index) {
            paintContent(index, state)
        }
    }

    /// Whether the node would add a clip beyond the most that a batch can have. It is then drawn into a
    /// group, whose picture is clipped.
    private func needsGroup(_ node: RenderNode, _ state: PaintState) -> Bool {
        guard state.rounded.count >= ClipChain.limit else { return false }
        return node.space != state.space || (node.flags.contains(.masksToBounds) && node.radii != .zero)
    }

    private func faces(_ node: RenderNode) -> Bool {
        let space = tree.spaces[Int(node.space)]
        guard !space.isDevice else { return true }
        guard space.fromDevice != nil else { return false }
        guard node.flags.contains(.singleSided) else { return true }
        let center = (node.spaceBox.edges.lowHalf + node.spaceBox.edges.highHalf) / 2
        return space.toDevice.areaScale(atX: Double(center.x), y: Double(center.y)) > 0
    }

    /// Paints a layer with an opacity of less than 1. A layer that draws a single item, or items that do not
    /// overlap, just draws them fainter. Any other one is drawn into a group first.
    private func paintFaded(_ index: Int32, _ state: PaintState) {
        let node = tree.nodes[Int(index)]
        if node.firstChild == RenderNode.none, !node.flags.contains(.hasExtra) {
            var faded = state
            faded.alpha *= node.opacity
            paintContent(index, faded)
            return
        }
        if let group = validGroup(index) {
            paintComposite(of: group, index, state)
            return
        }
        let start = items.count
        let savedOverlay = overlay
        let savedOccluders = occluders
        overlay = Overlay()
        groupDepth += 1
        paintContent(index, state)
        groupDepth -= 1
        overlay = savedOverlay
        occluders = savedOccluders
        if items.count == start + 1, case .group? = items[start].key.texture {
            // A single filtered backdrop is faded more cheaply in its small picture.
            items.removeLast()
            var faded = state
            faded.alpha *= node.opacity
            paintContent(index, faded)
        } else if isDisjoint(items[start...]) {
            for item in start..<items.count { items[item].fade(node.opacity, overlay) }
        } else if !fadeOverBackdrop(from: start, opacity: node.opacity) {
            items.removeSubrange(start...)
            paintGroup(index, state, mask: RenderNode.none)
        }
    }

    /// Paints a node and its sublayers, without the node's opacity.
    func paintContent(_ index: Int32, _ outer: PaintState) {
        let node = tree.nodes[Int(index)]
        let state = node.space == outer.space ? outer : entering(node.space, from: outer)
        guard var state else { return }
        var box = node.spaceBox
        let corners = node.corners(in: box)
        let radii = corners.radii
        state.expansion = corners.expansion
        state.hardEdges = radii == .zero ? node.hardEdges : []
        if state.space == 0 { box = box.onWholePixels(at: state.hardEdges) }
        let extra = node.flags.contains(.hasExtra) ? tree.extras[Int(index)] : nil
        guard node.firstChild != RenderNode.none || extra != nil else {
            if node.background.w > 0 { paintFill(box, radii, node.background, state) }
            return
        }
        var inner = state
        if node.flags.contains(.hostsTree), node.scale != SIMD2(repeating: tree.scale) {
            inner.isRescaled = true
        }
        if node.flags.contains(.masksToBounds) {
            inner = clipping(inner, to: box, radii)
        }
        let hasInsides = node.firstChild != RenderNode.none || extra?.hasPictures == true
        if let border = extra?.border, hasInsides, goal == RenderNode.none {
            paintBorder(box, radii, border, fill: .zero, node, state)
        }
        if !inner.clip.isEmpty { paintChildren(of: index, inner) }
        // The goal was clipped away.
        guard backdrop == nil, goal == RenderNode.none else { return }
        if let extra {
            if !inner.clip.isEmpty { paintPictures(extra, node, box, radii, inner) }
            if let border = extra.border, !hasInsides {
                paintBorder(box, radii, border, fill: node.background, node, state)
            } else if node.background.w > 0 {
                paintFill(box, radii, node.background, state)
            } else if let tiling = extra.tiling {
                paintTiling(tiling, node, clipping(state, to: box, radii))
            }
            if extra.filter?.use == .fill, backdrop == nil { paintFilter(index, box, radii, state) }
            // A fill that hides everything behind it hides its own shadow, too.
            if let shadow = extra.shadow, backdrop == nil, !node.flags.contains(.masksToBounds) {
                paintShadow(shadow, extra, index, state)
            }
        } else if node.background.w > 0 {
            paintFill(box, radii, node.background, state)
        }
    }

    private func paintChildren(of index: Int32, _ state: PaintState) {
        guard tree.nodes[Int(index)].flags.contains(.childrenHaveDepth) else {
            return forEachChild(of: index) { paint($0, state) }
        }
        var children: [Int32] = []
        forEachChild(of: index) { children.append($0) }
        // A stable sort: of siblings with the same depth the later one stays in front.
        let sorted = children.enumerated().sorted {
            let a = tree.nodes[Int($0.element)].depth
            let b = tree.nodes[Int($1.element)].depth
            return a != b ? a > b : $0.offset < $1.offset
        }
        for child in sorted { paint(child.element, state) }
    }

    /// The children that may touch the region, from front to back.
    private func forEachChild(of index: Int32, _ body: (Int32) -> Void) {
        if tree.nodes[Int(index)].flags.contains(.hasGrid), let grid = tree.grids[index],
            grid.forEachChild(in: region, tree.nodes, body)
        {
            return
        }
        var child = tree.nodes[Int(index)].lastChild
        while child != RenderNode.none, backdrop == nil {
            body(child)
            child = tree.nodes[Int(child)].previous
        }
    }

    // MARK: - Clips

    /// The state with its plain clip expressed in another plane; nil when nothing is left to see.
    func entering(_ space: Int32, from state: PaintState) -> PaintState? {
        var result = state
        result.space = space
        guard state.clip != .everything else { return result }
        result.clip = .everything
        // A rounded clip of the same plane inside the plain one makes the plain one redundant.
        let isKnown = state.rounded.contains { $0.space == state.space && state.clip.contains($0.box) }
        if isKnown { return result }
        result.rounded.append(clip(state.clip, .zero, space: state.space, expansion: 0))
        return result
    }

    /// The plain clip of a state as a clip of the kind that any plane can have.
    func plainClip(of state: PaintState) -> ActiveClip {
        clip(state.clip, .zero, space: state.space, expansion: 0)
    }

    private func clipping(_ state: PaintState, to box: Box, _ radii: SIMD4<Float>) -> PaintState {
        var result = state
        result.clip = state.clip.intersection(box)
        result.hardClipEdges = state.hardEdges(of: result.clip, in: box)
        if result.clip.isEmpty {
            result.clip = .empty
            return result
        }
        if radii != .zero {
            result.rounded.append(clip(box, radii, space: state.space, expansion: state.expansion))
        }
        return result
    }

    /// The state with a rounded clip that cuts nothing but corners.
    func rounding(_ state: PaintState, to box: Box, _ radii: SIMD4<Float>) -> PaintState {
        var result = state
        result.rounded.append(clip(box, radii, space: state.space, expansion: state.expansion))
        return result
    }

    private func clip(_ box: Box, _ radii: SIMD4<Float>, space: Int32, expansion: Float) -> ActiveClip {
        let fromDevice = tree.spaces[Int(space)].fromDevice ?? .identity
        clips.append(
            RoundedClip(fromDevice: fromDevice.homography, rect: box.quad, radii: radii, expansion: expansion)
        )
        return ActiveClip(
            space: space, box: box, radii: radii, expansion: expansion, id: Int16(clamping: clips.count - 1))
    }

    /// The rounded clips that a quad of a plane is not clear of, as far as the quad is seen in the region.
    func clips(for quad: Box, deviceBounds: Box, _ state: PaintState) -> [ActiveClip] {
        var needed: [ActiveClip] = []
        for clip in state.rounded {
            let touched: Box
            if clip.space == 0 {
                touched = deviceBounds.intersection(region)
            } else if clip.space == state.space {
                touched = quad
            } else {
                needed.append(clip)
                continue
            }
            if !(clip.box.contains(touched) && clip.isClear(touched)) { needed.append(clip) }
        }
        return needed
    }

    /// The index of a chain of at most `ClipChain.limit` clips.
    func chain(_ active: [ActiveClip]) -> Int32? {
        guard !active.isEmpty else { return nil }
        let ids = active.suffix(ClipChain.limit).map(\.id)
        if let known = chains[ids] { return known }
        let index = Int32(clipChains.count)
        clipChains.append(ClipChain(clips: ids.map { clips[Int($0)] }))
        chains[ids] = index
        return index
    }

    // MARK: - Groups

    /// The picture of a subtree that an earlier frame drew, if it still is what the subtree looks like.
    private func validGroup(_ index: Int32) -> RenderGroup? {
        guard tree.nodes[Int(index)].flags.contains(.hasExtra), let group = tree.extras[Int(index)]?.group,
            group.stamp == stamp(of: index), group.placement == placement(of: index),
            group.area == area(of: index)
        else { return nil }
        return group
    }

    func stamp(of index: Int32) -> Int {
        let mask = tree.extras[Int(index)]?.mask ?? RenderNode.none
        let own = tree.nodes[Int(index)].innerStamp
        return mask == RenderNode.none ? own : max(own, tree.nodes[Int(mask)].innerStamp)
    }

    private func placement(of index: Int32) -> RenderGroup.Placement {
        let node = tree.nodes[Int(index)]
        return RenderGroup.Placement(
            scale: node.scale, translation: node.translation, space: tree.spaces[Int(node.space)].toDevice)
    }

    func area(of index: Int32) -> PixelRect {
        PixelRect(covering: tree.nodes[Int(index)].subtreeBounds.intersection(surface))
    }

    private func paintGroup(_ index: Int32, _ state: PaintState, mask: Int32) {
        guard let group = freshGroup(index, state, mask: mask) else { return }
        paintComposite(of: group, index, state)
    }

    /// The picture of a subtree as it is now; nil where nothing of it is seen.
    func freshGroup(_ index: Int32, _ state: PaintState, mask: Int32) -> RenderGroup? {
        if let group = validGroup(index) { return group }
        let area = area(of: index)
        guard !area.isEmpty else { return nil }
        let extra = tree.extra(of: index)
        var group =
            extra.group
            ?? RenderGroup(
                id: textures.makeGroup(), area: area, stamp: 0, placement: placement(of: index))
        group.area = area
        group.stamp = stamp(of: index)
        group.placement = placement(of: index)
        if mask != RenderNode.none {
            let maskID = group.maskID ?? textures.makeGroup()
            group.maskID = maskID
            addPass(id: maskID, area: area) { self.paint(mask, PaintState()) }
        }
        addPass(id: group.id, area: area) {
            var fresh = PaintState()
            fresh.space = 0
            fresh.isRescaled = state.isRescaled
            self.paintContent(index, fresh)
        }
        extra.group = group
        return group
    }

    /// Paints the background of a node into a texture, within a part of the texture's area.
    func addBackdropPass(id: Int32, area: PixelRect, scissor: PixelRect, behind index: Int32) {
        let background = currentBackground
        addPass(id: id, area: area, scissor: scissor, empty: background.isOpaque ? [0, 0, 0, 1] : .zero) {
            self.goal = index
            self.pathToGoal = self.tree.path(to: index)
            var state = PaintState()
            state.space = self.tree.nodes[Int(background.root)].space
            self.paint(background.root, state)
        }
    }

    /// Paints all of another tree into a texture.
    func addPass(id: Int32, area: PixelRect, of other: RenderTree) {
        let saved = (tree, background, surface)
        tree = other
        surface = Box(area)
        background = Background(root: other.root, surface: surface, isOpaque: false)
        addPass(id: id, area: area) { self.paint(other.root, PaintState()) }
        (tree, background, surface) = saved
    }

    var currentBackground: Background {
        background ?? Background(root: start, surface: surface, isOpaque: isOpaque)
    }

    /// Paints into a texture instead of the target.
    private func addPass(
        id: Int32, area: PixelRect, scissor: PixelRect? = nil, empty: SIMD4<Float> = .zero,
        _ paint: () -> Void
    ) {
        let saved = (items, region, occluders, overlay, backdrop, groupDepth)
        let savedGoal = (goal, pathToGoal)
        goal = RenderNode.none
        items = []
        region = Box(scissor ?? area)
        occluders.removeAll(for: region)
        overlay = Overlay()
        backdrop = nil
        groupDepth = 0
        let savedFoldability = canFold
        canFold = false
        paint()
        passes.append(
            GroupPass(
                id: id, area: area, scissor: scissor ?? area, clear: backdrop ?? empty, items: items))
        (goal, pathToGoal) = savedGoal
        canFold = savedFoldability
        (items, region, occluders, overlay, backdrop, groupDepth) = saved
    }

    private func paintComposite(of group: RenderGroup, _ index: Int32, _ state: PaintState) {
        let opacity = tree.nodes[Int(index)].opacity
        guard let onDevice = state.space == 0 ? state : entering(0, from: state) else { return }
        var faded = onDevice
        let extra = tree.extras[Int(index)]
        let tint = extra?.groupTint ?? SIMD4(repeating: 1)
        faded.alpha *= opacity * tint.w
        let start = items.count
        paintTexture(
            .group(group.id), mask: group.maskID.map { .group($0) }, box: Box(group.area),
            texels: [0, 0, Float(group.area.width), Float(group.area.height)], faded)
        guard let extra, extra.blending != .over else { return }
        for item in start..<items.count {
            items[item].key.adds = extra.blending == .added
            items[item].instance.color = PackedColor(
                items[item].instance.color.channels
                    * tint.replacing(with: 1, where: [false, false, false, true]))
        }
    }
}

extension DrawItem {
    /// Applies an opacity, and the overlay, which was left out while the item's target was unknown.
    mutating func fade(_ opacity: Float, _ overlay: Overlay) {
        let multiplied = instance.color.channels * opacity
        let added = instance.color2.channels * opacity
        switch key.pipeline {
        case .image, .maskedImage, .gradient, .downsample, .blur:
            let folded = overlay.fold(multiplied: multiplied, added: added)
            instance.color = PackedColor(folded.multiplied)
            instance.color2 = PackedColor(folded.added)
        case .solid, .roundedRect, .mask:
            instance.color = PackedColor(overlay.fold(multiplied))
            instance.color2 = PackedColor(overlay.fold(added))
        }
        key.blends = true
    }
}
