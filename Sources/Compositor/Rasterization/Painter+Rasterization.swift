import CoreGraphics
import QuartzCore

/// Paints layers with `shouldRasterize`: they are drawn once, in their own coordinates, and shown as a
/// picture.
extension Painter {
    /// The longest side of a kept picture, in pixels; a larger layer is painted as any other.
    private static let mostPixels: Int32 = 4096

    /// Paints a layer's picture, which is drawn first where something in the layer has changed.
    ///
    /// - Returns: false where there is no picture.
    func paintRaster(_ index: Int32, scale: Double, _ state: PaintState) -> Bool {
        guard let raster = freshRaster(of: index, scale: scale) else { return false }
        let node = tree.nodes[Int(index)]
        guard !raster.area.isEmpty,
            var faded = node.space == state.space ? state : entering(node.space, from: state)
        else { return true }
        faded.alpha *= node.opacity
        let points = CGRect(
            x: Double(raster.area.x) / scale, y: Double(raster.area.y) / scale,
            width: Double(raster.area.width) / scale, height: Double(raster.area.height) / scale)
        paintTexture(
            .group(raster.id), mask: nil, box: tree.spaceBox(of: points, node),
            texels: [0, 0, Float(raster.area.width), Float(raster.area.height)], faded)
        return true
    }

    private func freshRaster(of index: Int32, scale: Double) -> RenderRaster? {
        guard let extra = tree.extras[Int(index)], let layer = tree.layers[Int(index)] else { return nil }
        let key = RenderRaster.Key(
            scale: scale, stamp: stamp(of: index), origin: tree.nodes[Int(index)].origin,
            sublayerTransform: extra.sublayerTransform)
        if let raster = extra.raster, raster.key == key { return raster }
        let copy = RenderTree(textures: textures, isRegistered: false)
        defer { copy.removeAll() }
        copy.setRoot(layer, scale: scale)
        copy.nodes[Int(copy.root)].opacity = 1
        copy.extras[Int(copy.root)]?.rasterizationScale = nil
        var damage = Damage()
        copy.update(damage: &damage)
        let area = PixelRect(covering: copy.nodes[Int(copy.root)].subtreeBounds)
        guard area.width <= Self.mostPixels, area.height <= Self.mostPixels else { return nil }
        let raster = RenderRaster(id: extra.raster?.id ?? textures.makeGroup(), area: area, key: key)
        extra.raster = raster
        if !area.isEmpty { addPass(id: raster.id, area: area, of: copy) }
        return raster
    }
}
