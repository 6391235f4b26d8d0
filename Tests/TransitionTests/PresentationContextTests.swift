import Testing
import UIKit
import UITesting

/// What is presented in the context of a container's child comes and goes with that child.
@MainActor
struct PresentationContextTests {
    enum Way: CaseIterable {
        case tab, animatedTab, push, animatedPush

        var isTab: Bool { self == .tab || self == .animatedTab }
        var isAnimated: Bool { self == .animatedTab || self == .animatedPush }
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.transform = CGAffineTransform(translationX: 300, y: 0)
            UIView.animate(withDuration: 0.3) {
                view.transform = .identity
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    private let stage = Stage()
    private let journal = Journal()
    private let a: LoggedController
    private let b: LoggedController
    private let over: LoggedController
    private let slide = Slide()
    private let tabs = UITabBarController()
    private let navigation = UINavigationController()

    init() {
        (a, b) = (LoggedController("A", journal), LoggedController("B", journal))
        over = LoggedController("Over", journal)
        a.definesPresentationContext = true
    }

    private func show(_ way: Way) {
        stage.run {
            if way.isTab {
                tabs.viewControllers = [a, b]
                if way.isAnimated { tabs.delegate = slide }
            } else {
                navigation.viewControllers = [a]
            }
        }
        stage.present(way.isTab ? tabs : navigation)
        stage.settle()
    }

    private func present(_ style: UIModalPresentationStyle) {
        over.modalPresentationStyle = style
        stage.run { a.present(over, animated: true) }
        stage.settle()
    }

    private func leave(_ way: Way) {
        stage.run {
            if way.isTab {
                tabs.selectedIndex = 1
            } else {
                navigation.pushViewController(b, animated: way.isAnimated)
            }
        }
        stage.settle()
    }

    private func comeBack(_ way: Way) {
        stage.run {
            if way.isTab {
                tabs.selectedIndex = 0
            } else {
                navigation.popViewController(animated: way.isAnimated)
            }
        }
        stage.settle()
    }

    private var inFront: UIView? { stage.run { stage.window.hitTest(CGPoint(x: 195, y: 422), with: nil) } }

    @Test(arguments: Way.allCases, [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func `it is away with its context, and in front of it again afterwards`(
        way: Way, style: UIModalPresentationStyle
    ) {
        show(way)
        present(style)
        #expect(inFront === over.view)
        let before = journal.count("A.viewDidAppear")

        leave(way)
        #expect(inFront === b.view)
        #expect(over.view.window == nil && a.view.window == nil)

        comeBack(way)
        #expect(inFront === over.view)
        #expect((a.view.window == nil) == (style == .currentContext))
        if style == .currentContext { #expect(journal.count("A.viewDidAppear") == before) }

        stage.run { over.dismiss(animated: true) }
        stage.settle()
        #expect(inFront === a.view && over.view.window == nil)
        #expect(journal.count("A.viewDidAppear") == journal.count("A.viewDidDisappear") + 1)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test(
        arguments: [Way.tab, .animatedTab], [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func `it can be dismissed while its tab is away`(way: Way, style: UIModalPresentationStyle) {
        show(way)
        present(style)
        leave(way)

        stage.run { a.dismiss(animated: false) }
        stage.settle()
        #expect(a.presentedViewController == nil && over.view.window == nil)
        #expect(a.view.window == nil && inFront === b.view)

        comeBack(way)
        #expect(inFront === a.view && b.view.window == nil)
    }

    @Test(arguments: [true, false], [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func `it leaves the window with a presenter that is popped`(
        isAnimated: Bool, style: UIModalPresentationStyle
    ) {
        stage.run { navigation.viewControllers = [b, a] }
        stage.present(navigation)
        stage.settle()
        present(style)

        comeBack(isAnimated ? .animatedPush : .push)

        #expect(inFront === b.view && over.view.window == nil && a.view.window == nil)
    }

    @Test(arguments: [true, false])
    func `a search that is active is there again after a pushed detail`(isAnimated: Bool) {
        let way = isAnimated ? Way.animatedPush : .push
        let results = UIViewController()
        let search = stage.run { UISearchController(searchResultsController: results) }
        stage.run { a.navigationItem.searchController = search }
        show(way)
        stage.run {
            search.isActive = true
            search.showsSearchResultsController = true
        }
        stage.settle()
        #expect(inFront === results.view)

        leave(way)
        #expect(inFront === b.view && results.view.window == nil)
        comeBack(way)

        #expect(search.isActive && inFront === results.view)
    }

    @Test func `the views of a push and a pop are known in the calls before it`() {
        var seen: [String] = []
        func note(_ name: String, of controller: UIViewController) {
            guard let coordinator = controller.transitionCoordinator else { return }
            let names = [UITransitionContextViewKey.from, .to].map { key in
                let view = coordinator.view(forKey: key)
                return view === a.view ? "A" : view != nil && view === b.viewIfLoaded ? "B" : "nil"
            }
            seen.append("\(name) \(names[0])→\(names[1])")
        }
        show(.animatedPush)
        b.onViewWillAppear = { [b] in note("willAppear", of: b) }
        stage.run { navigation.pushViewController(b, animated: true) }
        note("pushed", of: navigation)
        stage.settle()
        b.onViewWillAppear = nil
        a.onViewWillAppear = { [a] in note("back", of: a) }
        comeBack(.animatedPush)

        #expect(seen == ["pushed A→B", "willAppear A→B", "back B→A"])
    }
}
