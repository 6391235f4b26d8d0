import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Smaller members of layers, links and springs, and mistakes that are reported.
@Suite final class LayerMemberTests {
    // Made in the test itself: tests take turns between the making of a suite and the test.
    private lazy var scene = Scene()

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    // MARK: - Layers

    @Test func `a layer that is no sublayer is not replaced`() {
        let (parent, child, stranger, new) = (scene.layer(), CALayer(), CALayer(), CALayer())
        parent.addSublayer(child)

        parent.replaceSublayer(stranger, with: new)
        #expect(parent.sublayers == [child] && new.superlayer == nil && scene.diagnostics.count == 1)
        parent.replaceSublayer(child, with: new)

        #expect(parent.sublayers == [new] && child.superlayer == nil)
    }

    @Test func `contents are pictures, and nothing else`() {
        let layer = scene.layer()
        let image = CGImage(width: 1, height: 1, isMask: false, isOpaque: true, pixels: [1, 2, 3, 255])
        layer.contents = image

        layer.contents = "picture.png"

        #expect(layer.contents as? CGImage === image && scene.diagnostics.count == 1)
        #expect(scene.diagnostics.first?.contains("takes a CGImage") == true)
    }

    @Test func `edges are antialiased unless an Info.plist says otherwise`() {
        #expect(CALayer().allowsEdgeAntialiasing && CALayer().edgeAntialiasingMask == .all)
        #expect(LayerValues.antialiasesEdges(nil) && LayerValues.antialiasesEdges(["Other": false]))
        #expect(LayerValues.antialiasesEdges(["UIViewEdgeAntialiasing": true]))
        #expect(!LayerValues.antialiasesEdges(["UIViewEdgeAntialiasing": false]))
    }

    @Test func `whether sublayers fade as a group is shown with the opacity`() {
        let layer = scene.layer()
        #expect(layer.allowsGroupOpacity)

        layer.allowsGroupOpacity = true
        CATransaction.flush()
        #expect(scene.changes().isEmpty)
        layer.allowsGroupOpacity = false
        CATransaction.flush()

        #expect(!layer.allowsGroupOpacity && scene.changes().contains { $0.layer === layer })
        layer.setValue(true, forKey: "allowsGroupOpacity")
        #expect(layer.allowsGroupOpacity)
    }

    @Test func `a name is a string`() {
        let layer = scene.layer()
        layer.setValue("card", forKey: "name")
        #expect(layer.name == "card" && layer.value(forKey: "name") as? String == "card")

        layer.setValue(7, forKey: "name")
        #expect(layer.name == "card" && scene.diagnostics.count == 1)
        layer.setValue(nil, forKey: "name")

        #expect(layer.name == nil && scene.diagnostics.count == 1)
    }

    @Test func `what is no colour is left out of a gradient`() {
        let gradient = CAGradientLayer()
        _ = scene.layer(gradient)

        gradient.colors = [red, "blue", red]

        #expect(gradient.colors?.count == 2 && scene.diagnostics.count == 1)
        gradient.colors = nil
        #expect(gradient.colors == nil && scene.diagnostics.count == 1)
    }

    @Test func `a transform layer is not hit, but what lies in it is`() {
        let (transform, child) = (CATransformLayer(), CALayer())
        _ = scene.layer(transform)
        transform.position = CGPoint(x: 100, y: 100)
        child.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        transform.addSublayer(child)

        #expect(transform.hitTest(CGPoint(x: 60, y: 60)) === child)
        #expect(transform.hitTest(CGPoint(x: 120, y: 120)) == nil)
        #expect(scene.root.hitTest(CGPoint(x: 120, y: 120)) === scene.root)
    }

    @Test func `copies for presentation have what their kind of layer has`() throws {
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.instanceDelay) = (3, 0.25)
        replicator.instanceTransform = CATransform3DMakeTranslation(4, 5, 0)
        let copied = CAReplicatorLayer(layer: replicator)
        #expect(copied.instanceCount == 3 && copied.instanceDelay == 0.25)
        #expect(copied.instanceTransform.m41 == 4)
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.name = "dot"
        (emitter.emitterCells, emitter.renderMode) = ([cell], .additive)
        (emitter.emitterPosition, emitter.birthRate) = (CGPoint(x: 7, y: 8), 2)

        let same = CAEmitterLayer(layer: emitter)

