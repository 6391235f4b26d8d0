import Glibc

/// The window that is current with GLX, and what its driver can do.
@MainActor
struct GLXWindow {
    private typealias CurrentContext = @convention(c) () -> OpaquePointer?
    private typealias CurrentDisplay = @convention(c) () -> OpaquePointer?
    private typealias CurrentDrawable = @convention(c) () -> UInt

    let display: OpaquePointer
    private let currentDrawable: CurrentDrawable

    /// Whether the current context is GLX's. SDL cannot tell: GLX and EGL both return functions that do not
    /// work when asked for the other's. `libGL` is linked, so the process itself has GLX's.
    static var isCurrent: Bool {
        guard let address = dlsym(nil, "glXGetCurrentContext") else { return false }
        return unsafeBitCast(address, to: CurrentContext.self)() != nil
    }

    /// The window of the current context; nil if that is not GLX's.
    init?() {
        guard Self.isCurrent, let currentDisplay = load("glXGetCurrentDisplay", as: CurrentDisplay.self),
            let display = currentDisplay(),
            let drawable = load("glXGetCurrentDrawable", as: CurrentDrawable.self)
        else { return nil }
        self.display = display
        currentDrawable = drawable
    }

    var drawable: UInt { currentDrawable() }

    func has(_ name: String) -> Bool {
        hasExtension(name, in: display, by: "glXQueryExtensionsString", of: 0)
    }
}

/// Whether a list of extensions, which a function returns for a display and a number, has one.
@MainActor
func hasExtension(_ name: String, in display: OpaquePointer, by function: String, of which: Int32) -> Bool {
    typealias QueryString = @convention(c) (OpaquePointer, Int32) -> UnsafePointer<CChar>?
    guard let query = load(function, as: QueryString.self), let list = query(display, which) else {
        return false
    }
    return String(cString: list).split(separator: " ").contains { $0 == name }
}
