import COpenGL
import Compositor
import CoreGraphics

/// Carries out display lists with OpenGL 3.3 core, in the context that is current when it is made.
///
/// That context must be current for every call and when the renderer goes.
package final class OpenGLRenderer {
    /// Where the surface pass draws: its size in pixels, and the framebuffer's name (0: the window's own).
    package typealias Surface = (width: Int32, height: Int32, framebuffer: UInt32)

    let textures = LoadedTextures()
    private let arrays = InstanceArrays()
    private let nearest = Sampler(linear: false)
    private let linear = Sampler(linear: true)
    private var programs: [ShaderVariant: ShaderProgram] = [:]
    private var state = GLState()
    private(set) var points = PointSprites()
    private var plans: [BatchPlan] = []
    /// The index of the next region among all regions of the frame.
    private var nextBackground = 0
    /// Set to false, nothing is drawn as point sprites; the pictures are the same.
    var usesPoints = true

    /// Checks that the current context is one that can be drawn with.
    package init() throws(OpenGLError) {
        guard glGetString(GLenum(GL_VERSION)) != nil else { throw .noContext }
        let version = (GL.integer(GL_MAJOR_VERSION), GL.integer(GL_MINOR_VERSION))
        guard version >= (3, 3) else { throw .oldVersion(GL.string(GL_VERSION)) }
        glEnable(GLenum(GL_PROGRAM_POINT_SIZE))
        // The smallest program tells whether shaders can be compiled at all.
        let plain = ShaderVariant(kind: .plain)
        programs[plain] = try ShaderProgram(plain)
    }

    /// Draws a frame. The surface's pixels outside of the list's regions stay as they are.
    package func draw(_ list: DisplayList, surface: Surface) {
        state.reset()
        for id in list.releases { textures.release(id) }
        for upload in list.uploads { textures.upload(upload) }
        state.forgetBindings()
        prepare(list)
        for pass in list.passes { draw(pass, of: list, surface: surface) }
    }

    // MARK: - Frame

    private func prepare(_ list: DisplayList) {
        points.removeAll()
        plans.removeAll(keepingCapacity: true)
        var needed = 0..<0
        let regions = regions(of: list)
        for (batch, region) in zip(list.batches, regions) {
            if usesPoints, let region, let run = points.append(batch, of: list, in: region) {
                plans.append(BatchPlan(run))
                continue
            }
            plans.append(BatchPlan(batch, in: list))
            let range = batch.instances
            needed =
                needed.isEmpty
                ? range
                : min(needed.lowerBound, range.lowerBound)..<max(needed.upperBound, range.upperBound)
        }
        let backgrounds = list.passes.flatMap(\.regions).map { region in
            let rect = SIMD4(
                region.scissor.x, region.scissor.y, region.scissor.width, region.scissor.height)
            return Instance(quad: SIMD4<Float>(rect), color: region.clear)
        }
        nextBackground = 0
        arrays.fill(list, needed: needed, points: points.vertices, backgrounds: backgrounds)
    }

    /// What is drawn of each batch; nil where no pass draws it, or several regions do.
    private func regions(of list: DisplayList) -> [PixelRect?] {
        var regions = [PixelRect?](repeating: nil, count: list.batches.count)
        var drawn = Set<Int>()
        for region in list.passes.flatMap(\.regions) {
            for index in region.batches {
                regions[index] = drawn.insert(index).inserted ? region.scissor : nil
            }
        }
        return regions
    }

    private func draw(_ pass: RenderPass, of list: DisplayList, surface: Surface) {
        let space: TargetSpace
        let margin = margin(of: pass)
        switch pass.target {
        case .surface:
            space = TargetSpace(
                width: surface.width, height: surface.height, originX: pass.originX,
                originY: pass.originY, flips: true, margin: margin)
            state.bind(framebuffer: surface.framebuffer)
        case .group(let id, let width, let height):
            let group = textures.group(id, width: width, height: height)
            state.forgetBindings()
            space = TargetSpace(
                width: width, height: height, originX: pass.originX, originY: pass.originY,
                flips: false, margin: margin)
            state.bind(framebuffer: group.framebuffer)
        }
        glViewport(-margin, -margin, space.width + 2 * margin, space.height + 2 * margin)
        for region in pass.regions {
            let scissor = space.scissor(region.scissor)
            state.setScissor(scissor)
            if scissor == nil { clear(region.clear) } else { fillRegion(in: space) }
            nextBackground += 1
            for index in region.batches where !list.batches[index].instances.isEmpty {
                draw(list.batches[index], by: plans[index], of: list, in: space)
            }
        }
    }

    /// Part of a target is filled like any flat rectangle: drivers that draw in software clear parts by drawing, too,
    /// but with programs of their own that would have to be compiled first.
    private func fillRegion(in space: TargetSpace) {
        let program = program(for: ShaderVariant(kind: .plain))
        state.setBlends(false, subtracts: false, adds: false)
        arrays.selectBackground(nextBackground, with: program, state: &state)
        program.setToClip(space.toClip)
        arrays.drawQuads(count: 1, asTriangles: true)
    }

    private func clear(_ color: PackedColor) {
        glClearColor(
            Float(color.red) / 255, Float(color.green) / 255, Float(color.blue) / 255,
            Float(color.alpha) / 255)
        glClear(GL.colorBufferBit)
    }

    // MARK: - Batch

    private func draw(_ batch: Batch, by plan: BatchPlan, of list: DisplayList, in space: TargetSpace) {
        let program = program(for: plan.variant)
        state.setBlends(batch.blends, subtracts: batch.subtracts, adds: batch.adds)
        if let first = plan.firstPoint {
            arrays.selectPoints(with: program, state: &state)
            program.setToClip(space.toClip)
            arrays.drawPoints(first..<first + batch.instances.count)
            return
        }
        arrays.select(batch, with: program, state: &state)
        program.setToClip(space.toClip)
        if let id = batch.texture {
            guard let texture = bind(id, unit: 0, with: sampler(of: batch)) else { return }
            program.setTextureSize(width: texture.width, height: texture.height)
        }
        if let id = batch.maskTexture {
            guard bind(id, unit: 1, with: sampler(of: batch)) != nil else { return }
        }
        if let kernel = batch.kernel { program.setKernel(list.kernels[Int(kernel)]) }
        if let chain = batch.clipChain {
            program.setClips(space.uniforms(of: list.clipChains[Int(chain)]))
        }
        arrays.drawQuads(count: batch.instances.count, asTriangles: plan.variant.isPlain)
    }

    /// A point whose centre lies outside of the viewport is not drawn at all, so where there are points the viewport is
    /// larger than the target by as much as a point can reach.
    private func margin(of pass: RenderPass) -> Int32 {
        let hasPoints = pass.regions.contains { $0.batches.contains { plans[$0].firstPoint != nil } }
        return hasPoints ? Int32(PointSprites.largest) : 0
    }

    private func sampler(of batch: Batch) -> Sampler {
        switch batch.pipeline {
        case .gradient: linear
        default: batch.linearFilter ? linear : nearest
        }
    }

    private func bind(_ id: TextureID, unit: Int, with sampler: Sampler) -> Texture? {
        guard let texture = textures[id] else {
            assertionFailure("The display list reads \(id), which nothing was uploaded to or drawn into.")
            return nil
        }
        state.bind(texture: texture.name, sampler: sampler.name, unit: unit)
        return texture
    }

    private func program(for variant: ShaderVariant) -> ShaderProgram {
        if let program = programs[variant] { return program }
        do throws(OpenGLError) {
            let program = try ShaderProgram(variant)
            state.forgetProgram()
            programs[variant] = program
            return program
        } catch {
            preconditionFailure("\(error)")
        }
    }

    // MARK: - Reading

    /// The pixels of a surface's rectangle, counted from its lower left corner; the picture is upright.
    package func readPixels(
        x: Int32, y: Int32, width: Int32, height: Int32, framebuffer: UInt32
    ) -> CGImage {
        let (row, height) = (Int(width) * 4, Int(height))
        glBindFramebuffer(GL.framebuffer, framebuffer)
        glPixelStorei(GLenum(GL_PACK_ALIGNMENT), 1)
        let pixels = [UInt8](unsafeUninitializedCapacity: row * height) { bytes, count in
            glReadPixels(x, y, width, GLint(height), GLenum(GL_RGBA), GL.unsignedByte, bytes.baseAddress)
            Self.flip(bytes, rowLength: row)
            count = row * height
        }
        state.forgetBindings()
        return CGImage(
            width: Int(width), height: height, isMask: false, isOpaque: false, pixels: pixels)
    }

    /// Turns rows upside down: OpenGL's first row is the lowest.
    private static func flip(_ bytes: UnsafeMutableBufferPointer<UInt8>, rowLength: Int) {
        guard let start = bytes.baseAddress, rowLength > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowLength) { spare in
            guard let spare = spare.baseAddress else { return }
            var (upper, lower) = (start, start + bytes.count - rowLength)
            while upper < lower {
                spare.update(from: upper, count: rowLength)
                upper.update(from: lower, count: rowLength)
                lower.update(from: spare, count: rowLength)
                upper += rowLength
                lower -= rowLength
            }
        }
    }
}
