internal import CPangoCairo

extension CGContext {
    // MARK: - The current path

    /// Throws the current path away and starts an empty one.
    public func beginPath() { cairo_new_path(handle) }

    /// Starts a new piece of the path.
    public func move(to point: CGPoint) { cairo_move_to(handle, point.x, point.y) }

    /// Goes straight to a point.
    public func addLine(to point: CGPoint) { cairo_line_to(handle, point.x, point.y) }

    /// Adds open lines from the first point through all others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Goes along a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(handle, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    /// Goes along a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        var start = CGPoint.zero
        cairo_get_current_point(handle, &start.x.native, &start.y.native)
        if cairo_has_current_point(handle) == 0 { start = control }
        addCurve(
            to: end,
            control1: CGPoint(
                x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
        cairo_rectangle(handle, rect.minX, rect.minY, rect.width, rect.height)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

    /// Adds a part of a circle; `clockwise` as in `CGMutablePath.addArc`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = CGMutablePath()
        arc.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        append(arc)
    }

    /// Where the path ends; the origin where there is none.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(handle, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// Adds a part of a circle that rounds a corner, joined by a line to what is there; as `CGMutablePath.addArc`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard cairo_has_current_point(handle) != 0 else { return }
        let arc = CGMutablePath()
        arc.move(to: currentPointOfPath)
        arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        add(arc.elements.dropFirst())
    }

    /// Adds an arc, joined by a line to what is there.
    private func append(_ arc: CGPath) {
        guard cairo_has_current_point(handle) != 0, case .move(let start)? = arc.elements.first else {
            return addPath(arc)
        }
        addLine(to: start)
        add(arc.elements.dropFirst())
    }

    /// Adds the pieces of a path.
    public func addPath(_ path: CGPath) { add(path.elements[...]) }

    private func add(_ elements: ArraySlice<PathElement>) {
        for element in elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quadCurve(let control, let end): addQuadCurve(to: end, control: control)
            case .curve(let control1, let control2, let end):
                addCurve(to: end, control1: control1, control2: control2)
            case .close: closePath()
            }
        }
    }

    /// Goes straight back to where the piece began.
    public func closePath() { cairo_close_path(handle) }

    /// Whether the path is empty.
    public var isPathEmpty: Bool { cairo_has_current_point(handle) == 0 }

    // MARK: - Drawing the current path

    /// Fills the path and throws it away.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawing {
            cairo_set_fill_rule(handle, rule.cairo)
            castShadowOfFill(in: state.fill)
            usePaint(state.fill)
            cairo_fill(handle)
        }
    }

    /// Strokes the path and throws it away.
    public func strokePath() {
        drawing {
            castShadowOfStroke(in: state.stroke)
            usePaint(state.stroke)
            cairo_stroke(handle)
        }
    }

    /// Fills, strokes or does both, and throws the path away.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            drawing {
                cairo_set_fill_rule(
                    handle, mode == .fillStroke ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
                castShadowOfFill(in: state.fill)
                usePaint(state.fill)
                cairo_fill_preserve(handle)
                strokePath()
            }
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes along a rectangle's edges.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes along a rectangle's edges with a width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = cairo_get_line_width(handle)
        setLineWidth(width)
        stroke(rect)
        cairo_set_line_width(handle, before)
    }

    /// Strokes along the ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines: from the first point to the second, from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        drawing {
            cairo_save(handle)
            cairo_set_operator(handle, CAIRO_OPERATOR_CLEAR)
            beginPath()
            addRect(rect)
            cairo_fill(handle)
            cairo_restore(handle)
        }
    }

    // MARK: - Clipping

    /// Draws only inside of the path from now on, as well as of earlier clips; throws the path away.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(handle, rule.cairo)
        cairo_clip(handle)
    }

    /// Draws only inside of a rectangle from now on.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Draws only inside of rectangles from now on.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// The rectangle around all that is not clipped away.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(handle, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: - Paint

    /// Makes a colour Cairo's source, for this object and for text.
    package func usePaint(_ color: CGColor) {
        hasDrawn = true
        if let tile = color.tile { return usePaint(tile, alpha: color.alpha * state.alpha, on: handle) }
        let rgba = color.rgba
        cairo_set_source_rgba(
            handle, Double(rgba.x), Double(rgba.y), Double(rgba.z), Double(rgba.w) * state.alpha)
    }

    /// The colour of filled shapes, which text takes as well.
    package var fillColor: CGColor { state.fill }
}

extension CGPathFillRule {
    fileprivate var cairo: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}
