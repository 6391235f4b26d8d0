/// Something that shows one of several view controllers, and may be asked for another one at any time.
@MainActor
protocol ChangingContainer: AnyObject {
    /// Whether what is shown is what was asked for last, or a transition that goes on will see to that.
    var isUpToDate: Bool { get }

    /// Brings what is shown closer to what was asked for last.
    func update()
}

/// Carries out the changes of a container one after the other.
///
/// Whoever is called in the course of a change may ask for another one. The container notes at once what is wanted, and
/// shows it when the change that goes on has left everything consistent:
///
/// ```
/// request ─▶ noted ─▶ up to date? ─ no ─▶ update, in which callbacks may make requests
///                         ▲                  │
///                         └──────────────────┘
/// ```
@MainActor
final class ContainerChanges {
    /// So many changes may follow from each other in one turn. Then whoever asks for the next one is refused.
    private static let mostChanges = 64

    private unowned let container: any ChangingContainer
    /// How many calls there are inside of which nothing may be changed.
    private var holds = 0
    /// Whether requests are refused, as each change has led to another one.
    private var isExhausted = false

    init(_ container: any ChangingContainer) {
        self.container = container
    }

    /// Puts requests off until `body` has ended.
    func hold(_ body: () -> Void) {
        holds += 1
        body()
        holds -= 1
        carryOut()
    }

    /// Carries out what was asked for, and what is asked for meanwhile; inside of a change the end of that does it.
    func carryOut() {
        guard holds == 0 else { return }
        holds += 1
        var count = 0
        while !container.isUpToDate, count <= Self.mostChanges {
            count += 1
            isExhausted = count >= Self.mostChanges
            // Whoever asks may be in the middle of an animation of his own, which is not that of the views that come.
            UIViewAnimationStack.performOutsideAnimations(container.update)
        }
        isExhausted = false
        holds -= 1
    }

    /// Whether another change may be asked for; says why not.
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
