import Testing
import UITesting

@testable import UIKit

/// What is seen of a field: its border, its selection and the button that clears it.
@Suite struct TextFieldLookTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2)
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

    init() {
        stage.window.backgroundColor = .white
        stage.window.addSubview(field)
        stage.advance(by: 0)
    }

    /// Gives the field a border, and checks its corners, its thickness, its ground and its shade.
    private func check(
        _ style: UITextField.BorderStyle, radius: CGFloat, width: CGFloat, ground: UIColor?, isShaded: Bool
    ) {
        field.borderStyle = style
        stage.settle()
        let layer = field.border.layer

        #expect(layer.cornerRadius == radius && layer.borderWidth == width)
        #expect(field.border.backgroundColor == ground)
        #expect(field.border.subviews.first?.isHidden == !isShaded)
    }

    @Test func `each style of border has its corners, its ground, its colour and its shade`() {
        check(.bezel, radius: 0, width: 1, ground: nil, isShaded: true)
        #expect(field.border.layer.borderColor == UIColor.systemGray.cgColor)
        #expect(field.border.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 2))

        check(.roundedRect, radius: 5, width: 0.5, ground: .systemBackground, isShaded: false)
        #expect(field.border.layer.borderColor == UIColor.separator.cgColor)
        check(.line, radius: 0, width: 1, ground: nil, isShaded: false)
        #expect(field.border.layer.borderColor == UIColor.label.cgColor)
        check(.none, radius: 0, width: 0, ground: nil, isShaded: false)
    }

    @Test func `the button that clears is a grey disc with a cross cut out of it`() throws {
        field.clearButtonMode = .always
        field.text = "a"
        stage.settle()
        #expect(field.clearButton.frame == CGRect(x: 176, y: 10.5, width: 19, height: 19))

        let picture = try stage.snapshot()
        // The brightness at a place beside the button's middle, which lies at 205.5, 40.
        func brightness(_ x: CGFloat, _ y: CGFloat) -> UInt8 {
            picture.pixel(x: Int((205.5 + x) * 2), y: Int((40 + y) * 2)).x
        }

        #expect(brightness(0, 0) > 230)
        for (x, y) in [(2.0, 2.0), (-2.0, 2.0), (2.0, -2.0), (-2.0, -2.0)] {
            #expect(brightness(x, y) > 200, "an arm of the cross")
        }
        for (x, y) in [(6.0, 0.0), (-6.0, 0.0), (0.0, 6.0), (0.0, -6.0)] {
            #expect(brightness(x, y) < 200, "between two arms")
        }
        #expect(brightness(8, 8) > 230, "beside the disc")
    }

    @Test func `what is selected lies on a fifth of the tint, and a caret of the tint stands without one`()
        throws
    {
        field.tintColor = .red
        field.text = "abc"
        field.becomeFirstResponder()
        stage.advance(by: 0.1)
        func parts(_ color: UIColor) -> [UIView] {
            field.lineView.subviews.filter { $0.backgroundColor == color && !$0.isHidden }
        }
        #expect(parts(.red).map(\.bounds.width) == [2] && parts(.red.withAlphaComponent(0.2)).isEmpty)
        #expect(parts(.red).first?.layer.cornerRadius == 1)

        field.selectAll(nil)
        stage.advance(by: 0.1)
        let mark = try #require(parts(.red.withAlphaComponent(0.2)).first)

        #expect(parts(.red).isEmpty && mark.frame.minX == 0 && mark.frame.width > 10)
    }
}
