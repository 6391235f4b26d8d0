import Takes
import UIKit

typealias CallKind = Call.Kind

extension UIFont {
    /// The font of the tool's texts.
    static var tool: UIFont { .systemFont(ofSize: 12) }
    /// The font of headings.
    static var toolHeading: UIFont { .systemFont(ofSize: 12, weight: .semibold) }
    /// The font of small labels.
    static var toolSmall: UIFont { .systemFont(ofSize: 10.5) }
    /// The font of numbers that change while one looks.
    static var toolNumbers: UIFont { .monospacedDigitSystemFont(ofSize: 12, weight: .regular) }
    /// The font of times in lists.
    static var toolTimes: UIFont { .monospacedDigitSystemFont(ofSize: 10.5, weight: .regular) }
}

extension UILabel {
    /// Makes a label of the tool.
    static func tool(
        _ text: String = "", font: UIFont = .tool, color: UIColor = Palette.text, lines: Int = 1
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.numberOfLines = lines
        return label
    }
}
