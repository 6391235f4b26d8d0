import Takes
import UIKit

/// The keys of the tool.
@MainActor
final class ToolKeys {
    private let model: ToolModel
    private let canvas: StageCanvas

    init(model: ToolModel, canvas: StageCanvas) {
        self.model = model
        self.canvas = canvas
    }

    /// The commands, with what each does.
    lazy var commands: [UIKeyCommand] = list.map { entry in
        UIKeyCommand(input: entry.input, modifierFlags: entry.modifiers, action: ToolViewController.keyPressed)
    }

    private struct Entry {
        let input: String
        let modifiers: UIKeyModifierFlags
        let name: String
        let body: () -> Void
    }

    private func entry(
        _ input: String, _ modifiers: UIKeyModifierFlags = [], _ name: String, _ body: @escaping () -> Void
    ) -> Entry {
        Entry(input: input, modifiers: modifiers, name: name, body: body)
    }

    private lazy var list: [Entry] = {
        let model = model
        let canvas = canvas
        return [
            entry(" ", [], "Play or pause") { model.isPlaying ? model.pause() : model.play() },
            entry(UIKeyCommand.inputLeftArrow, [], "A frame back") { model.step(by: -1) },
            entry(UIKeyCommand.inputRightArrow, [], "A frame on") { model.step(by: 1) },
            entry(UIKeyCommand.inputLeftArrow, .shift, "The call before") {
                model.stepToCall(forward: false)
            },
            entry(UIKeyCommand.inputRightArrow, .shift, "The next call") { model.stepToCall(forward: true) },
            entry(UIKeyCommand.inputHome, [], "To the start") { model.seek(to: 0) },
            entry(UIKeyCommand.inputEnd, [], "To the end") { model.seek(to: model.duration) },
            entry("i", [], "The loop begins here") { model.setLoop(start: true) },
            entry("o", [], "The loop ends here") { model.setLoop(start: false) },
            entry("l", [], "Loop") { model.loops.toggle() },
            entry("1", [], "Normal speed") { model.setSpeed(1) },
            entry("2", [], "Half the speed") { model.setSpeed(0.5) },
            entry("3", [], "A quarter of the speed") { model.setSpeed(0.25) },
            entry("4", [], "A tenth of the speed") { model.setSpeed(0.1) },
            entry("\u{8}", [], "Back to where the scrub began") { model.goBackToScrubStart() },
            entry("z", .control, "Undo") { model.undo() },
            entry("z", [.control, .shift], "Redo") { model.redo() },
            entry("x", [], "Layers in space") { model.isExploded.toggle() },
            entry(UIKeyCommand.inputLeftArrow, .control, "Turn the stage") { model.turn() },
            entry(UIKeyCommand.inputRightArrow, .control, "Turn the stage") { model.turn() },
            entry("t", [], "Show touches") { canvas.showsFingers.toggle() },
        ]
    }()

    /// Does what a command stands for.
    func perform(_ command: UIKeyCommand) {
        list.first { $0.input == command.input && $0.modifiers == command.modifierFlags }?.body()
    }
}

extension ToolModel {
    /// Turns the stage, as a device is turned.
    func turn() {
        let size = stage.size
        perform(.resize(CGSize(width: size.height, height: size.width)))
    }
}
