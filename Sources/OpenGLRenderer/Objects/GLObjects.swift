import COpenGL

/// Owners of OpenGL names: each releases its name when it goes, which must happen while its context is current.

/// A vertex buffer that is filled anew for each frame.
final class StreamBuffer {
    let name: GLuint

    init() {
        var name: GLuint = 0
        glGenBuffers(1, &name)
        self.name = name
    }

    deinit {
        var name = name
        glDeleteBuffers(1, &name)
    }

    func bind() {
        glBindBuffer(GL.arrayBuffer, name)
    }

    /// Replaces the contents; the driver keeps the old ones for draws that still read them.
    func fill(_ bytes: UnsafeRawBufferPointer) {
        bind()
        glBufferData(GL.arrayBuffer, bytes.count, bytes.baseAddress, GL.streamDraw)
    }
}

/// Which attributes are read, and from where.
final class VertexArray {
    let name: GLuint

    init() {
        var name: GLuint = 0
        glGenVertexArrays(1, &name)
        self.name = name
    }

    deinit {
        var name = name
        glDeleteVertexArrays(1, &name)
    }
}

/// How texels are read, apart from the texture itself.
final class Sampler {
    let name: GLuint

    init(linear: Bool) {
        var name: GLuint = 0
        glGenSamplers(1, &name)
        let filter = linear ? GL_LINEAR : GL_NEAREST
        glSamplerParameteri(name, GLenum(GL_TEXTURE_MIN_FILTER), filter)
        glSamplerParameteri(name, GLenum(GL_TEXTURE_MAG_FILTER), filter)
        glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
        glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
        self.name = name
    }

    deinit {
        var name = name
        glDeleteSamplers(1, &name)
    }
}

/// Pixels that shaders read, without mipmaps.
final class Texture {
    let name: GLuint
    let width: Int32
    let height: Int32
    let isMask: Bool

    /// Mesa's software rasteriser draws by spans where the pixels of a texture have the order of the window's; it
    /// chooses that order by the format and type named here, though nothing is uploaded.
    init(width: Int32, height: Int32, isMask: Bool) {
        var name: GLuint = 0
        glGenTextures(1, &name)
        glBindTexture(GL.texture2D, name)
        if isMask {
            glTexImage2D(
                GL.texture2D, 0, GL_R8, width, height, 0, GLenum(GL_RED), GL.unsignedByte, nil)
            // Shaders read coverage as alpha, from masks and colour textures alike.
            glTexParameteri(GL.texture2D, GLenum(GL_TEXTURE_SWIZZLE_A), GL_RED)
        } else {
            glTexImage2D(
                GL.texture2D, 0, GL_RGBA, width, height, 0, GLenum(GL_BGRA),
                GLenum(GL_UNSIGNED_INT_8_8_8_8_REV), nil)
        }
        glTexParameteri(GL.texture2D, GLenum(GL_TEXTURE_MAX_LEVEL), 0)
        self.name = name
        self.width = width
        self.height = height
        self.isMask = isMask
    }

    deinit {
        var name = name
        glDeleteTextures(1, &name)
    }
}

/// A texture that can be drawn into.
final class GroupTarget {
    let texture: Texture
    let framebuffer: GLuint

    init(width: Int32, height: Int32) {
        texture = Texture(width: width, height: height, isMask: false)
        var name: GLuint = 0
        glGenFramebuffers(1, &name)
        glBindFramebuffer(GL.framebuffer, name)
        glFramebufferTexture2D(
            GL.framebuffer, GLenum(GL_COLOR_ATTACHMENT0), GL.texture2D, texture.name, 0)
        framebuffer = name
    }

    deinit {
        var name = framebuffer
        glDeleteFramebuffers(1, &name)
    }
}
