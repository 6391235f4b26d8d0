import Takes
import UIKit

/// The colours of the tool's window, light and dark.
///
/// Every colour of texts has a contrast of at least 4.5 : 1 to every ground, the tinted ones included.
enum Palette {
    /// Behind everything.
    static let window = gray(0.93, dark: 0.11)
    /// Behind the lists and panels.
    static let panel = gray(0.975, dark: 0.15)
    /// Behind bars with buttons.
    static let bar = gray(0.955, dark: 0.18)
    /// Behind what one types.
    static let field = gray(1, dark: 0.09)
    /// Lines between areas.
    static let separator = shade(0.12, dark: 0.16)
    /// Behind the row or button that is chosen.
    static let selection = color(
        UIColor(red: 0, green: 0.42, blue: 0.95, alpha: 0.12),
        dark: UIColor(red: 0.2, green: 0.45, blue: 0.9, alpha: 0.32))
    /// Behind a row below the pointer or a pressed button.
    static let hover = shade(0.06, dark: 0.09)
    /// Texts.
    static let text = gray(0.1, dark: 0.92)
    /// Texts that say less.
    static let secondaryText = gray(0.36, dark: 0.72)
    /// Buttons that can do nothing now: paler than all other texts, on bars only.
    static let disabledText = gray(0.43, dark: 0.61)
    /// What is on, and the playhead.
    static let accent = family(0, 0.35, 0.82, dark: 0.48, 0.74, 1)
    /// What has come as it should.
    static var done: UIColor { appearance }
    /// Mistakes.
    static let mistake = family(0.74, 0.08, 0.06, dark: 1, 0.58, 0.54)
    /// Grid lines of the lanes.
    static let grid = shade(0.08, dark: 0.1)
    /// What one drags to resize, and the borders of fields.
    static let grip = shade(0.22, dark: 0.3)
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

    /// The colour of what a layer is to a transition.
    static func color(of role: Film.Role) -> UIColor {
        switch role {
        case .container: gesture
        case .from: presentation
        case .to: context
        case .wrapper: appearance
        case .dimming: delegate
        case .shadow: animation
        }
    }

    /// The colour of a piece of source.
    static func color(of kind: SwiftLexer.Kind) -> UIColor {
        switch kind {
        case .plain: text
        case .keyword: coordinator
        case .type: context
        case .attribute: presentation
        case .string: mistake
        case .number: delegate
        case .comment: appearance
        }
    }

    private static let delegate = family(0.35, 0.28, 0.83, dark: 0.73, 0.7, 1)
    private static let appearance = family(0.02, 0.43, 0.23, dark: 0.36, 0.82, 0.56)
    private static let presentation = family(0.6, 0.27, 0.02, dark: 1, 0.66, 0.36)
    private static let coordinator = family(0.6, 0.13, 0.55, dark: 0.95, 0.64, 0.9)
    private static let context = family(0.02, 0.39, 0.62, dark: 0.4, 0.78, 1)
    private static let gesture = family(0.37, 0.37, 0.39, dark: 0.73, 0.73, 0.75)
    private static let animation = family(0.47, 0.35, 0.02, dark: 0.9, 0.76, 0.3)

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

    private static func family(
        _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, dark darkRed: CGFloat, _ darkGreen: CGFloat,
        _ darkBlue: CGFloat
    ) -> UIColor {
        color(
            UIColor(red: red, green: green, blue: blue, alpha: 1),
            dark: UIColor(red: darkRed, green: darkGreen, blue: darkBlue, alpha: 1))
    }
}
