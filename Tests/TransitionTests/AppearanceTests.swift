import Testing
import UIKit
import UITesting

/// Appearance calls outside of presentations: roots, children, and calls that do not balance.
@MainActor
struct AppearanceTests {
    private let journal = Journal()

    private func parentOnStage() -> (Stage, LoggedController) {
        let stage = Stage()
        let parent = LoggedController("P", journal)
        stage.present(parent)
        stage.settle()
        journal.clear()
        return (stage, parent)
    }

    @Test func `a root appears in order, and in the first frame`() {
        let stage = Stage()

        stage.present(LoggedController("R", journal))

        #expect(
            journal.entries == ["R.viewDidLoad", "R.viewWillAppear", "R.viewIsAppearing", "R.viewDidAppear"])
        #expect(stage.window.subviews == [stage.window.rootViewController?.view])
    }

    @Test func `viewIsAppearing comes when the view is in a window and laid out`() {
        final class Looker: UIViewController {
            var sawWindow = false
            var sawSize = CGSize.zero
            override func viewIsAppearing(_ animated: Bool) {
                sawWindow = view.window != nil
                sawSize = view.bounds.size
            }
        }
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let looker = Looker()

        stage.present(looker)

        #expect(looker.sawWindow)
        #expect(looker.sawSize == CGSize(width: 320, height: 480))
    }

    @Test func `another root takes the place of the first`() {
        let (stage, parent) = parentOnStage()

        stage.present(LoggedController("Q", journal))

        #expect(journal.only(["P.viewWillDisappear", "P.viewDidDisappear", "Q.viewDidAppear"]).count == 3)
        #expect(parent.view.window == nil)
    }

    @Test func `a hidden window's root disappears`() {
        let (stage, _) = parentOnStage()

        stage.window.isHidden = true
        stage.window.isHidden = false
        stage.settle()

        #expect(
            journal.entries == [
                "P.viewWillDisappear", "P.viewDidDisappear", "P.viewWillAppear", "P.viewIsAppearing",
                "P.viewDidAppear",
            ])
    }

    @Test func `what is presented in a hidden window disappears before the root, and comes back with it`() {
        let (stage, parent) = parentOnStage()
        let sheet = LoggedController("S", journal)
        sheet.modalPresentationStyle = .pageSheet
        parent.present(sheet, animated: false)
        stage.settle()
        journal.clear()

        stage.window.isHidden = true
        #expect(
            journal.entries == [
                "S.viewWillDisappear", "S.viewDidDisappear", "P.viewWillDisappear", "P.viewDidDisappear",
            ])
        journal.clear()
        stage.window.isHidden = false
        stage.settle()

        let names = ["P.viewWillAppear", "S.viewWillAppear", "P.viewDidAppear", "S.viewDidAppear"]
        #expect(journal.only(names) == names)
    }

    @Test func `a root whose screen is covered stays covered in a window that was hidden`() {
        let (stage, parent) = parentOnStage()
        let cover = LoggedController("S", journal)
        cover.modalPresentationStyle = .fullScreen
        parent.present(cover, animated: false)
        stage.settle()
        journal.clear()

        stage.window.isHidden = true
        stage.window.isHidden = false
        stage.settle()

        let calls = ["S.viewWillDisappear", "S.viewDidDisappear", "S.viewWillAppear", "S.viewDidAppear"]
        #expect(journal.entries.filter { $0.hasSuffix("ppear") } == calls)
        #expect(parent.view.window == nil && cover.view.window === stage.window)
        parent.dismiss(animated: false)
        stage.settle()
        #expect(parent.view.window === stage.window && journal.entries.contains("P.viewDidAppear"))
    }

    @Test func `a child appears with its view, and disappears with it`() {
        let (stage, parent) = parentOnStage()
        let child = LoggedController("C", journal)

        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        #expect(
            journal.entries == [
                "C.willMove(parent)", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing",
                "C.viewDidAppear",
                "C.didMove(parent)",
            ])
        journal.clear()

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            journal.entries == [
                "C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)",
            ])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test func `children hear after their parent before, and before it after`() {
        let stage = Stage()
        let parent = LoggedController("P", journal)
        let child = LoggedController("C", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        journal.clear()

        stage.present(parent)

        #expect(
            journal.entries == [
                "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing",
                "C.viewDidAppear", "P.viewDidAppear",
            ])
    }

    @Test func `a container that forwards by hand is left alone`() {
        final class ByHand: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let stage = Stage()
        let parent = ByHand()
        stage.present(parent)
        let child = LoggedController("C", journal)
        parent.addChild(child)

        parent.view.addSubview(child.view)
        stage.settle()
        #expect(journal.only(["C.viewWillAppear", "C.viewDidAppear"]).isEmpty)

        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(journal.only(["C.viewWillAppear", "C.viewDidAppear"]).count == 2)
    }

    @Test func `an appearance that is turned round ends as a disappearance`() {
        let (stage, _) = parentOnStage()
        let child = LoggedController("C", journal)

        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()

        #expect(
            journal.entries == [
                "C.viewDidLoad", "C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear",
            ])
        #expect(stage.trace.filter { $0.kind == .diagnostic }.isEmpty)
    }

    @Test(arguments: [
        [true, true], [false], [true, false, false],
    ])
    func `begins that do not balance are told`(begins: [Bool]) {
        let (stage, _) = parentOnStage()
        let child = LoggedController("C", journal)

        for isAppearing in begins { child.beginAppearanceTransition(isAppearing, animated: false) }

        let messages = stage.trace.compactMap { $0.detail["message"] }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Unbalanced calls to begin/end appearance transitions for") == true)
    }

    @Test(arguments: [true, false])
    func `an animator may begin and end what UIKit begins and ends anyway`(endsFirst: Bool) throws {
        let stage = Stage()
        let root = UIViewController()
        stage.present(root)
        let shown = LoggedController("S", journal)
        let animator = RepeatingAnimator(endsFirst: endsFirst)
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = animator

        root.present(shown, animated: true)
        stage.advance(by: 1)
        root.dismiss(animated: true)
        stage.advance(by: 1)

        let calls = journal.entries.filter { $0.contains("Appear") || $0.contains("Disappear") }
        #expect(
            calls == [
                "S.viewWillAppear", "S.viewIsAppearing", "S.viewDidAppear", "S.viewWillDisappear",
                "S.viewDidDisappear",
            ])
        #expect(stage.trace.filter { $0.kind == .diagnostic }.isEmpty)
    }

    @Test func `an end without a begin is told`() {
        let (stage, _) = parentOnStage()

        UIViewController().endAppearanceTransition()

        #expect(stage.trace.filter { $0.kind == .diagnostic }.count == 1)
    }

    @Test func `moving to and from a parent can be told from within`() {
        final class Teller: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) { told.append("to \(isMovingToParent)") }
            override func viewDidAppear(_ animated: Bool) { told.append("to \(isMovingToParent)") }
            override func viewWillDisappear(_ animated: Bool) { told.append("from \(isMovingFromParent)") }
        }
        let (stage, parent) = parentOnStage()
        let child = Teller()

        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()

        #expect(child.told == ["to true", "to true", "from true"])
        #expect(!child.isMovingFromParent)
        #expect(stage.window.rootViewController === parent)
    }
}

/// Begins and ends the appearance of the presented controller itself, as published animators do.
private final class RepeatingAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
{
    /// Whether it ends the appearance before it completes the transition.
    private let endsFirst: Bool

    init(endsFirst: Bool) { self.endsFirst = endsFirst }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let added = context.view(forKey: .to)
        let controller = context.viewController(forKey: added == nil ? .from : .to)
        controller?.beginAppearanceTransition(added != nil, animated: true)
        if let added { context.containerView.addSubview(added) }
        UIView.animate(
            withDuration: 0.3, animations: { controller?.view.alpha = added == nil ? 0 : 1 },
            completion: { [endsFirst] _ in
                if endsFirst { controller?.endAppearanceTransition() }
                if added == nil { controller?.view.removeFromSuperview() }
                context.completeTransition(true)
                if !endsFirst { controller?.endAppearanceTransition() }
            })
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        self
    }
}
