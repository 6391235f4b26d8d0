import QuartzCore

/// What the user of a stage has set up; all off at first.
public struct AccessibilitySettings: Hashable, Sendable {
    /// Whether a program reads the screen out.
    public var isVoiceOverRunning = false
    /// Whether a program operates the screen by switches.
    public var isSwitchControlRunning = false
    /// Whether things should move less.
    public var isReduceMotionEnabled = false
    /// Whether things that move less should dissolve instead; it counts with `isReduceMotionEnabled` only.
    public var prefersCrossFadeTransitions = false
    /// Whether things should be less translucent.
    public var isReduceTransparencyEnabled = false
    /// Whether colours should stand out more, as `accessibilityContrast` of traits says.
    public var isDarkerSystemColorsEnabled = false
    /// Whether text should be bold, as `legibilityWeight` of traits says.
    public var isBoldTextEnabled = false

    /// Whether a program inverts the screen's colours; a stage itself does not.
    public var isInvertColorsEnabled = false

    /// Nothing is set up.
    public init() {}

    fileprivate typealias Setting = KeyPath<AccessibilitySettings, Bool> & Sendable

    /// What is posted where a setting differs.
    fileprivate static let notifications: [(Setting, NSNotification.Name)] = [
        (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
        (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
        (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
        (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
        (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        (\.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
        (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
        (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
    ]
}

/// The accessibility settings of one application.
@MainActor
package final class AccessibilityState: FrameClockPart {
    package init(clock: FrameClock) {}

    private var followers: [(AccessibilitySettings) -> Void] = []

    /// Has a part of the application called with changed settings, before they are posted.
    func follow(_ follower: @escaping (AccessibilitySettings) -> Void) { followers.append(follower) }

    /// The settings; what changes is posted.
    package var settings = AccessibilitySettings() {
        didSet {
            for follower in followers { follower(settings) }
            for (setting, name) in AccessibilitySettings.notifications
            where settings[keyPath: setting] != oldValue[keyPath: setting] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }
}
