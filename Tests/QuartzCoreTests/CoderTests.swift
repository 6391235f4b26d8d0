import Foundation
import QuartzCore
import Testing

@Suite struct CoderTests {
    @Test func `points, sizes and rectangles are read from texts and written as such`() {
        #expect(NSCoder.cgPoint(for: "{1.5, -2}") == CGPoint(x: 1.5, y: -2))
        #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4.5}}") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4.5)) == "{{1, 2}, {3, 4.5}}")
        #expect(NSCoder.string(for: CGPoint(x: 0.5, y: 7)) == "{0.5, 7}")
        #expect(NSCoder.string(for: CGSize(width: 1, height: 2)) == "{1, 2}")
    }

    @Test func `vectors and transforms are read from texts and written as such`() {
        let transform = CGAffineTransform(a: 1, b: 0, c: -0.5, d: 2, tx: 20, ty: 30)

        #expect(NSCoder.string(for: CGVector(dx: 1, dy: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.cgVector(for: "{1, -2.5}") == CGVector(dx: 1, dy: -2.5))
        #expect(NSCoder.string(for: transform) == "[1, 0, -0.5, 2, 20, 30]")
        #expect(NSCoder.cgAffineTransform(for: "[1, 0, -0.5, 2, 20, 30]") == transform)
    }

    @Test func `other texts stand for zero`() {
        #expect(NSCoder.cgPoint(for: "") == .zero)
        #expect(NSCoder.cgPoint(for: "{1}") == .zero)
        #expect(NSCoder.cgRect(for: "{a, b, c, d}") == .zero)
    }
}
