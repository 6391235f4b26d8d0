import COpenGL

/// What OpenGL is set to, so that nothing is set twice.
struct GLState {
    private var program: GLuint = 0
    private var vertexArray: GLuint = 0
    private var framebuffer: GLuint?
    private var blends = false
    private var subtracts = false
    private var adds = false
    private var textures: [GLuint] = [0, 0]
    private var samplers: [GLuint] = [0, 0]
    private var scissors = false

    /// Sets all that frames rely on to a known value: others may have drawn with this context since.
    mutating func reset() {
        self = GLState()
        glUseProgram(0)
        glBindVertexArray(0)
        glDisable(GL.blend)
        glDisable(GL.scissorTest)
        glDisable(GLenum(GL_DEPTH_TEST))
        glDisable(GLenum(GL_DITHER))
        glDisable(GLenum(GL_CULL_FACE))
        glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
        glBlendEquation(GLenum(GL_FUNC_ADD))
        glColorMask(1, 1, 1, 1)
        for unit in textures.indices {
            glActiveTexture(GL.texture0 + GLenum(unit))
            glBindTexture(GL.texture2D, 0)
            glBindSampler(GLuint(unit), 0)
        }
        glActiveTexture(GL.texture0)
    }

    mutating func use(_ name: GLuint, vertexArray array: GLuint) {
        if program != name {
            program = name
            glUseProgram(name)
        }
        if vertexArray != array {
            vertexArray = array
            glBindVertexArray(array)
        }
    }

    mutating func bind(framebuffer name: GLuint) {
        guard framebuffer != name else { return }
        framebuffer = name
        glBindFramebuffer(GL.framebuffer, name)
    }

    /// Forgets what is bound, after someone else has bound framebuffers or textures to the first unit.
    mutating func forgetBindings() {
        framebuffer = nil
        textures[0] = .max
    }

    /// Forgets which program is in use, after a new one was linked and used.
    mutating func forgetProgram() {
        program = .max
    }

    /// Sets whether premultiplied colours are put over what is there, taken away from it, added to it, or replace it.
    mutating func setBlends(_ value: Bool, subtracts taken: Bool, adds added: Bool) {
        if blends != value {
            blends = value
            if value { glEnable(GL.blend) } else { glDisable(GL.blend) }
        }
        if adds != added {
            adds = added
            glBlendFunc(GLenum(GL_ONE), GLenum(added ? GL_ONE : GL_ONE_MINUS_SRC_ALPHA))
        }
        guard subtracts != taken else { return }
        subtracts = taken
        glBlendEquation(GLenum(taken ? GL_FUNC_REVERSE_SUBTRACT : GL_FUNC_ADD))
    }

    mutating func bind(texture: GLuint, sampler: GLuint, unit: Int) {
        if textures[unit] != texture {
            textures[unit] = texture
            glActiveTexture(GL.texture0 + GLenum(unit))
            glBindTexture(GL.texture2D, texture)
            glActiveTexture(GL.texture0)
        }
        if samplers[unit] != sampler {
            samplers[unit] = sampler
            glBindSampler(GLuint(unit), sampler)
        }
    }

    /// Limits drawing to a rectangle counted from the target's lower left corner, or to nothing.
    mutating func setScissor(_ rectangle: (x: Int32, y: Int32, width: Int32, height: Int32)?) {
        if scissors != (rectangle != nil) {
            scissors = rectangle != nil
            if scissors { glEnable(GL.scissorTest) } else { glDisable(GL.scissorTest) }
        }
        if let rectangle {
            glScissor(rectangle.x, rectangle.y, max(rectangle.width, 0), max(rectangle.height, 0))
        }
    }
}
