import Compositor
import CoreGraphics
import Testing

@testable import OpenGLRenderer

@Suite struct PassTests {
    @Test func `an instance has the layout that the vertex shader reads`() {
        #expect(MemoryLayout<Instance>.stride == 80)
        #expect(MemoryLayout<Instance>.offset(of: \.color) == 48)
        #expect(MemoryLayout<Instance>.offset(of: \.param) == 56)
        #expect(MemoryLayout<Instance>.offset(of: \.limits) == 64)
        #expect(MemoryLayout<Homography>.stride == 48)
        #expect(MemoryLayout<PointSprites.Vertex>.stride == 24)
    }

    @Test func `without a context the error says what to do`() {
        TestContext.shared.makeNoneCurrent()

        #expect(throws: OpenGLError.noContext) { try OpenGLRenderer() }
        #expect("\(OpenGLError.noContext)".contains("libgl1-mesa-dri"))
    }

    @Test func `pixels outside of a region stay as they are`() throws {
        let canvas = try Canvas()
        var list = DisplayList()
        list.passes = [
            RenderPass(target: .surface, regions: [canvas.whole(clear: .red, batches: 0..<0)])
        ]
        _ = canvas.draw(list)

        list.instances = [Instance(quad: [0, 0, 32, 32], color: .blue)]
        list.batches = [Batch(pipeline: .solid, blends: false, instances: 0..<1)]
        list.passes[0].regions = [
            RenderRegion(
                scissor: PixelRect(x: 4, y: 2, width: 6, height: 3), clear: .green, batches: 0..<0),
            RenderRegion(
                scissor: PixelRect(x: 20, y: 20, width: 2, height: 2), clear: .green, batches: 0..<1),
        ]
        let picture = canvas.draw(list)

        #expect(picture[4, 2] == [0, 255, 0, 255] && picture[9, 4] == [0, 255, 0, 255])
        #expect(picture[20, 21] == [0, 0, 255, 255])
        for (x, y) in [(3, 2), (10, 2), (4, 1), (4, 5), (19, 20), (22, 20), (20, 19), (20, 22)] {
            #expect(picture[x, y] == [255, 0, 0, 255])
        }
    }

    @Test func `warming up draws nothing, and leaves no texture behind`() throws {
        let canvas = try Canvas()
        var list = DisplayList()
        list.passes = [
            RenderPass(target: .surface, regions: [canvas.whole(clear: .red, batches: 0..<0)])
        ]
        let before = canvas.draw(list)

        var steps = 0
        while canvas.warmUp(step: steps) { steps += 1 }

        #expect(steps == 17)
        #expect(canvas.picture == before)
        #expect(canvas.renderer.textures.count == 0)
    }

    @Test func `a group is drawn upright and shown where it was drawn`() throws {
        let canvas = try Canvas()
        let picture = canvas.draw(group(on: canvas, width: 12, height: 10))

        // The group's upper left is device pixel (8, 6).
        #expect(picture[8, 6] == [255, 0, 0, 255])
        #expect(picture[19, 6] == [0, 0, 0, 255])
        #expect(picture[19, 15] == [0, 0, 255, 255])
        #expect(picture[8, 15] == [0, 0, 0, 255])
        #expect(picture[20, 15] == [0, 0, 0, 255])
    }

    @Test func `a group of another size gets another texture`() throws {
        let canvas = try Canvas()
        _ = canvas.draw(group(on: canvas, width: 12, height: 10))
        let small = canvas.renderer.textures[.group(7)]
        _ = canvas.draw(group(on: canvas, width: 12, height: 10))
        #expect(canvas.renderer.textures[.group(7)] === small)

        let picture = canvas.draw(group(on: canvas, width: 20, height: 16))

        #expect(canvas.renderer.textures[.group(7)]?.width == 20)
        #expect(picture[27, 21] == [0, 0, 255, 255])
    }

    @Test func `a clip holds in a group as on the surface`() throws {
        let canvas = try Canvas()
        let clip = RoundedClip(fromDevice: .identity, rect: [9, 7, 8, 6], radii: [3, 0, 0, 0])
        let direct = canvas.draw(.solid, [.rounded([8, 6, 12, 10])], clips: [clip])

        var list = group(on: canvas, width: 12, height: 10)
        list.clipChains = [ClipChain(clips: [clip])]
        list.instances[0] = .rounded([8, 6, 12, 10])
        list.batches[0].clipChain = 0
        list.batches[0].instances = 0..<1
        let grouped = canvas.draw(list)

        #expect(direct.difference(from: grouped) <= 1)
        #expect(abs(direct.area() - 48 + (1 - .pi / 4) * 9) < 0.5)
    }

    /// A group at (8, 6) with a red pixel in its upper left corner and a blue one in its lower right.
    private func group(on canvas: Canvas, width: Int32, height: Int32) -> DisplayList {
        let (w, h) = (Float(width), Float(height))
        var list = DisplayList()
        list.instances = [
            Instance(quad: [8, 6, 1, 1], color: .red),
            Instance(quad: [8 + w - 1, 6 + h - 1, 1, 1], color: .blue),
            .picture([8, 6, w, h], texels: [0, 0, w, h]),
        ]
        list.batches = [
            Batch(pipeline: .solid, blends: false, instances: 0..<2),
            Batch(pipeline: .image, blends: true, texture: .group(7), instances: 2..<3),
        ]
        let inside = RenderRegion(
            scissor: PixelRect(x: 8, y: 6, width: width, height: height), clear: .clear, batches: 0..<1)
        list.passes = [
            RenderPass(
                target: .group(id: 7, width: width, height: height), regions: [inside], originX: 8,
                originY: 6),
            RenderPass(target: .surface, regions: [canvas.whole(batches: 1..<2)]),
        ]
        return list
    }
}
