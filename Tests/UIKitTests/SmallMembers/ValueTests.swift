import Testing
import UIKit
import UITesting

/// Values that take the place of others, and compare with them.
@MainActor
@Suite struct ValueTests {
    @Test func `a path that is given another shape has that alone`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        let small = CGRect(x: 10, y: 20, width: 30, height: 40)

        path.cgPath = UIBezierPath(rect: small).cgPath

        #expect(path.bounds == small && !path.contains(CGPoint(x: 80, y: 80)))
    }

    @Test func `paragraph styles with the same values are equal`() {
        let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        #expect(one == NSParagraphStyle.default && one.hash == other.hash)

        other.alignment = .right
        #expect(one != other)
        one.alignment = .right

        #expect(one == other && !one.isEqual("a text") && !one.isEqual(nil))
    }
}
