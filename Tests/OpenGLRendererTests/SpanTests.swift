import Compositor
import CoreGraphics
import Testing

@testable import OpenGLRenderer

/// Mesa's software rasteriser draws some quads by spans, if nothing else in the same part of the surface, of 64 × 64
/// pixels, needs triangles. The picture must not depend on which way it takes.
@Suite struct SpanTests {
    private static let side: Int32 = 200
    /// Texels that have nothing to do with each other; half transparent where asked for.
    private static func noise(_ side: Int, isOpaque: Bool) -> CGImage {
        var state: UInt32 = 7
        func next() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8
        }
        var pixels: [UInt8] = []
        for _ in 0..<side * side {
            let alpha = isOpaque ? 255 : next() % 256
            for _ in 0..<3 { pixels.append(UInt8(next() % (alpha + 1))) }
            pixels.append(UInt8(alpha))
        }
        return CGImage(width: side, height: side, isMask: false, isOpaque: isOpaque, pixels: pixels)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        /// 0 for a flat colour.
        var texels: Int
        var linear = false
        var isOpaque = true
        var color = PackedColor.white
        var testDescription: String {
            "\(texels) texels, \(linear ? "interpolated" : "nearest"), \(isOpaque ? "opaque" : "blended"), "
                + (color == .white ? "as they are" : "coloured")
        }
    }

    nonisolated private static let grey = PackedColor(red: 77, green: 128, blue: 179, alpha: 204)
    nonisolated static let cases = [
        Case(texels: 200), Case(texels: 200, isOpaque: false), Case(texels: 100),
        Case(texels: 100, linear: true),
        Case(texels: 25, linear: true), Case(texels: 33, linear: true, isOpaque: false),
        Case(texels: 200, color: grey), Case(texels: 200, isOpaque: false, color: grey),
        Case(texels: 50, linear: true, color: grey), Case(texels: 0, isOpaque: false, color: grey),
    ]

    private func list(
        _ one: Case, on canvas: Canvas, with others: [Instance] = [], regions: [PixelRect]
    ) -> DisplayList {
        var list = DisplayList()
        let texels = Float(one.texels)
        let side = Float(Self.side)
        list.instances = [.picture([0, 0, side, side], texels: [0, 0, texels, texels], color: one.color)]
        var batch = Batch(
            pipeline: one.texels == 0 ? .solid : .image, blends: !one.isOpaque, linearFilter: one.linear,
            instances: 0..<1)
        if one.texels > 0 { batch.texture = list.upload(Self.noise(one.texels, isOpaque: one.isOpaque)) }
        list.batches = [batch]
        if !others.isEmpty {
            list.instances += others
            list.batches.append(
                Batch(pipeline: .roundedRect, blends: true, instances: 1..<1 + others.count))
        }
        list.passes = [
            RenderPass(
                target: .surface,
                regions: regions.map {
                    RenderRegion(scissor: $0, clear: .blue, batches: list.batches.indices)
                })
        ]
        return list
    }

    private var whole: PixelRect { PixelRect(x: 0, y: 0, width: Self.side, height: Self.side) }

    @Test(arguments: cases)
    func `a picture does not change with what else is drawn nearby`(_ one: Case) throws {
        let canvas = try Canvas(width: Self.side, height: Self.side)
        // Clear discs, one or two in each part: they need triangles, and change nothing.
        let discs = (0..<36).map { index in
            Instance.rounded(
                [Float(index % 6) * 32 + 3, Float(index / 6) * 32 + 3, 6, 6], radii: [3, 3, 3, 3],
                color: .clear)
        }

        let alone = canvas.draw(list(one, on: canvas, regions: [whole]))
        let beside = canvas.draw(list(one, on: canvas, with: discs, regions: [whole]))

        #expect(alone.difference(from: beside) == 0)
    }

    @Test(arguments: cases)
    func `a picture is the same in one piece and in many`(_ one: Case) throws {
        let canvas = try Canvas(width: Self.side, height: Self.side)
        let pieces = (0..<5).flatMap { row in
            (0..<4).map { column in
                PixelRect(x: Int32(column) * 53, y: Int32(row) * 41, width: 53, height: 41)
            }
        }

        let inOne = canvas.draw(list(one, on: canvas, regions: [whole]))
        let inMany = canvas.draw(list(one, on: canvas, regions: pieces))

        #expect(inOne.difference(from: inMany) == 0)
    }
}
