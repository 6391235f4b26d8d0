import COpenGL
import Compositor

/// The buffers that a frame's instances stream through, and how shaders read them.
final class InstanceArrays {
    private let instances = StreamBuffer()
    private let backgrounds = StreamBuffer()
    private let homographies = StreamBuffer()
    private let points = StreamBuffer()
    private let flat = VertexArray()
    private let projected = VertexArray()
    private let sprites = VertexArray()
    /// Which of the list's instances the buffer holds.
    private var firstInstance = 0

    private static let stride = GLsizei(MemoryLayout<Instance>.stride)
    private static let homographyStride = GLsizei(MemoryLayout<Homography>.stride)
    private static let pointStride = GLsizei(MemoryLayout<PointSprites.Vertex>.stride)

    init() {
        for array in [flat, projected] {
            glBindVertexArray(array.name)
            for index in GLuint(0)...6 {
                glEnableVertexAttribArray(index)
                glVertexAttribDivisor(index, 1)
            }
        }
        for index in GLuint(7)...9 {
            glEnableVertexAttribArray(index)
            glVertexAttribDivisor(index, 1)
        }
        glBindVertexArray(sprites.name)
        for index in GLuint(0)...2 { glEnableVertexAttribArray(index) }
        points.bind()
        glVertexAttribPointer(0, 2, GL.float, 0, Self.pointStride, GL.offset(0))
        glVertexAttribPointer(1, 3, GL.float, 0, Self.pointStride, GL.offset(8))
        glVertexAttribPointer(2, 4, GL.unsignedByte, 1, Self.pointStride, GL.offset(20))
        glBindVertexArray(0)
    }

    /// Sends what the frame's batches read. `needed` spans the instances that are not drawn as points; `colors` are
    /// what regions are filled with.
    func fill(
        _ list: DisplayList, needed: Range<Int>, points vertices: [PointSprites.Vertex],
        backgrounds colors: [Instance]
    ) {
        if !colors.isEmpty { colors.withUnsafeBytes { backgrounds.fill($0) } }
        firstInstance = needed.lowerBound
        if !needed.isEmpty {
            list.instances.withUnsafeBytes {
                instances.fill(UnsafeRawBufferPointer(rebasing: $0[Self.bytes(of: needed)]))
            }
        }
        if !list.homographies.isEmpty { list.homographies.withUnsafeBytes { homographies.fill($0) } }
        if !vertices.isEmpty { vertices.withUnsafeBytes { points.fill($0) } }
    }

    /// Makes the program and the frame's point sprites those that the next `drawPoints` draws.
    func selectPoints(with program: ShaderProgram, state: inout GLState) {
        state.use(program.name, vertexArray: sprites.name)
    }

    func drawPoints(_ range: Range<Int>) {
        glDrawArrays(GLenum(GL_POINTS), GLint(range.lowerBound), GLsizei(range.count))
    }

    /// Makes the program and the batch's instances those that the next `drawQuads` draws.
    func select(_ batch: Batch, with program: ShaderProgram, state: inout GLState) {
        let isProjected = batch.homographyOffset != nil
        state.use(program.name, vertexArray: isProjected ? projected.name : flat.name)
        read(instances, from: batch.instances.lowerBound - firstInstance)
        guard let first = batch.homographyOffset else { return }
        homographies.bind()
        let plane = Int(first) * Int(Self.homographyStride)
        for row in 0..<3 {
            glVertexAttribPointer(
                GLuint(7 + row), 4, GL.float, 0, Self.homographyStride, GL.offset(plane + 16 * row))
        }
    }

    /// Makes the program and a region's background those that the next `drawQuads` draws.
    func selectBackground(_ index: Int, with program: ShaderProgram, state: inout GLState) {
        state.use(program.name, vertexArray: flat.name)
        read(backgrounds, from: index)
    }

    private func read(_ buffer: StreamBuffer, from first: Int) {
        buffer.bind()
        let start = first * Int(Self.stride)
        for (index, offset) in [0, 16, 32].enumerated() {
            glVertexAttribPointer(GLuint(index), 4, GL.float, 0, Self.stride, GL.offset(start + offset))
        }
        glVertexAttribPointer(3, 4, GL.unsignedByte, 1, Self.stride, GL.offset(start + 48))
        glVertexAttribPointer(4, 4, GL.unsignedByte, 1, Self.stride, GL.offset(start + 52))
        glVertexAttribPointer(5, 2, GL.float, 0, Self.stride, GL.offset(start + 56))
        glVertexAttribPointer(6, 4, GL.float, 0, Self.stride, GL.offset(start + 64))
    }

    /// The corners of each quad: a strip, or two triangles for the plain variant.
    func drawQuads(count: Int, asTriangles: Bool) {
        if asTriangles {
            glDrawArraysInstanced(GLenum(GL_TRIANGLES), 0, 6, GLsizei(count))
            return
        }
        glDrawArraysInstanced(GLenum(GL_TRIANGLE_STRIP), 0, 4, GLsizei(count))
    }

    private static func bytes(of range: Range<Int>) -> Range<Int> {
        range.lowerBound * Int(stride)..<range.upperBound * Int(stride)
    }
}
