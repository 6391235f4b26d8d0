import QuartzCore

/// What the user has set up for seeing, hearing and touching, and how an app tells assistive programs of changes.
///
/// All settings are off until the stage says otherwise, since a desktop's own are not asked.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A change of which assistive programs hear.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Its number.
        public let rawValue: UInt32
        /// Makes a notification of its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is another one.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A sentence is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)

        var name: String {
            switch self {
            case .screenChanged: "screenChanged"
            case .layoutChanged: "layoutChanged"
            case .announcement: "announcement"
            case .pageScrolled: "pageScrolled"
            default: "\(rawValue)"
            }
        }
    }

    /// Whether a program reads the screen out.
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    /// Whether a program operates the screen by switches.
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    /// Whether things should move less.
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    /// Whether things should move less, and dissolve instead.
    public static var prefersCrossFadeTransitions: Bool {
        settings.isReduceMotionEnabled && settings.prefersCrossFadeTransitions
    }
    /// Whether things should be less translucent.
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    /// Whether colours should be darker.
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    /// Whether text should be bold.
    public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }

    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }

    private static var settings: AccessibilitySettings {
        FrameClock.current.part(AccessibilityState.self).settings
    }

    /// Tells assistive programs of a change: here the trace, as there are none.
    public static func post(notification: Notification, argument: Any?) {
        var detail = ["notification": notification.name]
        if let text = argument as? String { detail["argument"] = text }
        if let object = argument, detail["argument"] == nil {
            detail["argument"] = TransitionTrace.className(of: object)
        }
        TransitionTrace.current.post(
            .appearance, UIAccessibility.self, "post(notification:argument:)", detail)
    }

    /// `isVoiceOverRunning` is another one.
    public nonisolated static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// `isSwitchControlRunning` is another one.
    public nonisolated static let switchControlStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// `isReduceMotionEnabled` is another one.
    public nonisolated static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// `prefersCrossFadeTransitions` is another one.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
        NSNotification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// `isReduceTransparencyEnabled` is another one.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// `isDarkerSystemColorsEnabled` is another one.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// `isBoldTextEnabled` is another one.
    public nonisolated static let boldTextStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// `isInvertColorsEnabled` is another one.
    public nonisolated static let invertColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
}
