import Testing
import UIKit
import UITesting

/// What slides otherwise, on a stage whose user prefers that things dissolve.
@MainActor
struct CrossFadeTests {
    private static func stage(prefersCrossFades: Bool = true) -> Stage {
        let stage = Stage()
        stage.accessibility.isReduceMotionEnabled = true
        stage.accessibility.prefersCrossFadeTransitions = prefersCrossFades
        return stage
    }

    /// A stack whose second screen is on its way, 0.1 seconds after the push.
    private struct Push {
        let stage: Stage
        let navigation = UINavigationController(rootViewController: UIViewController())
        let pushed = UIViewController()
        var root: UIViewController { navigation.viewControllers[0] }

        init(on stage: Stage = CrossFadeTests.stage(), _ prepare: (Push) -> Void = { _ in }) {
            self.stage = stage
            root.title = "Root"
            pushed.title = "Pushed"
            stage.present(navigation)
            stage.settle()
            prepare(self)
            stage.run { navigation.pushViewController(pushed, animated: true) }
            stage.advance(by: 0)
            stage.advance(by: 0.1)
        }

        func left(of view: UIView) -> CGFloat? {
            view.layer.presentation().map { $0.convert(CGPoint.zero, to: nil).x }
        }

        var diagnostics: Int { stage.trace.count { $0.kind == .diagnostic } }
    }

