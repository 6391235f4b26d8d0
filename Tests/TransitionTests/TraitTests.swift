import Testing
import UIKit
import UITesting

/// The traits of windows, controllers and presentations: where they come from, and who hears of changes.
@MainActor
struct TraitTests {
    private let regular = CGSize(width: 1024, height: 768)
    private let compact = CGSize(width: 320, height: 768)

    @Test(arguments: [UIModalPresentationStyle.popover, .pageSheet, .formSheet, .fullScreen])
    func `sheets and popovers lie on the elevated level, what covers everything does not`(
        style: UIModalPresentationStyle
    ) {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let (a, b) = (UIViewController(), UIViewController())
        stage.present(a)
        b.modalPresentationStyle = style
        b.popoverPresentationController?.sourceView = a.view

        a.present(b, animated: false)
        stage.settle()

        let isElevated = b.traitCollection.userInterfaceLevel == .elevated
        #expect(isElevated == (style != .fullScreen))
        #expect(a.traitCollection.userInterfaceLevel == .base)
    }

    @Test(arguments: [UIModalPresentationStyle.popover, .pageSheet, .formSheet, .fullScreen])
    func `popovers and form sheets are compact in width, unless overrides say otherwise`(
        style: UIModalPresentationStyle
    ) throws {
        let stage = Stage(size: regular)
        let (a, b) = (UIViewController(), UIViewController())
        stage.present(a)
        b.modalPresentationStyle = style
        b.popoverPresentationController?.sourceView = a.view

        a.present(b, animated: false)
        stage.settle()
        let isCompact = style == .popover || style == .formSheet
        #expect(b.traitCollection.horizontalSizeClass == (isCompact ? .compact : .regular))
        #expect(b.view.traitCollection.horizontalSizeClass == (isCompact ? .compact : .regular))
        #expect(b.traitCollection.verticalSizeClass == .regular)
        let controller = try #require(b.presentationController)
        #expect(controller.presentationStyle == style, "it adapts by what is around it")

        controller.traitOverrides.horizontalSizeClass = .regular
        stage.settle()
        #expect(b.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `collections combine, and contain what they specify`() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let regular = UITraitCollection(verticalSizeClass: .regular)

        let both = UITraitCollection(traitsFrom: [compact, regular])

        #expect(both.horizontalSizeClass == .compact)
        #expect(both.verticalSizeClass == .regular)
        #expect(both.containsTraits(in: compact))
        #expect(!compact.containsTraits(in: both))
        #expect(both.isEqual(UITraitCollection(traitsFrom: [regular, compact])))
        #expect(both.hash == UITraitCollection(traitsFrom: [regular, compact]).hash)
    }

    @Test func `a collection is made and modified by blocks`() {
        let made = UITraitCollection { traits in
            traits.horizontalSizeClass = .regular
            traits.displayScale = 3
        }

        let modified = made.modifyingTraits { $0.horizontalSizeClass = .compact }

        #expect(made.horizontalSizeClass == .regular)
        #expect(made.verticalSizeClass == .unspecified)
        #expect(modified.horizontalSizeClass == .compact)
        #expect(modified.displayScale == 3)
        #expect(made.replacing(UITraitDisplayScale.self, value: 2)[UITraitDisplayScale.self] == 2)
    }

    @Test func `a trait of one's own goes down from its override`() {
        struct Cosy: UITraitDefinition { static let defaultValue = false }
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        stage.present(parent)
        #expect(child.traitCollection[Cosy.self] == false)

        parent.traitOverrides[Cosy.self] = true

        #expect(child.traitCollection[Cosy.self])
        #expect(parent.traitOverrides.contains(Cosy.self))
        #expect(Cosy.name == "Cosy")
    }

