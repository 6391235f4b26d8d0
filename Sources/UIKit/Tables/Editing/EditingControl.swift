import Foundation

/// The round sign at the left of a row that is edited: a minus on red, or a plus on green.
@MainActor
final class EditingControl: UIControl {
    /// The circle and the strokes of the sign, in points.
    private static let diameter: CGFloat = 22
    private static let stroke = CGSize(width: 11, height: 2)
    /// The size that a finger hits, in points.
    private static let extent: CGFloat = 40

    init(_ style: UITableViewCell.EditingStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.extent, height: Self.extent))
        let circle = UIView(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        circle.backgroundColor = style == .delete ? .systemRed : .systemGreen
        circle.layer.cornerRadius = Self.diameter / 2
        circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(circle)
        let across = stroke(Self.stroke, in: circle)
        if style == .insert { _ = stroke(CGSize(width: across.height, height: across.width), in: circle) }
        for view in [circle] + circle.subviews { view.isUserInteractionEnabled = false }
        accessibilityLabel = style == .delete ? "Delete" : "Insert"
        accessibilityTraits = .button
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a white stroke in the middle and returns its size.
    private func stroke(_ size: CGSize, in circle: UIView) -> CGSize {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .white
        view.center = CGPoint(x: circle.bounds.midX, y: circle.bounds.midY)
        circle.addSubview(view)
        return size
    }
}
