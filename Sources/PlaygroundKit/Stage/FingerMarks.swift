import UIKit

/// Circles where fingers are.
final class FingerMarks: UIView {
    private static let size: CGFloat = 34

    private var marks: [Int: UIView] = [:]
    private var ghosts: [UIView] = []

    /// A view without circles.
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows fingers that are down, and fainter ones where fingers would come down.
    ///
    /// - Parameters:
    ///   - fingers: the number and the place of each finger.
    ///   - waiting: the places of those that would come down.
    func show(_ fingers: [(finger: Int, place: CGPoint)], waiting: [CGPoint]) {
        for (finger, mark) in marks where !fingers.contains(where: { $0.finger == finger }) {
            mark.removeFromSuperview()
            marks[finger] = nil
        }
        for (finger, place) in fingers {
            let mark = marks[finger] ?? makeMark()
            marks[finger] = mark
            mark.center = place
        }
        while ghosts.count > waiting.count { ghosts.removeLast().removeFromSuperview() }
        while ghosts.count < waiting.count {
            let ghost = makeMark()
            ghost.alpha = 0.55
            ghosts.append(ghost)
        }
        for (ghost, place) in zip(ghosts, waiting) { ghost.center = place }
    }

    private func makeMark() -> UIView {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
        mark.backgroundColor = UIColor(white: 0.5, alpha: 0.35)
        mark.layer.cornerRadius = Self.size / 2
        mark.layer.borderWidth = 2
        mark.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
        mark.layer.shadowOpacity = 0.35
        mark.layer.shadowRadius = 3
        mark.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(mark)
        return mark
    }
}
