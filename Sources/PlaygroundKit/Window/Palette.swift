import UIKit

/// The colours of the tool's window.
enum Palette {
    /// Behind everything.
    static let window = UIColor(white: 0.93, alpha: 1)
    /// Behind the lists and panels.
    static let panel = UIColor(white: 0.975, alpha: 1)
    /// Behind bars with buttons.
    static let bar = UIColor(white: 0.955, alpha: 1)
    /// Lines between areas.
    static let separator = UIColor(white: 0, alpha: 0.12)
    /// Behind the row or button that is chosen.
    static let selection = UIColor(red: 0, green: 0.42, blue: 0.95, alpha: 0.14)
    /// Behind a row below the pointer or a pressed button.
    static let hover = UIColor(white: 0, alpha: 0.06)
    /// Texts.
    static let text = UIColor(white: 0.1, alpha: 1)
    /// Texts that say less.
    static let secondaryText = UIColor(white: 0.36, alpha: 1)
    /// What is on, and the playhead.
    static let accent = UIColor(red: 0, green: 0.42, blue: 0.95, alpha: 1)
    /// Mistakes.
    static let mistake = UIColor(red: 0.8, green: 0.1, blue: 0.08, alpha: 1)
    /// Grid lines of the lanes.
    static let grid = UIColor(white: 0, alpha: 0.08)
    /// The frame around the stage.
    static let device = UIColor(white: 0.13, alpha: 1)

    /// The colour of a family of calls.
    static func color(of kind: CallKind) -> UIColor {
        switch kind {
        case .delegate: UIColor(red: 0.35, green: 0.28, blue: 0.83, alpha: 1)
        case .appearance: UIColor(red: 0.05, green: 0.5, blue: 0.28, alpha: 1)
        case .presentation: UIColor(red: 0.65, green: 0.3, blue: 0.02, alpha: 1)
        case .coordinator: UIColor(red: 0.6, green: 0.13, blue: 0.55, alpha: 1)
        case .context: UIColor(red: 0.02, green: 0.42, blue: 0.66, alpha: 1)
        case .gesture: UIColor(red: 0.4, green: 0.4, blue: 0.42, alpha: 1)
        case .animation: UIColor(red: 0.55, green: 0.42, blue: 0.02, alpha: 1)
        case .diagnostic: mistake
        }
    }
}
