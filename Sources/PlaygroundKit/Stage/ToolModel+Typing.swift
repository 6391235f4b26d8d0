import CoreGraphics
import StageKit
import Takes
import UIKit

/// What the keyboard, its media keys, an input method, the wheel and the mouse without a button do to the stage.
extension ToolModel {
    /// Adds what the keyboard or an input method did; all that is typed in a row is undone together.
    func type(_ event: HostEvent) {
        let kind: Take.Event.Kind
        switch event {
        case .key(let phase, let key, _):
            // One that was let go of does nothing until it comes down again.
            guard let phase = Take.Key.Phase(rawValue: phase.rawValue),
                phase == .down || heldKeys[key.code] != nil
            else { return }
            kind = .key(
                Take.Key(phase, code: key.code, characters: key.characters, modifiers: key.modifiers))
        case .text(let text, _): kind = .text(text)
        case .composition(let text, let selection, _): kind = .composition(text, selection: selection)
        default: return
        }
        perform(kind, group: "typing")
        if case .key(let key) = kind { heldKeys[key.code] = key.phase == .up ? nil : key }
    }

    /// Gives the stage a command of a remote control; commands in a row are undone together. Where the stage's application
    /// has not asked for them, the take stays as it is.
    ///
    /// - Returns: whether the command is for the stage.
    func give(_ command: Take.RemoteCommand) -> Bool {
        guard stage.application.receivesRemoteControlEvents || endsToCome.contains(command) else {
            return false
        }
        // What was ended since does not end again.
        guard !command.isEnd || endsToCome.contains(command) else { return true }
        perform(.remoteControl(command), group: "remoteControl")
        endsToCome.remove(command)
        if let ending = command.ending { endsToCome.insert(ending) }
        return true
    }

    /// Turns the wheel over the stage; turns in a row are undone together. Where nothing scrolls, the take stays as it is:
    /// a turn by mistake would cut off what comes later.
    ///
    /// - Parameters:
    ///   - way: how far, in points of the stage; positive moves content down and right.
    ///   - location: where the pointer is, in points of the stage.
    /// - Returns: whether something scrolls there.
    func turnWheel(by way: CGVector, at location: CGPoint) -> Bool {
        guard stage.scrolls(at: location) else { return false }
        perform(.wheel(way, location: location), group: "wheel")
        return true
    }

    /// Moves the mouse over the stage, where something on it asks for that. It does not disturb a take whose middle is
    /// shown, nor one that stands still, and is nothing to undo by itself.
    ///
    /// - Parameter location: in points of the stage; nil for outside of it.
    func hover(at location: CGPoint?) {
        guard stage.application.pipeline.followsPointer, !isHeld, !isExploded, take.lastEventTime <= time,
            take.end == nil, isPlaying || time == 0 || scrubber.current.isOver
        else { return }
        add(.hover(location))
    }
}
