import Foundation

/// One interaction as its transition sees it. Drivers own one for each transition and tell it of the finger; what
/// moves while the finger is away is theirs.
///
/// ```
/// waiting ──start──▶ held ──release──▶ released ──arrive──▶ ended
///                      ◀────resume────
/// ```
@MainActor
final class TransitionInteraction {
    enum Outcome {
        case finish, cancel
    }

    private enum State {
        /// The gesture has asked for the transition, which starts later in this turn.
        case waiting
        case held
        case released(Outcome)
        case ended
    }

    private var state = State.waiting
    private(set) var context: TransitionContext?
    /// How far the transition has come, from 0 to 1.
    private(set) var progress: CGFloat = 0
    private var timeline: (any TransitionTimeline)?
    private var early: (() -> Void)?

    var isWaiting: Bool { if case .waiting = state { true } else { false } }
    var isHeld: Bool { if case .held = state { true } else { false } }

    /// How it was released; `nil` while it is held, and after its end.
    var outcome: Outcome? { if case .released(let outcome) = state { outcome } else { nil } }

    // MARK: - The start

    /// The transition starts.
    ///
    /// - Parameters:
    ///   - timeline: what goes with the progress; `nil` where the driver itself moves everything.
    ///   - outcome: for one that starts by itself, as if a finger had already let go of it; `nil`: a finger holds it.
    func start(
        _ context: TransitionContext, _ timeline: (any TransitionTimeline)? = nil,
        released outcome: Outcome? = nil
    ) {
        guard case .waiting = state else { return }
        self.context = context
        self.timeline = timeline
        state = outcome.map { .released($0) } ?? .held
    }

    /// Shows the progress that there is, and carries out what `whenStarted(_:)` has kept: what the animator has added
    /// is there.
    func begin() {
        follow(progress)
        let release = early
        early = nil
        release?()
    }

    /// Runs `body` now, or if the transition has not started yet as soon as it has. The last one counts.
    func whenStarted(_ body: @escaping () -> Void) {
        if isWaiting { early = body } else { body() }
    }

    // MARK: - On the way

    /// The finger has come so far.
    func update(_ progress: CGFloat) {
        follow(progress)
        if isHeld { context?.updateInteractiveTransition(self.progress) }
    }

    /// The transition has come so far, with a finger or by itself.
    func follow(_ progress: CGFloat) {
        guard progress.isFinite else { return }
        self.progress = min(max(progress, 0), 1)
        timeline?.seek(to: self.progress)
    }

    /// The finger lets go.
    func release(_ outcome: Outcome) {
        guard isHeld else { return }
        state = .released(outcome)
        switch outcome {
        case .finish: context?.finishInteractiveTransition()
        case .cancel: context?.cancelInteractiveTransition()
        }
    }

    /// A finger takes hold of what runs by itself.
    func resume() {
        guard outcome != nil else { return }
        state = .held
        context?.resumeInteraction()
    }

    // MARK: - The end

    /// What was released has come to where it goes.
    func arrive() {
        guard let outcome else { return }
        state = .ended
        timeline?.end(isFinished: outcome == .finish)
        timeline = nil
    }

    /// What was released has come to where it goes, and nobody else ends the transition.
    func completeTransition() {
        guard let context, outcome != nil else { return }
        arrive()
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// The transition has ended, by whatever: what is still held is let go.
    func transitionDidEnd() {
        state = .ended
        timeline?.letGo()
        timeline = nil
        early = nil
    }
}
