import Foundation

/// The circle at the left of a row that can be selected while the table is edited: an outline, or filled with a check
/// mark.
@MainActor
final class SelectionMark: UIImageView {
    /// The size of the symbol's font, whose circle is about 22 points wide, as on iOS.
    private static let symbolSize: CGFloat = 19
    private static let (on, off) = (picture("checkmark.circle.fill"), picture("circle"))

    private static func picture(_ name: String) -> UIImage? {
        UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.symbolSize))
    }

    var isOn = false {
        didSet { if isOn != oldValue { show() } }
    }

    init() {
        super.init(image: Self.off)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        image = isOn ? Self.on : Self.off
        // The colour of where the mark is, or grey.
        tintColor = isOn ? nil : .tertiaryLabel
    }
}
