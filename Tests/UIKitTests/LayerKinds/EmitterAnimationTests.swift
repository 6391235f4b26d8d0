import Testing
import UIKit
import UITesting

/// Animations of what an emitter emits: particles have the settings of the moment in which they come to be.
@MainActor
struct EmitterAnimationTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        stage.window.backgroundColor = .white
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterPosition = CGPoint(x: 50, y: 10)
        cell.name = "dot"
        cell.contents = Self.square
        (cell.birthRate, cell.lifetime) = (10, 10)
    }

    private static let square = CGImage(
        width: 6, height: 6, isMask: false, isOpaque: true,
        pixels: (0..<36).flatMap { _ in [0, 0, 0, 255] as [UInt8] })

    private func start(with animations: [CAAnimation] = []) {
        stage.run {
            emitter.beginTime = CACurrentMediaTime()
            emitter.emitterCells = [cell]
            stage.window.layer.addSublayer(emitter)
            for animation in animations { emitter.add(animation, forKey: nil) }
        }
        stage.advance(by: 0)
    }

    private func basic(
        _ keyPath: String, _ from: Any, _ to: Any, for duration: TimeInterval = 1
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    private func add(_ animation: CAAnimation) { stage.run { emitter.add(animation, forKey: nil) } }

    private var alive: Int { emitter.spriteList?.sprites.count ?? 0 }

    private func isDark(_ x: Int, _ y: Int) throws -> Bool {
        try stage.snapshot().pixel(x: x, y: y).x < 128
    }

    @Test(arguments: [Double.nan, .infinity])
    func `an animation to no number emits what can be emitted`(value: Double) {
        start()
        for key in ["birthRate", "lifetime", "velocity", "scale", "emitterCells.dot.birthRate"] {
            add(basic(key, value, value, for: 0.1))
            stage.advance(by: 0.2)
        }
        stage.advance(by: 1)

        #expect((19...21).contains(alive))
    }

    @Test func `an animated birth rate counts while it runs, and what has come to be lives on`() {
        emitter.birthRate = 0
        start()
        stage.advance(by: 1)
        #expect(alive == 0)

        add(basic("birthRate", 1, 1))
        stage.advance(by: 2)
        let born = alive
        stage.advance(by: 2)

        #expect((9...11).contains(born) && alive == born)
        #expect(emitter.birthRate == 0 && stage.diagnostics.isEmpty)
    }

    @Test func `a rate that changes evenly gives as many particles as its mean`() {
        cell.birthRate = 100
        start(with: [basic("birthRate", 0, 1)])
        stage.advance(by: 0.98)

        // The half of 0.98² · 100.
        #expect((46...50).contains(alive))
    }

    @Test func `a cell's value is animated by its name`() {
        cell.birthRate = 0
        start()
        add(basic("emitterCells.dot.birthRate", 10, 10))
        stage.advance(by: 2)

        #expect((9...11).contains(alive))
        #expect(cell.birthRate == 0 && stage.diagnostics.isEmpty)
        add(basic("emitterCells.none.birthRate", 10, 10))
        #expect(!stage.diagnostics.isEmpty)
    }

    @Test func `particles come to be where the position is just then`() throws {
        cell.birthRate = 60
        start()
        add(basic("emitterPosition", CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)))

        stage.advance(by: 0.5)
        #expect(try isDark(30, 50) && !isDark(70, 50))
        #expect(emitter.presentation()?.emitterPosition.y == 50 && emitter.emitterPosition.y == 10)
        stage.advance(by: 0.5)
        #expect(try isDark(30, 50) && isDark(70, 50))

        add(basic("emitterPosition.y", 80, 80))
        stage.advance(by: 0.2)
        #expect(try isDark(50, 80))
    }

    @Test func `every kind of animation changes the size of particles`() throws {
        let keyframes = CAKeyframeAnimation(keyPath: "scale")
        (keyframes.values, keyframes.duration) = ([2, 2], 1)
        let spring = CASpringAnimation(keyPath: "scale")
        (spring.fromValue, spring.toValue, spring.duration) = (2, 2, 1)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([basic("scale", 2, 2)], 1)
        (cell.birthRate, cell.lifetime) = (60, 10)
        start()

        let animations: [CAAnimation] = [basic("scale", 2, 2), keyframes, spring, group]
        for animation in animations {
            stage.run { emitter.removeAllAnimations() }
            add(animation)
            stage.advance(by: 0.1)
            #expect(emitter.presentation()?.scale == 2)
            let sizes = (emitter.spriteList?.sprites ?? []).map(\.size.x)
            #expect(sizes.max() == 12 && sizes.last == 12, "\(animation)")
            stage.run { emitter.removeAllAnimations() }
            stage.advance(by: 0.1)
            #expect(emitter.spriteList?.sprites.last?.size.x == 6)
        }
    }

    @Test func `animated settings give the same pixels, whatever the frames`() throws {
        (cell.birthRate, cell.velocity, cell.emissionRange) = (40, 30, .pi)
        func run(_ frames: Int, _ animations: [CAAnimation]) throws -> [UInt8] {
            let stage = Stage(size: CGSize(width: 100, height: 100))
            stage.window.backgroundColor = .white
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            emitter.emitterPosition = CGPoint(x: 50, y: 50)
            emitter.emitterCells = [cell]
            stage.run {
                emitter.beginTime = CACurrentMediaTime()
                stage.window.layer.addSublayer(emitter)
                for animation in animations { emitter.add(animation, forKey: nil) }
            }
            for _ in 0..<frames { stage.advance(by: 1 / Double(frames)) }
            return try stage.snapshot().withPixels { Array($0) }
        }
        func animations() -> [CAAnimation] {
            [
                basic("emitterCells.dot.birthRate", 100, 0, for: 0.51),
                basic("emitterPosition.x", 0, 100, for: 0.73), basic("velocity", 3, 0.5),
            ]
        }

        let once = try run(1, animations())

        #expect(try once == run(16, animations()))
        #expect(try once != run(1, []))
    }
}
