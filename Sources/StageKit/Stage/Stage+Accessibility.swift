import UIKit

extension Stage {
    /// The accessibility settings of the stage's user. The app reads them from `UIAccessibility`, which posts
    /// their changes.
    public var accessibility: AccessibilitySettings {
        get { application.clock.part(AccessibilityState.self).settings }
        set { run { application.clock.part(AccessibilityState.self).settings = newValue } }
    }
}

extension Stage {
    /// The direction of reading of the stage's user; from left to right at first. Views, bars and the transitions of
    /// navigation controllers follow it.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        get { application.screen.layoutDirection }
        set { run { application.screen.layoutDirection = newValue } }
    }
}

extension Stage {
    /// The text size of the stage's user. Views follow it, and a change is posted.
    public var contentSizeCategory: UIContentSizeCategory {
        get { application.screen.contentSizeCategory }
        set { run { application.screen.contentSizeCategory = newValue } }
    }
}
