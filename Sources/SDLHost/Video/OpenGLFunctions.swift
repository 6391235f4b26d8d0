import CSDL2

/// The few OpenGL functions that a host calls itself; the renderer does all drawing.
struct OpenGLFunctions {
    enum Name: UInt32 {
        case renderer = 0x1F01
        case version = 0x1F02
    }

    private static let colorBufferBit: UInt32 = 0x4000
    private static let scissorTest: UInt32 = 0x0C11
    private static let framebufferTarget: UInt32 = 0x8D40
    private static let renderbufferTarget: UInt32 = 0x8D41
    private static let colorAttachment: UInt32 = 0x8CE0
    private static let framebufferComplete: UInt32 = 0x8CD5
    private static let rgba8: UInt32 = 0x8058
    private static let rgba: UInt32 = 0x1908
    private static let unsignedByte: UInt32 = 0x1401

    private typealias Names = @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
    private typealias OldNames = @convention(c) (Int32, UnsafePointer<UInt32>) -> Void
    private typealias Bind = @convention(c) (UInt32, UInt32) -> Void

    private let getString: @convention(c) (UInt32) -> UnsafePointer<CChar>?
    private let finishAll: @convention(c) () -> Void
    private let clearColor: @convention(c) (Float, Float, Float, Float) -> Void
    private let clearBits: @convention(c) (UInt32) -> Void
    private let disable: @convention(c) (UInt32) -> Void
    private let readPixels:
        @convention(c) (Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer) -> Void
    private let genFramebuffers: Names
    private let deleteFramebuffers: OldNames
    private let bindFramebuffer: Bind
    private let genRenderbuffers: Names
    private let deleteRenderbuffers: OldNames
    private let bindRenderbuffer: Bind
    private let renderbufferStorage: @convention(c) (UInt32, UInt32, Int32, Int32) -> Void
    private let framebufferRenderbuffer: @convention(c) (UInt32, UInt32, UInt32, UInt32) -> Void
    private let checkFramebuffer: @convention(c) (UInt32) -> UInt32

    /// Loads the functions of the current context; nil if one is missing.
    init?() {
        guard
            let getString = load("glGetString", as: (@convention(c) (UInt32) -> UnsafePointer<CChar>?).self),
            let finishAll = load("glFinish", as: (@convention(c) () -> Void).self),
            let clearColor = load(
                "glClearColor", as: (@convention(c) (Float, Float, Float, Float) -> Void).self),
            let clearBits = load("glClear", as: (@convention(c) (UInt32) -> Void).self),
            let disable = load("glDisable", as: (@convention(c) (UInt32) -> Void).self),
            let readPixels = load(
                "glReadPixels",
                as: (@convention(c) (
                    Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer
                ) -> Void).self),
            let genFramebuffers = load("glGenFramebuffers", as: Names.self),
            let deleteFramebuffers = load("glDeleteFramebuffers", as: OldNames.self),
            let bindFramebuffer = load("glBindFramebuffer", as: Bind.self),
            let genRenderbuffers = load("glGenRenderbuffers", as: Names.self),
            let deleteRenderbuffers = load("glDeleteRenderbuffers", as: OldNames.self),
            let bindRenderbuffer = load("glBindRenderbuffer", as: Bind.self),
            let renderbufferStorage = load(
                "glRenderbufferStorage", as: (@convention(c) (UInt32, UInt32, Int32, Int32) -> Void).self),
            let framebufferRenderbuffer = load(
                "glFramebufferRenderbuffer",
                as: (@convention(c) (UInt32, UInt32, UInt32, UInt32) -> Void).self),
            let checkFramebuffer = load(
                "glCheckFramebufferStatus", as: (@convention(c) (UInt32) -> UInt32).self)
        else { return nil }
        self.getString = getString
        self.finishAll = finishAll
        self.clearColor = clearColor
        self.clearBits = clearBits
        self.disable = disable
        self.readPixels = readPixels
        self.genFramebuffers = genFramebuffers
        self.deleteFramebuffers = deleteFramebuffers
        self.bindFramebuffer = bindFramebuffer
        self.genRenderbuffers = genRenderbuffers
        self.deleteRenderbuffers = deleteRenderbuffers
        self.bindRenderbuffer = bindRenderbuffer
        self.renderbufferStorage = renderbufferStorage
        self.framebufferRenderbuffer = framebufferRenderbuffer
        self.checkFramebuffer = checkFramebuffer
    }

    func string(_ name: Name) -> String {
        getString(name.rawValue).map { String(cString: $0) } ?? "unknown"
    }

    /// Waits until the last command is done; for measurements only.
    func finish() {
        finishAll()
    }

    /// Fills the whole window, ignoring any clip.
    func clearWindow(red: Float, green: Float, blue: Float) {
        bindFramebuffer(Self.framebufferTarget, 0)
        disable(Self.scissorTest)
        clearColor(red, green, blue, 1)
        clearBits(Self.colorBufferBit)
    }

    /// Returns one pixel of the window's back buffer, in coordinates from the lower left.
    func windowPixel(x: Int32, y: Int32) -> SIMD4<UInt8> {
        bindFramebuffer(Self.framebufferTarget, 0)
        var pixel = SIMD4<UInt8>()
        withUnsafeMutableBytes(of: &pixel) { bytes in
            guard let base = bytes.baseAddress else { return }
            readPixels(x, y, 1, 1, Self.rgba, Self.unsignedByte, base)
        }
        return pixel
    }

    /// Makes a framebuffer with 8 bits per channel; nil if the driver refuses the size.
    func makeFramebuffer(width: Int32, height: Int32) -> (framebuffer: UInt32, color: UInt32)? {
        var framebuffer: UInt32 = 0
        var color: UInt32 = 0
        genFramebuffers(1, &framebuffer)
        genRenderbuffers(1, &color)
        bindRenderbuffer(Self.renderbufferTarget, color)
        renderbufferStorage(Self.renderbufferTarget, Self.rgba8, width, height)
        bindFramebuffer(Self.framebufferTarget, framebuffer)
        framebufferRenderbuffer(
            Self.framebufferTarget, Self.colorAttachment, Self.renderbufferTarget, color)
        guard checkFramebuffer(Self.framebufferTarget) == Self.framebufferComplete else {
            delete(framebuffer: framebuffer, color: color)
            return nil
        }
        return (framebuffer, color)
    }

    func delete(framebuffer: UInt32, color: UInt32) {
        withUnsafePointer(to: framebuffer) { deleteFramebuffers(1, $0) }
        withUnsafePointer(to: color) { deleteRenderbuffers(1, $0) }
    }
}

/// Returns a function of OpenGL, GLX or EGL; nil for one that there is not.
func load<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = SDL_GL_GetProcAddress(name) else { return nil }
    return unsafeBitCast(address, to: type)
}
