import CoreGraphics
import StageKit
import Takes
import UIKit

/// What the keyboard, an input method and the mouse without a button do to the stage.
extension ToolModel {
    /// Adds what the keyboard or an input method did; all that is typed in a row is undone together.
    func type(_ event: HostEvent) {
        let kind: Take.Event.Kind
        switch event {
        case .key(let phase, let key, _):
            guard let phase = Take.Key.Phase(rawValue: phase.rawValue) else { return }
            kind = .key(
                Take.Key(phase, code: key.code, characters: key.characters, modifiers: key.modifiers))
        case .text(let text, _): kind = .text(text)
        case .composition(let text, let selection, _): kind = .composition(text, selection: selection)
        default: return
        }
        perform(kind, group: "typing")
    }

    /// Moves the mouse over the stage, where something on it asks for that. It does not disturb a take whose middle is
    /// shown, nor one that stands still.
    ///
    /// - Parameter location: in points of the stage; nil for outside of it.
    func hover(at location: CGPoint?) {
        guard stage.application.pipeline.followsPointer, !isHeld, take.lastEventTime <= time, take.end == nil,
            isPlaying || time == 0 || scrubber.current.isOver
        else { return }
        perform(.hover(location), group: "hover")
    }
}
