import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
    @Test func `a rotation by a quarter turn sends the x axis to the y axis`() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test func `concatenation applies the receiver first, scaledBy applies the scale first`() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 2)

        #expect(CGPoint.zero.applying(move.concatenating(scale)) == CGPoint(x: 20, y: 0))
        #expect(CGPoint.zero.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 10, y: 0))
    }

    @Test func `a transform and its inverse are the identity together`() {
        let transform = CGAffineTransform(a: 1.5, b: 0.25, c: -0.5, d: 2, tx: 7, ty: -3)

        let point = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())

        #expect(abs(point.x - 3) < 1e-12)
        #expect(abs(point.y - 4) < 1e-12)
    }

    @Test func `a transform without an inverse stays as it is`() {
        let flat = CGAffineTransform(scaleX: 1, y: 0)

        #expect(flat.inverted() == flat)
    }

    @Test func `a turned square's box is as wide as its diagonal`() {
        let square = CGRect(x: -1, y: -1, width: 2, height: 2)

        let box = square.applying(CGAffineTransform(rotationAngle: .pi / 4))

        #expect(abs(box.width - 2 * 2.squareRoot()) < 1e-12)
        #expect(abs(box.midX) < 1e-12)
    }

    @Test func `null and infinite rectangles pass through unharmed`() {
        let transform = CGAffineTransform(rotationAngle: 1)

        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test func `the functions say the same as the members`() {
        let base = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
        let move = CGAffineTransformMakeTranslation(7, 8)

        #expect(base == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(move == CGAffineTransform(translationX: 7, y: 8))
        #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
        #expect(CGAffineTransformTranslate(base, 7, 8) == base.translatedBy(x: 7, y: 8))
        #expect(CGAffineTransformScale(base, 2, 3) == base.scaledBy(x: 2, y: 3))
        #expect(CGAffineTransformRotate(base, 1) == base.rotated(by: 1))
        #expect(CGAffineTransformConcat(base, move) == base.concatenating(move))
        #expect(CGAffineTransformInvert(base) == base.inverted())
        #expect(CGAffineTransformIsIdentity(.identity) && !CGAffineTransformIsIdentity(base))
        #expect(CGAffineTransformEqualToTransform(move, move))
        #expect(!CGAffineTransformEqualToTransform(base, move))
    }
}
