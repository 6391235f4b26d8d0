import Takes
import UIKit

/// Play, pause, step, loop, speed, and where one is.
final class TransportBar: UIView {
    static let height: CGFloat = 40
    private static let gap: CGFloat = 2
    private static let timeWidth: CGFloat = 168
    private static let barHeight: CGFloat = 4

    private let model: ToolModel
    private var left: [IconButton] = []
    private var speeds: [IconButton] = []
    private let timeLabel = UILabel.tool(font: .toolNumbers)
    /// How much of a recording is made: a track, and the part of it that is filled.
    private let (track, filled) = (UIView(), UIView())
    private let play: IconButton
    private let loop: IconButton
    private let undo: IconButton
    private let record: IconButton
    private let redo: IconButton
    private let finish: IconButton
    private let cancel: IconButton
    private lazy var keys = IconButton(title: "?", name: "All keys", key: "?") { [weak self] in
        self?.showKeys()
    }

    /// Shows all keys of the tool.
    var showKeys: () -> Void = {}

    init(model: ToolModel) {
        self.model = model
        play = IconButton(.play, name: "Play", key: "Space") { model.playOrPause() }
        loop = IconButton(.loop, name: "Loop", key: "L") { model.loops.toggle() }
        undo = IconButton(.undo, name: "Undo", key: "Ctrl Z") { model.undo() }
        record = IconButton(.record, name: "Record a GIF; again: cancel", key: "R") { model.record(.gif) }
        redo = IconButton(.redo, name: "Redo", key: "Ctrl ⇧Z") { model.redo() }
        finish = IconButton(title: "Finish", name: "Let go, past the threshold", key: "Return") {
            model.endInteraction(finishes: true)
        }
        cancel = IconButton(title: "Cancel", name: "Let go, before the threshold", key: "⇧Return") {
            model.endInteraction(finishes: false)
        }
        super.init(frame: .zero)
        backgroundColor = Palette.bar
        left = [
            IconButton(.toStart, name: "To the start", key: "Home") { model.seek(to: 0) },
            IconButton(.stepBack, name: "A frame back", key: "←") { model.step(by: -1) },
            play,
            IconButton(.stepOn, name: "A frame on", key: "→") { model.step(by: 1) },
            IconButton(.toEnd, name: "To the end", key: "End") { model.seek(to: model.duration) },
            loop, undo, redo,
            IconButton(.save, name: "Write the take to a file", key: "Ctrl S") { model.save() },
            record,
        ]
        let titles = ["1×", "½", "¼", "⅒"]
        speeds = zip(ToolModel.speeds, titles).enumerated().map { index, choice in
            IconButton(title: choice.1, name: "Speed \(choice.1)", key: "\(index + 1)") {
                model.setSpeed(choice.0)
            }
        }
        for button in left + speeds + [finish, cancel, keys] { addSubview(button) }
        timeLabel.textAlignment = .right
        addSubview(timeLabel)
        (track.backgroundColor, filled.backgroundColor) = (Palette.grip, Palette.accent)
        for bar in [track, filled] { bar.layer.cornerRadius = Self.barHeight / 2 }
        addSubview(track)
        track.addSubview(filled)
        update(.all)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the model knows.
    func update(_ change: ToolModel.Change) {
        if change != .time { updateButtons() }
        let canEnd = model.canEndInteraction
        if finish.isEnabled != canEnd {
            finish.isEnabled = canEnd
            cancel.isEnabled = canEnd
        }
        updateTime()
    }

    private func updateButtons() {
        play.show(model.isPlaying ? .pause : .play)
        loop.isOn = model.loops
        undo.isEnabled = model.canUndo
        redo.isEnabled = model.canRedo
        for (button, speed) in zip(speeds, ToolModel.speeds) { button.isOn = speed == model.speed }
        record.isOn = model.isRecording
        track.isHidden = model.recording == nil
    }

    private func updateTime() {
        if let recording = model.recording {
            timeLabel.text = "Recording: \(Int(recording.progress * 100)) %"
            filled.frame = CGRect(
                x: 0, y: 0, width: track.bounds.width * CGFloat(recording.progress), height: Self.barHeight)
        } else if model.take.events.isEmpty, model.time == 0 {
            timeLabel.text = "0.000 s"
        } else if model.isReadingDue {
            timeLabel.text = String(format: "%.3f s of %.3f s", model.time, model.duration)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 10
        for button in left {
            x = place(button, at: x, width: IconButton.side)
            if button === left[4] || button === loop { x += 10 }
        }
        let right = bounds.width - IconButton.side - Metrics.edge
        _ = place(keys, at: right, width: IconButton.side)
        // What there is no room for is left out, the last first; keys do the same.
        x = place(speeds, after: x + 12, widths: speeds.map { _ in 32 }, until: right)
        let ends = [finish, cancel]
        let time = right - Self.timeWidth - 6
        timeLabel.isHidden = x > time
        x = place(
            ends, after: x + 12, widths: ends.map(\.intrinsicContentSize.width),
            until: timeLabel.isHidden ? right : time)
        timeLabel.frame = CGRect(
            x: time, y: (bounds.height - IconButton.side) / 2, width: Self.timeWidth, height: IconButton.side)
        track.frame = CGRect(
            x: max(time, Metrics.edge), y: bounds.height - Self.barHeight - 3, width: Self.timeWidth,
            height: Self.barHeight)
    }

    /// Places buttons that belong together, all of them or none.
    ///
    /// - Returns: where the next one begins.
    private func place(
        _ buttons: [IconButton], after start: CGFloat, widths: [CGFloat], until end: CGFloat
    ) -> CGFloat {
        let length = widths.reduce(0) { $0 + $1 + Self.gap }
        for button in buttons { button.isHidden = start + length > end }
        guard start + length <= end else { return start }
        return zip(buttons, widths).reduce(start) { place($1.0, at: $0, width: $1.1) }
    }

    private func place(_ button: IconButton, at x: CGFloat, width: CGFloat) -> CGFloat {
        let y = (bounds.height - IconButton.side) / 2
        button.frame = CGRect(x: x, y: y, width: width, height: IconButton.side)
        return x + width + Self.gap
    }
}
