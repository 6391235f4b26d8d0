import Foundation
import Takes
import UIKit

/// The keys of the tool, with what each does.
@MainActor
final class ToolKeys {
    /// A line of the list of keys: what belongs together.
    private struct Line {
        /// The keys as the list shows them.
        let shown: String
        let name: String
        let keys: [Key]

        init(_ shown: String, _ name: String, _ keys: Key...) {
            (self.shown, self.name, self.keys) = (shown, name, keys)
        }

        init(_ shown: String, _ name: String, _ keys: [Key]) {
            (self.shown, self.name, self.keys) = (shown, name, keys)
        }
    }

    /// A key with modifiers, and what it does.
    private struct Key {
        let input: String
        let modifiers: UIKeyModifierFlags
        let body: () -> Void

        init(_ input: String, _ modifiers: UIKeyModifierFlags = [], _ body: @escaping () -> Void) {
            (self.input, self.modifiers, self.body) = (input, modifiers, body)
        }
    }

    private static let (left, right) = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
    private static let (up, down) = (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)

    private let lines: [Line]

    /// The commands for the responder that handles them with `perform(_:)`.
    let commands: [UIKeyCommand]

    /// The commands while a layer is selected: escape, too, which is the stage's otherwise.
    let commandsWithSelection: [UIKeyCommand]

    /// The commands while the keyboard acts on a control: space, return and the arrows, with shift, too, are the
    /// control's.
    let commandsBesideFocus: [UIKeyCommand]

    /// The commands while the list of keys is in front of the window: only those that close it.
    let commandsBehindList: [UIKeyCommand]

    /// The keys that show and close the list of keys. Keyboards differ in where the question mark is.
    private static let listKeys: [(input: String, modifiers: UIKeyModifierFlags)] = [
        ("/", .shift), ("?", .shift), ("?", []), (UIKeyCommand.f1, []),
    ]

    /// The keys of which a control makes use.
    private static let controlKeys: Set<String> = [" ", "\r", left, right, up, down]

    /// The keys and what they do, as one reads them.
    var explanations: [(key: String, name: String)] {
        lines.map { ($0.shown, $0.name) } + [
            ("Tab  ⇧Tab", "To a control or list, and on; Esc: back"),
            ("Alt or Ctrl drag", "Two fingers that mirror; ⇧: side by side"),
        ]
    }