    private func opacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? -1 }

    private func isOnItsWay(_ opacity: Float) -> Bool { opacity > 0.01 && opacity < 0.99 }

    // MARK: - Stacks

    @Test func `a pushed screen fades in where it stays, and out again with a pop`() {
        let scene = Push()

        #expect(isOnItsWay(opacity(scene.pushed.view)))
        #expect(scene.left(of: scene.pushed.view) == 0 && scene.left(of: scene.root.view) == 0)
        scene.stage.settle()
        #expect(scene.pushed.view.alpha == 1 && scene.root.view.window == nil)

        scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)
        #expect(isOnItsWay(opacity(scene.pushed.view)))
        #expect(scene.left(of: scene.pushed.view) == 0 && scene.left(of: scene.root.view) == 0)
        scene.stage.settle()
        #expect(scene.root.view.window != nil && scene.pushed.view.window == nil)
        #expect(scene.diagnostics == 0)
    }

    @Test func `with reduced motion alone a push slides`() {
        let scene = Push(on: Self.stage(prefersCrossFades: false))

        #expect((scene.left(of: scene.pushed.view) ?? 0) > 10)
        #expect(opacity(scene.pushed.view) == 1)
    }

    @Test(arguments: [true, false])
    func `titles of the bar fade where they are`(prefers: Bool) throws {
        let scene = Push(on: Self.stage(prefersCrossFades: prefers))
        let title = try #require(labels(in: scene.navigation.navigationBar).first { $0.text == "Pushed" })

        let place = try #require(scene.left(of: title))
        scene.stage.settle()
        let end = try #require(
            labels(in: scene.navigation.navigationBar).first { $0.text == "Pushed" }.flatMap(scene.left))

        #expect(prefers ? abs(place - end) < 0.5 : place > end + 10)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    @Test func `bars that only one of the screens has fade, and are whole again afterwards`() {
        let scene = Push {
            $0.pushed.hidesBottomBarWhenPushed = true
            $0.navigation.setToolbarHidden(false, animated: false)
            $0.stage.settle()
        }
        let toolbar = scene.navigation.toolbar!

        #expect(isOnItsWay(opacity(toolbar)))
        #expect(toolbar.layer.presentation()?.frame.maxY == 844)
        scene.stage.settle()
        #expect(toolbar.alpha == 1 && toolbar.frame.minY > 844)

        scene.stage.run { _ = scene.navigation.popViewController(animated: true) }
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)
        #expect(isOnItsWay(opacity(toolbar)))
        scene.stage.settle()
        #expect(toolbar.alpha == 1 && toolbar.frame.maxY == 844)
        #expect(scene.diagnostics == 0)
    }

    @Test func `so does a navigation bar that the pushed screen hides`() {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let stage = Self.stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.present(navigation)
        stage.settle()

        stage.run { navigation.pushViewController(Bare(), animated: true) }
        stage.advance(by: 0)
        stage.advance(by: 0.1)

        #expect(isOnItsWay(opacity(navigation.navigationBar)))
        #expect(navigation.navigationBar.layer.presentation()?.frame.minX == 0)
        stage.settle()
        #expect(navigation.navigationBar.alpha == 1)
        #expect(navigation.navigationBar.frame.maxY == 0)
    }

    @Test func `so does a tab bar`() {
        let stage = Self.stage()
        let tabs = UITabBarController()
        let (navigation, pushed) = (
            UINavigationController(rootViewController: UIViewController()), UIViewController()
        )
        pushed.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [navigation, UIViewController()]
        stage.present(tabs)
        stage.settle()

        stage.run { navigation.pushViewController(pushed, animated: true) }
        stage.advance(by: 0)
        stage.advance(by: 0.1)

        #expect(isOnItsWay(opacity(tabs.tabBar)))
        #expect(tabs.tabBar.layer.presentation()?.frame.minX == 0)
        stage.settle()
        #expect(tabs.tabBar.alpha == 1 && !tabs.tabBar.frame.intersects(stage.window.bounds))
        stage.run { _ = navigation.popViewController(animated: true) }
        stage.settle()
        #expect(tabs.tabBar.alpha == 1 && tabs.tabBar.frame.maxY == 844)
    }

    @Test func `without reduced motion the preference alone changes nothing`() {
        let stage = Stage()
        stage.accessibility.prefersCrossFadeTransitions = true
        #expect(!stage.run { UIAccessibility.prefersCrossFadeTransitions })

        let scene = Push(on: stage)

        #expect((scene.left(of: scene.pushed.view) ?? 0) > 10)
    }

    @Test func `an opacity that a bar gets while it fades stays`() {
        let scene = Push {
            $0.pushed.hidesBottomBarWhenPushed = true
            $0.navigation.setToolbarHidden(false, animated: false)
            $0.stage.settle()
        }

        scene.navigation.toolbar.alpha = 0.7
        scene.stage.settle()

        #expect(abs(scene.navigation.toolbar.alpha - 0.7) < 1e-6)
    }

    @Test func `what a finger swipes back stays below it`() {
        let scene = Push()
        scene.stage.settle()

        scene.stage.touch(.began, at: CGPoint(x: 4, y: 400))
        scene.stage.move(to: CGPoint(x: 104, y: 400), over: 0.1)

        #expect(abs((scene.left(of: scene.pushed.view) ?? 0) - 100) < 0.5)
        #expect(opacity(scene.pushed.view) == 1)
    }

    // MARK: - Presentations

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func `what is presented fades in where it stays, and out again`(style: UIModalPresentationStyle) throws {
        let stage = Self.stage()
        let (presenter, presented) = (UIViewController(), UIViewController())
        presented.modalPresentationStyle = style
        stage.present(presenter)
        stage.settle()
        func top() -> CGFloat? {
            presented.view.layer.presentation().map { $0.convert(CGPoint.zero, to: nil).y }
        }
        func isFading() -> Bool {
            var layer: CALayer? = presented.view.layer
            while let current = layer {
                if isOnItsWay(current.presentation()?.opacity ?? 1) { return true }
                layer = current.superlayer
            }
            return false
        }

        stage.run { presenter.present(presented, animated: true) }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        let place = try #require(top())
        #expect(isFading())
        stage.settle()
        #expect(top() == place)
        #expect(!isFading())

        stage.run { presenter.dismiss(animated: true) }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(top() == place && isFading())
        stage.settle()
        #expect(presenter.presentedViewController == nil && presented.view.window == nil)
        #expect(presenter.view.transform == .identity)
        #expect(stage.trace.allSatisfy { $0.kind != .diagnostic })
    }

    @Test func `an action sheet fades in where it stays`() throws {
        let stage = Self.stage()
        let presenter = UIViewController()
        stage.present(presenter)
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "One", style: .default))

        stage.run { presenter.present(sheet, animated: true) }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        let place = sheet.view.layer.presentation()?.frame
        #expect(isOnItsWay(opacity(sheet.view)))
        stage.settle()

        #expect(sheet.view.frame == place && sheet.view.alpha == 1)
    }

    @Test func `a sheet that a finger pulls down stays below it`() {
        let stage = Self.stage()
        let (presenter, presented) = (UIViewController(), UIViewController())
        presented.modalPresentationStyle = .pageSheet
        stage.present(presenter)
        stage.run { presenter.present(presented, animated: true) }
        stage.settle()
        let top = presented.view.convert(CGPoint.zero, to: nil).y

        stage.touch(.began, at: CGPoint(x: 195, y: 300))
        stage.move(to: CGPoint(x: 195, y: 600), over: 0.3)
        let shown = presented.view.layer.presentation().map { $0.convert(CGPoint.zero, to: nil).y } ?? 0
        #expect(abs(shown - top - 300) < 15)
        stage.touch(.ended, at: CGPoint(x: 195, y: 600))
        stage.settle()

        #expect(presenter.presentedViewController == nil)
    }

    @Test func `a style that does not slide stays`() {
        let stage = Self.stage()
        let (presenter, presented) = (UIViewController(), UIViewController())
        presented.modalTransitionStyle = .flipHorizontal
        presented.modalPresentationStyle = .fullScreen
        stage.present(presenter)

        stage.run { presenter.present(presented, animated: true) }
        stage.advance(by: 0)
        stage.advance(by: 0.1)

        #expect(opacity(presented.view) == 1 && presented.modalTransitionStyle == .flipHorizontal)
    }
}
