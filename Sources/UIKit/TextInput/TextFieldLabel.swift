import Foundation

/// Shows the placeholder of a text field, or its text while that is not edited; the field may draw it in another way.
@MainActor
final class TextFieldLabel: UILabel {
    weak var field: UITextField?
    private let draw: @MainActor (UITextField) -> (CGRect) -> Void

    /// - Parameter draw: the field's method that draws the text.
    init(_ draw: @escaping @MainActor (UITextField) -> (CGRect) -> Void) {
        self.draw = draw
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func drawText(in rect: CGRect) {
        if let field { draw(field)(rect) } else { super.drawText(in: rect) }
    }

    /// Draws the text as a label does.
    func drawAsUsual(in rect: CGRect) { super.drawText(in: rect) }
}
