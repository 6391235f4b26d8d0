/// The preconditions of presentations and dismissals, and the diagnostics where they do not hold.
@MainActor
enum PresentationRules {
    /// Returns whether `presented` cannot be presented on `presenter`, as `source` requests; reports why.
    static func refuses(
        _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController
    ) -> Bool {
        guard let problem = problem(presented, on: presenter, from: source) else { return false }
        report(.error, source, "present(_:animated:completion:)", problem)
        return true
    }

    private static func problem(
        _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController
    ) -> String? {
        let attempt = "Attempt to present \(name(presented)) on \(name(presenter)) (from \(name(source)))"
        if presented === presenter || presented === source {
            return "Application tried to present modal view controller on itself. Presenting controller is "
                + "\(name(presenter)): present another one."
        }
        if let other = presented.presentation.presenting {
            return
                "Application tried to present modally a view controller \(name(presented)) that is already "
                + "being presented by \(name(other)): dismiss it first, or present a new one."
        }
        if let parent = presented.containingController {
            return
                "Application tried to present modally a view controller \(name(presented)) that has a parent "
                + "view controller \(name(parent)): remove it from there first."
        }
        if presented.isWindowRoot {
            return
                "Application tried to present modally an active view controller \(name(presented)), the root "
                + "of a window: present another one."
        }
        if let other = presenter.presentation.presented {
            return
                "\(attempt) which is already presenting \(name(other)): present on that one, or dismiss it first "
                + "and present in the completion handler."
        }
        if presenter.isBusyPresenting || presented.isBusyPresenting {
            return "\(attempt) while a presentation or dismissal is in progress: "
                + "wait for its completion handler."
        }
        guard presenter.viewIfLoaded?.window != nil else {
            return
                "\(attempt) whose view is not in the window hierarchy: present when viewDidAppear(_:) was called."
        }
        return nil
    }

    static func reportStyleNone(_ presented: UIViewController, on presenter: UIViewController) {
        report(
            .error, presenter, "present(_:animated:completion:)",
            "The modalPresentationStyle of \(name(presented)) is .none, which is no presentation: "
                + "set another style.")
    }

    /// Returns whether the controllers cannot be dismissed now; reports why.
    static func refusesDismissal(of chain: [UIViewController], from source: UIViewController) -> Bool {
        let containers = sequence(first: source) { $0.containingController }
        guard
            let busy = chain.first(where: \.isBusyPresenting)
                ?? containers.first(where: \.presentation.isInRequest)
        else { return false }
        let problem =
            busy.presentation.activity == .dismissing
            ? "\(name(busy)) is being dismissed already, and the second request was ignored: guard it with "
                + "isBeingDismissed."
            : "Attempt to dismiss from view controller \(name(source)) while a presentation or dismissal is in "
                + "progress: wait for its completion handler."
        report(.warning, source, "dismiss(animated:completion:)", problem)
        return true
    }

    /// Diagnoses a transitioning delegate that was released after its controller was presented.
    static func checkDelegate(of controller: UIViewController) {
        guard controller.presentation.hadTransitioningDelegate, controller.transitioningDelegate == nil else {
            return
        }
        report(
            .warning, controller, "transitioningDelegate",
            "The transitioning delegate with which \(name(controller)) was presented is gone, so the dismissal is "
                + "not its own: the property is weak, so keep the delegate in a property of somebody who stays."
        )
    }

    private static func name(_ controller: UIViewController) -> String {
        "<\(TransitionTrace.className(of: controller))>"
    }

    private static func report(
        _ severity: Diagnostic.Severity, _ object: UIViewController, _ call: String, _ message: String
    ) {
        TransitionTrace.current.report(Diagnostic(severity, object, call, message))
    }
}

extension UIViewController {
    /// Whether a presentation or a dismissal of this controller, or by it, is requested or runs.
    fileprivate var isBusyPresenting: Bool {
        presentation.isInRequest || activeTransition?.isInTheWay ?? false
    }
}
