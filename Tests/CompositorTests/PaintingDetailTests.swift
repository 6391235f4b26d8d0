import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

/// Masks, depth, gradients and values beyond their ends in the display list, and the geometry below it.
@MainActor
@Suite struct PaintingDetailTests {
    private let scene = Scene()

    private let blue = PackedColor(red: 0, green: 0, blue: 255, alpha: 255)

    private func frame() throws -> DisplayList { try #require(scene.frame()) }

    // MARK: - Layers

    @Test func `a masked layer is drawn apart with its mask, and anew when that moves`() throws {
        let box = scene.add(10, 20, 50, 40, .red)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        mask.backgroundColor = .black
        box.mask = mask

        let first = try frame()
        #expect(first.groupPasses == 2 && first.instances(.maskedImage).map(\.quad) == [[10, 20, 50, 40]])
        #expect(scene.frame() == nil)
        mask.position.x += 10
        let moved = try frame()
        #expect(moved.groupPasses == 2 && moved.scissors == [PixelRect(x: 10, y: 20, width: 50, height: 40)])
        box.mask = nil
        let plain = try frame()

        #expect(plain.groupPasses == 0 && plain.instances(.maskedImage).isEmpty)
        #expect(plain.clear == PackedColor(red: 255, green: 0, blue: 0, alpha: 255))
    }

    @Test func `a layer that comes back to the plane goes back to its place in the order`() throws {
        let first = scene.add(10, 10, 50, 50, .red)
        scene.add(10, 10, 50, 50, .blue)
        first.zPosition = 10
        _ = try frame()

        first.zPosition = 0
        let list = try frame()

        #expect(list.clear == blue && list.instances.isEmpty)
    }

    @Test func `sublayers of a transform layer lie where both places add up to`() throws {
        let transform = CATransformLayer()
        transform.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
        scene.root.addSublayer(transform)
        scene.add(10, 20, 30, 40, .red, to: transform)

        #expect(try frame().instances(.solid).map(\.quad) == [[110, 70, 30, 40]])
    }

    @Test(arguments: [(Float(2), UInt8(255)), (0.5, 128), (-1, 0)])
    func `more than opaque is opaque, and less than clear is not drawn`(opacity: Float, alpha: UInt8) throws {
        scene.add(10, 10, 50, 50, .red).opacity = opacity

        let list = try frame()

        #expect(list.instances.map(\.color.alpha) == (alpha > 0 ? [alpha] : []) && list.groupPasses == 0)
    }

    @Test func `a border without a width or a colour draws nothing`() throws {
        let (thin, clear, none) = (
            scene.add(10, 10, 50, 50), scene.add(110, 10, 50, 50), scene.add(210, 10, 50, 50)
        )
        for layer in [thin, clear, none] { (layer.borderWidth, layer.borderColor) = (4, .blue) }
        thin.borderWidth = 0
        clear.borderColor = .clear
        none.borderColor = nil

        #expect(try frame().instances.isEmpty)
        clear.borderColor = .blue
        #expect(try frame().instances(.roundedRect).map(\.color2) == [blue])
    }

    @Test func `a mask picture without a colour of its own is black`() throws {
        scene.add(10, 10, 2, 2).contents = CGImage(
            width: 2, height: 2, isMask: true, isOpaque: false, pixels: [9, 9, 9, 9])

        let colors = try frame().instances(.mask).map(\.color)

        #expect(colors == [PackedColor(red: 0, green: 0, blue: 0, alpha: 255)])
    }

    @Test(arguments: [(CAGradientLayerType.axial, Float(0)), (.radial, 1), (.conic, 2)])
    func `a gradient has its kind and its points, and without colours none`(
        type: CAGradientLayerType, kind: Float
    ) throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        gradient.colors = [CGColor.red, CGColor.blue]
        gradient.type = type
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.75, y: 1))
        scene.root.addSublayer(gradient)

        let instance = try #require(try frame().instances(.gradient).first)
        #expect(instance.param == kind && instance.radii == [0.25, 0.5, 0.75, 1])
        #expect(instance.shape == [10, 10, 50, 50])
        gradient.colors = nil

        #expect(try frame().instances(.gradient).isEmpty)
    }

    // MARK: - Geometry

    @Test func `a plane and its inverse are none together, and one that is flat has no inverse`() throws {
        let plane = PlaneMatrix([2, 0.5, 0.01], [-1, 3, 0.02], [7, -4, 1])
        let inverse = try #require(plane.inverse)

        let seen = plane.homogeneous(5, 6)
        let back = inverse.homogeneous(seen.x / seen.z, seen.y / seen.z)
        #expect(abs(back.x / back.z - 5) < 1e-9 && abs(back.y / back.z - 6) < 1e-9)
        #expect(PlaneMatrix([1, 2, 0], [2, 4, 0], [0, 0, 1]).inverse == nil)
        #expect(PlaneMatrix.scale(0, 1, translation: (0, 0)).inverse == nil)
    }

    @Test func `a mirrored plane is seen from behind, and is not upright`() {
        let (plain, mirrored) = (
            PlaneMatrix.scale(2, 3, translation: (5, 6)), PlaneMatrix.scale(-2, 3, translation: (5, 6))
        )

        #expect(plain.isAxisAligned && plain.areaScale(atX: 1, y: 1) == 6)
        #expect(!mirrored.isAxisAligned && mirrored.areaScale(atX: 1, y: 1) == -6)
        #expect(
            PlaneMatrix([1, 0, -1], [0, 1, 0], [0, 0, 1]).areaScale(atX: 2, y: 0) == 0, "behind the eye")
    }

    @Test func `the pixels that a box touches are whole, and end far away`() {
        let box = PixelRect(covering: Box(minX: 0.2, minY: -0.1, maxX: 3.1, maxY: 2))
        let far = PixelRect(covering: .everything)

        #expect(box == PixelRect(x: 0, y: -1, width: 4, height: 3))
        #expect(far.x == -1_048_576 && far.maxX == 1_048_576 && far.y == far.x && far.maxY == far.maxX)
        #expect(PixelRect(covering: Box(minX: 5, minY: 5, maxX: 3, maxY: 9)).isEmpty)
    }

    @Test func `what is empty adds nothing to a union, and has nothing in common with others`() {
        let rect = PixelRect(x: 5, y: 6, width: 7, height: 8)
        let none = PixelRect(x: 0, y: 0, width: 0, height: 9)
        let (box, nothing) = (Box(rect), Box(none))

        #expect(rect.union(none) == rect && none.union(rect) == rect && none.area == 0)
        #expect(box.union(nothing) == box && nothing.union(box) == box && nothing.area == 0)
        #expect(rect.intersection(PixelRect(x: 20, y: 6, width: 1, height: 1)).isEmpty)
        #expect(!rect.intersects(PixelRect(x: 12, y: 6, width: 1, height: 1)), "they only touch")
    }

    @Test func `edges are those of the centres of pixels, unless a side might vanish`() {
        let box = Box(minX: 0.5, minY: 1.6, maxX: 10.4, maxY: 3)

        #expect(box.onWholePixels == Box(minX: 0, minY: 1.6, maxX: 10, maxY: 3))
        #expect(box.onWholePixels(at: .layerLeftEdge) == Box(minX: 0, minY: 1.6, maxX: 10.4, maxY: 3))
        #expect(box.onWholePixels(at: []) == box)
        #expect(box.integralInterior == Box(minX: 1, minY: 2, maxX: 10, maxY: 3))
    }

    @Test(arguments: UInt32(0)..<16)
    func `each edge has its side of a box`(bits: UInt32) {
        let mask = CAEdgeAntialiasingMask(rawValue: bits)

        #expect(CAEdgeAntialiasingMask(sides: mask.sides .> 0) == mask)
    }

    @Test func `a blur has an end, and a weak one is mixed with the sharp picture`() {
        #expect(BlurPlan(sigma: 1e9) == BlurPlan(sigma: BlurPlan.largest))
        #expect([0.3, 0.6, 1.2, 5].map { BlurPlan(sigma: $0).strength } == [0.25, 0.5, 1, 1])
        for sigma in [0.0, -1] {
            let plan = BlurPlan(sigma: sigma)
            #expect(plan.factor == 1 && plan.reach == 0 && plan.steps.isEmpty && plan.taps == [[0, 1]])
        }
    }
}
