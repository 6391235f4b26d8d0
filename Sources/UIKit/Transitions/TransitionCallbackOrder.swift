/// The order of the calls where a transition starts, is cancelled, and ends: one table, so that a row can be
/// changed when a better source turns up. Rows that no source settles say so.
enum TransitionCallbackOrder {
    // MARK: - The start, at the end of the turn in which it was asked for

    enum StartStep {
        /// `presentationTransitionWillBegin()` or `dismissalTransitionWillBegin()`.
        case presentationController
        /// The one that goes: `viewWillDisappear(_:)`; the one that comes: `viewWillAppear(_:)`.
        case appearance
    }

    /// The presentation controller first, as a posted backtrace has it; whether the appearance calls are sent
    /// before, after or in between: unsure.
    static let presentationStart: [StartStep] = [.presentationController, .appearance]
    static let dismissalStart: [StartStep] = [.appearance, .presentationController]

    // MARK: - The cancellation

    enum OppositeCalls {
        /// At once, after the blocks of `notifyWhenInteractionChanges(_:)`: what Apple's header says.
        case atRelease
        /// Together with the did-calls: what a log of a navigation controller shows.
        case atCompletion
    }

    /// When the opposite will-calls of a cancelled transition are sent: unsure.
    static let oppositeCalls = OppositeCalls.atRelease

    // MARK: - The end, inside of `completeTransition(_:)`

    enum EndStep {
        /// The completions of the coordinator's alongside animations.
        case coordinator
        /// `presentationTransitionDidEnd(_:)` or `dismissalTransitionDidEnd(_:)`.
        case presentationController
        /// The opposite will-calls of a cancelled transition, unless they were sent at release.
        case oppositeWillCalls
        /// The presenter's view goes back to where it was before the presentation.
        case returnPresentersView
        case didAppear
        /// What does not stay leaves the hierarchy.
        case removeViews
        /// `presentedViewController` and `presentingViewController` are nil from here on.
        case unlink
        case didDisappear
        /// `isBeingPresented`, `isBeingDismissed` and the coordinator are over.
        case release
        /// The animator's `animationEnded(_:)`.
        case animationEnded
        /// The completion handler of the request; last in every trace that was seen.
        case completionHandler
    }

    /// The places of `.presentationController`, `.coordinator` and `.animationEnded`: unsure.
    static let presentationFinished: [EndStep] = [
        .coordinator, .presentationController, .didAppear, .removeViews, .didDisappear, .release,
        .animationEnded, .completionHandler,
    ]

    /// Whether the completion handler of a cancelled presentation is called at all: unsure; here always once.
    static let presentationCancelled: [EndStep] = [
        .coordinator, .presentationController, .oppositeWillCalls, .returnPresentersView, .removeViews,
        .unlink,
        .didDisappear, .didAppear, .release, .animationEnded, .completionHandler,
    ]

    /// The order of the two did-calls: unsure.
    static let dismissalFinished: [EndStep] = [
        .coordinator, .unlink, .returnPresentersView, .didAppear, .removeViews, .didDisappear,
        .presentationController, .release, .animationEnded, .completionHandler,
    ]

    static let dismissalCancelled: [EndStep] = [
        .coordinator, .oppositeWillCalls, .removeViews, .didDisappear, .didAppear, .presentationController,
        .release, .animationEnded, .completionHandler,
    ]
}
