import Testing
import UIKit
import UITesting

@MainActor
@Suite struct PlaceholderTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    private final class Quiet: UITextField {
        var rects: [CGRect] = []

        override func drawPlaceholder(in rect: CGRect) { rects.append(rect) }
    }

    private func darkPixels(_ field: UITextField) throws -> Int {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        field.placeholder = "Name"
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(field)
        stage.present(controller)
        let picture = try stage.snapshot()
        return (0..<40).reduce(0) { sum, y in
            sum + (0..<200).count { picture.pixel(x: $0, y: y)[0] < 230 }
        }
    }

    @Test func `a field that draws its placeholder itself decides what is seen`() throws {
        let (field, quiet) = (UITextField(), Quiet())

        #expect(try darkPixels(field) > 20)
        #expect(try darkPixels(quiet) == 0)
        #expect(quiet.rects.first?.size.width == 200)
    }
}
