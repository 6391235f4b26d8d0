/// A responder with text that input methods can compose and change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Returns the text of a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected text; an empty range is the caret.
    var selectedTextRange: UITextRange? { get set }

    /// The text that an input method composes; nil while it composes none.
    var markedTextRange: UITextRange? { get }
    /// Replaces the marked text, or else the selected text, with text that is still being composed.
    ///
    /// - Parameters:
    ///   - markedText: the text; nil or an empty text ends the composition without text.
    ///   - selectedRange: what of it is selected, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Makes the marked text ordinary text.
    func unmarkText()

    /// The place before the first letter.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last letter.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the place so many UTF-16 units on; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the place so many letters on in a direction; nil beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    /// Compares two places.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the rectangle of the first line of a range, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of a caret at a place, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the place that is nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the range of the letter at a point of the view.
    func characterRange(at point: CGPoint) -> UITextRange?
}

/// A direction on the screen in which a caret moves.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}
