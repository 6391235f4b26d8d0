import Takes
import UIKit

/// The part of the lanes that one looks at: draws them, with their texts on top.
final class LaneSheet: UIView {
    private let model: ToolModel

    /// The lanes.
    var list = LaneList(groups: []) { didSet { setNeedsDisplay() } }
    /// Where times lie.
    var axis = TimeAxis(duration: 0, width: 1) { didSet { if axis != oldValue { setNeedsDisplay() } } }
    /// How far the lanes are scrolled, in points.
    var offset: CGFloat = 0 { didSet { if offset != oldValue { setNeedsDisplay() } } }
    /// The lane below the pointer.
    var hovered: LaneRow? { didSet { if hovered != oldValue { setNeedsDisplay() } } }

    /// An empty sheet.
    init(model: ToolModel) {
        self.model = model
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// The texts of the lanes that one looks at; more than these are hidden.
    private var texts: [LaneTexts] = []

    /// The texts beside bars, of the lanes that one looks at; nil until they are asked for.
    private var placedLabels: [LaneLabel?]?

    /// Where texts stand that are beside bars.
    var labelFrames: [CGRect] { labels.compactMap { $0?.frame } }

    private var places: [LaneList.Place] { list.places(in: offset..<offset + bounds.height) }

    /// The text of each lane that one looks at; nil for one without.
    private var labels: [LaneLabel?] {
        if let placedLabels { return placedLabels }
        let maker = LaneLabels(axis: axis, width: bounds.width, end: model.film.lastFrameTime)
        let labels = places.map { place -> LaneLabel? in
            let lane = (y: place.y - offset, height: place.row.height)
            switch place.row {
            case .group(let number): return maker.label(of: list.groups[number], in: lane)
            case .animation(let number, let index):
                return maker.label(of: list.groups[number].animations[index], in: lane)
            default: return nil
            }
        }
        placedLabels = labels
        return labels
    }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        setNeedsLayout()
        placedLabels = nil
    }

    override var bounds: CGRect { didSet { if bounds.size != oldValue.size { placedLabels = nil } } }

    // MARK: - What is where

    /// Returns the lane at a height of the sheet.
    func row(at y: CGFloat) -> LaneRow? { list.place(at: y + offset)?.row }

    /// Returns the animation whose bar is at a place of the sheet.
    func animation(at point: CGPoint) -> Film.Animation? {
        guard let place = list.place(at: point.y + offset) else { return nil }
        let time = axis.time(at: point.x - LanesView.nameWidth)
        switch place.row {
        case .animation(let group, let index):
            let animation = list.groups[group].animations[index]
            return animation.isShown(at: time, of: model.film) ? animation : nil
        case .group(let number):
            let group = list.groups[number]
            let stack = LaneStack(count: group.animations.count, in: place.row.height)
            return stack.bars(at: point.y + offset - place.y).lazy.map { group.animations[$0] }
                .first { $0.isShown(at: time, of: model.film) }
        default: return nil
        }
    }

    /// Returns the layers of the bar at a place, or of the lane whose name is there.
    func layers(at point: CGPoint) -> [Int] {
        if point.x >= LanesView.nameWidth { return animation(at: point).map { [$0.layer] } ?? [] }
        switch row(at: point.y) {
        case .group(let number)?: return list.groups[number].layers
        case .animation(let group, let index)?: return [list.groups[group].animations[index].layer]
        default: return []
        }
    }

    // MARK: - Texts

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = places
        while texts.count < places.count {
            texts.append(LaneTexts())
            addSubview(texts[texts.count - 1])
        }
        for (index, text) in texts.enumerated() { text.isHidden = index >= places.count }
        for ((text, place), label) in zip(zip(texts, places), labels) {
            text.frame = CGRect(
                x: 0, y: place.y - offset, width: bounds.width, height: place.row.height)
            showName(of: place.row, in: text)
            text.showDetail(label)
        }
    }

    private func showName(of row: LaneRow, in text: LaneTexts) {
        switch row {
        case .touches: text.showName("touches")
        case .progress: text.showName("progress")
        case .noAnimations: text.showName("animations")
        case .group(let number):
            let group = list.groups[number]
            let isUnfolded = list.places.contains { $0.row == .animation(number, 0) }
            text.showName(group.title, mark: group.isFoldable ? (isUnfolded ? "▾" : "▸") : nil)
        case .animation(let number, let index):
            text.showName("\(list.groups[number].name) \(index + 1)", inset: 26)
        case .calls: text.showName("calls")
        }
    }

    // MARK: - Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        axis.drawLines(in: context, height: bounds.height)
        let grid = Palette.grid.cgColor
        for place in places {
            let y = place.y - offset
            if place.row == hovered, place.row.canBeHovered {
                context.setFillColor(Palette.hover.cgColor)
                context.fill(CGRect(x: 0, y: y, width: bounds.width, height: place.row.height))
            }
            let painter = LanePainter(
                context: context, axis: axis, y: y, height: place.row.height, pixel: 1 / contentScaleFactor)
            paint(place.row, by: painter)
            context.setFillColor(grid)
            context.fill(CGRect(x: 0, y: y + place.row.height - 0.5, width: bounds.width, height: 0.5))
        }
        paintMistakes(in: context)
    }

    private func paint(_ row: LaneRow, by painter: LanePainter) {
        switch row {
        case .touches: painter.touches(of: model.take, now: model.time)
        case .progress:
            painter.progress(of: model.film)
            if let threshold = model.take.threshold(of: model.sample) {
                painter.threshold(threshold, of: model.film)
            }
        case .group(let number): painter.bars(of: list.groups[number], until: model.film.lastFrameTime)
        case .animation(let number, let index):
            painter.bar(of: list.groups[number].animations[index], until: model.film.lastFrameTime)
        case .calls: painter.calls(model.film.calls)
        case .noAnimations: return
        }
    }

    /// Faults of the motion and mistakes mark the whole height, so that one sees what runs there.
    private func paintMistakes(in context: CGContext) {
        context.setFillColor(Palette.mistake.withAlphaComponent(0.55).cgColor)
        for time in model.findings.map(\.time) + model.film.diagnostics.map(\.time) {
            let x = LanesView.nameWidth + axis.x(of: time)
            context.fill(CGRect(x: x - 0.75, y: 0, width: 1.5, height: bounds.height))
        }
    }
}

extension LaneRow {
    fileprivate var canBeHovered: Bool {
        switch self {
        case .group, .animation: true
        default: false
        }
    }
}

extension Film.Animation {
    /// Whether the animation's bar covers a time.
    fileprivate func isShown(at time: TimeInterval, of film: Film) -> Bool {
        time >= added && time <= shownEnd(until: film.lastFrameTime)
    }
}
