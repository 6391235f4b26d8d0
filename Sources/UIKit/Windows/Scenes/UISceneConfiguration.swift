import Foundation

/// How the system makes a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in the list of configurations of an iOS application.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a responder. Where there is none it is the class `SceneDelegate`
    /// beside the application's delegate, if it exists, as Xcode's templates have it.
    open var delegateClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }
}
