import CoreGraphics
import QuartzCore

/// Pictures that the processor draws for layers that are neither rectangles nor pictures.
extension RenderTree {
    /// The longest side of a picture, in pixels; larger ones are drawn smaller and enlarged.
    private static let mostPixels: CGFloat = 4096

    /// Draws a shape layer's fill and stroke at the scale at which they are seen, if they changed.
    func refreshRasters(of index: Int32, _ extra: RenderExtra) {
        guard let layer = layers[Int(index)] as? CAShapeLayer else { return }
        let scale = seenScale(of: index)
        let shape = layer.shownShape
        guard
            extra.fill?.scale != scale || extra.stroke?.scale != scale
                || extra.fill == nil && extra.stroke == nil
        else { return }
        extra.fill = nil
        extra.stroke = nil
        if let path = shape.path {
            if let color = shape.fillColor?.premultiplied, color.w > 0 {
                extra.fill = raster(path.boundingBoxOfPath, scale: scale, tint: color) { context in
                    context.addPath(path)
                    context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
                }
            }
            if let color = shape.strokeColor?.premultiplied, color.w > 0, shape.lineWidth > 0 {
                extra.stroke = stroke(path, shape, scale: scale, tint: color)
            }
        }
        recount(extra)
    }

    private func stroke(
        _ path: CGPath, _ shape: ShapeValues, scale: Double, tint: SIMD4<Float>
    ) -> RenderExtra.Raster? {
        // In half widths. The corners of a square end reach farther than its side, by the root of two.
        let reach = max(1.5, shape.lineJoin == .miter ? shape.miterLimit : 0) * shape.lineWidth / 2
        let drawn = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
        return raster(
            drawn.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach), scale: scale, tint: tint
        ) { context in
            shape.stroke(drawn, in: context)
        }
    }

    /// Device pixels a point of a layer's coordinates.
    func seenScale(of index: Int32) -> Double {
        let node = nodes[Int(index)]
        return node.lengthScale * spaces[Int(node.space)].pixelsPerUnit
    }

    /// Makes a mask of the drawing of `draw`, which draws in black in layer coordinates, on whole pixels.
    private func raster(
        _ bounds: CGRect, scale: Double, tint: SIMD4<Float>, outset: CGFloat = 0, _ draw: (CGContext) -> Void
    ) -> RenderExtra.Raster? {
        guard bounds.width.isFinite, bounds.height.isFinite, !bounds.isNull, scale > 0 else { return nil }
        let seen = bounds.insetBy(dx: -outset, dy: -outset)
        let used = min(CGFloat(scale), RenderTree.mostPixels / max(seen.width, seen.height, 1))
        let left = (seen.minX * used).rounded(.down) - 1
        let top = (seen.minY * used).rounded(.down) - 1
        let width = Int((seen.maxX * used).rounded(.up) + 1 - left)
        let height = Int((seen.maxY * used).rounded(.up) + 1 - top)
        guard let context = CGContext(width: width, height: height, kind: .mask) else { return nil }
        context.translateBy(x: -left, y: -top)
        context.scaleBy(x: used, y: used)
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        draw(context)
        guard let image = context.makeImage() else { return nil }
        return RenderExtra.Raster(
            image: image,
            frame: CGRect(
                x: left / used, y: top / used, width: CGFloat(width) / used, height: CGFloat(height) / used),
            tint: tint, scale: scale)
    }

    /// The blurred outline of a shadow that is cast by a path, or by sublayers of any shape.
    func refreshShadowRaster(of index: Int32, _ extra: RenderExtra, _ shadow: RenderExtra.Shadow) {
        let scale = seenScale(of: index)
        let stamp = nodes[Int(index)].innerStamp
        if let known = extra.shadowRaster, known.scale == scale, extra.shadowStamp == stamp { return }
        guard let layer = layers[Int(index)] else { return }
        // Blurred pictures need no finer grid than a fourth of the blur.
        let sigma = max(shadow.radius, 0.05 / scale)
        let grid = min(scale, 4 / sigma)
        let bounds = shadow.path?.boundingBoxOfPath ?? castingBounds(of: index)
        let reach = CGFloat(ShadowTile.reach * sigma) + 1 / CGFloat(grid)
        let outline = raster(bounds, scale: grid, tint: shadow.color, outset: reach) { context in
            if let path = shadow.path {
                context.addPath(path)
                context.fillPath()
            } else {
                layer.renderShown(in: context)
            }
        }
        guard var outline else {
            extra.shadowRaster = nil
            return recount(extra)
        }
        outline.image = blur(outline.image, sigma: sigma * grid)
        outline.frame.origin.x += CGFloat(shadow.offset.x)
        outline.frame.origin.y += CGFloat(shadow.offset.y)
        outline.scale = scale
        extra.shadowRaster = outline
        extra.shadowStamp = stamp
        recount(extra)
    }

    private func blur(_ image: CGImage, sigma: Double) -> CGImage {
        let cells = image.withPixels { pixels in pixels.map { Float($0) / 255 } }
        let reach = Int((ShadowTile.reach * sigma).rounded(.up)) + 1
        let blurred = GaussianBlur(sigma: max(sigma, 0.05), reach: reach).blur(
            cells, width: image.width, height: image.height, outside: .clear)
        return CGImage(
            width: image.width, height: image.height, isMask: true, isOpaque: false,
            pixels: blurred.map { UInt8(max(0, min(255, $0 * 255 + 0.5))) })
    }

    /// The bounding box of the parts that cast a layer's shadow, in the layer's coordinates; null if nothing
    /// does.
    private func castingBounds(of index: Int32) -> CGRect {
        let node = nodes[Int(index)]
        let box = drawnBox(of: index, in: node.space)
        guard !box.isEmpty else { return .null }
        let low = (SIMD2(Double(box.minX), Double(box.minY)) - node.translation) / node.scale
        let high = (SIMD2(Double(box.maxX), Double(box.maxY)) - node.translation) / node.scale
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
