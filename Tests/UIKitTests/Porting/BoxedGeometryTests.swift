import Testing
import UITesting

@testable import UIKit

@Suite struct BoxedGeometryTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @Test func `insets and offsets are read from texts and written as such`() {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: -4)
        let directed = NSDirectionalEdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: -4)
        let offset = UIOffset(horizontal: 5, vertical: 6)

        #expect(NSCoder.string(for: insets) == "{1, 2.5, 3, -4}")
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2.5, 3, -4}") == insets)
        #expect(NSCoder.string(for: directed) == "{1, 2.5, 3, -4}")
        #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2.5, 3, -4}") == directed)
        #expect(NSCoder.string(for: offset) == "{5, 6}" && NSCoder.uiOffset(for: "{5, 6}") == offset)
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2}") == .zero)
    }

    @Test func `values give back what they were made of`() {
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        let turn = CGAffineTransform(rotationAngle: 1)

        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        #expect(
            CATransform3DEqualToTransform(
                NSValue(caTransform3D: CATransform3DMakeScale(1, 2, 3)).caTransform3DValue,
                CATransform3DMakeScale(1, 2, 3)))
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func `values are compared by what they hold, and kept in collections`() {
        let one = NSValue(caTransform3D: CATransform3DIdentity)
        let other = NSValue(caTransform3D: CATransform3DIdentity)

        #expect(one == other && one.hash == other.hash)
        #expect(one != NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2)))
        #expect(one != NSValue(cgAffineTransform: .identity))
        #expect(Set([one, other]).count == 1)
        #expect((one.copy() as? NSValue) == one)
        #expect(String(cString: one.objCType).hasPrefix("{CATransform3D="))
    }

    @Test func `a value of another type gives zero, and a diagnostic`() {
        let value = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2))

        let (point, transform) = stage.run {
            (value.cgPointValue, NSValue(cgPoint: .zero).caTransform3DValue)
        }

        #expect(point == .zero)
        #expect(transform == CATransform3DIdentity)
        #expect(stage.diagnostics.count == 2)
    }

    @Test func `animations take them`() throws {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(0, 0, 0))
        animation.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
        animation.duration = 1
        stage.run { layer.add(animation, forKey: nil) }

        stage.advance(by: 0.5)

        let shown = try #require(layer.presentation())
        #expect(abs(shown.transform.m41 - 50) < 1)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `the old functions of insets do what the new ones do`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)

        #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
        #expect(UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    }
}
