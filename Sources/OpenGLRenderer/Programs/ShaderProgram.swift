import COpenGL
import Compositor

/// A linked program with the places of its uniforms and what they hold.
final class ShaderProgram {
    private static let header = Array("#version 330 core\n".utf8)

    let name: GLuint
    private let toClip: GLint
    private let texel: GLint
    private let clip: ClipLocations
    private let blur: BlurLocations
    /// How many taps a blurring program always reads.
    private let leastTaps: Int
    private var shownToClip = SIMD4<Float>(repeating: .nan)
    private var shownTexel = SIMD2<Float>(repeating: .nan)
    private var shownClips: [ClipUniforms] = []

    private struct BlurLocations {
        var taps, tapCount, axis, saturation, tint: GLint
    }

    private struct ClipLocations {
        var x, y, w, box, radii, expansion: GLint
    }

    init(_ variant: ShaderVariant) throws(OpenGLError) {
        let defines = Array(variant.defines.utf8)
        let sources = variant.sources
        let program = glCreateProgram()
        var shaders: [GLuint] = []
        let parts = [(GL_VERTEX_SHADER, sources.vertex), (GL_FRAGMENT_SHADER, sources.fragment)]
        do {
            for (kind, files) in parts {
                let shader = try Self.compile(GLenum(kind), [Self.header, defines] + files, of: variant)
                glAttachShader(program, shader)
                // It lives on for as long as the program holds it.
                glDeleteShader(shader)
                shaders.append(shader)
            }
            try Self.link(program, of: variant)
            // Drivers keep a shader's tree, hundreds of kilobytes, until it goes.
            for shader in shaders { glDetachShader(program, shader) }
        } catch {
            glDeleteProgram(program)
            throw error
        }
        name = program
        if case .blur(_, let taps) = variant.kind { leastTaps = taps.count ?? 0 } else { leastTaps = 0 }
        toClip = glGetUniformLocation(program, "toClip")
        texel = glGetUniformLocation(program, "texel")
        clip = ClipLocations(
            x: glGetUniformLocation(program, "clipX"), y: glGetUniformLocation(program, "clipY"),
            w: glGetUniformLocation(program, "clipW"), box: glGetUniformLocation(program, "clipBox"),
            radii: glGetUniformLocation(program, "clipRadii"),
            expansion: glGetUniformLocation(program, "clipExpansion"))
        blur = BlurLocations(
            taps: glGetUniformLocation(program, "taps"), tapCount: glGetUniformLocation(program, "tapCount"),
            axis: glGetUniformLocation(program, "axis"),
            saturation: glGetUniformLocation(program, "saturation"),
            tint: glGetUniformLocation(program, "tint"))
        glUseProgram(program)
        glUniform1i(glGetUniformLocation(program, "picture"), 0)
        glUniform1i(glGetUniformLocation(program, "stencil"), 1)
    }

    deinit {
        glDeleteProgram(name)
    }

    // MARK: - Uniforms of the program in use

    func setToClip(_ value: SIMD4<Float>) {
        guard toClip >= 0, shownToClip != value else { return }
        shownToClip = value
        glUniform4f(toClip, value.x, value.y, value.z, value.w)
    }

    func setTextureSize(width: Int32, height: Int32) {
        let value = SIMD2(1 / Float(width), 1 / Float(height))
        guard texel >= 0, shownTexel != value else { return }
        shownTexel = value
        glUniform2f(texel, value.x, value.y)
    }

    func setClips(_ clips: [ClipUniforms]) {
        guard !clips.isEmpty, shownClips != clips else { return }
        shownClips = clips
        for (index, value) in clips.enumerated() {
            let index = GLint(index)
            set(clip.x, index, value.x)
            set(clip.y, index, value.y)
            set(clip.w, index, value.w)
            set(clip.box, index, value.box)
            set(clip.radii, index, value.radii)
            if clip.expansion >= 0 { glUniform1f(clip.expansion + index, value.expansion) }
        }
    }

    func setKernel(_ kernel: BlurKernel) {
        let taps = kernel.taps.prefix(BlurKernel.limit)
        var flat = taps.flatMap { [$0.x, $0.y] }
        // The program's loop may be longer; these taps weigh nothing.
        flat += repeatElement(0, count: max(0, 2 * (leastTaps - taps.count)))
        glUniform2fv(blur.taps, GLsizei(flat.count / 2), flat)
        if blur.tapCount >= 0 { glUniform1i(blur.tapCount, GLint(taps.count)) }
        glUniform2f(blur.axis, kernel.axis.x, kernel.axis.y)
        if blur.saturation >= 0 { glUniform1f(blur.saturation, kernel.saturation) }
        if blur.tint >= 0 {
            glUniform4f(blur.tint, kernel.tint.x, kernel.tint.y, kernel.tint.z, kernel.tint.w)
        }
    }

    private func set(_ location: GLint, _ index: GLint, _ value: SIMD4<Float>) {
        guard location >= 0 else { return }
        // The elements of a uniform array of vectors have consecutive locations.
        glUniform4f(location + index, value.x, value.y, value.z, value.w)
    }

    // MARK: - Building

    private static func compile(
        _ kind: GLenum, _ parts: [[UInt8]], of variant: ShaderVariant
    ) throws(OpenGLError) -> GLuint {
        let shader = glCreateShader(kind)
        let source = parts.reduce(into: []) { $0 += $1 }
        source.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: GLchar.self) { characters in
                var start = characters.baseAddress
                var length = GLint(characters.count)
                glShaderSource(shader, 1, &start, &length)
            }
        }
        glCompileShader(shader)
        var compiled: GLint = 0
        glGetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &compiled)
        guard compiled == 0 else { return shader }
        let text = log { glGetShaderInfoLog(shader, $0, nil, $1) }
        glDeleteShader(shader)
        throw OpenGLError.shader(name: "\(variant.kind)", log: text)
    }

    private static func link(_ program: GLuint, of variant: ShaderVariant) throws(OpenGLError) {
        glLinkProgram(program)
        var linked: GLint = 0
        glGetProgramiv(program, GLenum(GL_LINK_STATUS), &linked)
        guard linked == 0 else { return }
        throw .shader(name: "\(variant.kind)", log: log { glGetProgramInfoLog(program, $0, nil, $1) })
    }

    private static func log(_ read: (GLsizei, UnsafeMutablePointer<GLchar>?) -> Void) -> String {
        var characters = [GLchar](repeating: 0, count: 2000)
        read(GLsizei(characters.count), &characters)
        return String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
