/// Diagnoses a gesture of an application that begins during a transition that it does not drive.
@MainActor
enum GestureDiagnostics {
    /// Checks a gesture that has just begun.
    ///
    /// - Parameters:
    ///   - recognizer: recognizes the gesture.
    ///   - others: the recognizers that watch touches now.
    static func check(_ recognizer: UIGestureRecognizer, among others: [UIGestureRecognizer]) {
        guard TransitionTrace.current.isObserved, !recognizer.knowsTransitions,
            let view = recognizer.view,
            let transition = TransitionTrace.current.running.lazy
                .compactMap({ $0 as? ControllerTransition }).first(where: { $0.concerns(view) })
        else { return }
        let isDriven = others.contains { other in
            other !== recognizer && (other.state == .began || other.state == .changed)
        }
        if transition.context.isInteractive {
            guard isDriven else { return }
            report(
                .warning, recognizer, transition,
                "A second gesture, \(name(recognizer)), began while another one drives",
                "ignore it until that one has ended, as long as transitionCoordinator is not nil")
        } else if transition.objects.interaction == nil, !transition.coordinator.isInterruptible,
            recognizer is UIPanGestureRecognizer
        {
            report(
                .info, recognizer, transition, "\(name(recognizer)) began during",
                "start nothing in its action until transitionCoordinator is nil")
        }
    }

    private static func name(_ object: Any) -> String { TransitionTrace.className(of: object) }

    private static func report(
        _ severity: Diagnostic.Severity, _ recognizer: UIGestureRecognizer,
        _ transition: ControllerTransition, _ problem: String, _ remedy: String
    ) {
        TransitionTrace.current.report(
            Diagnostic(
                severity, recognizer, "state",
                "\(problem) the transition of \(name(transition.subject)): \(remedy)."))
    }
}

extension ControllerTransition: TracedTransition {
    var inWords: String {
        let whose = "the transition of \(TransitionTrace.className(of: subject))"
        guard let animator = objects.animator else { return whose }
        return "\(whose) (\(TransitionTrace.className(of: animator)))"
    }

    var standing: TransitionStanding {
        let driven = objects.participants.lazy.compactMap(\.drivenProgress).first
        return TransitionStanding(
            kind: tracedKind,
            subject: TransitionTrace.className(of: subject), progress: Double(driven ?? ownProgress),
            isInteractive: context.isInteractive, canBeDecided: decidableParticipant != nil,
            isCancelled: context.transitionWasCancelled, duration: duration)
    }

    func decide(finishes: Bool, hasFinger: Bool) {
        guard let participant = decidableParticipant else { return }
        let outcome: TransitionInteraction.Outcome = finishes ? .finish : .cancel
        participant.decidableInteraction?.wish = outcome
        if !hasFinger { participant.releaseInteraction(outcome) }
    }

    private var decidableParticipant: (any TransitionParticipant)? {
        guard context.isInteractive else { return nil }
        return objects.participants.first { $0.decidableInteraction?.isHeld == true }
    }

    /// Whether the view lies in the transition's container or contains it.
    fileprivate func concerns(_ view: UIView) -> Bool {
        let container = context.containerView
        return container.isDescendant(of: view) || view.isDescendant(of: container)
    }
}
