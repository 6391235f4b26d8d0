import Takes
import UIKit

/// The numbers of a value beside its name, in which one types others.
final class NumbersField: ValueField {
    static let lineHeight: CGFloat = 20
    override class var padding: CGFloat { 6 }
    private static let leastWidth: CGFloat = 48

    /// Makes a field for the value of a control.
    ///
    /// - Parameters:
    ///   - control: the control.
    ///   - change: called with a value that was typed.
    ///   - complain: called with a sentence on what is no value of the control.
    init(
        _ control: SampleControl, change: @escaping (SampleValue) -> Void,
        complain: @escaping (String) -> Void
    ) {
        super.init { typed in
            guard let value = control.value(typed: typed) else {
                complain("“\(typed)” is no value of “\(control.title)”: type \(control.expectation).")
                return false
            }
            change(value)
            return true
        }
        textAlignment = .right
        toolTip = "Type \(control.expectation)"
    }

    required init?(coder: NSCoder) { nil }

    /// How wide the field is with its text, in points.
    var fittingWidth: CGFloat {
        let size = NSAttributedString(string: text ?? "", attributes: [.font: UIFont.toolNumbers]).size()
        return max(size.width.rounded(.up) + 2 * Self.padding, Self.leastWidth)
    }
}

extension SampleControl {
    /// Reads a value as one types it; nil for what is none, or lies beyond the limits.
    func value(typed text: String) -> SampleValue? {
        let value: SampleValue? =
            switch kind {
            case .number: Double(typed: text).map(SampleValue.number)
            case .curve: .curve([Double](typed: text))
            case .flag, .choice: nil
            }
        return value.flatMap { accepts($0) ? $0 : nil }
    }
}
