import Testing
import UIKit
import UITesting

/// Emitter layers: which particles live, where, how they look, and that only time and the seed decide it.
@MainActor
struct EmitterLayerTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        stage.window.backgroundColor = .white
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterPosition = CGPoint(x: 50, y: 10)
        cell.name = "dot"
        cell.contents = Self.square
        cell.birthRate = 1
        cell.lifetime = 10
        cell.velocity = 20
        cell.emissionLongitude = .pi / 2
    }

    private static let square = CGImage(
        width: 6, height: 6, isMask: false, isOpaque: true,
        pixels: (0..<36).flatMap { _ in [0, 0, 0, 255] as [UInt8] })

    private func start() {
        stage.run {
            emitter.beginTime = CACurrentMediaTime()
            emitter.emitterCells = [cell]
            stage.window.layer.addSublayer(emitter)
        }
        stage.advance(by: 0)
    }

    private func isDark(_ x: Int, _ y: Int) throws -> Bool {
        try stage.snapshot().pixel(x: x, y: y).x < 128
    }

    private func darkPixels() throws -> Int {
        try stage.snapshot().withPixels { bytes in
            stride(from: 0, to: bytes.count, by: 4).count { bytes[$0] < 128 }
        }
    }

    private var alive: Int { emitter.spriteList?.sprites.count ?? 0 }

    @Test func `a particle a second sets out from the position, and goes on as fast as its cell says`() throws
    {
        start()

        stage.advance(by: 2)

        #expect(try isDark(50, 50) && isDark(50, 30) && isDark(50, 10))
        #expect(try !isDark(50, 20) && !isDark(50, 70))
        #expect(try darkPixels() == 3 * 36)
    }

    @Test func `acceleration bends the way, and particles end with their lifetime`() throws {
        cell.velocity = 0
        cell.yAcceleration = 20
        cell.lifetime = 1.9
        start()

        stage.advance(by: 1)
        #expect(try isDark(50, 20))
        stage.advance(by: 0.95)
        #expect(alive == 1)
    }

    @Test func `the scale grows, the colour is multiplied, and the opacity fades`() throws {
        cell.contents = CGImage(
            width: 6, height: 6, isMask: false, isOpaque: true,
            pixels: [UInt8](repeating: 255, count: 144))
        cell.velocity = 0
        cell.lifetime = 1.5
        cell.scaleSpeed = 1
        cell.color = UIColor.red.cgColor
        cell.alphaSpeed = -0.5
        start()

        stage.advance(by: 0.99)
        let pixel = try stage.snapshot().pixel(x: 50, y: 10)
        let beside = try stage.snapshot().pixel(x: 54, y: 10)

        #expect(pixel.x == 255)
        #expect(abs(Int(pixel.y) - 126) <= 2)
        #expect(beside == pixel)
    }

    @Test func `a spinning particle is turned about its middle`() throws {
        cell.velocity = 0
        cell.spin = .pi / 4
        cell.lifetime = 1.5
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        start()

        stage.advance(by: 1 - 1e-6)

        // The square of 6 stands on its corner: its diagonal is 8.5 long.
        #expect(try isDark(50, 46) && isDark(50, 53) && isDark(46, 50))
        #expect(try !isDark(47, 47))
    }

    @Test func `the layer's factors count for size, speed, spin and life of its particles`() throws {
        cell.spin = .pi / 4
        (emitter.spin, emitter.velocity, emitter.scale, emitter.lifetime) = (0, 0.5, 2, 0.15)
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        start()

        stage.advance(by: 1.4)
        // Two particles, 12 points wide and not turned: one has moved by 14 points, and one by 4.
        #expect(try isDark(50, 68) && isDark(45, 49) && isDark(55, 59))
        #expect(try !isDark(43, 54) && !isDark(50, 72))

        stage.advance(by: 0.2)
        #expect(try !isDark(50, 66) && isDark(50, 61), "a life of 1.5 s is over")
    }

    @Test func `the same time gives the same pixels, whatever the frames before it`() throws {
        cell.birthRate = 40
        cell.emissionRange = .pi
        cell.velocityRange = 15
        cell.spinRange = 3
        cell.scaleRange = 0.5
        func run(_ frames: Int, seed: UInt32) throws -> [UInt8] {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            stage.window.backgroundColor = .white
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            emitter.emitterPosition = CGPoint(x: 50, y: 50)
            emitter.seed = seed
            emitter.emitterCells = [cell]
            stage.run {
                emitter.beginTime = CACurrentMediaTime()
                stage.window.layer.addSublayer(emitter)
            }
            for _ in 0..<frames { stage.advance(by: 1 / Double(frames)) }
            return try stage.snapshot().withPixels { Array($0) }
        }

        let once = try run(1, seed: 7)

        #expect(try once == run(16, seed: 7))
        #expect(try once != run(1, seed: 8))
    }

    @Test func `a layer without a begin has emitted since ever`() {
        cell.lifetime = 3
        emitter.emitterCells = [cell]
        stage.window.layer.addSublayer(emitter)

        stage.advance(by: 0.01)

        #expect(alive == 3)
    }

    @Test func `a birth rate of zero lets the living come to their end, and then nothing moves`() {
        cell.birthRate = 10
        cell.lifetime = 1
        start()
        stage.advance(by: 1.05)
        #expect(alive == 10)

        emitter.birthRate = 0
        stage.advance(by: 0.55)
        #expect(alive > 2 && alive < 7)
        stage.advance(by: 1)
        #expect(alive == 0)
        #expect(stage.unrest == [])
    }

    @Test func `a cell changes by its key path, for particles to come`() {
        cell.birthRate = 10
        cell.lifetime = 2
        start()
        stage.advance(by: 1)

        emitter.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
        stage.advance(by: 0.5)

        #expect(emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? Double == 0)
        #expect(cell.birthRate == 0)
        #expect(alive >= 10 && alive <= 11)
    }

    @Test func `particles of a particle set out from where it is`() throws {
        let spark = CAEmitterCell()
        spark.contents = Self.square
        spark.birthRate = 4
        spark.lifetime = 10
        cell.contents = nil
        cell.lifetime = 1.6
        cell.duration = 0.5
        cell.emitterCells = [spark]
        start()

        stage.advance(by: 2)

        // Seven sparks in the 1.6 s of the one particle, 5 points apart.
        #expect(alive == 7)
        #expect(try isDark(50, 10) && isDark(50, 25) && isDark(50, 40))
        #expect(try !isDark(50, 46))
    }

    @Test(arguments: [
        CAEmitterLayerEmitterShape.line, .rectangle, .circle, .cuboid, .sphere,
    ])
    func `particles come from the shape`(shape: CAEmitterLayerEmitterShape) {
        cell.velocity = 0
        cell.birthRate = 200
        cell.lifetime = 1
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        emitter.emitterSize = CGSize(width: 40, height: 20)
        emitter.emitterShape = shape
        for mode in [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume] {
            emitter.emitterMode = mode
            emitter.emitterCells = [cell]
            stage.window.layer.addSublayer(emitter)
            stage.advance(by: 1)
            let places = emitter.spriteList?.sprites.map(\.center) ?? []
            let isRound = shape == .circle || shape == .sphere
            let reach: SIMD2<Float> =
                isRound ? [40, 40] : shape == .line ? [20, 0] : [20, 10]

            #expect(places.count >= 199)
            #expect(
                places.allSatisfy {
                    abs($0.x - 50) <= reach.x + 1e-3 && abs($0.y - 50) <= reach.y + 1e-3
                })
            emitter.removeFromSuperlayer()
        }
    }

    @Test func `colours of an additive emitter add up`() throws {
        stage.window.backgroundColor = .black
        cell.contents = CGImage(
            width: 6, height: 6, isMask: false, isOpaque: true,
            pixels: [UInt8](repeating: 255, count: 144))
        cell.color = CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)
        cell.velocity = 0
        emitter.renderMode = .additive
        start()

        stage.advance(by: 1.5)

        #expect(try abs(Int(stage.snapshot().pixel(x: 50, y: 10).x) - 128) <= 2)
    }

    // MARK: - Bad input

    @Test func `a million particles are as many as are stated, with a diagnostic`() {
        cell.birthRate = 1_000_000
        cell.lifetime = 1
        start()

        stage.advance(by: 1)

        #expect(alive > 9_900 && alive <= 10_000)
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `numbers that are none are ignored, and nothing is drawn of nothing`() {
        stage.run {
            cell.velocity = .nan
            cell.lifetime = .infinity
            cell.contents = "a picture"
            emitter.emitterPosition = CGPoint(x: CGFloat.nan, y: 0)
            emitter.birthRate = .nan
            cell.setValue("many", forKey: "birthRate")
        }
        start()

        stage.advance(by: 1)

        #expect(cell.velocity == 20 && cell.lifetime == 10 && cell.birthRate == 1)
        #expect(emitter.emitterPosition == CGPoint(x: 50, y: 10) && emitter.birthRate == 1)
        #expect(stage.diagnostics.count == 6)
        emitter.emitterCells = nil
        stage.advance(by: 20)
        #expect(alive == 0)
    }

    @Test func `cells that hold each other come to an end`() {
        cell.emitterCells = [cell]
        start()

        stage.advance(by: 3)

        #expect(alive > 0 && alive <= 10_000)
    }

    @Test func `times and numbers of a cell that are none are ignored, with a word about each`() {
        cell.beginTime = 2
        cell.setValue(3, forKey: "velocity")
        stage.run {
            cell.beginTime = .nan
            cell.timeOffset = .infinity
            cell.setValue(Double.nan, forKey: "velocity")
            cell.setValue("fast", forKey: "velocity")
        }

        #expect(cell.beginTime == 2 && cell.timeOffset == 0 && cell.velocity == 3)
        #expect(stage.diagnostics.map(\.call) == ["beginTime", "timeOffset", "velocity", "velocity"])
    }

    @Test func `particles that are drawn into a context have the colour of their cell`() throws {
        cell.contents = CGImage(
            width: 6, height: 6, isMask: false, isOpaque: true, pixels: [UInt8](repeating: 255, count: 144))
        cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        start()
        stage.advance(by: 2)

        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: emitter.bounds, format: format).image {
            emitter.render(in: $0.cgContext)
        }

        let drawn = try #require(image.cgImage)
        #expect(drawn.pixel(x: 50, y: 50) == SIMD4(255, 128, 0, 255))
        #expect(drawn.pixel(x: 50, y: 20) == .zero)
    }

    @Test func `particles of different lives are gone when theirs is over`() {
        (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (200, 2, 2)
        start()

        stage.advance(by: 10)

        // Their lives are between 1 and 3 seconds, 2 on average.
        #expect(alive > 360 && alive < 440)
    }

    @Test func `an emitter whose time is held shows changed settings`() throws {
        cell.velocity = 0
        emitter.speed = 0
        emitter.timeOffset = 1.5
        start()
        #expect(try isDark(50, 10))

        stage.run { emitter.emitterPosition = CGPoint(x: 20, y: 60) }
        stage.advance(by: 0)

        #expect(try isDark(20, 60) && !isDark(50, 10))
    }
}
