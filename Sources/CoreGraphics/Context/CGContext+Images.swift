internal import CPangoCairo

extension CGContext {
    // MARK: - Images

    /// Draws an image into a rectangle, a mask in the fill colour.
    ///
    /// As in UIKit's contexts, where y grows downwards but images are taken to begin at the bottom, the picture
    /// stands on its head; `UIImage.draw(in:)` draws it upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        cairo_save(handle)
        cairo_translate(handle, 0, rect.minY + rect.maxY)
        cairo_scale(handle, 1, -1)
        drawUpright(image, in: rect)
        cairo_restore(handle)
    }

    /// Draws an image into a rectangle with its first row at the top, a mask in the fill colour.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        withShadow { paint(image, in: rect) }
    }

    private func paint(_ image: CGImage, in rect: CGRect) {
        withSurface(of: image) { surface in
            cairo_save(handle)
            defer { cairo_restore(handle) }
            cairo_translate(handle, rect.minX, rect.minY)
            // Smooth scaling would mix the edge with the nothing around it: clip to the rectangle and repeat
            // the last pixels beyond.
            cairo_new_path(handle)
            cairo_rectangle(handle, 0, 0, rect.width, rect.height)
            cairo_clip(handle)
            cairo_scale(handle, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            defer { cairo_pattern_destroy(pattern) }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, filter(for: image))
            if image.isMask {
                usePaint(state.fill)
                cairo_mask(handle, pattern)
            } else {
                hasDrawn = true
                cairo_set_source(handle, pattern)
                cairo_paint_with_alpha(handle, state.alpha)
            }
        }
    }

    /// Returns how an image is drawn larger or smaller than it is.
    func filter(for image: CGImage) -> cairo_filter_t {
        guard image.shouldInterpolate else { return CAIRO_FILTER_NEAREST }
        return switch state.interpolation {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }

    func withSurface(of image: CGImage, _ body: (OpaquePointer) -> Void) {
        let format = image.isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, Int32(image.width), Int32(image.height)) else {
            return
        }
        defer { cairo_surface_destroy(surface) }
        guard let target = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        image.withPixels { pixels in
            let row = image.bytesPerRow
            for line in 0..<image.height {
                let source = UnsafeRawBufferPointer(rebasing: pixels[(line * row)..<((line + 1) * row)])
                let copy = UnsafeMutableRawBufferPointer(start: target + line * stride, count: row)
                if image.isMask {
                    copy.copyMemory(from: source)
                } else {
                    PixelRows.swap(source, into: copy, pixels: image.width)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        body(surface)
    }

    // MARK: - Groups

    /// Starts a layer apart: what is drawn until `endTransparencyLayer` is composed as one picture.
    ///
    /// - Parameter auxiliaryInfo: nothing is read from it, as on iOS.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
        beginTransparencyLayer(clippedTo: nil)
    }

    /// Starts a layer apart that shows within a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle, in coordinates of the context.
    ///   - auxiliaryInfo: nothing is read from it, as on iOS.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(clippedTo: rect)
    }

    private func beginTransparencyLayer(clippedTo rect: CGRect?) {
        saveGState()
        if let rect { clip(to: rect) }
        cairo_push_group(handle)
        state.alpha = 1
        state.shadow = nil
        setBlendMode(.normal)
    }

    /// Composes the layer with the alpha, blend mode and shadow from before it began.
    public func endTransparencyLayer() {
        endMaskClips(from: stateDepth)
        guard cairo_get_group_target(handle) != surface, let group = cairo_pop_group(handle) else { return }
        restoreGState()
        drawing {
            castShadow(ofGroup: group)
            cairo_save(handle)
            cairo_set_source(handle, group)
            cairo_paint_with_alpha(handle, state.alpha)
            cairo_restore(handle)
        }
        cairo_pattern_destroy(group)
    }
}
