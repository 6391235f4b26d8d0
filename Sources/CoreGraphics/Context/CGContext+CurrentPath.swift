internal import CPangoCairo

extension CGContext {
    /// A copy of the current path; nil where it is empty.
    public var path: CGPath? {
        guard !isPathEmpty, let copy = cairo_copy_path(handle) else { return nil }
        defer { cairo_path_destroy(copy) }
        let result = CGMutablePath()
        var index = 0
        let data = UnsafeBufferPointer(start: copy.pointee.data, count: Int(copy.pointee.num_data))
        func point(_ offset: Int) -> CGPoint {
            CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
        }
        while index < data.count {
            switch data[index].header.type {
            case CAIRO_PATH_MOVE_TO: result.move(to: point(1))
            case CAIRO_PATH_LINE_TO: result.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: result.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: result.closeSubpath()
            }
            index += max(Int(data[index].header.length), 1)
        }
        return result.withoutLastMove
    }

    /// Makes the current path the shape that its stroke would cover, dashes and all.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let (lengths, phase) = Self.lineDash(of: handle)
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        let shape = path.copy(dashingWithPhase: phase, lengths: lengths.map { CGFloat($0) }).copy(
            strokingWithWidth: cairo_get_line_width(handle),
            lineCap: caps[min(Int(cairo_get_line_cap(handle).rawValue), 2)],
            lineJoin: joins[min(Int(cairo_get_line_join(handle).rawValue), 2)],
            miterLimit: cairo_get_miter_limit(handle))
        beginPath()
        addPath(shape)
    }

    /// The lengths that a Cairo context's lines are cut into, none where they are whole, and where these begin.
    static func lineDash(of handle: OpaquePointer) -> (lengths: [Double], phase: Double) {
        var (lengths, phase) = ([Double](repeating: 0, count: Int(cairo_get_dash_count(handle))), 0.0)
        cairo_get_dash(handle, &lengths, &phase)
        return (lengths, phase)
    }
}

extension CGPath {
    /// Cairo begins a new piece after each closed one; the last of them has nothing in it.
    fileprivate var withoutLastMove: CGPath {
        guard case .move? = elements.last, elements.count > 1 else { return self }
        return CGPath(elements: Array(elements.dropLast()))
    }
}
