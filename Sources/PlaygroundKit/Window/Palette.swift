import UIKit

/// The colours of the tool's window, light and dark.
enum Palette {
    /// Behind everything.
    static let window = gray(0.93, dark: 0.11)
    /// Behind the lists and panels.
    static let panel = gray(0.975, dark: 0.15)
    /// Behind bars with buttons.
    static let bar = gray(0.955, dark: 0.18)
    /// Lines between areas.
    static let separator = shade(0.12, dark: 0.16)
    /// Behind the row or button that is chosen.
    static let selection = color(UIColor(red: 0, green: 0.42, blue: 0.95, alpha: 0.14), dark: lightBlue(0.26))
    /// Behind a row below the pointer or a pressed button.
    static let hover = shade(0.06, dark: 0.09)
    /// Texts.
    static let text = gray(0.1, dark: 0.92)
    /// Texts that say less.
    static let secondaryText = gray(0.36, dark: 0.66)
    /// What is on, and the playhead.
    static let accent = color(UIColor(red: 0, green: 0.38, blue: 0.88, alpha: 1), dark: lightBlue(1))
    /// Mistakes.
    static let mistake = color(
        UIColor(red: 0.8, green: 0.1, blue: 0.08, alpha: 1),
        dark: UIColor(red: 1, green: 0.5, blue: 0.46, alpha: 1))
    /// Grid lines of the lanes.
    static let grid = shade(0.08, dark: 0.1)
    /// The frame around the stage.
    static let device = gray(0.13, dark: 0.26)

    /// The colour of a family of calls.
    static func color(of kind: CallKind) -> UIColor {
        switch kind {
        case .delegate: delegate
        case .appearance: appearance
        case .presentation: presentation
        case .coordinator: coordinator
        case .context: context
        case .gesture: gesture
        case .animation: animation
        case .diagnostic: mistake
        }
    }

    private static let delegate = family(0.35, 0.28, 0.83, dark: 0.68, 0.64, 1)
    private static let appearance = family(0.05, 0.5, 0.28, dark: 0.36, 0.82, 0.56)
    private static let presentation = family(0.65, 0.3, 0.02, dark: 1, 0.66, 0.36)
    private static let coordinator = family(0.6, 0.13, 0.55, dark: 0.93, 0.56, 0.88)
    private static let context = family(0.02, 0.42, 0.66, dark: 0.4, 0.78, 1)
    private static let gesture = family(0.4, 0.4, 0.42, dark: 0.68, 0.68, 0.7)
    private static let animation = family(0.55, 0.42, 0.02, dark: 0.9, 0.76, 0.3)

    private static func color(_ light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func gray(_ light: CGFloat, dark: CGFloat) -> UIColor {
        color(UIColor(white: light, alpha: 1), dark: UIColor(white: dark, alpha: 1))
    }

    /// Black of an opacity on light grounds, white on dark ones.
    private static func shade(_ light: CGFloat, dark: CGFloat) -> UIColor {
        color(UIColor(white: 0, alpha: light), dark: UIColor(white: 1, alpha: dark))
    }

    private static func lightBlue(_ alpha: CGFloat) -> UIColor {
        UIColor(red: 0.36, green: 0.66, blue: 1, alpha: alpha)
    }

    private static func family(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, dark darkRed: CGFloat, _ darkGreen: CGFloat,
        _ darkBlue: CGFloat
    ) -> UIColor {
        color(
            UIColor(red: red, green: green, blue: blue, alpha: 1),
            dark: UIColor(red: darkRed, green: darkGreen, blue: darkBlue, alpha: 1))
    }
}
