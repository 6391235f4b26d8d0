import Foundation
import Testing
import UIKit
import UITesting

/// Notes changes of traits, size and safe area.
private final class Screen: UIViewController {
    var name = ""
    var journal = Journal()
    /// What its only child gets of its width; nil for all.
    var childWidth: CGFloat?

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        journal.note("\(name) traits \(newCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        journal.note("\(name) size \(Int(size.width))x\(Int(size.height))")
        let (whose, kept) = (self.name, self.journal)
        coordinator.animate { [weak self] _ in
            kept.note("\(whose) alongside \(Int(self?.view.bounds.width ?? 0))")
        } completion: { context in
            kept.note("\(whose) completion \(context.isCancelled)")
        }
    }
    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let childWidth else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return CGSize(width: childWidth, height: parentSize.height)
    }
    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        journal.note("\(name) preferred \(Int(container.preferredContentSize.width))")
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        journal.note("\(name) safe")
    }
}

/// Says whether it wants a status bar.
private final class BarScreen: UIViewController {
    var hidesBar = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }
    var deciding: UIViewController?

    override var prefersStatusBarHidden: Bool { hidesBar }
    override var childForStatusBarHidden: UIViewController? { deciding }
}

@Suite struct DocumentedTraitTests {
    private let stage = Stage()
    private let journal = Journal()

    private func screen(_ name: String) -> Screen {
        let screen = Screen()
        screen.name = name
        screen.journal = journal
        return screen
    }

