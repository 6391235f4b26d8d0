import QuartzCore
import Testing

@testable import Compositor

@MainActor
@Suite struct RoundedPiecesTests {
    private struct Shape: Sendable {
        let box: Box
        let radii: SIMD4<Float>
        let edge: Float
    }

    private nonisolated static let between = Box(minX: 10.25, minY: 20.5, maxX: 210.75, maxY: 170.1)
    private nonisolated static let shapes: [Shape] = [
        Shape(
            box: Box(minX: 10, minY: 20, maxX: 210, maxY: 170), radii: SIMD4<Float>(repeating: 20), edge: 0),
        Shape(box: between, radii: SIMD4<Float>(repeating: 20), edge: 0),
        Shape(box: between, radii: SIMD4<Float>(4, 30, 0, 12.5), edge: 1.5),
        Shape(box: Box(minX: 0, minY: 0, maxX: 100, maxY: 100), radii: SIMD4<Float>(repeating: 0), edge: 7),
        Shape(box: Box(minX: 0, minY: 0, maxX: 100, maxY: 100), radii: SIMD4<Float>(repeating: 8), edge: 30),
    ]

    @Test(arguments: RoundedPiecesTests.shapes)
    private func `the pieces cover the shape once`(_ shape: Shape) throws {
        let pieces = try #require(RoundedPieces(of: shape.box, radii: shape.radii, edge: shape.edge))

        let all = pieces.flat + pieces.shaded
        for (index, piece) in all.enumerated() {
            #expect(shape.box.contains(piece))
            #expect(!all[..<index].contains { $0.intersects(piece) }, "\(piece) lies over another one")
        }
        let area = all.map(\.area).reduce(0, +)
        #expect(abs(area - shape.box.area) < 0.5)
        #expect(!pieces.flat.isEmpty && pieces.flat.allSatisfy { $0.isIntegral })
    }

    @Test func `where corners meet in the middle of a side there are no pieces`() {
        let pill = Box(minX: 0, minY: 0, maxX: 81, maxY: 200)

        #expect(RoundedPieces(of: pill, radii: SIMD4(repeating: 40.5)) == nil)
        #expect(RoundedPieces(of: pill, radii: SIMD4(repeating: 40)) != nil)
        #expect(RoundedPieces(of: pill, radii: .zero, edge: 50) == nil)
    }

    @Test func `a border without a ground shades only itself`() throws {
        let scene = Scene()
        let layer = scene.add(20, 30, 200, 150)
        (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (3, .blue, 20)

        let list = try #require(scene.frame())

        let shaded = list.instances(.roundedRect)
        #expect(shaded.allSatisfy { $0.shape == [20, 30, 200, 150] && $0.param == 3 })
        // Four corners, two strips of 160 points and two of 110.
        let area: Float = shaded.map { $0.quad.z * $0.quad.w }.reduce(0, +)
        #expect(area == 3220)
        #expect(list.instances(.solid).isEmpty)
    }

    @Test func `the ground inside a border is flat`() throws {
        let scene = Scene()
        scene.add(60, 60, 40, 40, .blue)
        let layer = scene.add(20, 30, 200, 150, .red)
        (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (2, .blue, 20)

        let list = try #require(scene.frame())

        let flat = list.instances(.solid)
        #expect(flat.map(\.quad).contains([22, 50, 196, 110]))
        #expect(!flat.contains { $0.color == PackedColor(red: 0, green: 0, blue: 255, alpha: 255) }, "hidden")
    }
}
