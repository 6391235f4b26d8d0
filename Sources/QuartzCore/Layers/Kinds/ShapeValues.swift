import CoreGraphics

/// The values that only shape layers have.
package struct ShapeValues: Equatable, Sendable {
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [CGFloat] = []

    package init() {}

    /// Strokes a path, the shape's own or a part of it, in the shape's line style and the context's colour.
    package func stroke(_ path: CGPath, in context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        if !lineDashPattern.isEmpty {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern)
        }
        context.addPath(path)
        context.strokePath()
    }

    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case .path: .path(path)
        case .fillColor: .color(fillColor?.rgba ?? .zero)
        case .strokeColor: .color(strokeColor?.rgba ?? .zero)
        case .strokeStart: .number(Double(strokeStart))
        case .strokeEnd: .number(Double(strokeEnd))
        case .lineWidth: .number(Double(lineWidth))
        case .lineDashPhase: .number(Double(lineDashPhase))
        case .miterLimit: .number(Double(miterLimit))
        default: nil
        }
    }

    mutating func set(_ property: LayerProperty, _ value: AnimationValue) {
        switch (property, value) {
        case (.path, .path(let new)): path = new
        case (.fillColor, .color(let c)): fillColor = CGColor(rgba: c)
        case (.strokeColor, .color(let c)): strokeColor = CGColor(rgba: c)
        case (.strokeStart, .number(let n)): strokeStart = CGFloat(n)
        case (.strokeEnd, .number(let n)): strokeEnd = CGFloat(n)
        case (.lineWidth, .number(let n)): lineWidth = CGFloat(n)
        case (.lineDashPhase, .number(let n)): lineDashPhase = CGFloat(n)
        case (.miterLimit, .number(let n)): miterLimit = CGFloat(n)
        default: break
        }
    }
}
