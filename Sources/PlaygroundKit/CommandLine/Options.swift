import Foundation
import Takes
import UIKit

/// The options of the command line, validated.
nonisolated struct Options: Equatable {
    enum Mode: Equatable {
        /// The tool's window.
        case window
        /// The window without the tool: menu and stage alone.
        case bareWindow
        case list
        case help
        case snapshot(path: String, phase: Phase, progress: Double)
        case replay(script: String, trace: String?)
        /// A sample's whole transition, there and back, in a file.
        case record(path: String, rate: Double?)
        /// What is done with a take, without a window.
        case take(TakeAction)
    }

    enum TakeAction: Equatable {
        case record(path: String, rate: Double?)
        case expect(calls: String)
        case compare(take: String)
        case film(path: String)
        case check
    }

    enum Phase: String, CaseIterable {
        case present
        case dismiss
    }

    /// An iPhone's screen of 6.1 inches, in points.
    static let defaultSize = CGSize(width: 390, height: 844)

    var mode = Mode.window
    /// The sample's id; nil for the menu.
    var sample: String?
    /// The file of a take; the window opens with it unless the mode says otherwise.
    var take: String?
    /// The size in points; nil for `defaultSize`, the touch script's, or what fits on the display.
    var size: CGSize?
    /// Pixels per point; nil for 1, or the display's own.
    var scale: Double?
    var speed = 1.0
    /// Whether the stage is light or dark.
    var style = UIUserInterfaceStyle.light
    var settings = Take.Settings()
    /// Whether the program is built and started again when its sources change.
    var watches = false
}
