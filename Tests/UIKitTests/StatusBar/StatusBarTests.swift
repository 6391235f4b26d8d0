import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct StatusBarTests {
    @Test func `a device's bars are the safe area of its screens`() throws {
        let stage = Stage(device: try phone())
        let controller = UIViewController()

        stage.present(controller)
        let upright = controller.view.safeAreaInsets
        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()
        let turned = controller.view.safeAreaInsets
        stage.resize(to: CGSize(width: 500, height: 700))

        #expect(upright == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(turned == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(controller.view.safeAreaInsets == .zero)
    }

    @Test func `a stage without a device has no bar and is all safe`() throws {
        let stage = Stage()
        let controller = UIViewController()

        stage.present(controller)

        #expect(controller.view.safeAreaInsets == .zero)
        #expect(stage.application.screen.overlay == nil)
        #expect(stage.application.statusBarFrame == .zero)
    }

    @Test func `a small window in front decides nothing about the bar, one like the screen does`() throws {
        final class Bare: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage(device: try phone())
        stage.present(UIViewController())
        var windows: [UIWindow] = []
        func show(_ frame: CGRect) {
            stage.run {
                let window = UIWindow(frame: frame)
                window.rootViewController = Bare()
                window.isHidden = false
                windows.append(window)
            }
            stage.settle()
        }
        show(CGRect(x: 20, y: 600, width: 80, height: 80))
        #expect(!stage.application.isStatusBarHidden)

        show(stage.application.screen.bounds)

        #expect(stage.application.isStatusBarHidden)
    }

    @Test(arguments: [true, false])
    func `what takes the place of its presenter's view decides about the bar`(removes: Bool) throws {
        final class Bare: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage(device: try phone())
        let (presenter, bare) = (UIViewController(), Bare())
        presenter.definesPresentationContext = true
        bare.modalPresentationStyle = removes ? .currentContext : .overCurrentContext
        stage.present(presenter)

        stage.run { presenter.present(bare, animated: false) }
        stage.settle()

        #expect(stage.application.isStatusBarHidden == removes)
        stage.run { presenter.dismiss(animated: false) }
        stage.settle()
        #expect(!stage.application.isStatusBarHidden)
    }

    @Test func `the selected tab decides whether the bar is hidden`() throws {
        final class Bare: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let stage = Stage(device: try phone())
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), Bare()]
        stage.present(tabs)
        stage.settle()
        #expect(!stage.application.isStatusBarHidden)

        stage.run { tabs.selectedIndex = 1 }
        stage.settle()

        #expect(stage.application.isStatusBarHidden)
    }

    @Test func `the bar lies in front of every window, also of a later one`() throws {
        let stage = Stage(device: try phone())
        let alert = stage.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        alert.windowLevel = .alert

        stage.run { alert.isHidden = false }

        #expect(stage.application.screen.rootLayer.sublayers?.last === stage.application.screen.overlay)
        #expect(alert.safeAreaInsets.top == 47)
    }

    @Test func `the bar draws the time and the signs in the controller's colour`() throws {
        let stage = Stage(scale: 2, device: try phone())
        let controller = Asked()
        controller.view.backgroundColor = .white
        stage.present(controller)
        let dark = try stage.snapshot().darkness(in: CGRect(x: 0, y: 0, width: 780, height: 94))
        controller.style = .lightContent

        stage.run { controller.setNeedsStatusBarAppearanceUpdate() }

        let light = try stage.snapshot().darkness(in: CGRect(x: 0, y: 0, width: 780, height: 94))
        #expect(dark > 500)
        #expect(light < 5)
    }

    @Test func `the application's style holds where the controllers leave it to the default`() throws {
        let stage = Stage(device: try phone())
        let controller = Asked()
        stage.present(controller)

        stage.run { stage.application.statusBarStyle = .lightContent }
        let light = stage.barIsLight
        controller.style = .darkContent
        stage.run { controller.setNeedsStatusBarAppearanceUpdate() }

        #expect(light == true)
        #expect(stage.barIsLight == false)
        #expect(stage.application.statusBarStyle == .lightContent)
    }

    @Test func `the default colour follows the light or dark appearance`() throws {
        let stage = Stage(device: try phone())
        stage.present(UIViewController())
        let before = stage.barIsLight

        stage.setUserInterfaceStyle(.dark)

        #expect(before == false)
        #expect(stage.barIsLight == true)
    }

    @Test func `an update in an animation block takes the block's time`() throws {
        let stage = Stage(device: try phone())
        let controller = Asked()
        stage.present(controller)
        controller.hides = true

        stage.run {
            UIView.animate(withDuration: 1) { controller.setNeedsStatusBarAppearanceUpdate() }
        }
        stage.advance(by: 0.5)

        let bar = try #require(stage.application.screen.overlay)
        let shown = try #require(bar.presentation()).opacity
        #expect(shown > 0.2 && shown < 0.8)
        stage.advance(by: 1)
        #expect(bar.opacity == 0)
        #expect(stage.application.isStatusBarHidden)
    }

    @Test func `an animation of none hides the bar at once, even in a block`() throws {
        let stage = Stage(device: try phone())
        let controller = Asked()
        stage.present(controller)
        controller.hides = true
        controller.animation = .none

        stage.run {
            UIView.animate(withDuration: 1) { controller.setNeedsStatusBarAppearanceUpdate() }
        }
        stage.advance(by: 0.1)

        #expect(stage.application.screen.overlay?.presentation()?.opacity == 0)
    }

    @Test func `a bar that slides moves out at the upper edge`() throws {
        let stage = Stage(device: try phone())
        let controller = Asked()
        stage.present(controller)
        controller.hides = true
        controller.animation = .slide

        stage.run {
            UIView.animate(withDuration: 1) { controller.setNeedsStatusBarAppearanceUpdate() }
        }
        stage.advance(by: 0.5)

        let bar = try #require(stage.application.screen.overlay?.presentation())
        #expect(bar.frame.minY < -5 && bar.frame.minY > -42)
    }

    @Test func `a hidden bar gives its room to the content, unless a notch is there`() throws {
        let small = Stage(size: CGSize(width: 375, height: 667), device: StageDevice.named("iphone-se"))
        let large = Stage(device: try phone())

        let tops = [small, large].map { stage in
            let controller = Asked()
            controller.hides = true
            stage.present(controller)
            return controller.view.safeAreaInsets.top
        }

        #expect(tops == [0, 47])
    }

    @Test func `a bar that is hidden stays so when the device is turned there and back`() throws {
        let stage = Stage(device: try phone())
        stage.present(UIViewController())
        stage.run { stage.application.setStatusBarHidden(true, with: .none) }
        stage.settle()
        #expect(stage.application.screen.overlay?.opacity == 0)

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()
        stage.resize(to: CGSize(width: 390, height: 844))
        stage.settle()

        #expect(stage.application.isStatusBarHidden && stage.application.screen.overlay?.opacity == 0)
    }

    @Test func `the bar is hidden where the height is compact`() throws {
        let stage = Stage(device: try phone())
        stage.present(UIViewController())

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()

        #expect(stage.application.isStatusBarHidden)
    }
}

