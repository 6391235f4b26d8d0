import UIKit

/// A value, in which one types another one: the first click and the tab key select it, Escape leaves it.
class ValueField: ToolField {
    private let enter: (String) -> Bool
    private var shown = ""
    private var edited = ""
    /// Whether the click that is under way is the one that began the editing.
    private var hasJustBegun = false

    /// Makes a field.
    ///
    /// - Parameter enter: called with what was typed, without spaces around it; returns whether it was of use.
    init(enter: @escaping (String) -> Bool) {
        self.enter = enter
        super.init()
        font = .toolNumbers
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a value, unless another one is being typed.
    ///
    /// - Parameters:
    ///   - text: the value.
    ///   - edited: the value as one types it; nil for the same.
    func show(_ text: String, edited: String? = nil) {
        shown = text
        self.edited = edited ?? text
        if !isEditing { self.text = text }
    }

    override func textFieldDidBeginEditing(_ textField: UITextField) {
        text = edited
        selectAll(nil)
        hasJustBegun = true
    }

    // The click places the caret; the first one selects the value instead, to be typed over.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if hasJustBegun { selectAll(nil) }
        hasJustBegun = false
    }

    override func textFieldDidEndEditing(_ textField: UITextField) {
        hasJustBegun = false
        text = shown
    }

    override func take() -> Bool { typed == edited || enter(typed) }
}

extension Double {
    /// Reads a text with one number, whose fraction may begin with a comma; nil for other texts.
    init?(typed text: String) {
        let numbers = [Double](typed: text.withDecimalPoint)
        guard numbers.count == 1 else { return nil }
        self = numbers[0]
    }
}

extension String {
    /// The text of a number, with a point where there is a decimal comma. A comma before three digits may part thousands,
    /// and stays, unless nothing but a nought is before it.
    fileprivate var withDecimalPoint: String {
        let parts = split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, !contains(".") else { return self }
        let digits = parts[1].prefix { $0.isNumber }.count
        let isFraction = digits > 0 && (digits != 3 || parts[0].drop { !$0.isNumber } == "0")
        return isFraction ? parts.joined(separator: ".") : self
    }
}

extension [Double] {
    /// Reads the numbers of a text, whatever stands between them.
    init(typed text: String) {
        self = text.split { !$0.isNumber && $0 != "." && $0 != "-" && $0 != "−" }
            .compactMap { Double($0.replacing("−", with: "-")) }
    }
}
