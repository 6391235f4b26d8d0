import Testing
import UIKit
import UITesting

/// Properties of the special layers keep what they are set to, refuse what cannot be, and are seen.
@MainActor
struct LayerPropertyTests {
    @Test(arguments: [
        "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude", "emissionRange",
        "velocity", "velocityRange", "xAcceleration", "yAcceleration", "zAcceleration", "scale", "scaleRange",
        "scaleSpeed", "spin", "spinRange", "redRange", "redSpeed", "greenRange", "greenSpeed", "blueRange",
        "blueSpeed", "alphaRange", "alphaSpeed",
    ])
    func `a number of a cell is read as it was written`(_ key: String) {
        let cell = CAEmitterCell()

        cell.setValue(2.5, forKey: key)

        #expect(cell.value(forKey: key) as? Double == 2.5)
    }

    @Test func `the members of a cell are those of their keys`() {
        let cell = CAEmitterCell()

        (cell.lifetimeRange, cell.xAcceleration, cell.yAcceleration, cell.zAcceleration) = (1.5, 2, 3, 4)
        (cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed) = (0.1, 0.2, 0.3, 0.4)
        cell.autoreverses = true

        #expect(cell.lifetimeRange == 1.5 && cell.value(forKey: "lifetimeRange") as? Double == 1.5)
        #expect([cell.xAcceleration, cell.yAcceleration, cell.zAcceleration] == [2, 3, 4])
        #expect([cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed] == [0.1, 0.2, 0.3, 0.4])
        #expect(cell.autoreverses)
        cell.contentsScale = 2
        Stage().run { cell.contentsScale = 0 }
        #expect(cell.contentsScale == 2, "nothing has no pixels a point")
    }

    @Test func `shapes and gradients are set by their keys`() {
        let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())

        shape.setValue("even-odd", forKey: "fillRule")
        shape.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
        shape.setValue("bevel", forKey: "lineJoin")
        shape.setValue([4, 2], forKey: "lineDashPattern")
        gradient.setValue("radial", forKey: "type")

