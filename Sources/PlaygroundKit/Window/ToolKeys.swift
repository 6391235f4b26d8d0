import Foundation
import Takes
import UIKit

/// The keys of the tool, with what each does.
@MainActor
final class ToolKeys {
    private struct Entry {
        let input: String
        let modifiers: UIKeyModifierFlags
        /// The key as the list of keys shows it; nil for one that the entry before it explains.
        let shown: String?
        let name: String
        let body: () -> Void
    }

    private let entries: [Entry]

    /// The commands for the responder that handles them with `perform(_:)`.
    let commands: [UIKeyCommand]

    /// The commands while the keyboard acts on a control: space, return and the arrows, with shift, too, are the
    /// control's.
    let commandsBesideFocus: [UIKeyCommand]

    /// The keys of which a control makes use.
    private static let controlKeys: Set<String> = [
        " ", "\r", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
        UIKeyCommand.inputDownArrow,
    ]

    /// The keys and what they do, as one reads them.
    var explanations: [(key: String, name: String)] {
        entries.compactMap { entry in entry.shown.map { ($0, entry.name) } } + [
            ("Tab  ⇧Tab", "To a control or list, and on; Esc: back")
        ]
    }

    init(model: ToolModel, window: ToolViewController) {
        entries =
            Self.timeEntries(model) + Self.takeEntries(model) + Self.windowEntries(model, window)
        commands = entries.map {
            UIKeyCommand(input: $0.input, modifierFlags: $0.modifiers, action: ToolViewController.keyPressed)
        }
        commandsBesideFocus = commands.filter {
            !($0.modifierFlags.isSubset(of: .shift) && Self.controlKeys.contains($0.input ?? ""))
        }
    }

    /// Does what a command stands for.
    func perform(_ command: UIKeyCommand) {
        entries.first { $0.input == command.input && $0.modifiers == command.modifierFlags }?.body()
    }

    private static func timeEntries(_ model: ToolModel) -> [Entry] {
        let (left, right) = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
        return [
            Entry(input: " ", modifiers: [], shown: "Space", name: "Play or pause") {
                model.isPlaying ? model.pause() : model.play()
            },
            Entry(input: left, modifiers: [], shown: "←  →", name: "A frame back or on") {
                model.step(by: -1)
            },
            Entry(input: right, modifiers: [], shown: nil, name: "") { model.step(by: 1) },
            Entry(input: left, modifiers: .shift, shown: "⇧←  ⇧→", name: "To the call before or after") {
                model.stepToCall(forward: false)
            },
            Entry(input: right, modifiers: .shift, shown: nil, name: "") { model.stepToCall(forward: true) },
            Entry(
                input: UIKeyCommand.inputHome, modifiers: [], shown: "Home  End",
                name: "To the start or the end"
            ) {
                model.seek(to: 0)
            },
            Entry(input: UIKeyCommand.inputEnd, modifiers: [], shown: nil, name: "") {
                model.seek(to: model.duration)
            },
            Entry(input: "l", modifiers: [], shown: "L", name: "Loop") { model.loops.toggle() },
            Entry(input: "i", modifiers: [], shown: "I  O", name: "The loop begins or ends here") {
                model.setLoop(start: true)
            },
            Entry(input: "o", modifiers: [], shown: nil, name: "") { model.setLoop(start: false) },
            Entry(input: "1", modifiers: [], shown: "1  2  3  4", name: "Speed: 1, ½, ¼, ⅒") {
                model.setSpeed(1)
            },
            Entry(input: "2", modifiers: [], shown: nil, name: "") { model.setSpeed(0.5) },
            Entry(input: "3", modifiers: [], shown: nil, name: "") { model.setSpeed(0.25) },
            Entry(input: "4", modifiers: [], shown: nil, name: "") { model.setSpeed(0.1) },
            Entry(input: "\u{8}", modifiers: [], shown: "Backspace", name: "Back to where the scrub began") {
                model.goBackToScrubStart()
            },
        ]
    }

