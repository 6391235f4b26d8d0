import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// Many siblings of which few change: what is drawn is compared with a picture that is painted layer by layer.
@MainActor
@Suite struct SiblingGridTests {
    @Test func manySiblingsLookAsIfEachWereDrawnInEveryFrame() {
        let crowd = Crowd(count: 400)
        crowd.show()
        for step in 0..<60 {
            for _ in 0..<3 { crowd.move() }
            if step % 7 == 3 { crowd.hideOrShow() }
            if step % 11 == 5 { crowd.changeDepth() }
            if step % 29 == 17 { crowd.replace() }
            if step % 41 == 23 { crowd.moveAll() }

            crowd.show()

            #expect(crowd.surface.pixels == crowd.picture, "step \(step)")
        }
    }

    @Test func theGridIsMadeOnceFewOfManySiblingsChange() {
        let crowd = Crowd(count: 400)
        crowd.show()
        #expect(crowd.grid == nil)

        crowd.move()
        crowd.show()
        #expect(crowd.grid?.loose.isEmpty == true)

        crowd.move()
        crowd.show()
        #expect(crowd.grid?.loose.count == 1)
    }

    @Test func aGridThatMostChildrenHaveLeftIsMadeAnew() {
        let crowd = Crowd(count: 400)
        crowd.show()
        crowd.move()
        crowd.show()

        for layer in crowd.layers.prefix(60) { layer.position.x += 1 }
        crowd.show()
        #expect(crowd.grid == nil)

        crowd.move()
        crowd.show()
        #expect(crowd.grid?.loose.isEmpty == true)
    }

    @Test func onlyWhatTouchesTheDamageIsDrawn() throws {
        let crowd = Crowd(count: 0)
        for index in 0..<400 {
            crowd.scene.add(CGFloat(index % 20) * 20, CGFloat(index / 20) * 15, 10, 10, .red)
        }
        _ = crowd.scene.frame()
        crowd.scene.root.sublayers?.first?.position.x += 1
        _ = crowd.scene.frame()

        crowd.scene.root.sublayers?.first?.position.x += 1
        let list = try #require(crowd.scene.frame())

        #expect(list.instances.map(\.quad) == [[2, 0, 10, 10]])
    }

    @Test func theSuperlayersBoundsShrinkWithTheSublayerThatReachedFarthest() throws {
        let scene = Scene()
        let parent = scene.add(0, 0, 10, 10)
        for index in 0..<100 {
            scene.add(CGFloat(index % 10) * 10, CGFloat(index / 10) * 10, 8, 8, .red, to: parent)
        }
        let far = scene.add(350, 250, 20, 20, .blue, to: parent)
        _ = scene.frame()
        far.position.x += 1
        _ = scene.frame()
        far.position.x += 1
        _ = scene.frame()

        far.frame = CGRect(x: 50, y: 50, width: 8, height: 8)
        _ = scene.frame()
        parent.isHidden = true
        let list = try #require(scene.frame())

        #expect(list.scissors == [PixelRect(x: 0, y: 0, width: 98, height: 98)])
    }
}

/// Opaque rectangles of whole pixels, each of its own colour, and the surface that their frames were drawn on.
@MainActor
private final class Crowd {
    let scene = Scene()
    var layers: [CALayer] = []
    let surface = Surface(width: 400, height: 300)
    private var state: UInt64 = 7

    init(count: Int) {
        for _ in 0..<count { layers.append(make()) }
    }

    var grid: SiblingGrid? { scene.compositor.tree.grids[scene.compositor.tree.root] }

    func show() {
        if let list = scene.frame() { surface.draw(list) }
    }

    func move() { place(pick()) }

    func moveAll() {
        for layer in layers { layer.position.x += 1 }
    }

    func hideOrShow() { pick().isHidden.toggle() }

    func changeDepth() { pick().zPosition = CGFloat(random(5)) - 2 }

    func replace() {
        let index = random(layers.count)
        layers[index].removeFromSuperlayer()
        layers[index] = make()
        layers.append(layers.remove(at: index))
    }

    /// Every visible layer over those behind it.
    var picture: [PackedColor] {
        let picture = Surface(width: 400, height: 300)
        picture.fill(PixelRect(x: 0, y: 0, width: 400, height: 300), .white)
        let sorted = layers.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        for (_, layer) in sorted where !layer.isHidden {
            guard let color = layer.backgroundColor else { continue }
            let frame = layer.frame
            picture.fill(
                PixelRect(
                    x: Int32(frame.minX), y: Int32(frame.minY), width: Int32(frame.width),
                    height: Int32(frame.height)), PackedColor(color.premultiplied))
        }
        return picture.pixels
    }

    private func make() -> CALayer {
        let color = CGColor(
            red: CGFloat(random(256)) / 255, green: CGFloat(random(256)) / 255,
            blue: CGFloat(random(256)) / 255, alpha: 1)
        let layer = scene.add(0, 0, 1, 1, color)
        place(layer)
        return layer
    }

    /// Most are small; one of eight is so large that it lies in many cells.
    private func place(_ layer: CALayer) {
        let most = random(8) == 0 ? 150 : 24
        layer.frame = CGRect(
            x: random(440) - 20, y: random(340) - 20, width: 1 + random(most), height: 1 + random(most))
    }

    private func pick() -> CALayer { layers[random(layers.count)] }

    private func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }
}

/// Carries out lists of opaque rectangles.
private final class Surface {
    private(set) var pixels: [PackedColor]
    private let width: Int32
    private let height: Int32

    init(width: Int32, height: Int32) {
        (self.width, self.height) = (width, height)
        pixels = Array(repeating: .clear, count: Int(width * height))
    }

    func draw(_ list: DisplayList) {
        for region in list.passes.flatMap(\.regions) {
            fill(region.scissor, region.clear)
            for instance in region.batches.flatMap({ list.instances[list.batches[$0].instances] }) {
                let quad = instance.quad
                let rect = PixelRect(
                    x: Int32(quad.x), y: Int32(quad.y), width: Int32(quad.z), height: Int32(quad.w))
                fill(rect.intersection(region.scissor), instance.color)
            }
        }
    }

    func fill(_ rect: PixelRect, _ color: PackedColor) {
        let seen = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !seen.isEmpty else { return }
        pixels.withUnsafeMutableBufferPointer { pixels in
            for y in seen.y..<seen.maxY {
                let row = Int(y * width)
                pixels[row + Int(seen.x)..<row + Int(seen.maxX)].update(repeating: color)
            }
        }
    }
}
