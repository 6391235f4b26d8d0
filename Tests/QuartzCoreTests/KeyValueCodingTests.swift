import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeyValueCodingTests {
    private let layer = CALayer()

    /// Returns what is complained of while `body` runs.
    private func complaints(_ body: () -> Void) -> [String] {
        let clock = FrameClock.current
        var messages: [String] = []
        let outer = clock.diagnosticHandler
        clock.diagnosticHandler = { _, _, message in messages.append(message) }
        defer { clock.diagnosticHandler = outer }
        body()
        return messages
    }

    @Test func `properties are set and read by their keys`() {
        layer.setValue(0.5, forKey: "opacity")
        layer.setValue(CGRect(x: 0, y: 0, width: 10, height: 20), forKey: "bounds")
        layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKey: "position")
        layer.setValue(true, forKey: "hidden")
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")

        #expect(layer.opacity == 0.5 && layer.position == CGPoint(x: 3, y: 4) && layer.isHidden)
        #expect(layer.value(forKey: "opacity") as? Double == 0.5)
        #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)

        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
    }

    @Test func `several values are set in the order of their keys, and read as a dictionary`() {
        final class Layer: CALayer {
            var keys: [String] = []
            override func setValue(_ value: Any?, forKey key: String) {
                keys.append(key)
                super.setValue(value, forKey: key)
            }
        }
        let layer = Layer()
        layer.backgroundColor = .black

        layer.setValuesForKeys(["own": "mine", "opacity": 0.5, "backgroundColor": NSNull()])

        #expect(layer.keys == ["backgroundColor", "opacity", "own"])
        #expect(layer.opacity == 0.5 && layer.backgroundColor == nil)
        let values = layer.dictionaryWithValues(forKeys: ["opacity", "own", "backgroundColor"])
        #expect(values.count == 3 && values["opacity"] as? Double == 0.5)
        #expect(values["own"] as? String == "mine" && values["backgroundColor"] is NSNull)
    }

    @Test func `animations and cells take and give several values by their keys`() {
        let (animation, cell) = (CABasicAnimation(keyPath: "opacity"), CAEmitterCell())

        animation.setValuesForKeys(["duration": 2, "toValue": 0.25, "mark": "here"])
        cell.setValuesForKeys(["birthRate": 3, "lifetime": 4])

        #expect(animation.duration == 2 && animation.toValue as? Double == 0.25)
        #expect(animation.dictionaryWithValues(forKeys: ["mark"])["mark"] as? String == "here")
        #expect(cell.birthRate == 3 && cell.lifetime == 4)
        #expect(cell.dictionaryWithValues(forKeys: ["lifetime"])["lifetime"] as? Double == 4)
    }

    @Test func `the picture of a layer has a key like any other value`() {
        let image = CGImage(width: 1, height: 1, isMask: false, isOpaque: true, pixels: [1, 2, 3, 255])

        let said = complaints { layer.setValue(image, forKey: "contents") }

        #expect(said.isEmpty && layer.contents as? CGImage === image)
        #expect(layer.value(forKey: "contents") as? CGImage === image)
        layer.setValue(nil, forKey: "contents")
        #expect(layer.contents == nil)
    }

    @Test func `components are set and read by their key paths`() {
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(30, forKeyPath: "transform.translation.x")
        layer.setValue(7, forKeyPath: "position.y")
        layer.setValue(40, forKeyPath: "frame.size.width")

        #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2 && layer.transform.m41 == 30)
        #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == 2)
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 30, height: 0))
        #expect(layer.position.y == 7 && layer.frame.width == 40)

        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - .pi / 2) < 1e-9)
    }

    @Test func `an app's own keys hold values, and those of a mask are reached through it`() {
        let mask = CAShapeLayer()
        layer.setValue("card", forKey: "kind")
        layer.setValue(mask, forKey: "mask")
        layer.setValue(3, forKeyPath: "mask.lineWidth")

        #expect(layer.value(forKey: "kind") as? String == "card")
        #expect(layer.value(forKey: "nothing") == nil)
        #expect(mask.lineWidth == 3)
    }

    @Test func `a key path that is not there and a value of another kind change nothing, with a diagnostic`()
    {
        let messages = complaints {
            layer.setValue(1, forKeyPath: "transform.sclae")
            layer.setValue("wide", forKeyPath: "bounds.size.width")
            layer.setValue("red", forKey: "backgroundColor")
            #expect(layer.value(forKeyPath: "position.z") == nil)
        }

        #expect(messages.count == 4)
        #expect(layer.transform == CATransform3DIdentity && layer.backgroundColor == nil)
    }

    @Test func `layers, animations and links are objects, equal to themselves`() {
        let animation = CABasicAnimation(keyPath: "opacity")

        #expect(layer.isEqual(layer) && layer != CALayer())
        #expect(Set([layer, layer]).count == 1)
        #expect(animation != CABasicAnimation(keyPath: "opacity"))
        #expect((animation.copy() as? CABasicAnimation)?.keyPath == "opacity")
    }

    @Test func `sublayers and the mask are set by their keys, and nothing else takes their place`() {
        let (first, second) = (CALayer(), CALayer())

        layer.setValue([first, second], forKey: "sublayers")
        layer.setValue(first, forKey: "mask")
        #expect(layer.sublayers == [second] && layer.mask === first)
        let messages = complaints {
            layer.setValue("no layers", forKey: "sublayers")
            layer.setValue(3, forKey: "mask")
        }
        #expect(messages.count == 2 && layer.sublayers == [second] && layer.mask === first)
        layer.setValue(nil, forKey: "sublayers")
        layer.setValue(nil, forKey: "mask")

        #expect(layer.sublayers?.isEmpty != false && layer.mask == nil)
    }

    @Test(arguments: [-1, 0.5, 1e30, .nan])
    func `a number that is no set of corners is complained of`(_ number: Double) {
        let messages = complaints { layer.setValue(number, forKey: "maskedCorners") }

        #expect(messages.count == 1 && layer.maskedCorners.rawValue == 15)
    }

    @Test func `a time that is no number is complained of`() {
        let messages = complaints {
            (layer.duration, layer.repeatDuration, layer.repeatCount) = (.nan, .nan, .nan)
            (layer.duration, layer.repeatDuration, layer.repeatCount) = (2, .infinity, .infinity)
        }

        #expect(messages.count == 3)
        #expect((layer.duration, layer.repeatDuration, layer.repeatCount) == (2, .infinity, .infinity))
    }

    @Test(arguments: [1.0, -1])
    func `a turn past a right angle about y keeps what the layer was turned about x`(_ sign: Double) {
        let (layer, other) = (CALayer(), CALayer())
        other.setValue(0.3, forKeyPath: "transform.rotation.x")
        other.setValue(0.2 * sign, forKeyPath: "transform.rotation.y")

        layer.setValue(0.3, forKeyPath: "transform.rotation.x")
        layer.setValue(.pi / 2 * sign, forKeyPath: "transform.rotation.y")
        layer.setValue(0.2 * sign, forKeyPath: "transform.rotation.y")

        let (m, n) = (layer.transform, other.transform)
        for (a, b) in [(m.m11, n.m11), (m.m12, n.m12), (m.m22, n.m22), (m.m23, n.m23), (m.m31, n.m31)] {
            #expect(abs(a - b) < 1e-9)
        }
    }
}
