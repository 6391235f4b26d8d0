import Foundation

/// A quick action that the application offers outside of itself.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    /// What it does, a name of the application's own.
    public let type: String
    /// The title for the user.
    public let localizedTitle: String
    /// A second line below the title; nil for none.
    public let localizedSubtitle: String?
    /// The picture beside the title; nil for none.
    public let icon: UIApplicationShortcutIcon?
    /// Values of the application's own; nil for none.
    public let userInfo: [String: any NSSecureCoding]?

    /// Makes an item from a name, the titles and the picture for the user, and values for the application.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }

    /// Makes an item from a name and a title for the user.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}
