import CSDL2

/// A window with an OpenGL 3.3 core context, released together with this object.
@MainActor
final class OpenGLContext {
    let video: SDLVideo
    let window: OpaquePointer
    private let context: SDL_GLContext
    private let keepsCurrent: Bool
    let functions: OpenGLFunctions
    /// The driver's name, such as `llvmpipe (LLVM 15.0.6, 256 bits)`.
    let rendererName: String

    /// Whether the driver is one of Mesa's CPU rasterisers, whose swap copies and waits for no display.
    var isSoftware: Bool {
        ["llvmpipe", "softpipe", "swrast"].contains { rendererName.lowercased().contains($0) }
    }

    /// The flag of windows that are never shown.
    static let hidden = SDL_WINDOW_HIDDEN.rawValue

    /// Makes the window with `flags` besides `SDL_WINDOW_OPENGL`. With `keepsCurrent` the context stays
    /// current on this thread.
    init(
        video: SDLVideo, title: String, width: Int32, height: Int32, flags: UInt32, keepsCurrent: Bool
    ) throws(HostError) {
        self.video = video
        self.keepsCurrent = keepsCurrent
        Self.setAttributes()
        let made = XErrors.ignored {
            SDL_CreateWindow(
                title, SDLWindowPositionCentered, SDLWindowPositionCentered, width, height,
                SDL_WINDOW_OPENGL.rawValue | flags)
        }
        // Without any GLX or EGL visual the window fails already, not the context.
        guard let made else { throw Self.windowError(SDLVideo.lastError) }
        guard let context = XErrors.ignored({ SDL_GL_CreateContext(made) }) else {
            let found = Self.whatThereIs(instead: SDLVideo.lastError, in: made)
            SDL_DestroyWindow(made)
            throw .noOpenGL(found: found)
        }
        guard let functions = OpenGLFunctions() else {
            SDL_GL_DeleteContext(context)
            SDL_DestroyWindow(made)
            throw .noOpenGL(found: "a driver without the functions of OpenGL 3.3")
        }
        window = made
        self.context = context
        self.functions = functions
        rendererName = functions.string(.renderer)
        if !keepsCurrent { SDL_GL_MakeCurrent(made, nil) }
    }

    isolated deinit {
        SDL_GL_DeleteContext(context)
        SDL_DestroyWindow(window)
    }

    /// Runs `body` with this context current.
    ///
    /// A context without a window is not current afterwards: in a test run the main actor moves between
    /// threads, and a context that is current on one thread cannot be used on another.
    func use<Result>(_ body: () throws -> Result) rethrows -> Result {
        let isOutermost = SDL_GL_GetCurrentContext() != context
        if isOutermost { SDL_GL_MakeCurrent(window, context) }
        defer {
            if isOutermost, !keepsCurrent { SDL_GL_MakeCurrent(window, nil) }
        }
        return try body()
    }

    private static func setAttributes() {
        SDL_GL_ResetAttributes()
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_CORE.rawValue))
        SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0)
        SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0)
    }

    private static func windowError(_ reason: String) -> HostError {
        let isAboutOpenGL = ["GLX", "EGL", "OpenGL", "visual"].contains { reason.contains($0) }
        return isAboutOpenGL ? .noOpenGL(found: reason) : .noWindow(reason: reason)
    }

    /// Returns the version of a context without requirements, for the error's sentence.
    private static func whatThereIs(instead reason: String, in window: OpaquePointer) -> String {
        SDL_GL_ResetAttributes()
        guard let context = XErrors.ignored({ SDL_GL_CreateContext(window) }) else {
            return "none (\(reason))"
        }
        defer { SDL_GL_DeleteContext(context) }
        guard let functions = OpenGLFunctions() else { return "none (\(reason))" }
        return "OpenGL \(functions.string(.version)) on \(functions.string(.renderer))"
    }
}
