import Foundation

extension UIApplication {
    /// The scenes: one.
    public var connectedScenes: Set<UIScene> { [screen.scene] }

    /// The sessions of the scenes: one.
    public var openSessions: Set<UISceneSession> { [screen.scene.session] }

    /// Whether the user can open several windows: no.
    public var supportsMultipleScenes: Bool { false }

    /// Whether a delegate of the scene gets the life-cycle calls, instead of the application's own.
    package var hasSceneDelegate: Bool { screen.scene.delegate != nil }

    /// Makes the scene's delegate, if the application has one, as its launch has ended.
    ///
    /// - Parameters:
    ///   - urls: the files and addresses that the application was started with.
    ///   - item: the shortcut that it was started with.
    func connectScene(opening urls: [URL], performing item: UIApplicationShortcutItem?) {
        guard let delegate, !hasSceneDelegate else { return }
        let contexts = Set(urls.map { UIOpenURLContext($0) })
        let scene = screen.scene
        let options = UIScene.ConnectionOptions(urlContexts: contexts, shortcutItem: item)
        let configuration = delegate.application(
            self, configurationForConnecting: scene.session, options: options)
        scene.session.configuration = configuration
        let type: AnyClass? = configuration.delegateClass ?? Self.templateDelegate(of: delegate)
        guard let responder = type as? UIResponder.Type, responder is any UISceneDelegate.Type else { return }
        let made = responder.makeResponder(responderOfDynamicType: ())
        guard let made = made as? any UISceneDelegate else { return }
        let owner = made as? any UIWindowSceneDelegate
        launchWithMainStoryboard({ owner?.window = $0 }, { owner?.window }) {
            scene.connect(made, with: options)
        }
    }

    /// Moves the scene to the state that matches the application's.
    func updateScene() {
        let state: UIScene.ActivationState =
            switch applicationState {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
        screen.scene.become(state)
    }

    /// Returns the class `SceneDelegate` of the module that the application's delegate is in.
    private static func templateDelegate(of delegate: any UIApplicationDelegate) -> AnyClass? {
        guard let module = String(reflecting: type(of: delegate)).split(separator: ".").first else {
            return nil
        }
        return NSClassFromString("\(module).SceneDelegate")
    }
}
