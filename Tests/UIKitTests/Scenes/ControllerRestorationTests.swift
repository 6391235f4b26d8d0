import Foundation
import Testing
import UITesting

@testable import UIKit

/// What controllers and views keep from one start of their application to the next.
@MainActor
@Suite struct ControllerRestorationTests {
    class Page: UIViewController {
        var number = 0
        var hasFinished = false
        let box = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

        override func viewDidLoad() {
            super.viewDidLoad()
            box.contentSize = CGSize(width: 100, height: 1000)
            box.restorationIdentifier = "box"
            view.addSubview(box)
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
            coder.encode("note \(number)", forKey: "note")
            coder.encode(Date(timeIntervalSince1970: 5), forKey: "date")
            coder.encode(1.5, forKey: "zoom")
            coder.encode(true, forKey: "flag")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            guard coder.decodeObject(forKey: "date") as? Date == Date(timeIntervalSince1970: 5),
                coder.decodeDouble(forKey: "zoom") == 1.5, coder.decodeBool(forKey: "flag"),
                !coder.containsValue(forKey: "other"), coder.decodeInteger(forKey: "other") == 0
            else { return }
            number = coder.decodeInteger(forKey: "number")
            title = coder.decodeObject(of: NSString.self, forKey: "note") as String?
        }

        override func applicationFinishedRestoringState() { hasFinished = true }
    }

    final class Made: Page, UIViewControllerRestoration {
        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? { Made() }
    }

    private final class Launching: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var (keeps, restores) = (true, true)
        var others: [Page] = []
        var hasStackLast = false
        let (tabs, stack, root) = (UITabBarController(), UINavigationController(), Page())
        var asked: [[String]] = []
        var told: String?

