import Foundation

/// Something that the application offers to do from where it is started.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    /// What it does, a name of the application's own.
    public let type: String
    /// The words for the user.
    public let localizedTitle: String

    /// Makes an item of a name and the words for the user.
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        super.init()
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The key of the item with which the application was started.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

extension UIApplication {
    /// Does what an item is for: tells the delegate, as when the user has chosen it.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - completion: called by the delegate with whether it went well.
    package func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
        delegate?.application(self, performActionFor: item, completionHandler: completion)
    }
}
