/// A container whose shown controller may be changed at any time, even in its own callbacks.
@preconcurrency @MainActor
protocol ChangingContainer: AnyObject {
    /// Whether the last request is shown, or a running transition takes care of it.
    var isUpToDate: Bool { get }

    /// Takes a step from what is shown towards the last request.
    func update()

    /// Called when a child is about to leave without a request. A transition that shows it ends at once.
    func childWillLeave(_ child: UIViewController)

    /// Called when a child has left, with or without a request.
    func childDidLeave(_ child: UIViewController)
}

extension ChangingContainer {
    func childWillLeave(_ child: UIViewController) {}
    func childDidLeave(_ child: UIViewController) {}
}

/// Carries out the changes of a container one after the other.
///
/// A callback during a change may request another one. The container notes the request at once, and carries
/// it out when the current change has left everything consistent:
///
/// ```
/// request ─▶ noted ─▶ up to date? ─ no ─▶ update, in which callbacks may make requests
///                         ▲                  │
///                         └──────────────────┘
/// ```
@MainActor
final class ContainerChanges {
    /// The most changes that may follow from one another; requests after that are refused.
    private static let mostChanges = 64

    private unowned let container: any ChangingContainer
    /// The number of nested calls during which requests wait.
    private var holds = 0
    /// Whether requests are refused because `mostChanges` is reached.
    private var isExhausted = false

    init(_ container: any ChangingContainer) {
        self.container = container
    }

    /// Runs `body`, and carries out the requests made meanwhile after it.
    func hold(_ body: () -> Void) {
        holds += 1
        body()
        holds -= 1
        carryOut()
    }

    /// Carries out all requests, also those made meanwhile; does nothing inside a change or a hold, whose end
    /// does it.
    func carryOut() {
        guard holds == 0 else { return }
        holds += 1
        var count = 0
        while !container.isUpToDate, count <= Self.mostChanges {
            count += 1
            isExhausted = count >= Self.mostChanges
            // The request may come from inside an animation block, which must not animate the new views.
            UIViewAnimationStack.performOutsideAnimations(container.update)
        }
        isExhausted = false
        holds -= 1
        // A transition changes the status bar itself, when it starts.
        let isMoving = (container as? UIViewController)?.containerTransition != nil
        if count > 0, !isMoving { FrameClock.current.updateStatusBarAtOnce() }
    }

    /// Returns whether another change may be requested; reports a diagnostic if not.
    func allow(_ call: String) -> Bool {
        guard isExhausted else { return true }
        let name = TransitionTrace.className(of: container)
        TransitionTrace.current.report(
            Diagnostic(
                .error, container, call,
                "\(call) of \(name) was ignored after \(Self.mostChanges) changes, each of which was asked for in a "
                    + "callback of the one before: end the circle, or make the changes animated."))
        return false
    }
}
