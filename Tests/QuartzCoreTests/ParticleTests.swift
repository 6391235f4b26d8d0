import CoreGraphics
import Testing

@testable import QuartzCore

/// Particles of emitters and instances of replicators: which there are, where, in which order.
@Suite struct ParticleTests {
    /// A cell whose particles come to be once a second and move to the right by 20 points a second.
    private func cell() -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "dot"
        cell.contents = CGImage(
            width: 6, height: 6, isMask: false, isOpaque: true,
            pixels: [UInt8](repeating: 255, count: 144))
        (cell.birthRate, cell.lifetime, cell.velocity) = (1, 10, 20)
        return cell
    }

    /// An emitter that begins now.
    private func emitter(_ cells: [CAEmitterCell], in scene: Scene) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.beginTime = scene.clock.now
        emitter.emitterCells = cells
        scene.root.addSublayer(emitter)
        scene.advance(0)
        return emitter
    }

    private func places(_ emitter: CAEmitterLayer) -> [Float] {
        emitter.spriteList?.sprites.map(\.center.x) ?? []
    }

    // MARK: - Particles

    @Test(arguments: [
        (CAEmitterLayerRenderMode.oldestFirst, [50, 30, 10]), (.oldestLast, [10, 30, 50]),
        (.backToFront, [10, 30, 50]),
    ])
    func `particles are drawn in the order of their age or their depth`(
        mode: CAEmitterLayerRenderMode, expected: [Float]
    ) {
        let scene = Scene()
        let cell = cell()
        cell.zAcceleration = 2
        let emitter = emitter([cell], in: scene)
        emitter.renderMode = mode

        scene.advance(2.5)

        #expect(places(emitter) == expected)
    }

    @Test func `a cell's speed counts for births and for movement`() {
        let scene = Scene()
        let cell = cell()
        cell.speed = 2
        let emitter = emitter([cell], in: scene)

        scene.advance(1.25)

        #expect(places(emitter).sorted() == [10, 30, 50])
    }

    @Test func `a cell begins when it says, and emits as long as it lasts`() {
        let scene = Scene()
        let (late, short) = (cell(), cell())
        late.beginTime = 1
        (short.duration, short.velocity, short.xAcceleration) = (1.25, 0, 32)
        let emitter = emitter([late, short], in: scene)

        scene.advance(0.75)
        #expect(places(emitter) == [9])
        scene.advance(1.75)

        // The late ones are 1.5 and 0.5 s old, the short ones 2.5 and 1.5.
        #expect(places(emitter) == [30, 10, 100, 36])
    }

    @Test func `a cell that is off emits nothing, and the layer's factor counts for the others`() {
        let scene = Scene()
        let (off, on) = (cell(), cell())
        off.isEnabled = false
        let emitter = emitter([off, on], in: scene)
        emitter.birthRate = 2

        scene.advance(1.25)

        #expect(places(emitter).sorted() == [5, 15, 25])
    }

    @Test func `where an emitter moves only new particles come from there`() {
        let scene = Scene()
        let cell = cell()
        cell.velocity = 0
        let emitter = emitter([cell], in: scene)
        scene.advance(1.25)

        emitter.emitterPosition = CGPoint(x: 50, y: 0)
        scene.advance(1.25)

        #expect(places(emitter) == [0, 0, 50])
    }

    @Test func `a particle shows the part of its picture, at its scale and in its colour`() throws {
        let scene = Scene()
        let cell = cell()
        (cell.contentsRect, cell.contentsScale) = (CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 2)
        (cell.scaleSpeed, cell.redSpeed, cell.alphaSpeed) = (1, -0.25, -0.5)
        cell.birthRate = 0.25
        let emitter = emitter([cell], in: scene)

        scene.advance(1)

        let sprite = try #require(emitter.spriteList?.sprites.first)
        #expect(sprite.source == SIMD4(3, 0, 3, 6) && sprite.size == SIMD2(3, 6))
        #expect(sprite.tint == SIMD4(0.375, 0.5, 0.5, 0.5) && sprite.center == SIMD2(20, 0))
    }

    @Test
    func `a particle lives as long as it should, and one that has shrunk or faded is not drawn`() {
        let scene = Scene()
        let cells = (0..<3).map { _ in cell() }
        for cell in cells { cell.birthRate = 0.01 }
        cells[0].lifetime = 1
        cells[1].scaleSpeed = -0.5
        cells[2].alphaSpeed = -0.25
        let emitter = emitter(cells, in: scene)

        let alive = [0.75, 0.75, 1, 2].map { step in
            scene.advance(step)
            return places(emitter).count
        }

        #expect(alive == [3, 2, 1, 0])
    }

    // MARK: - Instances

    /// A replicator with a layer in it that holds another one.
    private func replicator(in scene: Scene) -> (layer: CAReplicatorLayer, inner: CALayer) {
        let replicator = CAReplicatorLayer()
        _ = scene.layer(replicator)
        let inner = scene.layer(in: scene.layer(in: replicator))
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        return (replicator, inner)
    }

    private func instances(_ replicator: CAReplicatorLayer) -> [ReplicaLayer] {
        replicator.drawnSublayers.compactMap { $0 as? ReplicaLayer }
    }

    @Test func `instances are late with what runs deep inside of them, each by a step more`() {
        let scene = Scene()
        let (replicator, inner) = replicator(in: scene)
        (replicator.instanceCount, replicator.instanceDelay) = (3, 0.25)
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        inner.add(animation, forKey: nil)

        scene.advance(0.75)

        let shown = instances(replicator).map { $0.children.first?.children.first?.zPosition }
        #expect(shown == [50, 25] && inner.shown.zPosition == 75)
    }

    @Test func `instances that are too many leave the tree`() {
        let scene = Scene()
        let (replicator, _) = replicator(in: scene)
        replicator.instanceCount = 4
        scene.advance(0)
        _ = scene.changes()
        let before = instances(replicator)
        #expect(before.map(\.transform.m41) == [10, 20, 30])

        replicator.instanceCount = 2
        scene.advance(0)

        #expect(instances(replicator).map(\.transform.m41) == [10])
        let gone = scene.changes().filter { $0.change == .removed }.map { ObjectIdentifier($0.layer) }
        #expect(before.dropFirst().allSatisfy { gone.contains(ObjectIdentifier($0)) })
    }

    @Test func `a colour that would pass its ends stays there`() {
        let scene = Scene()
        let (replicator, _) = replicator(in: scene)
        replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)
        (replicator.instanceRedOffset, replicator.instanceGreenOffset) = (-0.75, 0.375)
        replicator.instanceCount = 3

        scene.advance(0)

        let tints = instances(replicator).map(\.tint)
        #expect(tints == [SIMD4(1, 0.5, 0.5, 1), SIMD4(0.25, 0.875, 0.5, 1), SIMD4(0, 1, 0.5, 1)])
    }
}
