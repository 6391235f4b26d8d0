import QuartzCore
import Testing
import UIKit
import UITesting

/// What happens to a transition while it runs: another size, a finger at the edge, another request.
@Suite(.serialized)
struct MidTransitionTests {
    private static let landscape = CGSize(width: 844, height: 390)

    // MARK: - Size

    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .currentContext],
        [0.1, 0.4])
    func `resized in the middle of a presentation, all of it ends with the new size`(
        style: UIModalPresentationStyle, moment: Double
    ) {
        let scene = Scene(style: style)
        scene.present()
        scene.stage.advance(by: moment)

        scene.stage.resize(to: Self.landscape)
        scene.stage.settle()

        let all = CGRect(origin: .zero, size: Self.landscape)
        #expect(scene.b.view.frame == all)
        #expect(scene.b.view.superview?.bounds.size == all.size)
        #expect(scene.journal.count("completion") == 1)
        scene.dismiss()
        scene.stage.settle()
        #expect(scene.a.view.frame == all)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `resized in the middle of a dismissal that is cancelled, what is presented has the new size`()
    {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.presentToTheEnd()
        scene.dismiss()
        driver.update(0.5)

        scene.stage.resize(to: Self.landscape)
        driver.cancel()
        scene.stage.settle()

        #expect(scene.b.view.frame == CGRect(origin: .zero, size: Self.landscape))
        #expect(scene.b.view.window != nil && scene.a.presentedViewController === scene.b)
    }

    @Test func `a sheet that is resized while it comes stands where one stands that came afterwards`() throws
    {
        func frame(resizedAt moment: Double?) throws -> CGRect {
            let stage = Stage()
            let root = UIViewController()
            stage.present(root)
            let sheet = UIViewController()
            if moment == nil { stage.resize(to: CGSize(width: 1000, height: 800)) }
            root.present(sheet, animated: true)
            if let moment {
                stage.advance(by: moment)
                stage.resize(to: CGSize(width: 1000, height: 800))
            }
            stage.settle()
            return sheet.view.convert(sheet.view.bounds, to: nil)
        }

        let expected = try frame(resizedAt: nil)
        #expect(try frame(resizedAt: 0.1) == expected)
        #expect(try frame(resizedAt: 0.3) == expected)
    }

    // MARK: - The edge

    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .overFullScreen, .fullScreen, .pageSheet])
    func `an edge swipe over a stack that presents pops nothing`(style: UIModalPresentationStyle) {
        let scene = NavigationScene(["A", "B"])
        let cover = UIViewController()
        cover.modalPresentationStyle = style
        scene.navigation.definesPresentationContext = true
        scene.controllers[1].present(cover, animated: false)
        scene.stage.settle()
        scene.journal.clear()

        scene.stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 330, y: 600), over: 0.3)
        scene.stage.settle()

        #expect(scene.navigation.viewControllers == scene.controllers)
        #expect(scene.journal.entries.isEmpty)
        scene.navigation.dismiss(animated: false)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 330, y: 600), over: 0.3)
        scene.stage.settle()
        #expect(scene.navigation.viewControllers == [scene.controllers[0]])
    }

    @Test func `a second finger that rests halves the way of a swipe, which goes on`() {
        let scene = NavigationScene(["A", "B"])

        scene.stage.touch(.began, at: CGPoint(x: 2, y: 300))
        scene.stage.move(to: CGPoint(x: 100, y: 300), over: 0.2)
        scene.stage.touch(.began, at: CGPoint(x: 200, y: 700), finger: 1)
        scene.stage.move(to: CGPoint(x: 300, y: 300), over: 0.3)
        let shown = scene.shownX(scene.controllers[1]) ?? 0
        scene.stage.touch(.ended, at: CGPoint(x: 300, y: 300))
        scene.stage.touch(.ended, at: CGPoint(x: 200, y: 700), finger: 1)
        scene.stage.settle()

        // 98 points alone, and half of 200, as the middle of both fingers goes.
        #expect(abs(shown - 198) <= 10)
        #expect(scene.navigation.viewControllers.count == 1)
    }

    @Test func `a push that is cancelled when its tab was left makes nobody appear there`() {
        let (stage, journal) = (Stage(), Journal())
        let (a, b, other) = (
            LoggedController("A", journal), LoggedController("B", journal), LoggedController("C", journal)
        )
        let listener = NavigationListener(journal)
        let driver = UIPercentDrivenInteractiveTransition()
        listener.driver = driver
        listener.makeAnimator = { LoggedAnimator(journal, isPresenting: $0 == .push) }
        let navigation = UINavigationController(rootViewController: a)
        navigation.delegate = listener
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        stage.present(tabs)
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0)
        driver.update(0.5)
        tabs.selectedIndex = 1
        journal.clear()

        driver.cancel()
        stage.settle()

        #expect(other.view.window != nil)
        #expect(!journal.entries.contains { $0.hasPrefix("A.view") && $0.contains("Appear") })
        #expect(!journal.entries.contains { $0.hasPrefix("B.view") && $0.contains("Appear") })
        tabs.selectedIndex = 0
        stage.settle()
        #expect([a, b].filter { $0.viewIfLoaded?.window != nil }.count == 1)
        #expect(other.view.window == nil)
    }

    // MARK: - Tabs

    private func tabs() -> TabScene {
        let scene = TabScene()
        scene.listener.animates = true
        return scene
    }

    private static let ends = ["A", "B", "C"].flatMap { name in
        ["viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear"].map { "\(name).\($0)" }
    }

    @Test func `an animated selection after a pending one takes its place`() {
        let scene = tabs()
        scene.select(1)
        scene.listener.animates = false
        scene.select(0)
        scene.listener.animates = true

        scene.select(2)
        scene.stage.settle()

        #expect(scene.tabs.selectedIndex == 2 && scene.visible == ["C"])
        #expect(scene.content == [scene.controllers[2].view])
        #expect(
            scene.journal.only(Self.ends) == [
                "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
                "C.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "C.viewDidAppear",
            ])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `back to where a running change comes from, after a pending one, ends there`() {
        let scene = tabs()
        scene.select(1)
        scene.select(2)

        scene.select(0)
        scene.stage.settle()

        #expect(scene.tabs.selectedIndex == 0 && scene.visible == ["A"])
        #expect(scene.journal.count("animationController B→A") == 1)
        #expect(scene.journal.count("C.viewWillAppear") == 0)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `the end of an animated change: coordinator, A did disappear, B did appear, animationEnded`() {
        let scene = tabs()
        scene.tabs.selectedIndex = 1
        scene.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            scene.journal.note("coordinator \(scene.visible)")
        }
        scene.stage.advance(by: 0)
        scene.journal.clear()

        scene.stage.settle()

        #expect(
            scene.journal.entries == [
                "completeTransition(true)", #"coordinator ["A", "B"]"#, "A.viewDidDisappear",
                "B.viewDidAppear",
                "animationEnded(true)",
            ])
        #expect(scene.tabs.transitionCoordinator == nil)
    }

    @Test func `a tap while a change is pending asks the delegate and comes last`() {
        let scene = tabs()
        scene.tap(1)
        scene.stage.advance(by: 0.1)
        scene.tap(2)
        scene.stage.advance(by: 0.1)
        scene.tap(0)
        scene.stage.settle()

        let questions = [
            "shouldSelect B", "didSelect B", "shouldSelect C", "didSelect C", "shouldSelect A", "didSelect A",
        ]
        #expect(scene.journal.only(questions) == questions)
        #expect(scene.visible == ["A"] && scene.tabs.selectedIndex == 0)
    }
}
