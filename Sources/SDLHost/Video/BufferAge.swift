import CSDL2

/// The age of the pixels in the window's back buffer at the start of a frame: 1 for those of the last frame,
/// 0 if unknown. With it a compositor can draw only what changed.
@MainActor
final class BufferAge {
    private enum Source {
        case glx(GLXWindow, QueryDrawable)
        case egl(display: OpaquePointer, QuerySurface, CurrentSurface)
        /// The driver copies on swap, as found by swapping and reading back.
        case copies
        case unknown
    }

    private typealias QueryDrawable =
        @convention(c) (OpaquePointer, UInt, Int32, UnsafeMutablePointer<UInt32>) -> Void
    private typealias CurrentDisplay = @convention(c) () -> OpaquePointer?
    private typealias QuerySurface =
        @convention(c) (OpaquePointer, OpaquePointer, Int32, UnsafeMutablePointer<Int32>) -> UInt32
    private typealias CurrentSurface = @convention(c) (Int32) -> OpaquePointer?

    private static let glxBackBufferAge: Int32 = 0x20F4
    private static let eglBufferAge: Int32 = 0x313D
    private static let eglExtensions: Int32 = 0x3055
    private static let eglDraw: Int32 = 0x3059

    private let source: Source

    /// Tries the window's buffer out if the driver of `context` draws on the CPU, so call it before the
    /// window is shown. Other drivers are asked.
    init(context: OpenGLContext) {
        if context.isSoftware, Self.keepsPixels(context) {
            source = .copies
        } else {
            source = (GLXWindow.isCurrent ? Self.glx() : Self.egl()) ?? .unknown
        }
    }

    /// The age for the frame that begins now.
    var current: Int {
        switch source {
        case .glx(let window, let query):
            var age: UInt32 = 0
            query(window.display, window.drawable, Self.glxBackBufferAge, &age)
            return Int(age)
        case .egl(let display, let query, let surface):
            guard let surface = surface(Self.eglDraw) else { return 0 }
            var age: Int32 = 0
            guard query(display, surface, Self.eglBufferAge, &age) != 0 else { return 0 }
            return max(0, Int(age))
        case .copies:
            return 1
        case .unknown:
            return 0
        }
    }

    /// Whether a swap keeps the frame in the back buffer, so that another swap shows it again.
    var isKeptBySwap: Bool {
        if case .copies = source { true } else { false }
    }

    private static func glx() -> Source? {
        guard let window = GLXWindow(), let query = load("glXQueryDrawable", as: QueryDrawable.self),
            window.has("GLX_EXT_buffer_age")
        else { return nil }
        return .glx(window, query)
    }

    private static func egl() -> Source? {
        guard
            let currentDisplay = load("eglGetCurrentDisplay", as: CurrentDisplay.self),
            let display = currentDisplay(),
            let surface = load("eglGetCurrentSurface", as: CurrentSurface.self),
            let query = load("eglQuerySurface", as: QuerySurface.self),
            hasExtension("EGL_EXT_buffer_age", in: display, by: "eglQueryString", of: eglExtensions)
        else { return nil }
        return .egl(display: display, query, surface)
    }

    /// Tries a frame of one colour: a driver that flips or discards holds something else afterwards.
    private static func keepsPixels(_ context: OpenGLContext) -> Bool {
        let shown = SIMD4<UInt8>(51, 204, 51, 255)
        context.functions.clearWindow(
            red: Float(shown.x) / 255, green: Float(shown.y) / 255, blue: Float(shown.z) / 255)
        SDL_GL_SwapWindow(context.window)
        return context.functions.windowPixel(x: 0, y: 0) == shown
    }
}
