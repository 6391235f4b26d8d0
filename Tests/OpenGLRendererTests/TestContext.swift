import CSDL2
import Foundation

/// One hidden OpenGL context for all tests of the renderer; other suites of the process may make others current.
final class TestContext {
    static let shared = TestContext()
    private let window: OpaquePointer?
    private let context: SDL_GLContext?
    private var users = 0

    private init() {
        setenv("SDL_VIDEODRIVER", "offscreen", 0)
        SDL_InitSubSystem(SDL_INIT_VIDEO)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_CORE.rawValue))
        let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
        window = SDL_CreateWindow("tests", 0, 0, 64, 64, flags)
        context = window.flatMap { SDL_GL_CreateContext($0) }
        SDL_GL_MakeCurrent(window, nil)
    }

    /// Makes the context current until as many calls of `release` have come.
    func retain() {
        users += 1
        SDL_GL_MakeCurrent(window, context)
    }

    /// The next test may run on another thread, where a context that is current on this one could not be used.
    func release() {
        users -= 1
        if users == 0 { makeNoneCurrent() }
    }

    func makeNoneCurrent() {
        SDL_GL_MakeCurrent(window, nil)
    }
}
