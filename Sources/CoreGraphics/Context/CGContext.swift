internal import CPangoCairo

/// A place to draw, with pixels behind it: colour, or coverage alone. Cairo does the drawing.
///
/// The origin is the upper left corner and y grows downwards, as in UIKit's contexts.
///
///     (0,0) ────▶ x
///       │
///       ▼ y
public final class CGContext {
    /// What a pixel is.
    package enum Kind: Sendable {
        /// Red, green, blue and alpha; transparent at first.
        case color
        /// Red, green and blue; black at first.
        case opaque
        /// Coverage; none at first. Of colours only alpha counts.
        case mask
    }

    /// What Cairo does not keep, or keeps in another form.
    struct State {
        var fill = CGColor.black
        var stroke = CGColor.black
        var alpha: CGFloat = 1
        var interpolation = CGInterpolationQuality.default
        var shadow: DropShadow?
        /// How far patterns are moved, in the base space.
        var patternPhase = CGSize.zero
        /// From the points of patterns to pixels; nil for those of the base space.
        var patternSpace: CGAffineTransform?
        /// How smooth edges are, where they may be.
        var antialiasing = CAIRO_ANTIALIAS_DEFAULT
    }

    /// Most pixels along a side: Cairo's own limit.
    package static let mostPixels = 32_767

    /// Pixels in a row.
    public let width: Int

    /// Rows.
    public let height: Int

    package let kind: Kind

    /// Cairo's context, for those who draw text; lives as long as this object.
    package let handle: OpaquePointer

    let surface: OpaquePointer

    /// Pixels a point, before any transform.
    let scale: CGFloat

    /// Whether something was drawn, be it as clear as glass.
    package internal(set) var hasDrawn = false

    var state = State()
    private var saved: [State] = []
    /// Whether edges may be smooth; no part of the state.
    private var allowsAntialiasing = true

    /// From Core Graphics' device space to pixels: flipped where the origin is the lower left corner.
    var base = CGAffineTransform.identity

    /// How the pixels lie for the app; nil for as they lie in memory.
    var layout: PixelLayout?
    /// The pixels in that layout: in memory of the app's, or once the app has asked for them.
    var copied: CopiedPixels?

    /// The clips by images, the outermost first.
    var maskClips: [MaskClip] = []

    /// A context of its own memory, or nil if there is no such memory: sides are 1 to `mostPixels`.
    ///
    /// - Parameters:
    ///   - width: pixels in a row.
    ///   - height: rows.
    ///   - scale: pixels a point; the transform starts with it.
    ///   - kind: what a pixel is.
    package init?(width: Int, height: Int, scale: CGFloat = 1, kind: Kind = .color) {
        guard 1...Self.mostPixels ~= width, 1...Self.mostPixels ~= height else { return nil }
        let format =
            switch kind {
            case .color: CAIRO_FORMAT_ARGB32
            case .opaque: CAIRO_FORMAT_RGB24
            case .mask: CAIRO_FORMAT_A8
            }
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            return nil
        }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let handle = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.width = width
        self.height = height
        self.kind = kind
        self.scale = scale
        self.surface = surface
        self.handle = handle
        cairo_scale(handle, scale, scale)
        cairo_set_line_width(handle, 1)
    }

    deinit {
        for clip in maskClips { cairo_pattern_destroy(clip.mask) }
        cairo_destroy(handle)
        cairo_surface_destroy(surface)
    }

    // MARK: - State

    /// Remembers the state: transform, clip, colours, line style, shadow, alpha and blending.
    public func saveGState() {
        cairo_save(handle)
        saved.append(state)
    }

    /// Goes back to the state last remembered; without one, nothing happens.
    public func restoreGState() {
        guard let last = saved.last else { return }
        endMaskClips(from: saved.count)
        saved.removeLast()
        state = last
        cairo_restore(handle)
        updateAntialiasing()
    }

    /// How many states are remembered.
    var stateDepth: Int { saved.count }

    /// From user space to pixels, whose rows grow as y does in the device's space.
    public var ctm: CGAffineTransform { pixelTransform.concatenating(base.inverted()) }

    /// From user space to the pixels in memory.
    var pixelTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(handle, &matrix)
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales what is drawn from now on.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Rotates what is drawn from now on, by radians, clockwise to the eye.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts a transform before the current one. One that cannot be undone is passed over: Cairo would refuse to
    /// draw anything ever after.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.determinant != 0, transform.determinant.isFinite else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_transform(handle, &matrix)
    }

    // MARK: - Style

    /// The colour of filled shapes.
    public func setFillColor(_ color: CGColor) { state.fill = color }

    /// The colour of filled shapes, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The gray of filled shapes.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(gray: gray, alpha: alpha)
    }

    /// The colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// The colour of lines, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The gray of lines.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(gray: gray, alpha: alpha)
    }

    /// How opaque all that is drawn from now on is, 0 to 1, beside its own alpha.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// The width of lines, 1 at first. Negative or no numbers are passed over.
    public func setLineWidth(_ width: CGFloat) {
        guard width >= 0, width.isFinite else { return }
        cairo_set_line_width(handle, width)
    }

    /// The ends of lines, butt at first.
    public func setLineCap(_ cap: CGLineCap) {
        let caps = [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE]
        cairo_set_line_cap(handle, caps[Int(cap.rawValue)])
    }

    /// The corners of lines, miter at first.
    public func setLineJoin(_ join: CGLineJoin) {
        let joins = [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL]
        cairo_set_line_join(handle, joins[Int(join.rawValue)])
    }

    /// How far a pointed corner may stick out, in line widths, 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(handle, limit) }

    /// Lengths painted and left out by turns, from `phase` on; an empty list paints all.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }),
            lengths.isEmpty || lengths.contains(where: { $0 > 0 })
        else { return }
        cairo_set_dash(handle, lengths.map { Double($0) }, Int32(lengths.count), phase)
    }

    /// How new meets old, `.normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(handle, mode.cairo) }

    /// Whether edges are smooth, true at first.
    public func setShouldAntialias(_ antialias: Bool) {
        state.antialiasing = antialias ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_NONE
        updateAntialiasing()
    }

    /// Whether edges may be smooth at all, whatever `setShouldAntialias(_:)` says; true at first. It is no part of the
    /// state that is remembered.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
        updateAntialiasing()
    }

    private func updateAntialiasing() {
        cairo_set_antialias(handle, allowsAntialiasing ? state.antialiasing : CAIRO_ANTIALIAS_NONE)
    }

    /// How images are drawn larger or smaller than they are.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: - The picture

    /// What has been drawn so far, as an image that later drawing does not change.
    public func makeImage() -> CGImage? {
        takeWrittenPixels()
        guard let surface = compose() else { return nil }
        defer { cairo_surface_destroy(surface) }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let source = UnsafeRawBufferPointer(start: data, count: stride * height)
        let pixels =
            kind == .mask
            ? PixelRows.tight(source, width: width, height: height, stride: stride)
            : PixelRows.swapped(source, width: width, height: height, stride: stride, opaque: kind == .opaque)
        return CGImage(
            width: width, height: height, isMask: kind == .mask, isOpaque: kind == .opaque, pixels: pixels)
    }
}

extension CGBlendMode {
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) {
        self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    }
}
