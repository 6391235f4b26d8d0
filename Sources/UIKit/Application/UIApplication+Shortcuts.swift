extension UIApplication.LaunchOptionsKey {
    /// The key of the item with which the application was started.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
}

extension UIApplication {
    /// Performs a shortcut as when the user has chosen it: calls the delegate of the scene, or the
    /// application's if the scene has none.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - completion: called by the delegate with whether it went well.
    package func perform(_ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
        guard let sceneDelegate = screen.scene.delegate else {
            delegate?.application(self, performActionFor: item, completionHandler: completion)
            return
        }
        guard let sceneDelegate = sceneDelegate as? any UIWindowSceneDelegate else {
            return completion(false)
        }
        sceneDelegate.windowScene(screen.scene, performActionFor: item, completionHandler: completion)
    }
}
