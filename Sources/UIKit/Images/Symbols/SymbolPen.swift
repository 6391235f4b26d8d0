import CoreGraphics
import Foundation

/// Draws the strokes of a symbol so that straight ones have sharp edges at any size.
///
/// A symbol lies in a square of 24 units around the origin, y downwards. The pen moves points to distances from the
/// middle that are whole pixels. The square's side has as many pixels, odd or even, as the stroke: a stroke along a
/// grid line then covers whole pixels.
///
/// ```
/// -12 ┌───────────┐
///     │     0     │
///  12 └───────────┘
/// ```
struct SymbolPen {
    /// The side of the square that a symbol lies in, in units.
    static let side: CGFloat = 24

    private let context: CGContext
    /// Pixels a unit.
    private let unit: CGFloat
    /// The width of strokes in pixels.
    let stroke: CGFloat
    /// Whether the symbol's areas are filled.
    var isFilled = false
    /// Where only the details of a filled symbol are drawn; nil where all of it is.
    var details: Details?
    /// Whether what is drawn is a detail.
    private var isDetail = false

    /// What lies in the filled areas of a symbol.
    final class Details {
        /// Whether nothing does.
        var isEmpty = true
    }

    /// - Parameters:
    ///   - context: where to draw, in pixels around the origin.
    ///   - unit: pixels a unit.
    ///   - stroke: the width of strokes in pixels.
    init(_ context: CGContext, unit: CGFloat, stroke: CGFloat) {
        self.context = context
        self.unit = unit
        self.stroke = stroke
        context.setLineWidth(stroke)
        context.setLineCap(.round)
        context.setLineJoin(.round)
    }

    /// A pen for a smaller drawing around the same middle.
    func scaled(by scale: CGFloat, stroke share: CGFloat = 0.9) -> SymbolPen {
        var pen = SymbolPen(context, unit: unit * scale, stroke: max(1, (stroke * share).rounded()))
        (pen.details, pen.isDetail) = (details, isDetail)
        return pen
    }

    // MARK: - Strokes

    /// Strokes lines from point to point.
    func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) {
        stroke(path(points, closed: closed))
    }

    /// Strokes a line.
    func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        lines([(x1, y1), (x2, y2)])
    }

    /// Strokes a circle; its outermost points lie on whole pixels.
    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        stroke(CGPath(ellipseIn: square(x, y, radius), transform: nil))
    }

    /// Strokes an arc.
    ///
    /// - Parameters:
    ///   - x: the middle.
    ///   - y: the middle.
    ///   - radius: the radius in units.
    ///   - from: the angle at the start in degrees, clockwise from the right.
    ///   - to: the angle at the end.
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from: CGFloat, to: CGFloat) {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: snap(x), y: snap(y)), radius: snap(radius), startAngle: from * .pi / 180,
            endAngle: to * .pi / 180, clockwise: false)
        stroke(path)
    }

    /// Strokes a path.
    func stroke(_ path: CGPath) {
        guard isDrawn else { return }
        context.addPath(path)
        context.strokePath()
    }

    // MARK: - Areas

    /// Strokes a closed shape, and fills it in filled symbols.
    func shape(_ path: CGPath) {
        if isFilled { fill(path) }
        stroke(path)
    }

    /// Strokes a polygon, and fills it in filled symbols.
    func polygon(_ points: [(CGFloat, CGFloat)]) {
        shape(path(points, closed: true))
    }

    /// Strokes a rectangle with round corners, and fills it in filled symbols.
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) {
        let rect = CGRect(
            x: snap(x), y: snap(y), width: snap(x + width) - snap(x), height: snap(y + height) - snap(y))
        let corner = min(radius * unit, rect.width / 2, rect.height / 2)
        shape(CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil))
    }

    /// Strokes a circle, and fills it in filled symbols.
    func round(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        shape(CGPath(ellipseIn: square(x, y, radius), transform: nil))
    }

    /// Fills a circle.
    func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        let least = stroke / 2
        let size = max(radius * unit, least)
        fill(
            CGPath(
                ellipseIn: CGRect(x: snap(x) - size, y: snap(y) - size, width: 2 * size, height: 2 * size),
                transform: nil))
    }

    /// Fills a path.
    func fill(_ path: CGPath) {
        guard isDrawn else { return }
        context.addPath(path)
        context.fillPath()
    }

    /// Cuts a drawing out of what is there.
    func erase(_ draw: (SymbolPen) -> Void) {
        context.saveGState()
        context.setBlendMode(.clear)
        draw(self)
        context.restoreGState()
    }

    /// Draws, or in filled symbols cuts out of the filled area.
    func detail(_ draw: (SymbolPen) -> Void) {
        guard isFilled else { return draw(self) }
        guard let details else { return erase(draw) }
        details.isEmpty = false
        var pen = self
        pen.isDetail = true
        context.saveGState()
        draw(pen)
        context.restoreGState()
    }

    private var isDrawn: Bool { details == nil || isDetail }

    // MARK: - Points

    /// Returns a path along points.
    func path(_ points: [(CGFloat, CGFloat)], closed: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: snap($0.0), y: snap($0.1)) })
        if closed { path.closeSubpath() }
        return path
    }

    /// Returns a closed path of curves, and with its mirror image at the other side of the middle.
    ///
    /// - Parameters:
    ///   - start: the first point.
    ///   - curves: two control points and an end each.
    ///   - mirrored: whether the way back is the mirror image of the way there.
    /// - Returns: the path in pixels.
    func curves(
        from start: (CGFloat, CGFloat), _ curves: [[(CGFloat, CGFloat)]], mirrored: Bool = false
    ) -> CGPath {
        let path = CGMutablePath()
        path.move(to: point(start))
        for curve in curves {
            path.addCurve(to: point(curve[2]), control1: point(curve[0]), control2: point(curve[1]))
        }
        guard mirrored else {
            path.closeSubpath()
            return path
        }
        if let end = curves.last?[2], end.0 != 0 { path.addLine(to: mirror(end)) }
        let starts = [start] + curves.dropLast().map { $0[2] }
        for (curve, begin) in zip(curves, starts).reversed() {
            path.addCurve(
                to: mirror(begin), control1: mirror(curve[1]), control2: mirror(curve[0]))
        }
        path.closeSubpath()
        return path
    }

    private func mirror(_ point: (CGFloat, CGFloat)) -> CGPoint { self.point((-point.0, point.1)) }

    func point(_ point: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: point.0 * unit, y: point.1 * unit) }

    private func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
        let (x, y, radius) = (snap(x), snap(y), snap(radius))
        return CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }

    private func snap(_ value: CGFloat) -> CGFloat { (value * unit).rounded() }
}