        #expect(same.emitterCells == [cell] && same.renderMode == .additive)
        #expect(same.emitterPosition == CGPoint(x: 7, y: 8) && same.birthRate == 2)
        #expect(CAEmitterLayer(layer: CALayer()).emitterCells == nil)
    }

    @Test func `a value of an emitter's cell is set by its name, others as ever`() {
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        _ = scene.layer(emitter)
        cell.name = "dot"
        emitter.emitterCells = [cell]

        emitter.setValue(5, forKeyPath: "emitterCells.dot.birthRate")
        emitter.setValue(30, forKeyPath: "position.x")

        #expect(emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? Double == 5)
        #expect(cell.birthRate == 5 && emitter.position.x == 30)
    }

    // MARK: - Drawing

    /// What a layer of 40 × 40 points draws.
    private func draw(_ layer: CALayer) throws -> (Int, Int) -> [UInt8] {
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        let context = try #require(CGContext(width: 40, height: 40))
        layer.render(in: context)
        let image = try #require(context.makeImage())
        return { x, y in
            image.withPixels { bytes in
                let start = y * image.bytesPerRow + x * 4
                return Array(bytes[start..<start + 4])
            }
        }
    }

    @Test func `a radial gradient is an ellipse around its start`() throws {
        let gradient = CAGradientLayer()
        gradient.type = .radial
        gradient.colors = [red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))

        let pixel = try draw(gradient)

        #expect(pixel(20, 20)[0] > 230 && pixel(20, 20)[2] < 25)
        let (right, below) = (pixel(30, 20), pixel(20, 25))
        #expect(abs(Int(right[0]) - 128) < 20 && abs(Int(below[0]) - 128) < 20, "half of the way each")
        #expect(pixel(20, 34) == [0, 0, 255, 255] && pixel(0, 0) == [0, 0, 255, 255])
    }

    @Test func `a shape is filled by its rule, and stroked`() throws {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 5, y: 5, width: 30, height: 30))
        path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
        shape.path = path
        shape.fillColor = red
        shape.fillRule = .evenOdd

        let filled = try draw(shape)
        #expect(filled(10, 10) == [255, 0, 0, 255] && filled(20, 20) == [0, 0, 0, 0])
        #expect(filled(2, 2) == [0, 0, 0, 0])
        shape.fillColor = nil
        (shape.strokeColor, shape.lineWidth) = (red, 4)
        let stroked = try draw(shape)

        #expect(stroked(5, 20) == [255, 0, 0, 255] && stroked(10, 10) == [0, 0, 0, 0])
    }

    @Test func `only the corners that are meant are round, also where they are continuous`() throws {
        let layer = CALayer()
        (layer.backgroundColor, layer.cornerRadius) = (red, 12)
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        for curve in [CALayerCornerCurve.circular, .continuous] {
            layer.cornerCurve = curve
            let pixel = try draw(layer)
            #expect(pixel(0, 0)[3] == 0 && pixel(39, 39)[3] == 0)
            #expect(pixel(39, 0) == [255, 0, 0, 255] && pixel(0, 39) == [255, 0, 0, 255])
            #expect(pixel(20, 0) == [255, 0, 0, 255] && pixel(20, 20) == [255, 0, 0, 255])
        }
    }

    // MARK: - Time

    @Test func `a link that was taken off the run loop rests until it is added again`() {
        final class Counter {
            var calls = 0
            func tick(_ link: CADisplayLink) { calls += 1 }
        }
        let counter = Counter()
        let link = scene.clock.perform { CADisplayLink(target: counter, action: Counter.tick) }
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        scene.advance(1.0 / 60)
        scene.advance(1.0 / 60)
        let before = counter.calls
        #expect(before == 2)

        link.remove(from: .main, forMode: .common)
        scene.advance(1.0 / 60)
        #expect(counter.calls == before)
        link.add(to: .main, forMode: .common)
        scene.advance(1.0 / 60)

        #expect(counter.calls == before + 1)
        link.invalidate()
    }

    @Test(arguments: [
        ("mass", 0.0), ("stiffness", -1), ("damping", -0.5), ("initialVelocity", .infinity), ("mass", .nan),
    ])
    func `a spring keeps what it has where the new number makes none`(_ key: String, _ number: Double) {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 50, 5, 1)

        scene.clock.perform {
            switch key {
            case "mass": spring.mass = CGFloat(number)
            case "stiffness": spring.stiffness = CGFloat(number)
            case "damping": spring.damping = CGFloat(number)
            default: spring.initialVelocity = CGFloat(number)
            }
        }

        #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [2, 50, 5, 1])
        #expect(scene.diagnostics.count == 1)
    }

    @Test func `a flag of an animation is set by any number, and by nothing else`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(1, forKey: "autoreverses")
        animation.setValue(false, forKey: "removedOnCompletion")
        #expect(animation.autoreverses && !animation.isRemovedOnCompletion)

        animation.setValue("yes", forKey: "autoreverses")
        animation.setValue(0, forKey: "autoreverses")

        #expect(!animation.autoreverses)
        #expect(animation.value(forKey: "removedOnCompletion") as? Bool == false)
    }

    // MARK: - Values

    @Test func `a boxed structure gives its bytes`() {
        let value = NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3))
        var transform = CATransform3DIdentity

        value.getValue(&transform)

        #expect(transform.m41 == 1 && transform.m43 == 3)
        #expect(String(cString: value.objCType).contains("CATransform3D"))
    }

    /// A mirrored axis is the one that is mirrored in between, too: nothing turns.
    @Test(arguments: [SIMD3(-1.0, 1, 1), SIMD3(1, -1, 1), SIMD3(1, 1, -1)])
    func `a mirrored transform goes over the flat one, without turning`(_ signs: SIMD3<Double>) {
        let end = CATransform3DMakeScale(CGFloat(signs.x), CGFloat(signs.y), CGFloat(signs.z))
        let layer = scene.layer()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DIdentity
        animation.toValue = end
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(animation, forKey: nil)
        scene.advance(0)

        scene.advance(0.25)

        let shown = layer.presentation()?.transform ?? CATransform3DIdentity
        func between(_ sign: Double) -> Double { 1 + (sign - 1) * 0.25 }
        #expect(abs(Double(shown.m11) - between(signs.x)) < 1e-6)
        #expect(abs(Double(shown.m22) - between(signs.y)) < 1e-6)
        #expect(abs(Double(shown.m33) - between(signs.z)) < 1e-6)
        #expect(abs(shown.m12) < 1e-6 && abs(shown.m13) < 1e-6 && abs(shown.m23) < 1e-6)
    }
}
