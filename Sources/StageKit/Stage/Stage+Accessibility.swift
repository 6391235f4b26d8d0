import UIKit

extension Stage {
    /// What the stage's user has set up for seeing and touching; `UIAccessibility` tells the app, and posts what
    /// changes.
    public var accessibility: AccessibilitySettings {
        get { application.clock.part(AccessibilityState.self).settings }
        set { run { application.clock.part(AccessibilityState.self).settings = newValue } }
    }
}
