import Takes
import UIKit

/// A timing curve with two control points that one drags, or moves by key.
final class CurveEditor: UIView {
    private static let inset: CGFloat = 26

    private var numbers: [Double] = [0.42, 0, 0.58, 1]
    private let curve = CAShapeLayer()
    private let arms = CAShapeLayer()
    private lazy var handles = (0..<2).map { index in
        CurveHandle { [weak self] in self?.nudge(index, by: $0) }
    }
    /// Called when a drag begins, before the curve changes.
    var begins: () -> Void = {}
    private let change: ([Double]) -> Void
    private var dragged: Int?

    init(change: @escaping ([Double]) -> Void) {
        self.change = change
        super.init(frame: .zero)
        layer.cornerRadius = 6
        layer.borderWidth = 1
        // Typed numbers may reach far beyond the box.
        clipsToBounds = true
        for shape in [arms, curve] {
            shape.fillColor = nil
            layer.addSublayer(shape)
        }
        curve.lineWidth = 2
        arms.lineWidth = 1
        for handle in handles { addSubview(handle) }
        adoptColors()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adoptColors()
    }

    private func adoptColors() {
        func plain(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
        layer.borderColor = plain(Palette.separator)
        curve.strokeColor = plain(Palette.accent)
        arms.strokeColor = plain(Palette.secondaryText)
        for handle in handles { handle.layer.borderColor = plain(Palette.accent) }
    }

    /// Shows a curve: x and y of its two control points.
    func show(_ numbers: [Double]) {
        guard numbers.count == 4, numbers != self.numbers else { return }
        self.numbers = numbers
        setNeedsLayout()
    }

    private var square: CGRect { bounds.insetBy(dx: Self.inset, dy: Self.inset) }

    private func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: square.minX + CGFloat(x) * square.width, y: square.maxY - CGFloat(y) * square.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (start, end) = (point(0, 0), point(1, 1))
        let (first, second) = (point(numbers[0], numbers[1]), point(numbers[2], numbers[3]))
        let path = UIBezierPath()
        path.move(to: start)
        path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
        curve.path = path.cgPath
        let lines = UIBezierPath()
        lines.move(to: start)
        lines.addLine(to: first)
        lines.move(to: end)
        lines.addLine(to: second)
        arms.path = lines.cgPath
        handles[0].center = first
        handles[1].center = second
    }

    // MARK: - Dragging

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        func distance(_ view: UIView) -> CGFloat { hypot(view.center.x - point.x, view.center.y - point.y) }
        dragged = distance(handles[0]) <= distance(handles[1]) ? 0 : 1
        begins()
        drag(to: point)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self) { drag(to: point) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { dragged = nil }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { dragged = nil }

    private func drag(to point: CGPoint) {
        guard let dragged, square.width > 0, square.height > 0 else { return }
        let (x, y) = ((point.x - square.minX) / square.width, (square.maxY - point.y) / square.height)
        move(dragged, to: CGVector(dx: x, dy: y))
    }

    private func nudge(_ index: Int, by way: CGVector) {
        let (x, y) = (CGFloat(numbers[index * 2]), CGFloat(numbers[index * 2 + 1]))
        move(index, to: CGVector(dx: x + way.dx, dy: y + way.dy))
    }

    private func move(_ index: Int, to place: CGVector) {
        func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
        numbers[index * 2] = rounded(min(max(place.dx, 0), 1))
        numbers[index * 2 + 1] = rounded(min(max(place.dy, -0.5), 1.5))
        setNeedsLayout()
        change(numbers)
    }
}
