import CSDL2
import Glibc

/// The age of the pixels in the window's back buffer at the start of a frame: 1 for those of the last frame,
/// 0 if unknown. With it a compositor can draw only what changed.
@MainActor
final class BufferAge {
    private enum Source {
        case glx(display: OpaquePointer, QueryDrawable, CurrentDrawable)
        case egl(display: OpaquePointer, QuerySurface, CurrentSurface)
        /// The driver copies on swap, as found by swapping and reading back.
        case copies
        case unknown
    }

    private typealias QueryDrawable =
        @convention(c) (OpaquePointer, UInt, Int32, UnsafeMutablePointer<UInt32>) -> Void
    private typealias CurrentDrawable = @convention(c) () -> UInt
    private typealias CurrentContext = @convention(c) () -> OpaquePointer?
    private typealias CurrentDisplay = @convention(c) () -> OpaquePointer?
    private typealias QuerySurface =
        @convention(c) (OpaquePointer, OpaquePointer, Int32, UnsafeMutablePointer<Int32>) -> UInt32
    private typealias CurrentSurface = @convention(c) (Int32) -> OpaquePointer?
    private typealias QueryString = @convention(c) (OpaquePointer, Int32) -> UnsafePointer<CChar>?

    private static let glxBackBufferAge: Int32 = 0x20F4
    private static let firstScreen: Int32 = 0
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
            source = (Self.isGLX ? Self.glx() : Self.egl()) ?? .unknown
        }
    }

    /// The age for the frame that begins now.
    var current: Int {
        switch source {
        case .glx(let display, let query, let drawable):
            var age: UInt32 = 0
            query(display, drawable(), Self.glxBackBufferAge, &age)
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

    /// Whether the current context is GLX's. SDL cannot tell: GLX and EGL both return functions that do not
    /// work when asked for the other's. `libGL` is linked, so the process itself has GLX's.
    static var isGLX: Bool {
        guard let address = dlsym(nil, "glXGetCurrentContext") else { return false }
        return unsafeBitCast(address, to: CurrentContext.self)() != nil
    }

    private static func glx() -> Source? {
        guard
            let currentDisplay = load("glXGetCurrentDisplay", as: CurrentDisplay.self),
            let display = currentDisplay(),
            let drawable = load("glXGetCurrentDrawable", as: CurrentDrawable.self),
            let query = load("glXQueryDrawable", as: QueryDrawable.self),
            has("GLX_EXT_buffer_age", in: display, by: "glXQueryExtensionsString", of: firstScreen)
        else { return nil }
        return .glx(display: display, query, drawable)
    }

    private static func egl() -> Source? {
        guard
            let currentDisplay = load("eglGetCurrentDisplay", as: CurrentDisplay.self),
            let display = currentDisplay(),
            let surface = load("eglGetCurrentSurface", as: CurrentSurface.self),
            let query = load("eglQuerySurface", as: QuerySurface.self),
            has("EGL_EXT_buffer_age", in: display, by: "eglQueryString", of: eglExtensions)
        else { return nil }
        return .egl(display: display, query, surface)
    }

    private static func has(
        _ name: String, in display: OpaquePointer, by function: String, of which: Int32
    ) -> Bool {
        guard let query = load(function, as: QueryString.self), let list = query(display, which) else {
            return false
        }
        return String(cString: list).split(separator: " ").contains { $0 == name }
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

private func load<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = SDL_GL_GetProcAddress(name) else { return nil }
    return unsafeBitCast(address, to: type)
}