    private static func takeEntries(_ model: ToolModel) -> [Entry] {
        [
            Entry(input: "z", modifiers: .control, shown: "Ctrl Z", name: "The take before") { model.undo() },
            Entry(input: "z", modifiers: [.control, .shift], shown: "Ctrl ⇧Z", name: "The take after") {
                model.redo()
            },
            Entry(input: "s", modifiers: .control, shown: "Ctrl S", name: "Write the take to a file") {
                model.save()
            },
            Entry(
                input: "r", modifiers: [], shown: "R  ⇧R  Ctrl R", name: "Record a GIF, a filmstrip, an MP4"
            ) {
                model.record(.gif)
            },
            Entry(input: "r", modifiers: .shift, shown: nil, name: "") { model.record(.png) },
            Entry(input: "r", modifiers: .control, shown: nil, name: "") { model.record(.mp4) },
            Entry(input: "c", modifiers: [], shown: "C  ⇧C", name: "Keep the take for comparison; end that") {
                model.keepForComparison()
            },
            Entry(input: "c", modifiers: .shift, shown: nil, name: "") { model.endComparison() },
            Entry(input: "m", modifiers: [], shown: "M", name: "Mend what is broken on purpose, or not") {
                if let isMended = model.isMended { model.setMended(!isMended) }
            },
            Entry(
                input: "e", modifiers: .control, shown: "Ctrl E  Ctrl T",
                name: "Write the calls, or the take as a test"
            ) { model.exportCalls() },
            Entry(input: "t", modifiers: .control, shown: nil, name: "") { model.exportTest() },
            Entry(
                input: "\r", modifiers: [], shown: "Return  ⇧Return",
                name: "Let go: finish or cancel the transition"
            ) {
                model.endInteraction(finishes: true)
            },
            Entry(input: "\r", modifiers: .shift, shown: nil, name: "") {
                model.endInteraction(finishes: false)
            },
            Entry(input: "\r", modifiers: .control, shown: "Ctrl Return", name: "Start the transition") {
                model.perform(.present)
            },
            Entry(
                input: UIKeyCommand.inputLeftArrow, modifiers: .control, shown: "Ctrl ←  Ctrl →",
                name: "Turn the stage"
            ) { model.turn() },
            Entry(input: UIKeyCommand.inputRightArrow, modifiers: .control, shown: nil, name: "") {
                model.turn()
            },
        ] + tiltEntries(model)
    }

    private static func tiltEntries(_ model: ToolModel) -> [Entry] {
        let step = 0.25
        let keys: [(input: String, x: CGFloat, y: CGFloat)] = [
            (UIKeyCommand.inputLeftArrow, -step, 0), (UIKeyCommand.inputRightArrow, step, 0),
            (UIKeyCommand.inputUpArrow, 0, -step), (UIKeyCommand.inputDownArrow, 0, step),
        ]
        return keys.enumerated().map { index, key in
            Entry(
                input: key.input, modifiers: .alternate, shown: index == 0 ? "Alt ← → ↑ ↓" : nil,
                name: "Tilt the stage"
            ) { model.tilt(x: key.x, y: key.y) }
        }
    }

    private static func windowEntries(_ model: ToolModel, _ window: ToolViewController) -> [Entry] {
        let panels = Panel.all.enumerated().map { index, panel in
            Entry(
                input: "\(index + 1)", modifiers: .control,
                shown: index == 0 ? "Ctrl 1…\(Panel.all.count)" : nil,
                name: Panel.all.map(\.title).joined(separator: ", ")
            ) { model.togglePanel(index) }
        }
        return panels + [
            Entry(
                input: UIKeyCommand.inputUpArrow, modifiers: [], shown: "↑  ↓",
                name: "The sample before or after"
            ) { model.showNeighbor(by: -1) },
            Entry(input: UIKeyCommand.inputDownArrow, modifiers: [], shown: nil, name: "") {
                model.showNeighbor(by: 1)
            },
            Entry(input: "f", modifiers: .control, shown: "Ctrl F", name: "Search the samples") {
                [weak window] in window?.search()
            },
            Entry(input: "b", modifiers: .control, shown: "Ctrl B", name: "The samples") {
                model.arrangement.showsSidebar.toggle()
            },
            Entry(input: "j", modifiers: .control, shown: "Ctrl J", name: "The lanes") {
                model.arrangement.showsLanes.toggle()
            },
            Entry(input: "d", modifiers: [], shown: "D  ⇧D", name: "Dark or light: the window; the stage") {
                [weak window] in window?.switchStyle()
            },
            Entry(input: "d", modifiers: .shift, shown: nil, name: "") {
                model.setStyle(model.take.style == .dark ? .light : .dark)
            },
            Entry(input: "x", modifiers: [], shown: "X", name: "Layers in space") {
                model.isExploded.toggle()
            },
            Entry(input: "t", modifiers: [], shown: "T", name: "Show touches") {
                model.arrangement.showsFingers.toggle()
            },
            Entry(input: "f", modifiers: [], shown: "F", name: "Fit the stage, or its own size") {
                model.arrangement.fits.toggle()
            },
            Entry(input: "e", modifiers: [], shown: "E", name: "Open the source in an editor") {
                Editor.open(model.sample.sourcePath)
            },
            Entry(input: "/", modifiers: .shift, shown: "?", name: "These keys") { [weak window] in
                window?.showKeys()
            },
            Entry(input: "?", modifiers: .shift, shown: nil, name: "") { [weak window] in
                window?.showKeys()
            },
            Entry(input: "?", modifiers: [], shown: nil, name: "") { [weak window] in window?.showKeys() },
        ]
    }
}

extension ToolModel {
    /// Shows the panel with a number, or hides the panels if it is shown.
    func togglePanel(_ index: Int) {
        let isShown = arrangement.showsPanels && arrangement.panel == index
        arrangement.showsPanels = !isShown
        arrangement.panel = index
    }
}
