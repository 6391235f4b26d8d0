import Foundation

/// Shows the placeholder of a text field, which may draw it in another way.
@MainActor
final class PlaceholderLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        if let field { field.drawPlaceholder(in: rect) } else { super.drawText(in: rect) }
    }

    /// Draws the text as a label does.
    func drawAsUsual(in rect: CGRect) { super.drawText(in: rect) }
}
