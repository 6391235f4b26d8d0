import CSDL2
import Foundation

/// One hidden OpenGL context for all tests of the renderer; other suites of the process may make others current.
final class TestContext {
    static let shared = TestContext()
    private let window: OpaquePointer?
    private let context: SDL_GLContext?

    private init() {
        setenv("SDL_VIDEODRIVER", "offscreen", 0)
        SDL_InitSubSystem(SDL_INIT_VIDEO)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3)
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_CORE.rawValue))
        let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
        window = SDL_CreateWindow("tests", 0, 0, 64, 64, flags)
        context = window.flatMap { SDL_GL_CreateContext($0) }
    }

    func makeCurrent() {
        SDL_GL_MakeCurrent(window, context)
    }

    func makeNoneCurrent() {
        SDL_GL_MakeCurrent(window, nil)
    }
}
