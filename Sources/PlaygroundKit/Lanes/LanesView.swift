import Takes
import UIKit

/// The film on one axis of time: touches, progress, animations, calls. Lanes that have no room are scrolled to.
final class LanesView: UIView {
    /// The width of the lanes' names, in points.
    static let nameWidth: CGFloat = 176

    private let model: ToolModel
    private let scroll = UIScrollView()
    private let sheet: LaneSheet
    private let ruler = LaneRuler()
    private let playhead = Playhead()
    private let loopArea = UIView()
    private let readout = UILabel.tool(font: .monospacedDigitSystemFont(ofSize: 10, weight: .semibold))
    private var unfolded: Set<String> = []
    private var stops: [LaneStop] = []

    init(model: ToolModel) {
        self.model = model
        sheet = LaneSheet(model: model)
        super.init(frame: .zero)
        backgroundColor = Palette.panel
        clipsToBounds = true
        // A drag scrubs; the wheel scrolls.
        scroll.panGestureRecognizer.isEnabled = false
        scroll.delegate = self
        scroll.backgroundColor = .clear
        scroll.addSubview(sheet)
        for view in [loopArea, readout] { view.isUserInteractionEnabled = false }
        loopArea.backgroundColor = Palette.selection
        readout.textColor = Palette.accent
        // Bars may lie below it.
        readout.backgroundColor = Palette.panel
        readout.layer.cornerRadius = 3
        readout.textAlignment = .center
        scroll.addSubview(readout)
        for view in [loopArea, ruler, scroll, playhead] { addSubview(view) }
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: LanesView.scrubbed))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: LanesView.tapped))
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: LanesView.hovered))
    }

    required init?(coder: NSCoder) { nil }

    /// The axis of the take. While the take grows, it has room for what comes.
    private var wantedAxis: TimeAxis {
        TimeAxis(
            duration: model.isFilmComplete ? model.duration : TimeAxis.roundedUp(model.duration),
            width: bounds.width - Self.nameWidth - 12)
    }

    private var axis: TimeAxis { sheet.axis }

    private func x(of time: TimeInterval) -> CGFloat { Self.nameWidth + axis.x(of: time) }

    /// Catches up with what has changed while the lanes were closed.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { update(.all.subtracting(.sample)) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        ruler.setNeedsDisplay()
        sheet.setNeedsDisplay()
    }

    // MARK: - Changes

    /// Takes over what the model knows.
    func update(_ change: ToolModel.Change) {
        if !change.isDisjoint(with: [.film, .take, .sample]) {
            if change.contains(.sample) { unfolded = [] }
            list()
        } else {
            layOutTime()
        }
        placePlayhead()
    }

    /// Lists the lanes anew, as after one was unfolded.
    private func list() {
        sheet.list = LaneList(groups: LaneGroup.groups(of: model.film), unfolded: unfolded)
        placeStops()
        layOutRows()
        layOutTime()
    }

    private func placeStops() {
        let lanes = sheet.list.foldable
        while stops.count > lanes.count { stops.removeLast().removeFromSuperview() }
        while stops.count < lanes.count {
            let stop = LaneStop()
            stops.append(stop)
            scroll.addSubview(stop)
        }
        for (stop, lane) in zip(stops, lanes) { stop.place(on: lane) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ruler.frame = CGRect(x: 0, y: 0, width: bounds.width, height: LaneRuler.height)
        scroll.frame = CGRect(
            x: 0, y: LaneRuler.height, width: bounds.width, height: max(bounds.height - LaneRuler.height, 0))
        layOutRows()
        layOutTime()
        placePlayhead()
    }

    /// Keeps the sheet where one looks: it is as large as what is seen of the lanes.
    private func layOutRows() {
        let size = CGSize(width: scroll.bounds.width, height: max(sheet.list.height, scroll.bounds.height))
        if scroll.contentSize != size { scroll.contentSize = size }
        let most = max(size.height - scroll.bounds.height, 0)
        if scroll.contentOffset.y > most { scroll.contentOffset.y = most }
        let visible = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
        sheet.frame = visible
        sheet.offset = visible.minY
    }

    private func layOutTime() {
        let wanted = wantedAxis
        (sheet.axis, ruler.axis) = (wanted, wanted)
    }

    private func placePlayhead() {
        let texts = ruler.textFrames + sheet.labelFrames.map { $0.offsetBy(dx: 0, dy: LaneRuler.height) }
        playhead.move(to: x(of: model.time), height: bounds.height, behind: texts)
        loopArea.isHidden = model.loopRange == nil || !model.loops
        if let range = model.loopRange {
            let left = x(of: range.lowerBound)
            loopArea.frame = CGRect(
                x: left, y: 0, width: x(of: range.upperBound) - left, height: LaneRuler.height)
        }
        placeReadout()
    }

    /// Writes the progress beside the playhead, on the side that has room.
    private func placeReadout() {
        let parts = model.progress.map { "\(Int(($0 * 100).rounded())) %" }
        let isNew = readout.isHidden
        readout.isHidden = parts.isEmpty
        guard !parts.isEmpty, let place = sheet.list.place(of: .progress) else { return }
        if model.isReadingDue || isNew {
            readout.text = parts.joined(separator: "  ")
            readout.sizeToFit()
            readout.bounds.size.width += 6
        }
        let left = x(of: model.time) + 3
        let isLeft = left + readout.bounds.width > bounds.width - 4
        readout.frame.origin = CGPoint(
            x: isLeft ? left - 6 - readout.bounds.width : left, y: place.y + 2)
    }

    // MARK: - Hands

    private func scrubbed(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed else { return }
        let now = pan.location(in: self)
        let start = now.x - pan.translation(in: self).x
        guard start >= Self.nameWidth else { return }
        model.seek(to: axis.time(at: now.x - Self.nameWidth))
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: sheet)
        if place.x >= Self.nameWidth {
            model.seek(to: axis.time(at: place.x - Self.nameWidth))
            if let layer = sheet.animation(at: place)?.layer { model.selectedLayer = layer }
        } else if case .group(let number)? = sheet.row(at: place.y), sheet.list.groups[number].isFoldable {
            unfolded.formSymmetricDifference([sheet.list.groups[number].key])
            list()
        }
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        let isOver = hover.state == .began || hover.state == .changed
        let place = hover.location(in: sheet)
        let isOnSheet = isOver && hover.location(in: self).y >= LaneRuler.height
        sheet.hovered = isOnSheet ? sheet.row(at: place.y) : nil
        model.litLayers = isOnSheet ? sheet.layers(at: place) : []
    }
}

extension LanesView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { layOutRows() }
}
