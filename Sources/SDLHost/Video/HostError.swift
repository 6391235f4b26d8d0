import UIKit

/// Why this machine cannot show a picture, with the remedy.
public enum HostError: Error, Equatable, Sendable, CustomStringConvertible {
    /// SDL could not start its video part; `reason` is SDL's own sentence.
    case noDisplay(reason: String)
    /// The window could not be made; `reason` says why.
    case noWindow(reason: String)
    /// There is no OpenGL 3.3 core context; `found` says what there is instead, if anything.
    case noOpenGL(found: String)
    /// OpenGL is there, but could not make an object that drawing needs.
    case renderer(reason: String)
    /// There is no font; `reason` says what to install.
    case noFonts(reason: String)

    /// A sentence on what is missing, and one on what to install or set.
    public var description: String {
        switch self {
        case .noDisplay(let reason):
            """
            No display can be opened (\(reason)). Set DISPLAY or WAYLAND_DISPLAY to a running one, start one with \
            "xvfb-run -a -s '-screen 0 1280x900x24'", or set SDL_VIDEODRIVER=offscreen to run without a window.
            """
        case .noWindow(let reason):
            "The window could not be opened (\(reason)). Set DISPLAY to an X server with GLX, or install libegl1."
        case .noOpenGL(let found):
            """
            OpenGL 3.3 is needed, found: \(found). Install libgl1-mesa-dri and libegl1 (Mesa's software rasteriser \
            does), and leave LIBGL_ALWAYS_INDIRECT and MESA_GL_VERSION_OVERRIDE unset.
            """
        case .renderer(let reason):
            "OpenGL refuses to draw (\(reason)). Install libgl1-mesa-dri, or try LIBGL_ALWAYS_SOFTWARE=1."
        case .noFonts(let reason): reason
        }
    }

    package static func checkFonts() throws(HostError) {
        do {
            try TextReadiness.check()
        } catch {
            throw .noFonts(reason: error.description)
        }
    }
}
