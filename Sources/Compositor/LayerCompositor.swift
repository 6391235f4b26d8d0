import CoreGraphics
import QuartzCore

/// Turns layers into display lists: copies their changes, finds the damaged regions, and records how to draw
/// these.
@MainActor
package final class LayerCompositor {
    /// Frames whose damage is remembered: as old a back buffer can still be brought up to date.
    private static let history = 4

    private let textures: TextureStore
    let tree: RenderTree
    private let painter: Painter
    private var batcher = Batcher()
    private var source: LayerTree?
    private var surface = PixelRect(x: 0, y: 0, width: 0, height: 0)
    private(set) var isInvalid = true
    /// The damages of the latest frames, newest first.
    private var damages: [Damage] = []

    /// A compositor whose lists are for the renderer that holds the store's textures.
    package init(textures: TextureStore = TextureStore()) {
        self.textures = textures
        tree = RenderTree(textures: textures, isRegistered: true)
        painter = Painter(tree: tree)
    }

    /// Makes the next frame draw everything, as when the surface has lost its pixels or was covered.
    package func invalidate() {
        isInvalid = true
    }

    /// Returns the drawing that makes the surface show the present tree; nil if no visible change has to be
    /// drawn.
    ///
    /// The stage's size is in points and has `scale` device pixels a point. `bufferAge` says how many frames old the
    /// surface's pixels are: 1 the last frame's, 0 unknown.
    package func frame(of layers: LayerTree, size: CGSize, scale: CGFloat, bufferAge: Int) -> DisplayList? {
        let bounds = PixelRect(
            x: 0, y: 0, width: Int32((size.width * scale).rounded()),
            height: Int32((size.height * scale).rounded()))
        guard !bounds.isEmpty else { return nil }
        if bounds != surface {
            surface = bounds
            isInvalid = true
        }
        takeOver(layers, scale: scale)
        var damage = Damage(within: bounds, layers: tree.liveCount)
        tree.update(damage: &damage)
        if isInvalid { damage.add(bounds) }
        guard !damage.isEmpty else { return nil }
        let regions = isInvalid ? [bounds] : regions(damage, bufferAge: bufferAge)
        damages.insert(damage, at: 0)
        if damages.count > LayerCompositor.history { damages.removeLast() }
        isInvalid = false
        return list(of: painter, root: tree.root, bounds: bounds, regions: regions)
    }

    /// Copies the tree's changes without drawing them, so that pictures of layers show this frame.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    package func follow(_ layers: LayerTree, scale: CGFloat) -> Bool {
        isInvalid = true
        return takeOver(layers, scale: scale)
    }

    @discardableResult
    private func takeOver(_ layers: LayerTree, scale: CGFloat) -> Bool {
        if source !== layers {
            source = layers
            tree.setRoot(layers.root, scale: Double(scale))
            isInvalid = true
        }
        return tree.synchronize(with: layers, scale: Double(scale))
    }

    /// The rectangles to draw into a buffer of the given age.
    private func regions(_ damage: Damage, bufferAge: Int) -> [PixelRect] {
        guard bufferAge > 0, bufferAge - 1 <= damages.count else { return [surface] }
        var all = damage
        for older in damages.prefix(bufferAge - 1) { all.add(older) }
        return all.rects
    }

    func list(
        of painter: Painter, root: Int32, bounds: PixelRect, regions: [PixelRect]
    ) -> DisplayList {
        var list = DisplayList()
        var drawn: [RenderRegion] = []
        painter.beginFrame(surface: bounds)
        for region in regions {
            painter.paint(from: root, region: Box(region))
            let batches = batcher.append(
                frontToBack: painter.items[...], homographies: painter.homographies, to: &list)
            let backdrop = painter.backdrop ?? painter.emptyColor
            drawn.append(RenderRegion(scissor: region, clear: PackedColor(backdrop), batches: batches))
        }
        for pass in painter.passes {
            let batches = batcher.append(
                frontToBack: pass.items[...], homographies: painter.homographies, to: &list)
            list.passes.append(
                RenderPass(
                    target: .group(id: pass.id, width: pass.area.width, height: pass.area.height),
                    regions: [
                        RenderRegion(scissor: pass.scissor, clear: PackedColor(pass.clear), batches: batches)
                    ],
                    originX: pass.area.x, originY: pass.area.y))
        }
        list.passes.append(
            RenderPass(target: .surface, regions: drawn, originX: bounds.x, originY: bounds.y))
        list.clipChains = painter.clipChains
        list.kernels = painter.kernels
        (list.uploads, list.releases) = textures.takeChanges()
        return list
    }

    /// Returns a picture of one layer and its descendants: `rect` in the layer's coordinates, `scale` pixels
    /// per point.
    ///
    /// Without `afterUpdates` it shows the latest frame, if the layer was part of that.
    package func snapshot(
        of layer: CALayer, in rect: CGRect, scale: CGFloat, afterUpdates: Bool = true
    ) -> DisplayList {
        let origin = layer.bounds.origin
        let offset = CGPoint(x: (rect.minX - origin.x) * scale, y: (rect.minY - origin.y) * scale)
        let size = (Int32((rect.width * scale).rounded()), Int32((rect.height * scale).rounded()))
        var unseen = Damage()
        if isInvalid { tree.update(damage: &unseen) }
        if !afterUpdates, let corner = latestCorner(of: layer, scale: scale) {
            let bounds = PixelRect(
                x: Int32((corner.x + offset.x).rounded()), y: Int32((corner.y + offset.y).rounded()),
                width: size.0, height: size.1)
            let painter = Painter(tree: tree, isOpaque: false)
            // Layers that filter what is behind them have the whole screen behind them, as in that frame.
            if !surface.isEmpty {
                painter.background = Background(root: tree.root, surface: Box(surface), isOpaque: true)
            }
            return list(of: painter, root: layer.renderIndex, bounds: bounds, regions: [bounds])
        }
        let copy = RenderTree(textures: textures, isRegistered: false)
        copy.setRoot(layer, scale: Double(scale))
        var damage = Damage()
        copy.update(damage: &damage)
        let bounds = PixelRect(
            x: Int32(offset.x.rounded()), y: Int32(offset.y.rounded()), width: size.0, height: size.1)
        defer { copy.removeAll() }
        return list(
            of: Painter(tree: copy, isOpaque: false), root: copy.root, bounds: bounds, regions: [bounds])
    }

    /// Where the latest frame drew a layer's upper left corner, in device pixels; nil where it was not drawn upright
    /// at this scale.
    private func latestCorner(of layer: CALayer, scale: CGFloat) -> CGPoint? {
        guard layer.renderIndex >= 0, layer.tree === source, Double(scale) == tree.scale else { return nil }
        let node = tree.nodes[Int(layer.renderIndex)]
        guard node.space == 0, node.flags.contains(.shown), node.scale == SIMD2(tree.scale, tree.scale) else {
            return nil
        }
        return CGPoint(x: CGFloat(node.spaceBox.minX), y: CGFloat(node.spaceBox.minY))
    }
}
