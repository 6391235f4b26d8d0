import Foundation
import Testing
import UIKit
import UITesting

/// Notes its calls, each as "name call flags".
private final class Screen: UIViewController {
    var name = ""
    var journal = Journal()

    private func note(_ call: String) {
        var line = "\(name) \(call)"
        if isMovingToParent { line += " coming" }
        if isMovingFromParent { line += " leaving" }
        if isBeingPresented { line += " presented" }
        if isBeingDismissed { line += " dismissed" }
        journal.note(line)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.note("\(name) didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
}

/// Notes where it goes.
private final class Mover: UIViewController {
    var name = ""
    var journal = Journal()

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        journal.note("will \((parent as? Mover)?.name ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        journal.note("did \((parent as? Mover)?.name ?? "nil")")
    }
}

/// Leaves its children's appearance to whoever calls.
private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Keeps what held when it was appearing.
private final class AppearingScreen: UIViewController {
    var hadWindow = false
    var insets = UIEdgeInsets.zero
    var size = CGSize.zero
    var widthClass = UIUserInterfaceSizeClass.unspecified

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        hadWindow = view.window != nil
        insets = view.safeAreaInsets
        size = view.bounds.size
        widthClass = traitCollection.horizontalSizeClass
    }
}

@Suite struct DocumentedLifeCycleTests {
    private let stage = Stage()
    private let journal = Journal()

    private func screen(_ name: String) -> Screen {
        let screen = Screen()
        screen.name = name
        screen.journal = journal
        return screen
    }

    private func mover(_ name: String) -> Mover {
        let mover = Mover()
        mover.name = name
        return mover
    }

