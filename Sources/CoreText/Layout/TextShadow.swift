internal import CPangoCairo

/// What text casts below itself.
package struct TextShadow: Hashable, Sendable {
    /// To the right and down, in points.
    package var offset: CGSize
    /// The blur, in points; 0 for a sharp copy.
    package var blurRadius: CGFloat
    package var color: CGColor

    /// A shadow; what is not finite counts as 0.
    package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
        self.offset = CGSize(
            width: offset.width.isFinite ? offset.width : 0,
            height: offset.height.isFinite ? offset.height : 0)
        self.blurRadius = blurRadius.isFinite ? min(max(blurRadius, 0), Self.greatestBlur) : 0
        self.color = color
    }

    /// The greatest blur, in points: more of it cannot be seen any more.
    private static let greatestBlur: CGFloat = 100

    /// Returns the rectangle that the shadow of what is inside of `rect` covers.
    func extent(of rect: CGRect) -> CGRect {
        rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }

    /// How far blurring reaches.
    fileprivate var reach: CGFloat { blurRadius * 1.5 + (blurRadius > 0 ? 1 : 0) }
}

extension TextLayout {
    /// Draws the shadows of a line's letters and bars.
    func drawShadows(of runs: [ShapedRun], in context: CGContext, at origin: CGPoint) {
        for run in runs {
            guard let shadow = run.style.shadow else { continue }
            let place = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
            if shadow.blurRadius == 0 {
                context.usePaint(shadow.color)
                run.fill(on: context.handle, at: place)
            } else {
                run.drawBlurred(shadow, in: context, at: place)
            }
        }
    }
}

extension ShapedRun {
    /// Fills letters and bars in the current colour, for a line at `origin`.
    fileprivate func fill(on handle: OpaquePointer, at origin: CGPoint) {
        cairo_new_path(handle)
        cairo_move_to(handle, origin.x + x, origin.y - style.baselineOffset)
        pango_cairo_glyph_string_path(handle, font, glyphs)
        cairo_fill(handle)
        for (bar, _) in decorations(at: origin) {
            cairo_rectangle(handle, bar.minX, bar.minY, bar.width, bar.height)
            cairo_fill(handle)
        }
    }

    /// Draws the coverage of letters and bars blurred, in the shadow's colour.
    fileprivate func drawBlurred(_ shadow: TextShadow, in context: CGContext, at place: CGPoint) {
        var plain = self
        plain.style.shadow = nil
        let ink = plain.ink(at: place)
        guard !ink.isNull else { return }
        let scale = context.pixelScale
        let box = ink.insetBy(dx: -shadow.reach, dy: -shadow.reach)
        guard var coverage = Coverage(of: box, scale: scale) else { return }
        coverage.draw { fill(on: $0, at: place) }
        coverage.blur(radius: shadow.blurRadius * scale)
        context.usePaint(shadow.color)
        coverage.paint(on: context.handle)
    }
}

extension CGContext {
    /// Pixels a point.
    fileprivate var pixelScale: CGFloat {
        let transform = ctm
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        return scale.isFinite && scale > 0 ? scale : 1
    }
}
