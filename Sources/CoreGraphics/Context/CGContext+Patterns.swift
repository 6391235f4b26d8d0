internal import CPangoCairo

/// Pictures that are repeated in place of a colour.
///
/// They stand upright, and begin at the corner at which the context began, whatever was transformed since.
extension CGContext {
    /// Moves patterns from now on: so far from where they begin, in the space of the context before any transform.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    /// Lets patterns begin at a point of user space from now on, and follow what it is transformed by.
    package func beginPatterns(at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        state.patternPhase = .zero
        state.patternSpace = CGAffineTransform(translationX: point.x, y: point.y)
            .concatenating(pixelTransform)
    }

    /// Makes a repeated picture the source of a Cairo context whose user space is this one's; its own opacity is left
    /// aside.
    func usePaint(_ tile: ColorTile, alpha: CGFloat, on handle: OpaquePointer) {
        withSurface(of: tile.image) { picture in
            // Cairo reads the pixels later, so it gets its own.
            let copy = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(tile.image.width), Int32(tile.image.height))
            let painter = cairo_create(copy)
            cairo_set_source_surface(painter, picture, 0, 0)
            cairo_paint_with_alpha(painter, alpha)
            cairo_destroy(painter)
            let pattern = cairo_pattern_create_for_surface(copy)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            let toPicture = CGAffineTransform(
                scaleX: CGFloat(tile.image.width) / tile.size.width,
                y: CGFloat(tile.image.height) / tile.size.height)
            var matrix = cairo_matrix_t(
                pixelTransform.concatenating(patternSpace.inverted()).concatenating(toPicture))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_set_source(handle, pattern)
            cairo_pattern_destroy(pattern)
            cairo_surface_destroy(copy)
        }
    }

    /// From the points of patterns to pixels.
    private var patternSpace: CGAffineTransform {
        let phase = downwards(state.patternPhase)
        let space =
            state.patternSpace
            ?? CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: base.tx, ty: base.ty)
        return CGAffineTransform(translationX: phase.width, y: phase.height).concatenating(space)
    }

    /// Returns an offset of the base space in one whose y grows downwards.
    func downwards(_ offset: CGSize) -> CGSize {
        CGSize(
            width: offset.width * base.a + offset.height * base.c,
            height: offset.width * base.b + offset.height * base.d)
    }
}
