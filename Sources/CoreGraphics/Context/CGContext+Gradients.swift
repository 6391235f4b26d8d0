internal import CPangoCairo
import Foundation

/// Colours that go over into one another, across the clip.
extension CGContext {
    /// Draws a gradient across the clip, along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
        paint(pattern, gradient, options)
    }

    /// Draws a gradient across the clip, from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        guard
            let pattern = cairo_pattern_create_radial(
                startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
        else { return }
        paint(pattern, gradient, options)
    }

    /// Draws a gradient across the clip that goes once around a point.
    ///
    /// - Parameters:
    ///   - gradient: its colours.
    ///   - center: the point.
    ///   - angle: where the gradient starts and ends, in radians, from the direction of x towards that of y.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        // Cairo has no such gradient: its picture is as large as the clip, pixel for pixel.
        let toUser = pixelTransform.inverted()
        cairo_save(handle)
        defer { cairo_restore(handle) }
        cairo_identity_matrix(handle)
        var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(handle, &minX, &minY, &maxX, &maxY)
        (minX, minY) = (minX.rounded(.down), minY.rounded(.down))
        let (width, height) = (Int((maxX - minX).rounded(.up)), Int((maxY - minY).rounded(.up)))
        guard width > 0, height > 0 else { return }
        let pixels = (0..<height).flatMap { y in
            (0..<width).flatMap { x in
                let point = CGPoint(x: minX + Double(x) + 0.5, y: minY + Double(y) + 0.5).applying(toUser)
                let turns = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
                let color = gradient.color(at: turns - turns.rounded(.down))
                let premultiplied = color * SIMD4(color.w, color.w, color.w, 1) * 255
                return (0..<4).map { UInt8(premultiplied[$0].rounded()) }
            }
        }
        hasDrawn = true
        let image = CGImage(width: width, height: height, isMask: false, isOpaque: false, pixels: pixels)
        drawing {
            withSurface(of: image) {
                cairo_set_source_surface(handle, $0, minX, minY)
                cairo_paint_with_alpha(handle, state.alpha)
            }
        }
    }

    private func paint(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions)
    {
        defer { cairo_pattern_destroy(pattern) }
        func addStop(_ color: SIMD4<Float>, at location: CGFloat, alpha: Float? = nil) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, Double(color.x), Double(color.y), Double(color.z), Double(alpha ?? color.w)
            )
        }
        let colors = gradient.colorsWithinEnds
        // Cairo repeats the end colours on both sides or on none; a transparent stop at the very end takes one away.
        cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        if let first = colors.first?.color, !options.contains(.drawsBeforeStartLocation) {
            addStop(first, at: 0, alpha: 0)
        }
        for (location, color) in colors { addStop(color, at: location) }
        if let last = colors.last?.color, !options.contains(.drawsAfterEndLocation) {
            addStop(last, at: 1, alpha: 0)
        }
        hasDrawn = true
        drawing {
            cairo_save(handle)
            cairo_set_source(handle, pattern)
            cairo_paint_with_alpha(handle, state.alpha)
            cairo_restore(handle)
        }
    }
}