    private func add(_ child: UIViewController, to parent: UIViewController, frame: CGRect) {
        parent.addChild(child)
        child.view.frame = frame
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    // MARK: - Sizes

    // UIContentContainer, documentation: traits before sizes; the view has its new size alongside.
    @Test func `a turn tells of traits, of the size, and animates with the new one`() {
        let stage = Stage(device: StageDevice.named("iphone"))
        let a = screen("a")
        stage.present(a)
        stage.settle()
        journal.clear()

        stage.resize(to: CGSize(width: 844, height: 390))
        stage.settle()

        let order = ["a traits true", "a size 844x390", "a alongside 844", "a completion false"]
        #expect(journal.only(order) == order)
        #expect(a.traitCollection.verticalSizeClass == .compact && a.transitionCoordinator == nil)
    }

    // viewWillTransition(to:with:), documentation: forwarded to children and to what is presented; a child gets the
    // size that its container answers.
    @Test func `a size change reaches children and what is presented, each once and with its size`() {
        let (a, child, b) = (screen("a"), screen("child"), screen("b"))
        stage.present(a)
        add(child, to: a, frame: CGRect(x: 0, y: 0, width: 100, height: 844))
        child.view.autoresizingMask = .flexibleHeight
        a.childWidth = 100
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        stage.settle()
        journal.clear()

        stage.resize(to: CGSize(width: 500, height: 800))
        stage.settle()

        #expect(journal.count("b size 500x800") == 1 && journal.count("a size 500x800") == 1)
        #expect(journal.count("child size 100x800") == 1)
        #expect(journal.count("b completion false") == 1)
        #expect(b.view.bounds.size == CGSize(width: 500, height: 800))
        b.dismiss(animated: false)
        stage.settle()
        #expect(a.view.bounds.size == CGSize(width: 500, height: 800))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 800))
    }

    // MARK: - Safe areas

    // additionalSafeAreaInsets, viewSafeAreaInsetsDidChange(), documentation.
    @Test func `additional insets add to those of the bars, for all views below`() {
        let (a, child) = (screen("a"), screen("child"))
        stage.present(UINavigationController(rootViewController: a))
        add(child, to: a, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.settle()
        #expect(a.view.safeAreaInsets.top == 44)
        journal.clear()

        a.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0)
        stage.settle()
        let expected = UIEdgeInsets(top: 54, left: 5, bottom: 20, right: 0)
        #expect(a.view.safeAreaInsets == expected && child.view.safeAreaInsets == expected)
        #expect(journal.count("a safe") == 1 && journal.count("child safe") == 1)
        child.additionalSafeAreaInsets.top = 6
        stage.settle()
        #expect(child.view.safeAreaInsets.top == 60 && a.view.safeAreaInsets == expected)
        #expect(journal.count("a safe") == 1)
        #expect(a.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 5, y: 54, width: 385, height: 770))
    }

    // safeAreaInsets, documentation: only what of the view lies under the bars counts.
    @Test func `a view has the part of the safe area that reaches into it`() {
        let a = UIViewController()
        a.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 30, bottom: 40, right: 0)
        stage.present(a)
        let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 60, width: 300, height: 400)), UIView())
        inner.frame = CGRect(x: 0, y: 25, width: 300, height: 375)
        a.view.addSubview(outer)
        outer.addSubview(inner)
        stage.settle()
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 15, left: 20, bottom: 0, right: 0))

        outer.frame.origin = CGPoint(x: 80, y: 430)
        stage.settle()
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 26, right: 0))
    }

    // MARK: - Traits

    // traitOverrides, registerForTraitChanges(_:handler:), documentation: overrides reach what lies below; handlers
    // hear of the traits they are registered for, with the traits from before.
    @Test func `an override reaches children and those who asked for it`() {
        let (a, child) = (screen("a"), screen("child"))
        stage.present(a)
        add(child, to: a, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let journal = journal
        child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (child: Screen, previous) in
            let (old, new) = (previous.horizontalSizeClass, child.traitCollection.horizontalSizeClass)
            journal.note("width \(old.rawValue) to \(new.rawValue)")
        }
        let registration = child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: Screen, _) in
            journal.note("style")
        }
        stage.settle()

        a.traitOverrides.horizontalSizeClass = .regular
        stage.settle()
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(journal.count("width 1 to 2") == 1 && journal.count("style") == 0)
        a.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(journal.count("style") == 1 && child.traitCollection.userInterfaceStyle == .dark)
        child.overrideUserInterfaceStyle = .light
        stage.settle()
        #expect(journal.count("style") == 2 && child.traitCollection.userInterfaceStyle == .light)
        child.unregisterForTraitChanges(registration)
        child.overrideUserInterfaceStyle = .unspecified
        a.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        stage.settle()

        #expect(child.traitCollection.userInterfaceStyle == .dark && journal.count("style") == 2)
        #expect(child.traitCollection.horizontalSizeClass == .compact && journal.count("width 2 to 1") == 1)
        #expect(!a.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    }

    // MARK: - The status bar

    // modalPresentationCapturesStatusBarAppearance, childForStatusBarHidden, documentation.
    @Test func `the status bar follows who covers the screen, or who takes it over`() {
        let stage = Stage(device: StageDevice.named("iphone"))
        let (root, child, over, full) = (BarScreen(), BarScreen(), BarScreen(), BarScreen())
        stage.present(root)
        stage.settle()
        let manager = stage.window.windowScene?.statusBarManager
        #expect(manager?.isStatusBarHidden == false)
        add(child, to: root, frame: root.view.bounds)
        child.hidesBar = true
        stage.settle()
        #expect(manager?.isStatusBarHidden == false)
        root.deciding = child
        root.setNeedsStatusBarAppearanceUpdate()
        stage.settle()
        #expect(manager?.isStatusBarHidden == true)

        over.modalPresentationStyle = .overFullScreen
        root.present(over, animated: true)
        stage.settle()
        #expect(manager?.isStatusBarHidden == true)
        over.dismiss(animated: true)
        stage.settle()
        over.modalPresentationCapturesStatusBarAppearance = true
        root.present(over, animated: true)
        stage.settle()
        #expect(manager?.isStatusBarHidden == false)
        over.dismiss(animated: true)
        stage.settle()
        #expect(manager?.isStatusBarHidden == true)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: true)
        stage.settle()
        #expect(manager?.isStatusBarHidden == false)
        full.hidesBar = true
        stage.settle()
        #expect(manager?.isStatusBarHidden == true)
    }

    // MARK: - Windows

    // Well known: presentations of one window leave the others alone.
    @Test func `what a second window presents stays in it`() {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        stage.present(a)
        let second = UIWindow(frame: stage.window.bounds)
        second.windowLevel = .alert
        second.rootViewController = b
        second.isHidden = false
        stage.settle()
        #expect(stage.window.isKeyWindow && !second.isKeyWindow)

        c.modalPresentationStyle = .fullScreen
        b.present(c, animated: true)
        stage.settle()
        #expect(c.view.window === second && c.presentingViewController === b)
        #expect(a.presentedViewController == nil && a.view.window === stage.window)
        second.makeKey()
        #expect(second.isKeyWindow && !stage.window.isKeyWindow)
        b.dismiss(animated: true)
        stage.settle()
        #expect(b.view.window === second && b.presentedViewController == nil)
        second.isHidden = true
    }
}
