import COpenGL

/// OpenGL's constants with the types that its functions take.
enum GL {
    static let texture2D = GLenum(GL_TEXTURE_2D)
    static let texture0 = GLenum(GL_TEXTURE0)
    static let framebuffer = GLenum(GL_FRAMEBUFFER)
    static let arrayBuffer = GLenum(GL_ARRAY_BUFFER)
    static let streamDraw = GLenum(GL_STREAM_DRAW)
    static let float = GLenum(GL_FLOAT)
    static let unsignedByte = GLenum(GL_UNSIGNED_BYTE)
    static let colorBufferBit = GLbitfield(GL_COLOR_BUFFER_BIT)
    static let blend = GLenum(GL_BLEND)
    static let scissorTest = GLenum(GL_SCISSOR_TEST)

    /// An offset into the bound buffer, in the shape of a pointer as `glVertexAttribPointer` wants it.
    static func offset(_ bytes: Int) -> UnsafeRawPointer? {
        UnsafeRawPointer(bitPattern: bytes)
    }

    static func string(_ name: Int32) -> String {
        guard let bytes = glGetString(GLenum(name)) else { return "" }
        return String(cString: bytes)
    }

    static func integer(_ name: Int32) -> Int32 {
        var value: GLint = 0
        glGetIntegerv(GLenum(name), &value)
        return value
    }
}
