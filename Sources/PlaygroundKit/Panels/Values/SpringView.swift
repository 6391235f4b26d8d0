import Takes
import UIKit

/// A spring's response, drawn over its time: from 0 to 1, and beyond where it swings.
final class SpringView: UIView {
    private static let titleHeight: CGFloat = 16
    private static let points = 120
    /// Room above the line of 1, as a part of the way from 0 to 1.
    private static let overshoot: CGFloat = 0.45

    private let title: UILabel
    private let numbers = UILabel.tool(font: .toolTimes, color: Palette.secondaryText)
    private let box = UIView()
    private let goal = CAShapeLayer()
    private let curve = CAShapeLayer()
    private var course: SpringCourse?

    init(title: String) {
        self.title = UILabel.tool(title, font: .toolSmall, color: Palette.secondaryText)
        super.init(frame: .zero)
        box.layer.cornerRadius = 6
        box.layer.borderWidth = 1
        box.clipsToBounds = true
        for shape in [goal, curve] {
            shape.fillColor = nil
            box.layer.addSublayer(shape)
        }
        goal.lineDashPattern = [3, 3]
        curve.lineWidth = 2
        numbers.textAlignment = .right
        for view in [self.title, numbers, box] { addSubview(view) }
        adoptColors()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adoptColors()
    }

    private func adoptColors() {
        func plain(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
        box.layer.borderColor = plain(Palette.separator)
        goal.strokeColor = plain(Palette.secondaryText)
        curve.strokeColor = plain(Palette.accent)
    }

    /// Draws a spring.
    func show(_ course: SpringCourse) {
        self.course = course
        let most = samples(course).map(\.progress).max() ?? 1
        let beyond = most > 1.0005 ? String(format: ", %.1f %% beyond", (most - 1) * 100) : ""
        numbers.text = String(format: "%.2f s", course.wholeDuration) + beyond
        setNeedsLayout()
    }

    private func samples(_ course: SpringCourse) -> [(time: TimeInterval, progress: Double)] {
        (0...Self.points).map { index in
            let time = course.wholeDuration * Double(index) / Double(Self.points)
            return (time, course.progress(at: time))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 0, y: 0, width: bounds.width * 0.5, height: Self.titleHeight)
        numbers.frame = CGRect(
            x: bounds.width * 0.4, y: 0, width: bounds.width * 0.6, height: Self.titleHeight)
        box.frame = CGRect(
            x: 0, y: Self.titleHeight + 4, width: bounds.width,
            height: max(bounds.height - Self.titleHeight - 12, 0))
        draw()
    }

    private func draw() {
        let size = box.bounds.insetBy(dx: 8, dy: 8).size
        guard let course, size.width > 0, size.height > 0 else { return }
        let scale = size.height / (1 + Self.overshoot)
        func place(_ time: TimeInterval, _ progress: Double) -> CGPoint {
            CGPoint(
                x: 8 + size.width * CGFloat(time / max(course.wholeDuration, 1e-3)),
                y: 8 + size.height - scale * CGFloat(progress))
        }
        let path = UIBezierPath()
        for (index, sample) in samples(course).enumerated() {
            let point = place(sample.time, sample.progress)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        curve.path = path.cgPath
        let line = UIBezierPath()
        line.move(to: place(0, 1))
        line.addLine(to: place(course.wholeDuration, 1))
        goal.path = line.cgPath
    }
}
