import UIKit
import UITesting

/// Notes what a navigation controller tells its delegate, and vends what the test gives it.
final class NavigationListener: NSObject, UINavigationControllerDelegate {
    let journal: Journal
    /// Makes the animator; `nil`: the screens slide.
    var makeAnimator: ((UINavigationController.Operation) -> LoggedAnimator)?
    var driver: UIPercentDrivenInteractiveTransition?
    private(set) var animatedFlags: [Bool] = []

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        animatedFlags.append(animated)
        journal.note("willShow \(name(viewController))")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        animatedFlags.append(animated)
        journal.note("didShow \(name(viewController))")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animationControllerFor \(operation) \(name(fromVC))→\(name(toVC))")
        return makeAnimator?(operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("interactionControllerFor")
        return driver
    }

    private func name(_ controller: UIViewController) -> String {
        (controller as? LoggedController)?.name ?? "?"
    }
}

/// A stage that shows a navigation controller with a stack of logged controllers.
final class NavigationScene {
    let stage: Stage
    let journal = Journal()
    let navigation = UINavigationController()
    let listener: NavigationListener
    let controllers: [LoggedController]

    init(_ names: [String], size: CGSize = Stage.defaultSize, listens: Bool = true) {
        stage = Stage(size: size)
        let journal = journal
        listener = NavigationListener(journal)
        controllers = names.map { LoggedController($0, journal) }
        for controller in controllers { controller.title = controller.name }
        // Most tests look at a screen that ends at the bar.
        navigation.navigationBar.isTranslucent = false
        if listens { navigation.delegate = listener }
        navigation.viewControllers = controllers
        stage.present(navigation)
        journal.clear()
    }

    func controller(_ name: String) -> LoggedController {
        let controller = LoggedController(name, journal)
        controller.title = name
        return controller
    }

    /// The names of the stack.
    var names: [String] { navigation.viewControllers.compactMap { ($0 as? LoggedController)?.name } }

    /// The appearance calls and those of the delegate, without layout and moves.
    var order: [String] {
        journal.entries.filter { $0.contains("Appear") || $0.contains("isappear") || $0.contains("Show") }
    }

    /// Runs the frame in which a transition starts.
    func start() { stage.advance(to: stage.now) }

    /// Swipes from the left edge, slowly, and leaves the finger there.
    func swipe(to x: CGFloat, over duration: TimeInterval = 0.5) {
        stage.touch(.began, at: CGPoint(x: 0, y: 400))
        stage.move(to: CGPoint(x: x, y: 400), over: duration)
    }

    /// Rests, so that it has no velocity, and lifts the finger.
    func lift(at x: CGFloat, resting rest: TimeInterval = 0.3) {
        if rest > 0 { stage.advance(by: rest) }
        stage.touch(.ended, at: CGPoint(x: x, y: 400))
    }

    /// Where a controller's view is seen, in the window.
    func shownX(_ controller: UIViewController) -> CGFloat? {
        controller.viewIfLoaded?.layer.presentation()?.frame.minX
    }

    func diagnostics(_ severity: String? = nil) -> [String] {
        stage.trace
            .filter { $0.kind == .diagnostic && (severity == nil || $0.detail["severity"] == severity) }
            .compactMap { $0.detail["message"] }
    }
}
