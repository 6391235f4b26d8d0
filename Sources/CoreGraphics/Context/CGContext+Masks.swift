internal import CPangoCairo

/// A clip by the pixels of an image. What is drawn under it goes to a surface of its own, which begins as a
/// copy of what was there, and whose pixels count as much as the image lets through.
struct MaskClip {
    /// The number of remembered states when the clip began.
    let depth: Int
    /// What is drawn under the clip; the context's target holds it.
    let group: OpaquePointer
    /// What the group was copied from, and goes to.
    let target: OpaquePointer
    /// How much counts, in pixels.
    let mask: OpaquePointer
}

extension CGContext {
    /// Draws only where an image lets through from now on: by its alpha, or, where it has none, by its
    /// brightness.
    ///
    /// As with `draw(_:in:)` the picture stands on its head where y grows downwards.
    ///
    /// - Parameters:
    ///   - rect: the rectangle that the image is stretched to; nothing is drawn outside of it.
    ///   - mask: the image.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
            let target = cairo_get_group_target(handle),
            let pattern = pattern(of: mask.maskOfAll, in: rect)
        else { return clip(to: CGRect.zero) }
        clip(to: rect)
        cairo_push_group(handle)
        guard let group = cairo_get_group_target(handle) else { return cairo_pattern_destroy(pattern) }
        copy(target)
        maskClips.append(MaskClip(depth: stateDepth, group: group, target: target, mask: pattern))
    }

    /// Ends the clips by images that began at the state to which the context goes back, or later.
    func endMaskClips(from depth: Int) {
        while let last = maskClips.last, last.depth >= depth {
            maskClips.removeLast()
            guard let group = cairo_pop_group(handle) else { continue }
            mix(group, into: handle, through: last.mask)
            cairo_pattern_destroy(group)
            cairo_pattern_destroy(last.mask)
        }
    }

    /// The surface with all that was drawn; the caller destroys it. A transparency layer counts once it has ended.
    func compose() -> OpaquePointer? {
        let clips = clipsOfPicture
        guard let last = clips.last else { return cairo_surface_reference(surface) }
        var drawn = cairo_surface_reference(last.group)
        for clip in clips.reversed() {
            guard let shown = drawn, let lower = copied(clip.target), let context = cairo_create(lower) else {
                return drawn
            }
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(shown)
            }
            drawn = lower
            guard let source = cairo_pattern_create_for_surface(shown) else { continue }
            mix(source, into: context, through: clip.mask)
            cairo_pattern_destroy(source)
        }
        return drawn
    }

    /// The clips whose pixels go to the context's own; those that began in a transparency layer go to the layer's.
    private var clipsOfPicture: ArraySlice<MaskClip> {
        var target = surface
        return maskClips.prefix { clip in
            defer { target = clip.group }
            return clip.target == target
        }
    }

    /// The image as Cairo's pattern, in pixels of the context.
    private func pattern(of image: CGImage, in rect: CGRect) -> OpaquePointer? {
        var result: OpaquePointer?
        withSurface(of: image) { result = cairo_pattern_create_for_surface($0) }
        guard let result else { return nil }
        // From the image's pixels, whose first row is the last of the rectangle, to those of the context.
        let size = CGSize(width: image.width, height: image.height)
        let placed = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: -rect.height / size.height, tx: rect.minX,
            ty: rect.maxY
        ).concatenating(pixelTransform)
        guard placed.determinant != 0, placed.determinant.isFinite else {
            cairo_pattern_destroy(result)
            return nil
        }
        var matrix = cairo_matrix_t(placed.inverted())
        cairo_pattern_set_matrix(result, &matrix)
        cairo_pattern_set_filter(result, filter(for: image))
        return result
    }

    /// Copies a surface to the target, which is empty.
    private func copy(_ source: OpaquePointer) {
        cairo_save(handle)
        cairo_identity_matrix(handle)
        cairo_set_operator(handle, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(handle, source, 0, 0)
        cairo_paint(handle)
        cairo_restore(handle)
    }

    /// Mixes new pixels into old ones, as much of each as the mask lets through.
    private func mix(_ new: OpaquePointer, into context: OpaquePointer, through mask: OpaquePointer) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        var matrix = cairo_matrix_t(.identity)
        cairo_pattern_set_matrix(new, &matrix)
        cairo_set_source(context, new)
        cairo_mask(context, mask)
        cairo_restore(context)
    }

    private func copied(_ source: OpaquePointer) -> OpaquePointer? {
        let (width, height) = (cairo_image_surface_get_width(source), cairo_image_surface_get_height(source))
        let format = cairo_image_surface_get_format(source)
        guard let copy = cairo_image_surface_create(format, width, height) else { return nil }
        // A group covers a part of the context, and knows which.
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(source, &x, &y)
        cairo_surface_set_device_offset(copy, x, y)
        guard let context = cairo_create(copy) else { return copy }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, source, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        return copy
    }
}

extension CGImage {
    /// How much the image lets through where it is a mask: its alpha, or its brightness where all of it is
    /// opaque.
    fileprivate var maskOfAll: CGImage {
        if isMask { return self }
        let usesBrightness = isOpaque
        let bytes = withPixels { pixels in
            (0..<width * height).map { pixel -> UInt8 in
                let start = pixel * 4
                guard usesBrightness else { return pixels[start + 3] }
                let (red, green, blue) = (pixels[start], pixels[start + 1], pixels[start + 2])
                // The parts of Rec. 709 in 256ths.
                return UInt8((Int(red) * 54 + Int(green) * 183 + Int(blue) * 19) >> 8)
            }
        }
        return CGImage(
            width: width, height: height, isMask: true, isOpaque: false,
            shouldInterpolate: shouldInterpolate, pixels: bytes)
    }
}
