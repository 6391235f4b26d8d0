import UIKit

/// The stage's size, in which one types another one.
final class SizeField: ToolField {
    static let width: CGFloat = 88

    private let change: (CGSize) -> Void
    private let complain: (String) -> Void
    private var size = CGSize.zero
    /// Whether the click that is under way is the one that began the editing.
    private var hasJustBegun = false

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - change: called with a size that was typed.
    ///   - complain: called with a sentence on what is no size.
    init(change: @escaping (CGSize) -> Void, complain: @escaping (String) -> Void) {
        self.change = change
        self.complain = complain
        super.init()
        font = .toolNumbers
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a size, unless another one is being typed.
    func show(_ size: CGSize) {
        self.size = size
        if !isEditing { text = Self.text(of: size) }
    }

    override func textFieldDidBeginEditing(_ textField: UITextField) {
        selectAll(nil)
        hasJustBegun = true
    }

    // The click places the caret; the first one selects the size instead, to be typed over.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if hasJustBegun { selectAll(nil) }
        hasJustBegun = false
    }

    override func textFieldDidEndEditing(_ textField: UITextField) { text = Self.text(of: size) }

    override func take() {
        if let size = CGSize(typed: typed) {
            change(size)
        } else {
            complain("“\(typed)” is no size: type a width and a height in points, as 390 × 844.")
        }
    }

    private static func text(of size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}
