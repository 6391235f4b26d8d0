import Takes
import UIKit

/// A call, with how it stands to the time that is shown.
struct CallItem: Equatable {
    let call: Call
    /// Whether it is the last one up to that time.
    let isCurrent: Bool
    /// Whether it has come by that time.
    let isPast: Bool

    static func == (one: CallItem, other: CallItem) -> Bool {
        one.isCurrent == other.isCurrent && one.isPast == other.isPast && one.call == other.call
    }
}

/// A row of the list of calls.
final class CallRow: ListCell<CallItem> {
    private static let nameFont = UIFont.systemFont(ofSize: 11.5, weight: .medium)
    /// The height of a line of the name, and of one of what stands below it.
    private static let (nameLine, objectLine): (CGFloat, CGFloat) = (15, 14)
    /// What is left free above and below, and at the sides of the name and of what stands below it.
    private static let (margin, besideName, besideObject): (CGFloat, CGFloat, CGFloat) = (3, 76, 28)

    private let time = UILabel.tool(font: .toolTimes, color: Palette.secondaryText)
    private let name = UILabel.tool(font: CallRow.nameFont, lines: 0)
    private let object = UILabel.tool(font: .toolSmall, color: Palette.secondaryText, lines: 0)
    private let stripe = UIView()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        time.textAlignment = .right
        for view in [stripe, time, name, object] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override class func height(of item: CallItem, in width: CGFloat) -> CGFloat {
        let call = item.call
        let (nameWidth, objectWidth) = (width - besideName, width - besideObject)
        return 2 * margin - 1 + heightOfCall(name(of: call), nameFont, line: nameLine, in: nameWidth)
            + (isShort(letters(below: call), in: objectWidth)
                ? objectLine : height(of: object(of: call), .toolSmall, line: objectLine, in: objectWidth))
    }

    /// The letters of a number, which is shown to thousandths.
    private static let mostDigits = 9

    private static func isOfNumber(_ letter: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter) || letter == UInt8(ascii: ".")
            || letter == UInt8(ascii: "-")
    }

    private static func letters(below call: Call) -> Int {
        call.detail.reduce(call.object.utf16.count) { sum, entry in
            let letters = entry.value.utf16.count
            let isNumber = letters > mostDigits && entry.value.utf8.allSatisfy(isOfNumber)
            return sum + entry.key.utf16.count + 4 + (isNumber ? mostDigits : letters)
        }
    }

    private static func name(of call: Call) -> String { call.message ?? call.name }

    /// Who was called, and with what.
    private static func object(of call: Call) -> String {
        let detail = call.detail.sorted { $0.key < $1.key }
            .filter { call.kind != .diagnostic || $0.key == "severity" }
            .map { "\($0.key): \(short($0.value))" }
        return ([call.object] + detail).joined(separator: "  ")
    }

    /// Fractions are shown to thousandths.
    private static func short(_ value: String) -> String {
        guard value.contains("."), let number = Double(value) else { return value }
        return String(format: "%.3f", number)
    }

    override func show(_ item: CallItem) {
        let call = item.call
        time.text = String(format: "%.3f", call.time)
        name.text = Self.name(of: call).breakingBetweenLabels
        name.textColor =
            call.kind == .diagnostic ? Palette.mistake : item.isPast ? Palette.text : Palette.secondaryText
        object.text = Self.object(of: call)
        stripe.backgroundColor = Palette.color(of: call.kind)
        stripe.alpha = item.isPast ? 1 : 0.35
        isChosen = item.isCurrent
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        stripe.frame = CGRect(x: 8, y: 5, width: 3, height: bounds.height - 10)
        time.frame = CGRect(x: bounds.width - 54, y: 3, width: 44, height: 14)
        let wide = bounds.width - Self.besideObject
        let below = Self.height(of: object.text ?? "", .toolSmall, line: Self.objectLine, in: wide)
        let bottom = bounds.height - Self.margin
        name.frame = CGRect(
            x: 18, y: Self.margin, width: bounds.width - Self.besideName,
            height: max(bottom + 1 - below - Self.margin, 0))
        object.frame = CGRect(x: 18, y: bottom - below, width: wide, height: below)
    }
}