        #expect(shape.fillRule == .evenOdd && shape.lineCap == .round && shape.lineJoin == .bevel)
        #expect(shape.lineDashPattern == [4, 2] && gradient.type == .radial)
        #expect(shape.value(forKey: "lineCap") as? String == "round")
        #expect(gradient.value(forKey: "type") as? String == "radial")
        shape.setValue(nil, forKey: "lineDashPattern")
        #expect(shape.lineDashPattern == nil)
    }

    @Test func `emitters and replicators are set by their keys`() {
        let (emitter, replicator) = (CAEmitterLayer(), CAReplicatorLayer())
        for key in ["birthRate", "lifetime", "velocity", "scale", "spin", "emitterZPosition", "emitterDepth"]
        {
            emitter.setValue(2.5, forKey: key)
            #expect(emitter.value(forKey: key) as? Double == 2.5)
        }
        for key in ["Delay", "RedOffset", "GreenOffset", "BlueOffset", "AlphaOffset"] {
            replicator.setValue(0.5, forKey: "instance\(key)")
            #expect(replicator.value(forKey: "instance\(key)") as? Double == 0.5)
        }

        emitter.setValue(CGPoint(x: 1, y: 2), forKey: "emitterPosition")
        emitter.setValue(7, forKeyPath: "emitterPosition.x")
        emitter.setValue(CGSize(width: 3, height: 4), forKey: "emitterSize")
        emitter.setValue("circle", forKey: "emitterShape")
        emitter.setValue("outline", forKey: "emitterMode")
        emitter.setValue("additive", forKey: "renderMode")
        emitter.setValue(9, forKey: "seed")
        emitter.setValue([CAEmitterCell()], forKey: "emitterCells")
        replicator.setValue(4, forKey: "instanceCount")
        replicator.setValue(30, forKeyPath: "instanceTransform.translation.x")
        replicator.setValue(UIColor.red.cgColor, forKey: "instanceColor")

        #expect(emitter.birthRate == 2.5 && emitter.emitterPosition == CGPoint(x: 7, y: 2))
        #expect(emitter.emitterSize == CGSize(width: 3, height: 4) && emitter.emitterShape == .circle)
        #expect(emitter.emitterMode == .outline && emitter.renderMode == .additive && emitter.seed == 9)
        #expect(emitter.emitterCells?.count == 1)
        #expect(replicator.instanceCount == 4 && replicator.instanceTransform.m41 == 30)
        #expect(replicator.instanceColor == UIColor.red.cgColor && replicator.instanceAlphaOffset == 0.5)
        Stage().run { replicator.setValue("many", forKey: "instanceCount") }
        #expect(replicator.instanceCount == 4)
    }

    @Test func `a layer that emits is drawn into a context with its particles`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        cell.contents = CGImage(
            width: 6, height: 6, isMask: false, isOpaque: true,
            pixels: (0..<36).flatMap { _ in [0, 0, 0, 255] as [UInt8] })
        (cell.birthRate, cell.lifetime) = (1, 10)
        stage.run {
            emitter.beginTime = CACurrentMediaTime()
            emitter.emitterCells = [cell]
            stage.window.layer.addSublayer(emitter)
        }
        stage.advance(by: 1.5)

        let picture = stage.run {
            UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
                emitter.render(in: context.cgContext)
            }
        }

        let image = try #require(picture.cgImage)
        #expect(image.pixel(x: 50 * image.width / 100, y: 50 * image.height / 100).w == 255)
        #expect(image.pixel(x: 10, y: 10).w == 0)
    }

    @Test func `dashes are those that were set, and no lengths mean a solid line`() {
        let shape = CAShapeLayer()

        #expect(shape.lineDashPattern == nil)
        shape.lineDashPattern = [4, 2]
        #expect(shape.lineDashPattern == [4, 2])
        shape.lineDashPattern = []
        #expect(shape.lineDashPattern == nil)
    }

    @Test func `an instance takes on what the offsets make of white`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let (replicator, dot) = (CAReplicatorLayer(), CALayer())
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        dot.backgroundColor = UIColor.white.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        (replicator.instanceRedOffset, replicator.instanceGreenOffset) = (-0.5, -0.25)
        stage.window.layer.addSublayer(replicator)

        let second = try stage.snapshot().pixel(x: 60, y: 10)

        #expect(abs(Int(second.x) - 128) < 3 && abs(Int(second.y) - 191) < 3 && second.z == 255)
    }

    @Test func `a dashed line has its gaps where it is drawn into a context, too`() throws {
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        shape.path = CGPath(rect: CGRect(x: -10, y: 5, width: 100, height: 100), transform: nil)
        (shape.fillColor, shape.strokeColor) = (nil, UIColor.black.cgColor)
        (shape.lineWidth, shape.lineDashPattern) = (4, [10])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1

        let image = UIGraphicsImageRenderer(bounds: shape.bounds, format: format).image {
            shape.render(in: $0.cgContext)
        }

        let drawn = try #require(image.cgImage)
        // The path begins ten points to the left of the layer.
        #expect([5, 25].allSatisfy { drawn.pixel(x: $0, y: 5).w == 0 })
        #expect([15, 35].allSatisfy { drawn.pixel(x: $0, y: 5).w == 255 })
    }

    @Test func `a mask cuts the layer that is drawn into a context, not what was there before`() throws {
        let (layer, mask) = (CALayer(), CALayer())
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        mask.backgroundColor = UIColor.black.cgColor
        layer.mask = mask
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1

        let image = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
            UIColor.blue.setFill()
            $0.fill(layer.bounds)
            layer.render(in: $0.cgContext)
        }

        let picture = try #require(image.cgImage)
        #expect(picture.pixel(x: 5, y: 5) == SIMD4(255, 0, 0, 255))
        #expect(picture.pixel(x: 15, y: 5) == SIMD4(0, 0, 255, 255))
    }
}
