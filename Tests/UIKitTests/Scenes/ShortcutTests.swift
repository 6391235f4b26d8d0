import Foundation
import Testing
import UITesting

@testable import UIKit

/// Shortcuts, as the application is started with one and as its user chooses one later.
@Suite struct ShortcutTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))
    private let item = UIApplicationShortcutItem(
        type: "compose", localizedTitle: "Compose", localizedSubtitle: "To Ann",
        icon: UIApplicationShortcutIcon(type: .compose), userInfo: ["name": NSString(string: "Ann")])

    private final class Owner: UIResponder, UIWindowSceneDelegate {
        private(set) var lines: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { lines.append("connect \(connectionOptions.shortcutItem?.type ?? "")") }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            lines.append("scene \(shortcutItem.type)")
            completionHandler(true)
        }
    }

    private final class Launcher: UIResponder, UIApplicationDelegate {
        var lines: [String] = []
        var hasScene = false

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            lines.append("launch \(item?.type ?? "")")
            return true
        }

        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            lines.append("application \(shortcutItem.type)")
            completionHandler(true)
        }

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            if hasScene { configuration.delegateClass = Owner.self }
            return configuration
        }
    }

    @Test func `a scene finds the shortcut of the launch in its options, and hears of a later one`() throws {
        let delegate = Launcher()
        delegate.hasScene = true
        stage.application.delegate = delegate
        var outcome: Bool?

        stage.run { stage.application.finishLaunching(performing: item) }
        stage.perform(item) { outcome = $0 }

        let owner = try #require(stage.application.screen.scene.delegate as? Owner)
        #expect(owner.lines == ["connect compose", "scene compose"] && outcome == true)
        #expect(delegate.lines == ["launch compose"])
    }

    @Test func `without a scene's delegate the application's performs the shortcut of the launch`() {
        let delegate = Launcher()
        stage.application.delegate = delegate

        stage.run { stage.application.finishLaunching(performing: item) }

        #expect(delegate.lines == ["launch compose", "application compose"])
    }

    @Test func `the user chooses among the shortcuts that the application offers`() {
        let delegate = Launcher()
        stage.application.delegate = delegate
        #expect(!stage.performShortcut(type: "compose"))

        stage.run { stage.application.shortcutItems = [item] }

        #expect(stage.performShortcut(type: "compose") && !stage.performShortcut(type: "other"))
        #expect(delegate.lines == ["application compose"])
    }

    @Test func `a shortcut has the words, the picture and the values that it was made of`() {
        #expect(item.localizedSubtitle == "To Ann" && item.userInfo?["name"] as? NSString == "Ann")
        #expect(item.icon == UIApplicationShortcutIcon(type: .compose))
        #expect(item.icon != UIApplicationShortcutIcon(systemImageName: "compose"))
        #expect(
            UIApplicationShortcutIcon(systemImageName: "a")
                != UIApplicationShortcutIcon(templateImageName: "a"))
        let plain = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
        #expect(plain.localizedSubtitle == nil && plain.icon == nil && plain.userInfo == nil)
    }
}
