import PlaygroundSamples
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The whole program by keyboard: no finger, no mouse.
@Suite struct KeyboardTests {
    private let stage: Stage
    private let delegate = BareDelegate(
        program: Program(name: "Playground", samples: SampleCatalog.everything), sample: nil)
    private let menu: UIViewController

    init() throws {
        stage = Stage()
        let delegate = delegate
        let application = stage.run { UIApplication.shared }
        application.delegate = delegate
        stage.window.isHidden = true
        #expect(delegate.application(application, didFinishLaunchingWithOptions: nil))
        menu = try #require(delegate.window?.rootViewController as? UINavigationController).viewControllers[0]
        stage.settle()
    }

    private func press(_ key: UIKeyboardHIDUsage) {
        stage.press(key)
        stage.settle()
    }

    /// What is in front of the menu.
    private var screens: Int {
        Array(sequence(first: menu) { $0.presentedViewController }).count - 1
    }

    @Test(arguments: SampleCatalog.all.indices)
    func `arrows and return choose a sample, escape leads back to the menu`(index: Int) throws {
        for _ in 0...index { press(.keyboardDownArrow) }
        press(.keyboardReturnOrEnter)
        #expect(screens == 1)
        #expect(UIScreen.main.title == "Playground: \(SampleCatalog.all[index].title)")

        press(.keyboardEscape)

        #expect(screens == 0)
        #expect(UIScreen.main.title == "Playground")
    }

    @Test(arguments: SampleCatalog.all.indices)
    func `tab and return start a sample's transition, escape leads back`(index: Int) throws {
        for _ in 0...index { press(.keyboardDownArrow) }
        press(.keyboardReturnOrEnter)
        let root = try #require(menu.presentedViewController)
        let start = state(of: root)

        var stops = 0
        while state(of: root) == start, screens == 1, stops < 8 {
            stops += 1
            // The first stop is the button that leads back to the menu, but for the side menu, where it opens that.
            press(.keyboardTab)
            if stops > 1 || SampleCatalog.all[index].id == "side-menu" { press(.keyboardReturnOrEnter) }
        }
        #expect(state(of: root) != start, "something opened after \(stops) stops")
        #expect(menu.presentedViewController === root)

        press(.keyboardEscape)
        if menu.presentedViewController === root, !(root is UITabBarController) {
            #expect(state(of: root) == start)
            press(.keyboardEscape)
        }
        #expect(screens == 0)
    }

    /// What a sample shows: how many screens, and which tab.
    private func state(of root: UIViewController) -> [Int] {
        let presented = Array(sequence(first: root) { $0.presentedViewController }).count
        let pushed = (root as? UINavigationController)?.viewControllers.count ?? 0
        return [presented, pushed, (root as? UITabBarController)?.selectedIndex ?? 0]
    }
}
