import Foundation

/// Something that the application offers to do from where it is started.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    /// What it does, a name of the application's own.
    public let type: String
    /// The words for the user.
    public let localizedTitle: String
    /// More words, below the others; nil for none.
    public let localizedSubtitle: String?
    /// The picture beside the words; nil for none.
    public let icon: UIApplicationShortcutIcon?
    /// Values of the application's own; nil for none.
    public let userInfo: [String: any NSSecureCoding]?

    /// Makes an item of a name, the words and the picture for the user, and values for the application.
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

    /// Makes an item of a name and the words for the user.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}
