import UIKit

extension Stage {
    /// What the stage's user has set up for seeing and touching; `UIAccessibility` tells the app, and posts what
    /// changes.
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
    /// How large the stage's user wants text; what is shown follows, and the change is posted.
    public var contentSizeCategory: UIContentSizeCategory {
        get { application.screen.contentSizeCategory }
        set { run { application.screen.contentSizeCategory = newValue } }
    }
}
