import Takes
import UIKit

/// A text beside the bars of a lane.
struct LaneLabel: Equatable {
    let text: String
    /// Where it stands, in points of the sheet.
    let frame: CGRect
    /// Whether it lies on the bars, on a ground of its own.
    let isOnBars: Bool
}

/// Places the texts beside the bars of the lanes.
@MainActor
struct LaneLabels {
    let axis: TimeAxis
    /// The width of the whole sheet, in points.
    let width: CGFloat
    /// Where bars end that have no end yet: the film's last frame.
    let end: TimeInterval

    private func x(of time: TimeInterval) -> CGFloat { LanesView.nameWidth + axis.x(of: time) }

    /// Returns what a group's animations share, beside their bars.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - lane: the upper end and the height of its lane, in points of the sheet.
    /// - Returns: the label; nil for a group without animations.
    func label(of group: LaneGroup, in lane: (y: CGFloat, height: CGFloat)) -> LaneLabel? {
        let detail = [group.keyPath, group.detail].filter { !$0.isEmpty }.joined(separator: " · ")
        return label(detail, beside: group.animations, lane)
    }

    /// Returns an animation's curve and duration, beside its bar.
    ///
    /// - Parameters:
    ///   - animation: the animation.
    ///   - lane: the upper end and the height of its lane, in points of the sheet.
    /// - Returns: the label.
    func label(of animation: Film.Animation, in lane: (y: CGFloat, height: CGFloat)) -> LaneLabel? {
        let duration = String(format: "%.2f s", animation.duration)
        return label("\(animation.keyPath) · \(animation.pace), \(duration)", beside: [animation], lane)
    }

    /// Places a text after the bars; where there is no room, before them or in the last gap that is wide enough, or
    /// else on their middle.
    private func label(
        _ text: String, beside animations: [Film.Animation], _ lane: (y: CGFloat, height: CGFloat)
    ) -> LaneLabel? {
        let ends = animations.map { $0.shownEnd(until: end) }
        guard let first = animations.map(\.added).min(), let last = ends.max() else { return nil }
        let size = NSAttributedString(string: text, attributes: [.font: UIFont.toolSmall]).size()
        let (start, right, needed) = (x(of: first), x(of: last) + 8, size.width + 2)
        let top = lane.y + (lane.height - size.height) / 2
        func line(at left: CGFloat, isOnBars: Bool) -> LaneLabel {
            LaneLabel(
                text: text, frame: CGRect(x: left, y: top, width: needed, height: size.height),
                isOnBars: isOnBars)
        }
        if right + needed <= width - 4 { return line(at: right, isOnBars: false) }
        if start - needed - 8 >= LanesView.nameWidth { return line(at: start - needed - 8, isOnBars: false) }
        if let gap = gaps(between: animations).last(where: { $0.upperBound - $0.lowerBound >= needed + 16 }) {
            return line(at: gap.lowerBound + 8, isOnBars: false)
        }
        // In the middle, where it hides neither when they begin nor when they end.
        return line(at: max((start + right - needed) / 2, start + 12), isOnBars: true)
    }
}

extension LaneLabels {
    /// Returns where no bar lies between the first and the last one, from left to right, in points of the sheet.
    private func gaps(between animations: [Film.Animation]) -> [ClosedRange<CGFloat>] {
        var gaps: [ClosedRange<CGFloat>] = []
        var covered = CGFloat.infinity
        for animation in animations.sorted(by: { $0.added < $1.added }) {
            let start = x(of: animation.added)
            if start > covered { gaps.append(covered...start) }
            covered = max(covered == .infinity ? start : covered, x(of: animation.shownEnd(until: end)))
        }
        return gaps
    }
}

extension Film.Animation {
    /// Where its bar ends: at the film's last frame if it runs on then, as nothing is known of what follows.
    func shownEnd(until last: TimeInterval) -> TimeInterval { min(end, last) }
}
