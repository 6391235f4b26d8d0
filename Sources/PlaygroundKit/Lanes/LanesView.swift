import Takes
import UIKit

/// The film on one axis of time: touches, progress, animations, calls.
final class LanesView: UIView {
    /// The heights of the lanes, in points.
    private enum Height {
        static let ruler: CGFloat = 18
        static let touches: CGFloat = 20
        static let progress: CGFloat = 44
        static let animation: CGFloat = 18
        static let calls: CGFloat = 22
    }
    private static let nameWidth: CGFloat = 150
    private static let barHeight: CGFloat = 8

    private let model: ToolModel
    private let playhead = UIView()
    private let loopArea = UIView()
    private var labels: [UILabel] = []
    private var rulerLabels: [UILabel] = []
    private var groups: [LaneGroup] = []
    /// The take's length that is drawn, to tell whether it must be drawn anew.
    private var drawnDuration = -1.0

    init(model: ToolModel) {
        self.model = model
        super.init(frame: .zero)
        backgroundColor = Palette.panel
        contentMode = .redraw
        playhead.backgroundColor = Palette.accent
        playhead.isUserInteractionEnabled = false
        loopArea.backgroundColor = Palette.selection
        loopArea.isUserInteractionEnabled = false
        addSubview(loopArea)
        addSubview(playhead)
        let pan = UIPanGestureRecognizer(target: self, action: LanesView.scrubbed)
        addGestureRecognizer(pan)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: LanesView.tapped))
    }

    required init?(coder: NSCoder) { nil }

    /// The height of all lanes, in points.
    var wholeHeight: CGFloat {
        Height.ruler + Height.touches + Height.progress + CGFloat(max(groups.count, 1)) * Height.animation
            + Height.calls + 6
    }

    private var axis: TimeAxis {
        TimeAxis(duration: model.duration, width: bounds.width - Self.nameWidth - 12)
    }

    private func x(of time: TimeInterval) -> CGFloat { Self.nameWidth + axis.x(of: time) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    // MARK: - Changes

    /// Takes over what the model knows.
    func update(_ change: ToolModel.Change) {
        if !change.isDisjoint(with: [.film, .take, .sample]) {
            groups = LaneGroup.groups(of: model.film)
            nameLanes()
            setNeedsDisplay()
        } else if model.duration != drawnDuration {
            nameTicks()
            setNeedsDisplay()
        }
        placePlayhead()
    }

    private func placePlayhead() {
        playhead.frame = CGRect(x: (x(of: model.time) - 0.75), y: 0, width: 1.5, height: bounds.height)
        loopArea.isHidden = model.loopRange == nil || !model.loops
        if let range = model.loopRange {
            let left = x(of: range.lowerBound)
            loopArea.frame = CGRect(
                x: left, y: 0, width: x(of: range.upperBound) - left, height: Height.ruler)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLanes()
        placePlayhead()
    }

    private func nameLanes() {
        var names = [("touches", Height.touches), ("progress", Height.progress)]
        names +=
            groups.isEmpty ? [("animations", Height.animation)] : groups.map { ($0.title, Height.animation) }
        names.append(("calls", Height.calls))
        while labels.count < names.count {
            let label = UILabel.tool(font: .toolSmall, color: Palette.secondaryText)
            label.lineBreakMode = .byTruncatingMiddle
            labels.append(label)
            addSubview(label)
        }
        var y = Height.ruler
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= names.count
            guard index < names.count else { continue }
            label.text = names[index].0
            label.frame = CGRect(x: 12, y: y, width: Self.nameWidth - 20, height: names[index].1)
            y += names[index].1
        }
        nameTicks()
    }

    private func nameTicks() {
        let ticks = axis.ticks
        while rulerLabels.count < ticks.count {
            let label = UILabel.tool(font: .monospacedDigitSystemFont(ofSize: 9.5, weight: .regular))
            label.textColor = Palette.secondaryText
            rulerLabels.append(label)
            addSubview(label)
        }
        for (index, label) in rulerLabels.enumerated() {
            label.isHidden = index >= ticks.count
            guard index < ticks.count else { continue }
            label.text = ticks[index].name
            label.frame = CGRect(x: x(of: ticks[index].time) + 3, y: 2, width: 50, height: 14)
        }
    }

    // MARK: - Hands

    private func scrubbed(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed else { return }
        model.seek(to: axis.time(at: pan.location(in: self).x - Self.nameWidth))
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        model.seek(to: axis.time(at: tap.location(in: self).x - Self.nameWidth))
    }

    // MARK: - Drawing

    override func draw(_ rect: CGRect) {
        drawnDuration = model.duration
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let film = model.film
        drawGrid(in: context)
        var y = Height.ruler
        drawTouches(of: model.take, in: context, y: y)
        y += Height.touches
        drawProgress(of: film, in: context, y: y)
        y += Height.progress
        for group in groups {
            draw(group, in: context, y: y)
            y += Height.animation
        }
        if groups.isEmpty { y += Height.animation }
        drawCalls(of: film, in: context, y: y)
    }

    private func drawGrid(in context: CGContext) {
        context.setFillColor(Palette.grid.cgColor)
        for tick in axis.ticks {
            context.fill(CGRect(x: x(of: tick.time).rounded(), y: 0, width: 1, height: bounds.height))
        }
        var y = Height.ruler
        let heights =
            [Height.touches, Height.progress]
            + Array(repeating: Height.animation, count: max(groups.count, 1)) + [Height.calls]
        for height in heights {
            context.fill(CGRect(x: 0, y: y - 0.5, width: bounds.width, height: 0.5))
            y += height
        }
    }

    private func drawTouches(of take: Take, in context: CGContext, y: CGFloat) {
        context.setFillColor(Palette.color(of: .gesture).cgColor)
        var began: [Int: TimeInterval] = [:]
        let middle = y + Height.touches / 2
        func bar(from start: TimeInterval, to end: TimeInterval) {
            let left = x(of: start)
            context.fill(CGRect(x: left, y: middle - 1.5, width: max(x(of: end) - left, 3), height: 3))
            for time in [start, end] {
                context.fillEllipse(in: CGRect(x: x(of: time) - 4, y: middle - 4, width: 8, height: 8))
            }
        }
        for event in take.events {
            switch event.kind {
            case .touch(.began, _, let finger): began[finger] = event.time
            case .touch(.ended, _, let finger), .touch(.cancelled, _, let finger):
                if let start = began.removeValue(forKey: finger) { bar(from: start, to: event.time) }
            case .touch(.moved, _, _): break
            default:
                context.fill(CGRect(x: x(of: event.time) - 2, y: middle - 6, width: 4, height: 12))
            }
        }
        for (_, start) in began.sorted(by: { $0.key < $1.key }) { bar(from: start, to: model.time) }
    }

    private func drawProgress(of film: Film, in context: CGContext, y: CGFloat) {
        let bottom = y + Height.progress - 5
        let height = Height.progress - 10
        for transition in film.transitions {
            let frames = transition.progress.indices
            for (index, frame) in zip(frames, transition.firstFrame...) where frame < film.times.count {
                let left = x(of: film.times[frame]).rounded()
                // A frame is shown until the next one comes.
                let isLast = index == frames.last || frame + 1 >= film.times.count
                let right = isLast ? left + 1 : x(of: film.times[frame + 1]).rounded()
                guard right > left else { continue }
                let color = transition.isInteractive[index] ? Palette.accent : Palette.color(of: .animation)
                context.setFillColor(color.withAlphaComponent(0.7).cgColor)
                let top = CGFloat(transition.progress[index]) * height
                context.fill(CGRect(x: left, y: bottom - top, width: right - left, height: top + 1))
            }
        }
    }

    private func draw(_ group: LaneGroup, in context: CGContext, y: CGFloat) {
        let count = CGFloat(group.animations.count)
        // Many bars share the lane's height, staggered in the order of their beginnings.
        let height = max(1, min(Self.barHeight, (Height.animation - 4) / count * 2))
        let room = Height.animation - 4 - height
        for (index, animation) in group.animations.enumerated() {
            let top = y + 2 + (count > 1 ? room * CGFloat(index) / (count - 1) : room / 2)
            let start = animation.added + animation.delay
            let end = min(animation.end, max(model.film.duration, start))
            if animation.delay > 0 {
                context.setFillColor(Palette.color(of: .animation).withAlphaComponent(0.18).cgColor)
                let left = x(of: animation.added)
                context.fill(CGRect(x: left, y: top, width: max(x(of: start) - left, 0), height: height))
            }
            context.setFillColor(Palette.color(of: .animation).withAlphaComponent(0.8).cgColor)
            let left = x(of: start)
            context.fill(CGRect(x: left, y: top, width: max(x(of: end) - left, 1.5), height: height))
        }
    }

    private func drawCalls(of film: Film, in context: CGContext, y: CGFloat) {
        // Faults of the motion mark the whole height, so that one sees what runs there.
        context.setFillColor(Palette.mistake.withAlphaComponent(0.55).cgColor)
        for finding in model.findings {
            context.fill(CGRect(x: x(of: finding.time) - 0.75, y: Height.ruler, width: 1.5, height: y))
        }
        for call in film.calls {
            context.setFillColor(Palette.color(of: call.kind).cgColor)
            let isMistake = call.kind == .diagnostic
            let width: CGFloat = isMistake ? 4 : 1.5
            context.fill(
                CGRect(
                    x: x(of: call.time) - width / 2, y: y + (isMistake ? 2 : 5), width: width,
                    height: Height.calls - (isMistake ? 4 : 10)))
        }
    }
}
