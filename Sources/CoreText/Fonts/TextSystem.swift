internal import CPangoCairo
@_exported import CoreGraphics

/// Pango, once for the process: the map of fonts and the context in which all text is shaped.
///
/// Pango's objects are not safe to share between threads, so all of it happens under one lock. The lock lets
/// its owner in again: measuring a font while text is being laid out is fine.
package final class TextSystem: @unchecked Sendable {
    package static let shared = TextSystem()

    private let lock = NSRecursiveLock()
    private lazy var fonts = SharedFonts()
    private var addedPaths: Set<String> = []
    private var recent = RecentLayouts()

    private init() {}

    /// Starts to read the machine's fonts on a thread of its own, so that the first text finds them ready.
    package func warmUp() {
        Thread.detachNewThread {
            let style = TextStyle(font: CTFont(family: .system, size: 17))
            _ = TextLayout(StyledText("Ready", style: style))
        }
    }

    /// Whether text can be drawn.
    ///
    /// - Throws: `TextError.noFonts` if fontconfig finds no font.
    package func check() throws(TextError) {
        let isEmpty = locked { fonts.isEmpty }
        if isEmpty { throw .noFonts }
    }

    /// Makes a program's own font file known to it, and to no other program.
    ///
    /// - Parameter path: the file.
    /// - Returns: false for a file that holds no font, or that is known already.
    package func addFonts(at path: String) -> Bool {
        locked {
            guard addedPaths.insert(path).inserted else { return false }
            _ = fonts
            guard !FontFile.faces(at: path).isEmpty, FcConfigAppFontAddFile(nil, path) != 0 else {
                addedPaths.remove(path)
                return false
            }
            fonts = SharedFonts()
            recent.removeAll()
            return true
        }
    }

    /// Returns the layout of a text; what was laid out lately is not laid out again.
    package func layout(_ text: StyledText, options: TextOptions) -> TextLayout {
        locked { recent.layout(text, options) }
    }

    /// Runs `body` while no other thread uses Pango.
    func locked<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Runs `body` with Pango's context, or returns nil if there are no fonts.
    func withContext<R>(_ body: (OpaquePointer) throws -> R) rethrows -> R? {
        try locked {
            guard !fonts.isEmpty, let context = fonts.context else { return nil }
            return try body(context)
        }
    }

    /// Runs `body` with the font that Pango takes for a description, before any fallback.
    func withFont<R>(_ description: OpaquePointer, _ body: (UnsafeMutablePointer<PangoFont>) throws -> R)
        rethrows
        -> R?
    {
        try withContext { context in
            guard let font = pango_font_map_load_font(fonts.map, context, description) else { return nil }
            defer { g_object_unref(font) }
            return try body(font)
        } ?? nil
    }
}

/// Owner of the font map and the context.
private final class SharedFonts {
    let map: UnsafeMutablePointer<PangoFontMap>?
    let context: OpaquePointer?
    let isEmpty: Bool

    init() {
        isEmpty = FcConfigGetFonts(nil, FcSetSystem).map { $0.pointee.nfont == 0 } ?? Self.findsNoFonts()
        map = pango_cairo_font_map_new()
        context = pango_font_map_create_context(map)
        guard let context, let options = cairo_font_options_create() else { return }
        defer { cairo_font_options_destroy(options) }
        // Nothing is moved to pixels: text is laid out once, in points, and drawn at any scale.
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
        if let map { g_object_unref(map) }
    }

    /// fontconfig lists no fonts before it is initialised: asks again after that.
    private static func findsNoFonts() -> Bool {
        FcInit()
        return FcConfigGetFonts(nil, FcSetSystem).map { $0.pointee.nfont == 0 } ?? true
    }
}
