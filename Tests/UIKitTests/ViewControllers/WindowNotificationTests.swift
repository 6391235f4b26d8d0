import Testing
import UITesting

@testable import UIKit

/// What windows post.
@Suite struct WindowNotificationTests {
    @Test func `a window posts that it comes, becomes the key window, and goes`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let window = stage.run { UIWindow(frame: stage.window.bounds) }
        var heard: [String] = []
        let names: [(NSNotification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "visible"),
            (UIWindow.didBecomeHiddenNotification, "hidden"),
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "no key"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(word) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }

        stage.run { window.makeKeyAndVisible() }
        #expect(heard == ["visible", "key"])
        stage.run { stage.window.makeKey() }
        #expect(heard == ["visible", "key", "no key"])
        stage.run { window.isHidden = true }
        #expect(heard == ["visible", "key", "no key", "hidden"])
    }
}
