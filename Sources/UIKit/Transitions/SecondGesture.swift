/// What is said of a gesture that begins while a transition runs that another one drives, or nobody.
@MainActor
enum SecondGesture {
    /// Says so if the gesture begins while another one of `others`, the recognizers that watch touches now, drives.
    static func check(_ recognizer: UIGestureRecognizer, among others: [UIGestureRecognizer]) {
        guard TransitionTrace.current.isObserved, !(recognizer is ScrollPanGestureRecognizer),
            let view = recognizer.view,
            let transition = TransitionTrace.current.running.first(where: { $0.concerns(view) })
        else { return }
        let isDriven = others.contains { other in
            other !== recognizer && (other.state == .began || other.state == .changed)
        }
        guard transition.context.isInteractive, isDriven else { return }
        report(
            .warning, recognizer, transition,
            "began while another gesture drives", "ignore it until that one has ended")
    }

    private static func report(
        _ severity: Diagnostic.Severity, _ recognizer: UIGestureRecognizer,
        _ transition: ControllerTransition, _ problem: String, _ remedy: String
    ) {
        let name = TransitionTrace.className(of: recognizer)
        let subject = TransitionTrace.className(of: transition.subject)
        TransitionTrace.current.report(
            Diagnostic(
                severity, recognizer, "state",
                "A second gesture, \(name), \(problem) the transition of \(subject): \(remedy), as long as "
                    + "transitionCoordinator is not nil."))
    }
}

extension ControllerTransition {
    /// Whether the view lies where the transition takes place, or around that.
    fileprivate func concerns(_ view: UIView) -> Bool {
        let container = context.containerView
        return container.isDescendant(of: view) || view.isDescendant(of: container)
    }
}
