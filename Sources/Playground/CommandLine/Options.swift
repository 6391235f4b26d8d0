import Foundation

/// What the command line asks for, checked.
nonisolated struct Options: Equatable {
    enum Mode: Equatable {
        case window
        case list
        case help
        case snapshot(path: String, phase: Phase, progress: Double)
        case replay(script: String, trace: String?)
    }

    enum Phase: String, CaseIterable {
        case present
        case dismiss
    }

    /// An iPhone's screen of 6.1 inches, in points.
    static let defaultSize = CGSize(width: 390, height: 844)

    var mode = Mode.window
    /// nil: the menu.
    var sample: String?
    /// nil: `defaultSize`, or what the touch script says, or what fits on the display.
    var size: CGSize?
    /// nil: one pixel a point, or what the display asks for.
    var scale: Double?
    var speed = 1.0
}
