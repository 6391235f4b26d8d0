import CoreGraphics

extension CALayer {
    /// Draws the layer as `render(in:)` does, but with its shown values and as if it were opaque: the shape
    /// of its shadow.
    package func renderShown(in ctx: CGContext) { draw(into: ctx, shown: true, ownOpacity: 1) }

    func draw(into context: CGContext, shown: Bool, ownOpacity: Float? = nil) {
        var values = (shown ? shownPointer : modelPointer).pointee
        if let ownOpacity { values.opacity = ownOpacity }
        guard !values.isHidden, values.opacity > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let mask = mask
        let isGroup = values.opacity < 1 || mask != nil
        if isGroup {
            context.setAlpha(CGFloat(min(values.opacity, 1)))
            context.beginTransparencyLayer()
            context.setAlpha(1)
        }
        drawContent(values, context, shown: shown)
        if let mask {
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer()
            context.setBlendMode(.normal)
            context.concatenate(mask.flatTransform(shown: shown))
            mask.draw(into: context, shown: shown)
            context.endTransparencyLayer()
        }
        if isGroup { context.endTransparencyLayer() }
    }

    private func drawContent(_ values: LayerValues, _ context: CGContext, shown: Bool) {
        if self is CATransformLayer { return drawSublayers(context, shown: shown) }
        context.beginPatterns(at: values.bounds.origin)
        let outline = values.outline(values.bounds, radius: values.cornerRadius)
        if let color = values.backgroundColor {
            context.setFillColor(color)
            context.addPath(outline)
            context.fillPath()
        }
        context.saveGState()
        if values.masksToBounds {
            context.addPath(outline)
            context.clip()
        }
        drawOwn(in: context, shown: shown)
        if let image = values.contents { drawContents(image, values, context) }
        drawSublayers(context, shown: shown)
        context.restoreGState()
        guard values.borderWidth > 0, let color = values.borderColor else { return }
        context.setFillColor(color)
        context.addPath(outline)
        if 2 * values.borderWidth < min(values.bounds.width, values.bounds.height) {
            context.addPath(
                values.outline(
                    values.bounds.insetBy(dx: values.borderWidth, dy: values.borderWidth),
                    radius: values.cornerRadius - values.borderWidth))
        }
        context.fillPath(using: .evenOdd)
    }

    private func drawSublayers(_ context: CGContext, shown: Bool) {
        for child in childrenInDrawingOrder {
            context.saveGState()
            context.concatenate(child.flatTransform(shown: shown))
            child.draw(into: context, shown: shown)
            context.restoreGState()
        }
    }

    private func drawContents(_ image: CGImage, _ values: LayerValues, _ context: CGContext) {
        let rect = values.contentsFrame
        guard rect.width > 0, rect.height > 0 else { return }
        let part = values.contentsRect
        guard part.width > 0, part.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        if let tint = values.contentsTint { context.setFillColor(tint) }
        let scale = values.contentsScale > 0 ? values.contentsScale : 1
        let parts = StretchedContents(
            values.contentsSource(of: image), center: values.contentsCenter, in: rect, scale: scale)
        if let parts {
            return parts.forEach { source, place, _ in
                if let piece = image.cropping(to: source) { context.drawUpright(piece, in: place) }
            }
        }
        // Places the whole image so that the wanted part of it fills the rectangle.
        context.drawUpright(
            image,
            in: CGRect(
                x: rect.minX - part.minX * rect.width / part.width,
                y: rect.minY - part.minY * rect.height / part.height,
                width: rect.width / part.width, height: rect.height / part.height))
    }

    private func flatTransform(shown: Bool) -> CGAffineTransform {
        transformToParent(shown: shown).affine
    }
}

extension LayerValues {
    /// Returns a rectangle's outline with this layer's rounded corners.
    package func outline(_ rect: CGRect, radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
        guard radius > 0 else {
            path.addRect(rect)
            return path
        }
        guard !hasContinuousCorners else { return continuousOutline(rect, radius: radius) }
        func corner(_ mask: CACornerMask) -> CGSize {
            maskedCorners.contains(mask) ? CGSize(width: radius, height: radius) : .zero
        }
        path.addRoundedRect(
            in: rect, topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
            bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
        return path
    }

    /// The rectangle of the contents in the layer, by their gravity.
    package var contentsFrame: CGRect {
        guard let contents, contentsScale > 0 else { return bounds }
        let size = CGSize(
            width: CGFloat(contents.width) * contentsRect.width / contentsScale,
            height: CGFloat(contents.height) * contentsRect.height / contentsScale)
        guard size.width > 0, size.height > 0 else { return bounds }
        let (sx, sy) = (bounds.width / size.width, bounds.height / size.height)
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect: return placed(size, scale: min(sx, sy), at: CGPoint(x: 0.5, y: 0.5))
        case .resizeAspectFill: return placed(size, scale: max(sx, sy), at: CGPoint(x: 0.5, y: 0.5))
        case .top: return placed(size, at: CGPoint(x: 0.5, y: 0))
        case .bottom: return placed(size, at: CGPoint(x: 0.5, y: 1))
        case .left: return placed(size, at: CGPoint(x: 0, y: 0.5))
        case .right: return placed(size, at: CGPoint(x: 1, y: 0.5))
        case .topLeft: return placed(size, at: .zero)
        case .topRight: return placed(size, at: CGPoint(x: 1, y: 0))
        case .bottomLeft: return placed(size, at: CGPoint(x: 0, y: 1))
        case .bottomRight: return placed(size, at: CGPoint(x: 1, y: 1))
        default: return placed(size, at: CGPoint(x: 0.5, y: 0.5))
        }
    }

    private func placed(_ size: CGSize, scale: CGFloat = 1, at part: CGPoint) -> CGRect {
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(
            x: bounds.minX + (bounds.width - width) * part.x,
            y: bounds.minY + (bounds.height - height) * part.y, width: width, height: height)
    }
}
