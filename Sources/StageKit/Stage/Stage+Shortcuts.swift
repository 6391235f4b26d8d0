import UIKit

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
