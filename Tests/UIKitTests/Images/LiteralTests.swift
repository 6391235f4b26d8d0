import Testing
import UITesting

@testable import UIKit

@Suite struct LiteralTests {
    private let stage = Stage(size: CGSize(width: 10, height: 10))

    @Test func `a colour literal is a colour`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)

        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test func `an image literal without a picture is empty, with a diagnostic`() {
        let image: UIImage = stage.run { #imageLiteral(resourceName: "nowhere") }

        #expect(image.size == .zero)
        #expect(stage.diagnostics.last?.message.contains("no image named \"nowhere\"") == true)
    }

    /// Values that ColorSync converts so.
    @Test(
        arguments: [
            ([0, 0, 0], [0, 0, 0]), ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
            ([1, 0, 0], [1, 0, 0]),
        ] as [([CGFloat], [CGFloat])])
    func `display P3 becomes the nearest sRGB`(components: [CGFloat], expected: [CGFloat]) {
        let color = UIColor(
            displayP3Red: components[0], green: components[1], blue: components[2], alpha: 1)

        let found = color.cgColor.components ?? []
        for (value, wanted) in zip(found, expected) { #expect(abs(value - wanted) < 0.002) }
    }
}
