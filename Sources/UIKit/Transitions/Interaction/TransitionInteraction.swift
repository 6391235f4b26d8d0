import Foundation

/// The interactive part of one transition. A driver owns one for each transition and reports the finger to
/// it; motion after the release is the driver's own.
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
        /// The transition is requested and starts later in this turn.
        case waiting
        case held
        case released(Outcome)
        case ended
    }

    private var state = State.waiting
    private(set) weak var context: TransitionContext?
    /// The progress of the transition, from 0 to 1.
    private(set) var progress: CGFloat = 0
    private var timeline: (any TransitionTimeline)?
    /// Whether animations follow the progress.
    var hasTimeline: Bool { timeline != nil }
    /// The release that waits for the start.
    private var pendingRelease: (() -> Void)?
    /// Overrides the outcome that the driver decides on at the release; `nil` leaves it to the driver.
    var wish: Outcome?

    var isWaiting: Bool { if case .waiting = state { true } else { false } }
    var isHeld: Bool { if case .held = state { true } else { false } }

    /// How it was released; `nil` in every other state.
    var outcome: Outcome? { if case .released(let outcome) = state { outcome } else { nil } }

    // MARK: - The start

    /// Starts the interaction.
    ///
    /// - Parameters:
    ///   - context: the transition's.
    ///   - timeline: animations that follow the progress; `nil` if the driver moves everything itself.
    ///   - outcome: how a transition that starts without a finger counts as released; `nil`: a finger holds
    ///     it.
    func start(
        _ context: TransitionContext, _ timeline: (any TransitionTimeline)? = nil,
        released outcome: Outcome? = nil
    ) {
        guard case .waiting = state else { return }
        self.context = context
        self.timeline = timeline
        state = outcome.map { .released($0) } ?? .held
    }

    /// Shows the current progress and runs what `whenStarted(_:)` has kept. Called when the animator has
    /// added its animations.
    func begin() {
        follow(progress)
        let release = pendingRelease
        pendingRelease = nil
        release?()
    }

    /// Runs `body` now, or as soon as the transition has started; of several the last one counts.
    func whenStarted(_ body: @escaping () -> Void) {
        if isWaiting { pendingRelease = body } else { body() }
    }

    // MARK: - Progress

    /// Follows a finger to a progress, and reports it to the context.
    func update(_ progress: CGFloat) {
        follow(progress)
        if isHeld { context?.updateInteractiveTransition(self.progress) }
    }

    /// Sets the progress, clamped to 0…1, and moves the animations that follow it.
    func follow(_ progress: CGFloat) {
        guard progress.isFinite else { return }
        self.progress = min(max(progress, 0), 1)
        timeline?.seek(to: self.progress)
    }

    /// Returns the outcome of a release for which the driver has decided on `outcome`.
    func decided(_ outcome: Outcome) -> Outcome { wish ?? outcome }

    /// Releases the transition, which then finishes or cancels.
    func release(_ outcome: Outcome) {
        guard isHeld else { return }
        state = .released(outcome)
        wish = nil
        switch outcome {
        case .finish: context?.finishInteractiveTransition()
        case .cancel: context?.cancelInteractiveTransition()
        }
    }

    /// Makes a released transition interactive again.
    func resume() {
        guard outcome != nil else { return }
        state = .held
        context?.resumeInteraction()
    }

    // MARK: - The end

    /// Ends the animations that follow the progress, as the released motion has arrived.
    func arrive() {
        guard let outcome else { return }
        state = .ended
        timeline?.end(isFinished: outcome == .finish)
    }

    /// Ends the animations as `arrive()` does and completes the transition.
    func completeTransition() {
        guard let context, outcome != nil else { return }
        arrive()
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Lets go of the animations after the transition has ended, for whatever reason.
    func transitionDidEnd() {
        state = .ended
        timeline?.letGo()
        timeline = nil
        pendingRelease = nil
    }
}
