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

extension Stage {
    /// Chooses one of the application's shortcuts, as its user does where it is started.
    ///
    /// - Parameters:
    ///   - item: the shortcut.
    ///   - completion: called by the application's delegate with whether it went well.
    public func perform(
        _ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
    ) {
        run { application.perform(item, completion: completion) }
    }

    /// Chooses the first of the application's `shortcutItems` that has a type.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - completion: called by the application's delegate with whether it went well.
    /// - Returns: whether the application offers such a shortcut.
    @discardableResult
    public func performShortcut(type: String, completion: @escaping (Bool) -> Void = { _ in }) -> Bool {
        guard let item = application.shortcutItems?.first(where: { $0.type == type }) else { return false }
        perform(item, completion: completion)
        return true
    }
}