    @Test func `overrides for a child hold for it and for its children only`() {
        let scene = Scene(size: regular)
        let (child, grandchild, other) = (UIViewController(), UIViewController(), UIViewController())
        scene.a.addChild(child)
        scene.a.addChild(other)
        child.addChild(grandchild)

        scene.a.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .compact), forChild: child)

        #expect(child.traitCollection.horizontalSizeClass == .compact)
        #expect(child.traitCollection.verticalSizeClass == .regular)
        #expect(grandchild.traitCollection.horizontalSizeClass == .compact)
        #expect(other.traitCollection.horizontalSizeClass == .regular)
        #expect(scene.a.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .compact)
        #expect(scene.a.overrideTraitCollection(forChild: other) == nil)

        child.willMove(toParent: nil)
        child.removeFromParent()

        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(scene.a.overrideTraitCollection(forChild: child) == nil)
    }

    @Test func `an override for somebody who is no child gives a diagnostic and changes nothing`() {
        let scene = Scene(size: regular)

        scene.a.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: .compact), forChild: scene.b)

        #expect(scene.diagnostics("warning").first?.contains("addChild(_:)") == true)
        #expect(scene.b.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `views have the traits of the controller that they belong to`() {
        let scene = Scene(size: regular)
        let child = UIViewController()
        let label = UILabel()
        child.view.addSubview(label)
        scene.a.addChild(child)
        scene.a.view.addSubview(child.view)

        child.traitOverrides.horizontalSizeClass = .compact

        #expect(label.traitCollection.horizontalSizeClass == .compact)
        #expect(scene.a.view.traitCollection.horizontalSizeClass == .regular)
        #expect(UIView().traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `the overrides of a presentation controller hold for what it presents`() {
        let scene = Scene(style: .custom, size: regular)
        scene.delegate.vendsPresentationController = true
        scene.presentToTheEnd()
        let controller = scene.b.presentationController

        controller?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .compact)

        #expect(scene.b.traitCollection.horizontalSizeClass == .compact)
        #expect(scene.b.view.traitCollection.horizontalSizeClass == .compact)
        #expect(scene.a.traitCollection.horizontalSizeClass == .regular)

        controller?.traitOverrides.horizontalSizeClass = .regular

        #expect(scene.b.traitCollection.horizontalSizeClass == .regular, "the newer form wins")
    }

    @Test func `what a sheet shows is elevated, unless its overrides say otherwise`() {
        let scene = Scene(style: .pageSheet, size: regular)
        scene.presentToTheEnd()
        #expect(scene.b.traitCollection.userInterfaceLevel == .elevated)

        scene.b.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceLevel: .base)

        #expect(scene.b.traitCollection.userInterfaceLevel == .base)
    }

    @Test func `the overrides of a window hold for all in it`() {
        let scene = Scene(size: regular)
        scene.presentToTheEnd()

        scene.stage.window.traitOverrides.horizontalSizeClass = .compact

        #expect(scene.a.traitCollection.horizontalSizeClass == .compact)
        #expect(scene.b.traitCollection.horizontalSizeClass == .compact)

        scene.stage.window.traitOverrides.remove(UITraitHorizontalSizeClass.self)

        #expect(scene.a.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `controllers, views and presentation controllers hear once of another size class`() {
        let scene = Scene(style: .custom, size: regular)
        let (child, label) = (TraitListener(), TraitListeningView())
        scene.b.addChild(child)
        scene.b.view.addSubview(child.view)
        child.view.addSubview(label)
        scene.presentToTheEnd()
        child.heard = []
        label.heard = []

        scene.stage.resize(to: compact)

        #expect(child.heard == ["regular → compact"])
        #expect(label.heard == ["regular → compact"])

        scene.stage.resize(to: CGSize(width: 330, height: 768))

        #expect(child.heard.count == 1, "the size changed, the traits did not")
    }

    @Test func `a controller whose traits are overridden hears nothing of what is above`() {
        let scene = Scene(size: regular)
        let child = TraitListener()
        scene.a.addChild(child)
        scene.a.view.addSubview(child.view)
        child.traitOverrides.horizontalSizeClass = .compact
        child.traitOverrides.userInterfaceIdiom = .pad
        child.heard = []

        scene.stage.resize(to: compact)

        #expect(child.heard.isEmpty)
    }

    @Test func `registered blocks hear of their traits only, until they are unregistered`() {
        let scene = Scene(size: regular)
        var heard: [String] = []
        let registration = scene.a.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (controller: LoggedController, previous: UITraitCollection) in
            heard.append("\(controller.name) \(previous.horizontalSizeClass)")
        }
        scene.a.view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in
            heard.append("vertical")
        }

        scene.stage.resize(to: compact)
        #expect(heard == ["A regular"])

        scene.a.unregisterForTraitChanges(registration)
        scene.stage.resize(to: regular)
        #expect(heard == ["A regular"])

        scene.stage.resize(to: CGSize(width: 844, height: 390))
        #expect(heard == ["A regular", "vertical"])
    }

    @Test func `methods are registered as well as blocks, and a target is not kept alive`() {
        let scene = Scene(size: regular)
        let listener = TraitListener()
        scene.a.registerForTraitChanges(
            [UITraitHorizontalSizeClass.self], target: listener, action: TraitListener.note)
        listener.registerForTraitChanges([UITraitHorizontalSizeClass.self], action: TraitListener.note)
        weak var gone: TraitListener?
        do {
            let target = TraitListener()
            gone = target
            scene.a.registerForTraitChanges(
                [UITraitHorizontalSizeClass.self], target: target, action: TraitListener.note)
        }
        #expect(gone == nil)

        scene.stage.resize(to: compact)
        #expect(listener.heard == ["noted"])

        listener.loadViewIfNeeded()
        listener.traitOverrides.horizontalSizeClass = .regular
        #expect(listener.heard.count { $0 == "noted" } == 2)
    }

    @Test func `a presentation controller's registered block hears of changed traits`() {
        let scene = Scene(style: .custom, size: regular)
        scene.presentToTheEnd()
        var count = 0
        scene.b.presentationController?.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: UIPresentationController, _) in count += 1
        }

        scene.stage.resize(to: compact)

        #expect(count == 1)
    }

    @Test func `willTransition goes to those whose traits change`() {
        let scene = Scene(size: regular)
        let (changing, fixed) = (
            LoggedController("changing", scene.journal), LoggedController("fixed", scene.journal)
        )
        scene.a.addChild(changing)
        scene.a.addChild(fixed)
        fixed.traitOverrides.horizontalSizeClass = .compact
        fixed.traitOverrides.userInterfaceIdiom = .pad
        scene.journal.clear()

        scene.stage.resize(to: compact)

        #expect(scene.journal.count("changing.willTransition") == 1)
        #expect(scene.journal.count("fixed.willTransition") == 0)
    }
}

private final class TraitListener: UIViewController {
    var heard: [String] = []

    func note() {
        heard.append("noted")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heard.append(describe(previousTraitCollection, traitCollection))
    }
}

private final class TraitListeningView: UIView {
    var heard: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heard.append(describe(previousTraitCollection, traitCollection))
    }
}

private func describe(_ previous: UITraitCollection?, _ current: UITraitCollection) -> String {
    guard let previous else { return "nil" }
    return "\(previous.horizontalSizeClass) → \(current.horizontalSizeClass)"
}
