import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Where particles set out, in which directions, and how different they are.
@Suite struct EmissionTests {
    /// A cell with one particle in a hundred seconds, at the start, that moves by 20 points a second.
    private func cell() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = CGImage(
            width: 6, height: 6, isMask: false, isOpaque: true,
            pixels: [UInt8](repeating: 255, count: 144))
        (cell.birthRate, cell.lifetime, cell.velocity) = (0.01, 10, 20)
        return cell
    }

    /// The particles of an emitter whose cells began so many seconds ago.
    private func sprites(
        of cells: [CAEmitterCell], after seconds: Double, _ set: (CAEmitterLayer) -> Void = { _ in }
    ) -> [Sprite] {
        let scene = Scene()
        let emitter = CAEmitterLayer()
        emitter.beginTime = scene.clock.now
        emitter.emitterCells = cells
        set(emitter)
        scene.root.addSublayer(emitter)
        scene.advance(0)
        scene.advance(seconds)
        return emitter.spriteList?.sprites ?? []
    }

    private func isNear(_ place: SIMD2<Float>?, _ x: Float, _ y: Float) -> Bool {
        place.map { abs($0.x - x) < 1e-3 && abs($0.y - y) < 1e-3 } ?? false
    }

    // MARK: - Directions

    @Test(arguments: [
        (0.0, Float(20), Float(0)), (.pi / 2, 0, 20), (.pi, -20, 0), (-.pi / 2, 0, -20),
    ])
    func `a particle flies by its longitude, from the right downwards`(
        longitude: Double, x: Float, y: Float
    ) {
        let cell = cell()
        cell.emissionLongitude = CGFloat(longitude)

        let places = sprites(of: [cell], after: 1).map(\.center)

        #expect(places.count == 1 && isNear(places.first, x, y))
    }

    @Test func `a latitude leads towards the viewer, and makes the way on the screen shorter`() {
        let (near, far) = (cell(), cell())
        near.emissionLatitude = .pi / 3
        (far.emissionLatitude, far.emissionLongitude) = (-.pi / 3, .pi)

        let plain = sprites(of: [near, far], after: 1).map(\.center)
        let sorted = sprites(of: [near, far], after: 1) { $0.renderMode = .backToFront }.map(\.center)

        #expect(isNear(plain.first, 10, 0) && isNear(plain.last, -10, 0))
        #expect(isNear(sorted.first, -10, 0) && isNear(sorted.last, 10, 0), "the near one is drawn last")
    }

    @Test func `directions lie within the range, half of it on each side`() {
        let cell = cell()
        (cell.birthRate, cell.emissionRange) = (200, .pi / 2)

        let angles = sprites(of: [cell], after: 1).map { Double(atan2($0.center.y, $0.center.x)) }

        #expect(angles.count > 190)
        #expect(angles.allSatisfy { abs($0) < .pi / 4 + 1e-3 })
        #expect(angles.contains { $0 > 0.6 } && angles.contains { $0 < -0.6 })
    }

    // MARK: - Differences

    @Test func `velocities, scales and turns differ by their range, more and less`() {
        let cells = (0..<100).map { _ in cell() }
        for cell in cells {
            (cell.velocityRange, cell.scaleRange, cell.spinRange) = (10, 0.5, 1)
            cell.spin = 2
        }

        let sprites = sprites(of: cells, after: 1)

        let values = [
            sprites.map(\.center.x), sprites.map { $0.size.x / 6 * 20 }, sprites.map { $0.angle * 10 },
        ]
        #expect(sprites.count == 100)
        for list in values {
            #expect(list.allSatisfy { $0 > 10 - 1e-3 && $0 < 30 + 1e-3 })
            #expect(list.contains { $0 < 15 } && list.contains { $0 > 25 })
        }
    }

    @Test func `each part of the colour differs by a range of its own`() {
        let cells = (0..<100).map { _ in cell() }
        for cell in cells {
            cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            (cell.redRange, cell.blueRange) = (0.25, 0.125)
        }

        let tints = sprites(of: cells, after: 1).map(\.tint)

        #expect(tints.allSatisfy { abs($0.x - 0.5) < 0.2501 && $0.y == 0.5 && abs($0.z - 0.5) < 0.1251 })
        #expect(tints.contains { $0.x < 0.35 } && tints.contains { $0.x > 0.65 })
        #expect(tints.contains { $0.z < 0.42 } && tints.contains { $0.z > 0.58 })
        #expect(tints.allSatisfy { $0.w == 1 })
    }

    @Test func `a particle whose opacity differs is tinted by as much`() {
        let cells = (0..<100).map { _ in cell() }
        for cell in cells {
            (cell.color, cell.alphaRange) = (CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), 0.25)
        }

        let tints = sprites(of: cells, after: 1).map(\.tint)

        #expect(tints.contains { $0.w < 0.35 } && tints.contains { $0.w > 0.65 })
        #expect(tints.allSatisfy { $0.x == $0.w && abs($0.y - $0.w / 2) < 1e-6 && $0.z == 0 })
    }

    // MARK: - Times

    @Test func `a time offset is a time that has passed already, without a particle`() {
        let cell = cell()
        (cell.birthRate, cell.timeOffset) = (1, 0.5)

        let places = sprites(of: [cell], after: 1.25).map(\.center.x)

        // It is 1.75 s by the cell's time: the one of 1 s is 0.75 s old, and there was none at 0.
        #expect(places == [15])
    }

    @Test func `a picture that is enlarged without smoothing is so for all particles`() {
        let scene = Scene()
        let cell = cell()
        cell.magnificationFilter = CALayerContentsFilter.nearest.rawValue
        let emitter = CAEmitterLayer()
        emitter.beginTime = scene.clock.now
        emitter.emitterCells = [cell]
        scene.root.addSublayer(emitter)
        scene.advance(0.5)

        #expect(emitter.spriteList?.isNearest == true && emitter.spriteList?.adds == false)
    }

    // MARK: - Shapes

    /// Where 200 particles set out, from the middle of a shape of 40 × 20 points.
    private func origins(
        _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
    ) -> [SIMD2<Float>] {
        let cell = cell()
        (cell.birthRate, cell.lifetime, cell.velocity) = (200, 1, 0)
        let sprites = sprites(of: [cell], after: 1) {
            $0.emitterPosition = CGPoint(x: 50, y: 30)
            $0.emitterSize = CGSize(width: 40, height: 20)
            ($0.emitterShape, $0.emitterMode) = (shape, mode)
        }
        return sprites.map { $0.center - SIMD2(50, 30) }
    }

    @Test func `a line lies level, and has two points`() {
        let (points, all) = (origins(.line, .points), origins(.line, .outline))

        #expect(points.allSatisfy { abs(abs($0.x) - 20) < 1e-3 && $0.y == 0 })
        #expect(points.contains { $0.x < 0 } && points.contains { $0.x > 0 })
        #expect(all.allSatisfy { abs($0.x) < 20 + 1e-3 && $0.y == 0 })
        #expect(all.contains { $0.x < -15 } && all.contains { $0.x > 15 } && all.contains { abs($0.x) < 5 })
    }

    @Test func `a rectangle has four points, an outline, and what lies between`() {
        let (points, outline) = (origins(.rectangle, .points), origins(.rectangle, .outline))
        let surface = origins(.rectangle, .surface)

        #expect(points.allSatisfy { abs(abs($0.x) - 20) < 1e-3 && abs(abs($0.y) - 10) < 1e-3 })
        #expect(Set(points.map { [$0.x < 0, $0.y < 0] }).count == 4)
        #expect(outline.allSatisfy { abs(abs($0.x) - 20) < 1e-3 || abs(abs($0.y) - 10) < 1e-3 })
        #expect(outline.contains { abs($0.x) < 10 } && outline.contains { abs($0.y) < 5 })
        #expect(surface.contains { abs($0.x) < 10 && abs($0.y) < 5 })
        #expect(surface.contains { abs($0.x) > 15 } && surface.contains { abs($0.y) > 7.5 })
    }

    @Test func `a circle's radius is the width of the emitter; a ball's outline is seen from in front`() {
        func reach(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [Float] {
            origins(shape, mode).map { ($0 * $0).sum().squareRoot() }
        }

        #expect(reach(.circle, .points).allSatisfy { $0 < 1e-3 })
        #expect(reach(.circle, .outline).allSatisfy { abs($0 - 40) < 1e-3 })
        let disc = reach(.circle, .surface)
        #expect(disc.allSatisfy { $0 < 40.001 } && disc.contains { $0 < 20 } && disc.contains { $0 > 35 })
        let shell = reach(.sphere, .outline)
        #expect(shell.allSatisfy { $0 < 40.001 } && shell.contains { $0 < 20 })
    }
}
