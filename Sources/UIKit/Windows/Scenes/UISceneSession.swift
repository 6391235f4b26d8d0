import Foundation

/// The identity, configuration and kept state of a scene, also before it is connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a role of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Windows that the user works with.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role: Role
    /// How the scene was made.
    open internal(set) var configuration: UISceneConfiguration
    /// The scene; nil while it is not connected.
    open internal(set) weak var scene: UIScene?
    /// A name that no other session of the application has.
    public let persistentIdentifier = "UISceneSession-1"
    /// What the application keeps with the session while it runs.
    open var userInfo: [String: Any]?
    /// The state of the scene when it was last kept, perhaps in the last run; nil for none.
    open internal(set) var stateRestorationActivity: NSUserActivity?

    /// The kept state of controllers and views, as a property list; nil where nothing is kept.
    var restorableState: [[String: Any]]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}
