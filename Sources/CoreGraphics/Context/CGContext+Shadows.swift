internal import CPangoCairo

/// What all that is drawn casts below itself. Offset and blur are in pixels.
struct DropShadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor

    /// How far blurring reaches.
    var reach: CGFloat { blur * 1.5 + (blur > 0 ? 1 : 0) }
}

extension CGContext {
    /// The greatest blur, in points: more of it cannot be seen any more.
    private static let greatestBlur: CGFloat = 1000

    /// Lets shapes, images, text and transparency layers that are drawn from now on cast a shadow, in a third of
    /// black.
    ///
    /// - Parameters:
    ///   - offset: how far the shadow lies away, in points; transforms do not count.
    ///   - blur: how soft it is, in points; 0 for a sharp copy.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Lets shapes, images, text and transparency layers that are drawn from now on cast a shadow.
    ///
    /// - Parameters:
    ///   - offset: how far the shadow lies away, in points; transforms do not count.
    ///   - blur: how soft it is, in points; 0 for a sharp copy.
    ///   - color: its colour; nil for no shadow from now on.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        let pixels = downwards(offset)
        state.shadow = DropShadow(
            offset: CGSize(width: pixels.width * scale, height: pixels.height * scale),
            blur: min(max(blur, 0), Self.greatestBlur) * scale, color: color)
    }

    /// Draws something that casts one shadow as a whole.
    package func withShadow(_ draw: () -> Void) {
        drawing {
            guard state.shadow != nil else { return draw() }
            beginTransparencyLayer()
            draw()
            endTransparencyLayer()
        }
    }

    // MARK: - Casting

    /// Casts the shadow of the current path's inside.
    func castShadowOfFill(in paint: CGColor) {
        guard state.shadow != nil else { return }
        let rule = cairo_get_fill_rule(handle)
        castShadow(of: extents(cairo_fill_extents), in: paint) { [handle] other in
            Self.copyPath(from: handle, to: other)
            cairo_set_fill_rule(other, rule)
            cairo_fill(other)
        }
    }

    /// Casts the shadow of the current path's line.
    func castShadowOfStroke(in paint: CGColor) {
        guard state.shadow != nil else { return }
        castShadow(of: extents(cairo_stroke_extents), in: paint) { [handle] other in
            Self.copyPath(from: handle, to: other)
            Self.copyLineStyle(from: handle, to: other)
            cairo_stroke(other)
        }
    }

    /// Casts the shadow of a group that has been drawn.
    func castShadow(ofGroup group: OpaquePointer) {
        castShadow(of: boundingBoxOfClipPath, in: .black) { other in
            cairo_set_source(other, group)
            cairo_paint(other)
        }
    }

    /// Casts the shadow of what `draw` draws in a colour, within a rectangle of user space. Through the gaps of a
    /// pattern light falls.
    private func castShadow(of ink: CGRect, in paint: CGColor, draw: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow else { return }
        let (transform, offset) = (pixelTransform, shadow.offset)
        // What casts a shadow that can be seen, and no more.
        let casting = boundingBoxOfClipPath.applying(transform)
            .offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -shadow.reach, dy: -shadow.reach)
            .intersection(ink.applying(transform).insetBy(dx: -1, dy: -1))
        guard !casting.isEmpty,
            var coverage = Coverage(
                of: casting.insetBy(dx: -shadow.reach, dy: -shadow.reach).integral, scale: 1)
        else { return }
        coverage.draw { other in
            var matrix = cairo_matrix_t(transform)
            cairo_transform(other, &matrix)
            if let tile = paint.tile { usePaint(tile, alpha: 1, on: other) }
            draw(other)
        }
        coverage.blur(radius: shadow.blur)
        cairo_save(handle)
        defer { cairo_restore(handle) }
        cairo_identity_matrix(handle)
        cairo_translate(handle, offset.width, offset.height)
        var color = shadow.color.rgba
        color.w *= Float(paint.alpha)
        usePaint(CGColor(rgba: color))
        coverage.paint(on: handle)
    }

    private func extents(
        _ measure: (
            OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
            UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> Void
    ) -> CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        measure(handle, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func copyPath(from handle: OpaquePointer, to other: OpaquePointer) {
        guard let path = cairo_copy_path(handle) else { return }
        cairo_append_path(other, path)
        cairo_path_destroy(path)
    }

    private static func copyLineStyle(from handle: OpaquePointer, to other: OpaquePointer) {
        cairo_set_line_width(other, cairo_get_line_width(handle))
        cairo_set_line_cap(other, cairo_get_line_cap(handle))
        cairo_set_line_join(other, cairo_get_line_join(handle))
        cairo_set_miter_limit(other, cairo_get_miter_limit(handle))
        let (lengths, phase) = lineDash(of: handle)
        cairo_set_dash(other, lengths, Int32(lengths.count), phase)
    }
}