    init(model: ToolModel, window: ToolViewController) {
        lines =
            Self.timeLines(model) + Self.takeLines(model) + Self.stageLines(model)
            + Self.windowLines(model, window)
        commandsWithSelection = lines.flatMap(\.keys).map {
            UIKeyCommand(input: $0.input, modifierFlags: $0.modifiers, action: ToolViewController.keyPressed)
        }
        commands = commandsWithSelection.filter { $0.input != UIKeyCommand.inputEscape }
        commandsBesideFocus = commands.filter {
            !($0.modifierFlags.isSubset(of: .shift) && Self.controlKeys.contains($0.input ?? ""))
        }
        let escape = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: ToolViewController.showKeys)
        commandsBehindList =
            [escape]
            + commands.filter { command in
                Self.listKeys.contains { $0.input == command.input && $0.modifiers == command.modifierFlags }
            }
    }

    /// Does what a command stands for.
    func perform(_ command: UIKeyCommand) {
        lines.lazy.flatMap(\.keys)
            .first { $0.input == command.input && $0.modifiers == command.modifierFlags }?.body()
    }

    private static func timeLines(_ model: ToolModel) -> [Line] {
        let (home, end) = (UIKeyCommand.inputHome, UIKeyCommand.inputEnd)
        return [
            Line("Space", "Play or pause", Key(" ") { model.playOrPause() }),
            Line(
                "←  →", "A frame back or on", Key(left) { model.step(by: -1) },
                Key(right) { model.step(by: 1) }),
            Line(
                "⇧←  ⇧→", "To the call before or after",
                Key(left, .shift) { model.stepToCall(forward: false) },
                Key(right, .shift) { model.stepToCall(forward: true) }),
            Line(
                "Home  End", "To the start or the end", Key(home) { model.seek(to: 0) },
                Key(end) { model.seek(to: model.duration) }),
            Line(
                "L  ⇧L", "Loop; the whole take again", Key("l") { model.loops.toggle() },
                Key("l", .shift) { model.clearLoop() }),
            Line(
                "I  O", "The loop begins or ends here", Key("i") { model.setLoop(start: true) },
                Key("o") { model.setLoop(start: false) }),
            Line(
                "1  2  3  4", "Speed: 1, ½, ¼, ⅒",
                ToolModel.speeds.enumerated().map { index, speed in
                    Key("\(index + 1)") { model.setSpeed(speed) }
                }),
            Line(
                "Backspace", "Back to where the scrub began",
                Key(UIKeyCommand.inputDelete) { model.goBackToScrubStart() }),
        ]
    }

    private static func takeLines(_ model: ToolModel) -> [Line] {
        [
            Line("Ctrl Z", "The take before", Key("z", .control) { model.undo() }),
            Line("Ctrl ⇧Z", "The take after", Key("z", [.control, .shift]) { model.redo() }),
            Line("Ctrl S", "Write the take to a file", Key("s", .control) { model.save() }),
            Line(
                "R  ⇧R  Ctrl R", "Record a GIF, a filmstrip, an MP4", Key("r") { model.record(.gif) },
                Key("r", .shift) { model.record(.png) }, Key("r", .control) { model.record(.mp4) }),
            Line(
                "C  ⇧C", "Keep the take for comparison; end that", Key("c") { model.keepForComparison() },
                Key("c", .shift) { model.endComparison() }),
            Line(
                "M", "Mend what is broken on purpose, or not",
                Key("m") { if let isMended = model.isMended { model.setMended(!isMended) } }),
            Line(
                "Ctrl E  Ctrl T", "Write the calls, or the take as a test",
                Key("e", .control) { model.exportCalls() }, Key("t", .control) { model.exportTest() }),
            Line(
                "Return  ⇧Return", "Let go: finish or cancel the transition",
                Key("\r") { model.endInteraction(finishes: true) },
                Key("\r", .shift) { model.endInteraction(finishes: false) }),
            Line("Ctrl Return", "Start the transition", Key("\r", .control) { model.startTransition() }),
            Line(
                "Ctrl ⇧Return", "Start the way back", Key("\r", [.control, .shift]) { model.startWayBack() }),
        ]
    }

    /// The keys that move the device, or the camera in front of its layers.
    private static func stageLines(_ model: ToolModel) -> [Line] {
        func move(_ x: CGFloat, _ y: CGFloat) {
            let (tilt, turn): (CGFloat, CGFloat) = (0.25, 0.1)
            if model.isExploded {
                model.camera.turn(by: x * turn, tilt: y * turn)
            } else {
                model.tilt(x: x * tilt, y: y * tilt)
            }
        }
        let nearer: CGFloat = 1.15
        // The key of the plus sign is another one on each keyboard.
        let pluses = [("+", []), ("+", .shift), ("=", []), ("=", .shift)] as [(String, UIKeyModifierFlags)]
        return [
            Line(
                "Ctrl ←  Ctrl →", "Turn the stage", Key(left, .control) { model.turn() },
                Key(right, .control) { model.turn() }),
            Line(
                "Alt ← → ↑ ↓", "Tilt the stage; turn its layers in space",
                Key(left, .alternate) { move(-1, 0) }, Key(right, .alternate) { move(1, 0) },
                Key(up, .alternate) { move(0, -1) }, Key(down, .alternate) { move(0, 1) }),
            Line("X", "Layers in space", Key("x") { model.isExploded.toggle() }),
            Line("Esc", "Select no layer", Key(UIKeyCommand.inputEscape) { model.selectedLayer = nil }),
            Line(
                "+  −", "Layers in space: nearer, further",
                pluses.map { Key($0.0, $0.1) { model.camera.approach(by: nearer) } }
                    + [Key("-") { model.camera.approach(by: 1 / nearer) }]),
        ]
    }

    private static func windowLines(_ model: ToolModel, _ window: ToolViewController) -> [Line] {
        let showKeys = { [weak window] in window?.showKeys() ?? () }
        return [
            Line(
                "Ctrl 1…\(Panel.all.count)", Panel.all.map(\.title).joined(separator: ", "),
                Panel.all.indices.map { index in
                    Key("\(index + 1)", .control) { model.togglePanel(index) }
                }),
            Line(
                "↑  ↓", "The sample before or after", Key(up) { model.showNeighbor(by: -1) },
                Key(down) { model.showNeighbor(by: 1) }),
            Line("Ctrl F", "Search the samples", Key("f", .control) { [weak window] in window?.search() }),
            Line("Ctrl B", "The samples", Key("b", .control) { model.toggleSidebar() }),
            Line("Ctrl J", "The lanes", Key("j", .control) { model.toggleLanes() }),
            Line(
                "D  ⇧D", "Dark or light: the window; the stage",
                Key("d") { [weak window] in window?.switchStyle() },
                Key("d", .shift) { model.setStyle(model.take.style == .dark ? .light : .dark) }),
            Line("T", "Show touches", Key("t") { model.arrangement.showsFingers.toggle() }),
            Line("F", "Fit the stage, or its own size", Key("f") { model.arrangement.fits.toggle() }),
            Line(
                "E", "Open the source in an editor",
                Key("e") { model.openInEditor(model.sample.sourcePath) }),
            Line("?  F1", "These keys", Self.listKeys.map { Key($0.input, $0.modifiers, showKeys) }),
            Line("Ctrl Q", "Close the window", Key("q", .control) { UIApplication.shared.closeWindow() }),
        ]
    }
}

extension ToolModel {
    /// Shows the panel with a number, or hides the panels if it is shown.
    func togglePanel(_ index: Int) {
        let isShown = arrangement.showsPanels && arrangement.panel == index
        arrangement.showsPanels = !isShown
        arrangement.panel = index
        if isShown { say("The panels are hidden: Ctrl 1 to Ctrl \(Panel.all.count) show them.") }
    }

    /// Shows the samples, or hides them.
    func toggleSidebar() {
        arrangement.showsSidebar.toggle()
        if !arrangement.showsSidebar { say("The samples are hidden: Ctrl B shows them.") }
    }

    /// Shows the lanes, or hides them.
    func toggleLanes() {
        arrangement.showsLanes.toggle()
        if !arrangement.showsLanes { say("The lanes are hidden: Ctrl J shows them.") }
    }

    /// Opens a file in the user's editor.
    func openInEditor(_ path: String) {
        if let problem = Editor.open(path) { say(problem) }
    }
}