    private func lines(of name: String) -> [String] {
        journal.entries.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// Whether both lines are there once, the first one later.
    private func follows(_ later: String, _ earlier: String) -> Bool {
        guard journal.count(later) == 1,
            let end = journal.entries.firstIndex(of: later),
            let start = journal.entries.firstIndex(of: earlier)
        else { return false }
        return start < end
    }

    // MARK: - Containment

    // addChild(_:), documentation: a child of another container leaves that first. Header: addChild calls
    // willMove(toParent:), and leaves didMove(toParent:) to the container.
    @Test func `a child that is added elsewhere leaves its old parent`() {
        let (old, new, child) = (mover("old"), mover("new"), mover("child"))
        old.addChild(child)
        child.didMove(toParent: old)
        child.journal.clear()

        new.addChild(child)

        #expect(old.children.isEmpty)
        #expect(new.children == [child])
        #expect(child.parent === new)
        #expect(child.journal.count("will new") == 1)
        #expect(!child.journal.entries.contains("did new"))
    }

    // Well known from cancelled transitions of custom containers: the last begin decides which end is called.
    @Test func `an appearance that is turned back ends as a disappearance`() {
        let (parent, child) = (ManualContainer(), screen("child"))
        stage.present(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        journal.clear()

        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()

        let calls = journal.entries.filter { !$0.hasSuffix("didLoad") }
        #expect(calls.count == 3)
        for (line, call) in zip(calls, ["willAppear", "willDisappear", "didDisappear"]) {
            #expect(line.hasPrefix("child " + call))
        }
    }

    // transition(from:to:duration:options:animations:completion:), documentation: adds the second view, animates, and
    // removes the first one. Both stay children.
    @Test func `a transition between children changes views, not children`() {
        let (parent, first, second) = (screen("parent"), screen("first"), screen("second"))
        stage.present(parent)
        for child in [first, second] {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
        }
        parent.view.addSubview(first.view)
        first.didMove(toParent: parent)
        stage.settle()
        journal.clear()

        parent.transition(
            from: first, to: second, duration: 0.4, options: [],
            animations: {
                second.view.frame.origin.x = 10
            }
        ) { [journal] finished in journal.note("completion \(finished)") }
        stage.advance(by: 0.2)
        #expect(first.view.superview === parent.view && second.view.superview === parent.view)
        #expect(!journal.entries.contains("completion true"))
        stage.settle()

        #expect(first.view.superview == nil && second.view.superview === parent.view)
        #expect(journal.count("completion true") == 1)
        #expect(parent.children == [first, second])
        for call in [
            "first willDisappear", "first didDisappear", "second willAppear", "second didAppear",
        ] {
            #expect(journal.entries.filter { $0.hasPrefix(call) }.count == 1)
        }
    }

    // MARK: - Flags

    // isMovingToParent, isMovingFromParent, documentation: true in the four appearance calls of what is pushed and
    // popped, not of what lies below.
    @Test func `what is pushed and popped moves, what lies below does not`() {
        let nav = UINavigationController(rootViewController: screen("a"))
        stage.present(nav)
        stage.settle()
        journal.clear()

        nav.pushViewController(screen("b"), animated: true)
        stage.settle()
        #expect(lines(of: "a") == ["willDisappear", "didDisappear"])
        #expect(lines(of: "b") == ["didLoad", "willAppear coming", "didAppear coming"])
        journal.clear()

        nav.popViewController(animated: true)
        stage.settle()
        #expect(lines(of: "a") == ["willAppear", "didAppear"])
        #expect(lines(of: "b") == ["willDisappear leaving", "didDisappear leaving"])
    }

    // isBeingPresented, isBeingDismissed, documentation; a controller that another one covers is neither.
    @Test func `what is covered by a full screen is neither presented nor dismissed anew`() {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
        stage.present(a)
        a.present(b, animated: true)
        stage.settle()
        #expect(lines(of: "b") == ["didLoad", "willAppear presented", "didAppear presented"])
        journal.clear()

        b.present(c, animated: true)
        stage.settle()
        #expect(lines(of: "b") == ["willDisappear", "didDisappear"])
        b.dismiss(animated: true)
        stage.settle()
        #expect(lines(of: "b") == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
        let end = Array(lines(of: "c").suffix(2))
        #expect(end == ["willDisappear dismissed", "didDisappear dismissed"])
    }

    // MARK: - Presenting and dismissing

    // dismiss(animated:completion:), documentation: called low in a chain it dismisses all above; only the topmost is
    // animated away, those between are taken out.
    @Test func `a dismissal low in the chain takes away all above it without showing them again`() {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
        stage.present(a)
        a.present(b, animated: false)
        stage.settle()
        b.present(c, animated: false)
        stage.settle()
        journal.clear()

        a.dismiss(animated: true) { [journal] in journal.note("completion") }
        stage.settle()

        #expect(journal.count("completion") == 1)
        #expect(!lines(of: "b").contains { $0.hasPrefix("willAppear") || $0.hasPrefix("didAppear") })
        #expect(lines(of: "a") == ["willAppear", "didAppear"])
        let last = lines(of: "c")
        #expect(last.count == 2 && last.first?.hasPrefix("willDisappear") == true)
        #expect(last.last?.hasPrefix("didDisappear") == true)
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
        #expect(b.presentingViewController == nil && c.presentingViewController == nil)
        #expect(a.view.window != nil && b.view.window == nil && c.view.window == nil)
    }

    // present and dismiss, documentation: the completions follow viewDidAppear and viewDidDisappear.
    @Test func `completions come after the last appearance call`() {
        let (a, b) = (screen("a"), screen("b"))
        b.modalPresentationStyle = .fullScreen
        stage.present(a)
        stage.settle()
        for animated in [true, false] {
            journal.clear()
            a.present(b, animated: animated) { [journal] in journal.note("completion") }
            stage.settle()
            #expect(follows("completion", "b didAppear presented"))
            #expect(!b.isBeingPresented)

            journal.clear()
            a.dismiss(animated: animated) { [journal] in journal.note("completion") }
            stage.settle()
            #expect(follows("completion", "b didDisappear dismissed"))
            #expect(!b.isBeingDismissed)
        }
    }

    // MARK: - Views

    // viewIsAppearing(_:), WWDC23: the view is in the hierarchy, with its final size, safe area and traits.
    @Test func `a pushed controller has its final place when it is appearing`() {
        let stage = Stage(device: StageDevice.named("iphone"))
        let nav = UINavigationController(rootViewController: UIViewController())
        stage.present(nav)
        stage.settle()
        let pushed = AppearingScreen()

        nav.pushViewController(pushed, animated: true)
        stage.settle()

        #expect(pushed.hadWindow)
        #expect(pushed.size == CGSize(width: 390, height: 844))
        #expect(pushed.insets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(pushed.widthClass == .compact)
    }

    // view, documentation: a view that is nil is loaded when it is asked for.
    @Test func `a view that is set to nil is loaded anew`() {
        let a = screen("a")
        a.loadViewIfNeeded()
        let first = a.viewIfLoaded
        a.view = nil
        #expect(!a.isViewLoaded && a.viewIfLoaded == nil)

        a.loadViewIfNeeded()
        #expect(a.isViewLoaded && a.viewIfLoaded !== first)
        #expect(journal.entries == ["a didLoad", "a didLoad"])
    }
}
