/// Why drawing with OpenGL cannot begin.
package enum OpenGLError: Error, Equatable, CustomStringConvertible {
    /// No context is current on this thread.
    case noContext
    /// The context's version is lower than 3.3.
    case oldVersion(String)
    /// A shader was refused; the driver's words.
    case shader(name: String, log: String)

    package var description: String {
        switch self {
        case .noContext:
            "No OpenGL context is current. Create a window or an offscreen surface first; "
                + "on a machine without a GPU install libgl1-mesa-dri and libegl1."
        case .oldVersion(let version):
            "OpenGL 3.3 is needed, but this machine offers \(version). Install a newer graphics driver, "
                + "or set LIBGL_ALWAYS_SOFTWARE=1 to draw in software (package libgl1-mesa-dri)."
        case .shader(let name, let log):
            "The graphics driver refused the shader \(name): \(log)"
        }
    }
}
