import QuartzCore
import UIKit

/// A view of one application that shows the stage of another one.
///
/// It shows the stage's own layers, without a copy of their pixels, in the size of its bounds; its own transform scales
/// them. The stage's clock is its own: the view shows the stage's last frame, whenever that was run.
///
/// ```swift
/// let view = StageView()
/// view.stage = stage
/// view.bounds.size = stage.size
/// ```
public final class StageView: UIView {
    public override class func makeLayer() -> CALayer { TreeHostLayer() }

    /// The stage that is shown; nil for none. A stage is shown by one view.
    public var stage: Stage? {
        didSet {
            (layer as? TreeHostLayer)?.hosted = stage?.application.screen.tree
            oldValue?.didChangeOutside = nil
            stage?.didChangeOutside = { [weak self] in self?.didChangeOutside?() }
        }
    }

    /// Called when work that goes by the wall clock has first changed the stage's views.
    package var didChangeOutside: (() -> Void)?

    /// Gets the events of the keyboard and the input method while the view is the first responder and a
    /// responder of the stage takes text; nil keeps the view from becoming the first responder.
    package var typing: ((HostEvent) -> Void)?

    /// Passes other events to the stage while the view is the first responder, and returns whether it has
    /// done so; nil leaves all of them to this application.
    package var handsOnOther: ((HostEvent) -> Bool)?

    /// The keys that went down for the stage.
    private var keysDown: [UIKeyboardHIDUsage: HostKey] = [:]

    public override var canBecomeFirstResponder: Bool { typing != nil }

    @discardableResult
    public override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        // The releases of these keys will go elsewhere, so the stage gets them now.
        let left = keysDown.values.sorted { $0.code.rawValue < $1.code.rawValue }
        keysDown.removeAll()
        for key in left { typing?(.key(.up, key, timestamp: CACurrentMediaTime())) }
        return true
    }
}

extension StageView: HostedInput {
    /// The keys with which Control edits text. With all other keys Control is for commands of this
    /// application.
    private static let editing: Set<UIKeyboardHIDUsage> = [
        .keyboardA, .keyboardC, .keyboardV, .keyboardX, .keyboardZ, .keyboardY, .keyboardLeftArrow,
        .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardDeleteOrBackspace,
        .keyboardDeleteForward, .keyboardHome, .keyboardEnd,
    ]

    /// The keys that neither write nor edit; they are for commands of this application, too.
    private static let functionKeys: [ClosedRange<Int>] = [
        UIKeyboardHIDUsage.keyboardF1.rawValue...UIKeyboardHIDUsage.keyboardF12.rawValue,
        UIKeyboardHIDUsage.keyboardF13.rawValue...UIKeyboardHIDUsage.keyboardF24.rawValue,
    ]

    package var hostedTextInput: TextInputRequest? {
        guard let stage, typing != nil, var request = stage.application.pipeline.textInputRequest,
            let window
        else { return nil }
        request.caret = window.convert(convert(request.caret, to: nil), to: nil)
        return request
    }

    package func handOn(_ event: HostEvent) -> Bool {
        guard let stage, let typing else { return false }
        let takesText = stage.application.pipeline.textInputRequest != nil
        switch event {
        case .key(let phase, let key, _):
            // A key that went down for the stage goes up for it, whatever has happened since.
            if phase != .down, keysDown[key.code] != nil {
                if phase == .up { keysDown[key.code] = nil }
            } else {
                let isCommand =
                    !key.modifiers.isDisjoint(with: [.control, .command])
                    || Self.functionKeys.contains { $0.contains(key.code.rawValue) }
                guard takesText, !isCommand || Self.editing.contains(key.code) else { return false }
                if phase == .down { keysDown[key.code] = key }
            }
        case .text, .composition: guard takesText else { return false }
        default: return handsOnOther?(event) ?? false
        }
        typing(event)
        return true
    }
}