/// Who is asked, and in which order.
@MainActor
@Suite struct StatusBarOwnerTests {
    @Test func `the colour is asked for before the hiding, from the root to the child it names`() {
        let log = Recorder()
        let (root, child) = (Asked("root", log), Asked("child", log))
        root.child = child
        let stage = Stage()

        stage.present(root)

        #expect(
            log.lines == [
                "root.childForStatusBarStyle", "child.childForStatusBarStyle",
                "child.preferredStatusBarStyle", "root.childForStatusBarHidden",
                "child.childForStatusBarHidden", "child.prefersStatusBarHidden",
            ])
    }

    @Test(arguments: [
        (UIModalPresentationStyle.fullScreen, false, true), (.pageSheet, false, false),
        (.pageSheet, true, true), (.overFullScreen, false, false), (.overFullScreen, true, true),
    ])
    func `a presentation takes the bar over if it covers the screen or captures it`(
        style: UIModalPresentationStyle, captures: Bool, takes: Bool
    ) throws {
        let stage = Stage(device: try phone())
        let (root, presented) = (Asked(), Asked())
        presented.style = .lightContent
        presented.modalPresentationStyle = style
        presented.modalPresentationCapturesStatusBarAppearance = captures
        stage.present(root)

        stage.run { root.present(presented, animated: true) }
        stage.settle()
        let during = stage.barIsLight
        stage.run { root.dismiss(animated: true) }
        stage.settle()

        #expect(during == takes)
        #expect(stage.barIsLight == false)
    }

    @Test func `the bar changes as the transition begins`() throws {
        let stage = Stage(device: try phone())
        let (root, presented) = (Asked(), Asked())
        presented.style = .lightContent
        presented.modalPresentationStyle = .fullScreen
        stage.present(root)

        stage.run { root.present(presented, animated: true) }
        stage.advance(by: 0.1)

        #expect(stage.barIsLight == true)
        #expect(stage.isMoving)
    }

    @Test func `a navigation controller leaves the colour to its bar, and the hiding to its top`() throws {
        let stage = Stage(device: try phone())
        let top = Asked()
        top.style = .lightContent
        top.hides = true
        let navigation = UINavigationController(rootViewController: top)

        stage.present(navigation)
        let withBar = stage.barIsLight
        stage.run { navigation.setNavigationBarHidden(true, animated: false) }

        #expect(withBar == false)
        #expect(stage.barIsLight == true)
        #expect(stage.application.isStatusBarHidden)
    }

    @Test func `a tab bar controller asks the selected tab`() throws {
        let stage = Stage(device: try phone())
        let tabs = UITabBarController()
        let (first, second) = (Asked(), Asked())
        second.style = .lightContent
        tabs.viewControllers = [first, second]
        stage.present(tabs)
        let before = stage.barIsLight

        stage.run { tabs.selectedIndex = 1 }
        stage.settle()

        #expect(before == false)
        #expect(stage.barIsLight == true)
    }

    @Test func `controllers that name each other end the way`() {
        let (root, child) = (Asked(), Asked())
        root.child = child
        child.child = root

        #expect(root.following(\.childForStatusBarStyle) === child)
    }
}

private final class Asked: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var animation = UIStatusBarAnimation.fade
    var child: UIViewController?
    private let name: String
    private let log: Recorder?

    init(_ name: String = "", _ log: Recorder? = nil) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String = #function) { log?.note("\(name).\(call)") }

    override var childForStatusBarStyle: UIViewController? {
        note()
        return child
    }
    override var childForStatusBarHidden: UIViewController? {
        note()
        return child
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
        note()
        return style
    }
    override var prefersStatusBarHidden: Bool {
        note()
        return hides
    }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
}

extension Stage {
    /// Whether the status bar's contents are light; nil without a bar.
    fileprivate var barIsLight: Bool? {
        (application.screen.overlay?.delegate as? StatusBarView)?.isLight
    }
}

extension CGImage {
    /// The number of pixels of a rectangle that are nearly black.
    fileprivate func darkness(in rect: CGRect) -> Int {
        var count = 0
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) where pixel(x: x, y: y).x < 60 { count += 1 }
        }
        return count
    }
}

/// The device of the tests.
private func phone() throws -> StageDevice { try #require(StageDevice.named("iphone")) }