        required override init() {}

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            (tabs.restorationIdentifier, stack.restorationIdentifier) = ("tabs", "stack")
            root.restorationIdentifier = "root"
            stack.viewControllers = [root]
            let rest: [UIViewController] = hasStackLast ? others + [stack] : [stack] + others
            tabs.viewControllers = [UIViewController()] + rest
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
            -> Bool
        {
            keeps
        }

        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            restores
        }

        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            coder.encode("hello", forKey: "greeting")
        }

        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            told = coder.decodeObject(forKey: "greeting") as? String
        }

        func application(
            _ application: UIApplication,
            viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            asked.append(identifierComponents)
            return identifierComponents.last == "sheet" ? Page() : nil
        }
    }

    private func start(_ delegate: Launching, with state: Data? = nil) -> Stage {
        let stage = Stage()
        stage.application.delegate = delegate
        stage.run {
            if let state { #expect(stage.application.screen.scene.session.restoreState(from: state)) }
            stage.application.finishLaunching()
            stage.application.become(.active)
        }
        stage.settle()
        return stage
    }

    private func end(_ stage: Stage) -> Data? {
        stage.run {
            stage.application.become(.inactive)
            stage.application.terminate()
            return stage.application.screen.scene.session.archivedState
        }
    }

    /// A start in which the second tab is chosen, a page is pushed, and another one presented.
    private func firstStart(_ delegate: Launching = Launching()) -> Data? {
        let stage = start(delegate)
        let (pushed, sheet) = (Made(), Page())
        (pushed.restorationIdentifier, pushed.restorationClass, pushed.number) = ("page", Made.self, 7)
        (sheet.restorationIdentifier, sheet.number) = ("sheet", 9)
        stage.run {
            delegate.tabs.selectedIndex = 1
            delegate.stack.pushViewController(pushed, animated: false)
            pushed.loadViewIfNeeded()
            pushed.box.contentOffset.y = 120
        }
        stage.settle()
        stage.run { delegate.tabs.present(sheet, animated: false) }
        stage.settle()
        return end(stage)
    }

    @Test
    func `an application goes on where it was left: tab, stack, screens, scrolling and what is presented`()
        throws
    {
        let state = try #require(firstStart())
        let delegate = Launching()

        let stage = start(delegate, with: state)

        #expect(delegate.tabs.selectedIndex == 1 && delegate.stack.viewControllers.count == 2)
        #expect(delegate.stack.viewControllers.first === delegate.root)
        let page = try #require(delegate.stack.topViewController as? Made)
        #expect(page.number == 7 && page.title == "note 7" && page.hasFinished)
        #expect(page.restorationIdentifier == "page" && page.restorationClass is Made.Type)
        #expect(page.box.contentOffset.y == 120)
        let sheet = try #require(delegate.tabs.presentedViewController as? Page)
        #expect(sheet.number == 9 && sheet.view.window != nil)
        #expect(delegate.asked == [["tabs", "sheet"]] && delegate.told == "hello")
        #expect(stage.diagnostics.isEmpty)
        #expect(end(stage) == state)
    }

    /// Five tabs more than the two of all starts.
    private func fiveMore() -> [Page] {
        (0..<5).map {
            let page = Page()
            page.restorationIdentifier = "page \($0)"
            return page
        }
    }

    @Test func `a tab that was open above the list More is open again, with its state`() throws {
        let (first, second) = (Launching(), Launching())
        (first.others, second.others) = (fiveMore(), fiveMore())
        let stage = start(first)
        first.others[4].number = 4
        stage.run { first.tabs.selectedIndex = 6 }
        stage.settle()
        let state = try #require(end(stage))

        let again = start(second, with: state)

        #expect(second.tabs.selectedIndex == 6 && second.others[4].number == 4)
        #expect(second.others[4].navigationController === second.tabs.moreNavigationController)
        #expect(second.others[4].view.window != nil && again.diagnostics.isEmpty)
    }

    @Test func `a stack that was open above the list More is open again, with all its screens`() throws {
        let (first, second) = (Launching(), Launching())
        for delegate in [first, second] { (delegate.others, delegate.hasStackLast) = (fiveMore(), true) }
        let stage = start(first)
        let pushed = Made()
        (pushed.restorationIdentifier, pushed.restorationClass, pushed.number) = ("page", Made.self, 7)
        stage.run { first.tabs.selectedIndex = 6 }
        stage.settle()
        first.root.number = 3
        stage.run { first.root.navigationController?.pushViewController(pushed, animated: false) }
        stage.settle()
        let state = try #require(end(stage))

        let again = start(second, with: state)

        let more = second.tabs.moreNavigationController
        #expect(second.tabs.selectedIndex == 6 && second.root.number == 3)
        #expect(more.viewControllers.count == 3 && more.viewControllers[1] === second.root)
        #expect((more.topViewController as? Made)?.number == 7 && again.diagnostics.isEmpty)
    }

    @Test func `the list More is shown again`() throws {
        let (first, second) = (Launching(), Launching())
        (first.others, second.others) = (fiveMore(), fiveMore())
        let stage = start(first)
        stage.run { first.tabs.selectedViewController = first.tabs.moreNavigationController }
        stage.settle()
        let state = try #require(end(stage))

        let again = start(second, with: state)

        let more = second.tabs.moreNavigationController
        #expect(second.tabs.selectedViewController === more && more.viewControllers.count == 1)
        #expect(more.viewIfLoaded?.window != nil && again.diagnostics.isEmpty)
    }

    @Test func `nothing is kept, or given back, unless the delegate wants it`() throws {
        let shy = Launching()
        shy.keeps = false
        #expect(firstStart(shy) == nil)

        let delegate = Launching()
        delegate.restores = false
        let state: Data = try #require(firstStart())
        _ = start(delegate, with: state)
        #expect(delegate.tabs.selectedIndex == 0 && delegate.told == nil)
    }

    @Test func `controllers below one without an identifier are left out`() throws {
        let delegate = Launching()
        let stage = start(delegate)
        stage.run { delegate.tabs.selectedIndex = 1 }
        delegate.stack.restorationIdentifier = nil
        delegate.root.number = 3
        let state = try #require(end(stage))

        let again = Launching()
        _ = start(again, with: state)

        #expect(again.tabs.selectedIndex == 1 && again.root.number == 0 && !again.root.hasFinished)
    }

    @Test func `a state that says nothing of use changes nothing`() throws {
        let list: [String: Any] = [
            "objects": [["path": 3], ["values": [:]], ["path": ["tabs"], "values": [:]]]
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let delegate = Launching()

        let stage = start(delegate, with: data)

        #expect(delegate.tabs.selectedIndex == 0 && delegate.stack.viewControllers == [delegate.root])
        #expect(stage.diagnostics.isEmpty)
    }
}
