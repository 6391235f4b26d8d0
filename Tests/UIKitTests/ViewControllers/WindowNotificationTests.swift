import Testing
import UITesting

@testable import UIKit

/// What windows post, and which of them is the key window.
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

    @Test(arguments: [true, false])
    func `a key window that goes makes the foremost of the others the key window`(losesScene: Bool) {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let windows = (0..<3).map { _ in stage.run { UIWindow(frame: stage.window.bounds) } }
        let (front, middle, key) = (windows[0], windows[1], windows[2])
        stage.run {
            front.windowLevel = .alert
            for window in [front, middle] { window.isHidden = false }
            key.makeKeyAndVisible()
        }
        func takeAway(_ window: UIWindow) -> UIWindow? {
            stage.run {
                guard losesScene else { return window.isHidden = true }
                window.windowScene = nil
            }
            return stage.application.keyWindow
        }

        #expect(takeAway(key) === front)
        #expect(!key.isKeyWindow && front.isKeyWindow)
        #expect(takeAway(stage.window) === front, "it was not the key window")
        #expect(takeAway(front) === middle)
        #expect(takeAway(middle) == nil)
    }

    @Test func `a key window that nobody holds any more leaves the keys to the foremost of the others`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let front = stage.run { UIWindow(frame: stage.window.bounds) }
        var key: UIWindow? = stage.run { UIWindow(frame: stage.window.bounds) }
        stage.run {
            front.isHidden = false
            key?.makeKeyAndVisible()
        }
        #expect(stage.application.keyWindow !== front && key?.isKeyWindow == true)

        key = nil
        stage.advance(by: 0)

        #expect(stage.application.keyWindow === front && front.isKeyWindow && !stage.window.isKeyWindow)
    }

    @Test func `a window that was the key window and is not any more takes no keys along`() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let front = stage.run { UIWindow(frame: stage.window.bounds) }
        var former: UIWindow? = stage.run { UIWindow(frame: stage.window.bounds) }
        stage.run {
            former?.makeKeyAndVisible()
            front.isHidden = false
            stage.window.makeKey()
        }

        former = nil
        stage.advance(by: 0)

        #expect(stage.application.keyWindow === stage.window && !front.isKeyWindow)
    }

    @Test func `a window that hears that it is no longer the key window may choose the next one`() {
        final class Choosing: UIWindow {
            var heir: UIWindow?
            override func resignKey() { heir?.makeKey() }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let (window, front) = stage.run { (Choosing(frame: stage.window.bounds), UIWindow(frame: .zero)) }
        stage.run {
            window.makeKeyAndVisible()
            front.isHidden = false
        }
        window.heir = stage.window

        stage.run { window.isHidden = true }

        #expect(stage.window.isKeyWindow && !front.isKeyWindow)
    }
}
