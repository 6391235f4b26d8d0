import UIKit

/// The texts of one lane: its name, a mark where it can be unfolded, and a text beside its bars.
///
/// Each is a view of its own, since writing a text takes longer than drawing the lane's bars.
final class LaneTexts: UIView {
    private static let markRoom = (left: CGFloat(12), right: CGFloat(26))
    /// The room around a text that lies on bars, in points.
    private static let ground = (left: CGFloat(4), right: CGFloat(2))

    private let mark = UILabel.tool(font: .toolSmall, color: Palette.secondaryText)
    private let name = UILabel.tool(font: .toolSmall, color: Palette.secondaryText)
    private let detail = UILabel.tool(font: .toolSmall)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        detail.textAlignment = .center
        for label in [mark, name, detail] { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    /// Writes the lane's name.
    ///
    /// - Parameters:
    ///   - text: the name.
    ///   - mark: what says that the lane can be unfolded; nil where it cannot.
    ///   - inset: where the name begins, in points; it begins after the mark if there is one.
    func showName(_ text: String, mark: String? = nil, inset: CGFloat = 12) {
        self.mark.text = mark
        self.mark.frame = CGRect(
            x: Self.markRoom.left, y: 0, width: Self.markRoom.right - Self.markRoom.left,
            height: bounds.height)
        let left = mark == nil ? inset : Self.markRoom.right
        name.text = text
        name.frame = CGRect(
            x: left, y: 0, width: LanesView.nameWidth - 8 - left, height: bounds.height)
    }

    /// Writes the text beside the bars; none for nil.
    func showDetail(_ label: LaneLabel?) {
        detail.isHidden = label == nil
        guard let label else { return }
        detail.text = label.text
        detail.backgroundColor = label.isOnBars ? Palette.panel : nil
        detail.frame = CGRect(
            x: label.frame.minX - Self.ground.left, y: 2,
            width: label.frame.width + Self.ground.left + Self.ground.right, height: bounds.height - 4)
    }
}
