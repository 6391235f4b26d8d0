import Foundation

/// A view in place of a keyboard, or above it, that clicks when its keys are tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` clicks while the view is shown. False unless implemented.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Does not click.
    public var enableInputClicksWhenVisible: Bool { false }
}
