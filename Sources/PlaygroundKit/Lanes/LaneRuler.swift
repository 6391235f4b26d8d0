import UIKit

/// The times above the lanes, each with a line.
final class LaneRuler: UIView {
    static let height: CGFloat = 18

    /// Where times lie.
    var axis = TimeAxis(duration: 0, width: 1) {
        didSet {
            guard axis != oldValue else { return }
            setNeedsDisplay()
            setNeedsLayout()
        }
    }

    private var labels: [UILabel] = []

    /// A ruler without times.
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Where texts stand, those of an axis that was just set, too.
    var textFrames: [CGRect] {
        layoutIfNeeded()
        return labels.filter { !$0.isHidden }.map(\.frame)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let ticks = axis.ticks
        while labels.count < ticks.count {
            let label = UILabel.tool(font: .monospacedDigitSystemFont(ofSize: 9.5, weight: .regular))
            label.textColor = Palette.secondaryText
            labels.append(label)
            addSubview(label)
        }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= ticks.count
            guard index < ticks.count else { continue }
            label.text = ticks[index].name
            label.frame = CGRect(
                x: LanesView.nameWidth + axis.x(of: ticks[index].time) + 3, y: 2,
                width: label.intrinsicContentSize.width, height: 14)
            // One that the window's edge would cut is left out.
            label.isHidden = label.frame.maxX > bounds.width
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        axis.drawLines(in: context, height: bounds.height)
        context.fill(CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5))
    }
}

extension TimeAxis {
    /// Draws the lines of the ticks, and leaves their colour set.
    @MainActor func drawLines(in context: CGContext, height: CGFloat) {
        context.setFillColor(Palette.grid.cgColor)
        for tick in ticks {
            let x = (LanesView.nameWidth + x(of: tick.time)).rounded()
            context.fill(CGRect(x: x, y: 0, width: 1, height: height))
        }
    }
}
