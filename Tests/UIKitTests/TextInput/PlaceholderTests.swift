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

    private final class Inset: UITextField {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 60, dy: 0)) }
    }

    private func darkPixels(_ field: UITextField, in columns: Range<Int> = 0..<200) throws -> Int {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        field.placeholder = "Name"
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(field)
        stage.present(controller)
        return try darkPixels(in: columns)
    }

    private func darkPixels(in columns: Range<Int>) throws -> Int {
        let picture = try stage.snapshot()
        return (0..<40).reduce(0) { sum, y in
            sum + columns.count { picture.pixel(x: $0, y: y)[0] < 230 }
        }
    }

    @Test func `a field that draws its placeholder itself decides what is seen`() throws {
        let (field, quiet) = (UITextField(), Quiet())

        #expect(try darkPixels(field) > 20)
        #expect(try darkPixels(quiet) == 0)
        #expect(quiet.rects.first?.size.width == 200)
    }

    @Test func `a field that draws its text itself decides where it is while nobody edits it`() throws {
        let (field, inset) = (UITextField(), Inset())
        for field in [field, inset] { field.text = "Ada" }

        #expect(try darkPixels(field, in: 0..<50) > 20)
        #expect(try darkPixels(inset, in: 0..<55) == 0 && darkPixels(inset) > 20)
        inset.becomeFirstResponder()
        #expect(try darkPixels(in: 0..<50) > 20)
    }
}
