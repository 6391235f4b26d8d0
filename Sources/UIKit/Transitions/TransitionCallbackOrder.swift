/// The order of the calls where a transition starts, is cancelled, and ends: one table, so that a row can be
/// changed when a better source turns up. Rows that no source settles say so.
enum TransitionCallbackOrder {
    // MARK: - The request to present, before it returns

    enum RequestStep {
        /// A transitioning delegate's `presentationController(forPresented:presenting:source:)`, unless somebody has
        /// asked for the presentation controller before.
        case presentationController
        /// The presented controller's `loadView()` and `viewDidLoad()`.
        case loadView
        /// `presentedViewController`, `presentingViewController` and `isBeingPresented` are set from here on.
        case links
        /// `animationController(forPresented:presenting:source:)` and, if there is one, who drives it.
        case animator
    }

    /// Whether the presentation controller is asked for before the animator: unsure; the presentation controller also
    /// knows who animates where the delegate gives nobody.
    static let presentationRequest: [RequestStep] = [.presentationController, .loadView, .links, .animator]

    // MARK: - The start, at the end of the turn in which it was asked for

    enum StartStep {
        /// `presentationTransitionWillBegin()` or `dismissalTransitionWillBegin()`.
        case presentationController
        /// The one that goes: `viewWillDisappear(_:)`.
        case willDisappear
        /// The one that comes: `viewWillAppear(_:)`.
        case willAppear
        /// A navigation controller's delegate: `navigationController(_:willShow:animated:)`.
        case willShow
    }

    /// The presentation controller first, as a posted backtrace has it; whether the appearance calls are sent
    /// before, after or in between: unsure.
    static let presentationStart: [StartStep] = [
        .presentationController, .willDisappear, .willAppear,
    ]
    static let dismissalStart: [StartStep] = [
        .willDisappear, .willAppear, .presentationController,
    ]

    /// As a log of a push has it; the same for a pop.
    static let navigationStart: [StartStep] = [.willDisappear, .willAppear, .willShow]

    /// The other way round than a push, as logs of tab bar controllers have it.
    static let tabStart: [StartStep] = [.willAppear, .willDisappear]

    // MARK: - A change between two children, with `transition(from:to:…)`

    /// Which of the two comes first: unsure.
    static let childStart: [StartStep] = [.willDisappear, .willAppear]

    /// Whether the completion handler comes before or after the did-calls: unsure.
    static let childEnd: [EndStep] = [
        .removeViews, .didDisappear, .didAppear, .release, .completionHandler,
    ]

    // MARK: - A tap on a tab

    enum TapStep {
        /// A tab bar controller's delegate: `tabBarController(_:shouldSelect:)`; with false the tap has no effect.
        case shouldSelect
        /// The bar's delegate: `tabBar(_:didSelect:)`.
        case bar
        /// The tab is selected: at once without an animator, else the transition is asked for.
        case select
        /// A tab bar controller's delegate: `tabBarController(_:didSelect:)`.
        case didSelect
    }

    /// The place of `.didSelect`: unsure; before the animation starts, which is at the end of the turn.
    static let tabTap: [TapStep] = [.shouldSelect, .bar, .select, .didSelect]

    // MARK: - The end, inside of `completeTransition(_:)`

    enum EndStep {
        /// A container's stack or selection is what it will be; after a cancellation what it was before.
        case settle
        /// The completions of the coordinator's alongside animations.
        case coordinator
        /// `presentationTransitionDidEnd(_:)` or `dismissalTransitionDidEnd(_:)`.
        case presentationController
        /// The opposite will-calls of a transition that was not finished. A cancelled interaction has sent them at
        /// release, after the blocks of `notifyWhenInteractionChanges(_:)`, as Apple's header says.
        case oppositeWillCalls
        /// The presenter's view goes back to where it was before the presentation.
        case returnPresentersView
        case didAppear
        /// What does not stay leaves the hierarchy.
        case removeViews
        /// `presentedViewController` and `presentingViewController` are nil from here on.
        case unlink
        case didDisappear
        /// `didMove(toParent:)` of the children that have come to a container or left it.
        case didMove
        /// A navigation controller's delegate: `navigationController(_:didShow:animated:)`.
        case didShow
        /// `isBeingPresented`, `isBeingDismissed` and the coordinator are over.
        case release
        /// The animator's `animationEnded(_:)`.
        case animationEnded
        /// For a dismissal by the user: `presentationControllerDidDismiss(_:)` of the presentation's delegate.
        case didDismiss
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

    /// The order of the two did-calls, and the place of `.didDismiss` after them: unsure.
    static let dismissalFinished: [EndStep] = [
        .coordinator, .unlink, .returnPresentersView, .didAppear, .removeViews, .didDisappear,
        .presentationController, .release, .animationEnded, .didDismiss, .completionHandler,
    ]

    static let dismissalCancelled: [EndStep] = [
        .coordinator, .oppositeWillCalls, .removeViews, .didDisappear, .didAppear, .presentationController,
        .release, .animationEnded, .completionHandler,
    ]

    /// `didMove(toParent:)` after `viewDidAppear(_:)`, as a log has it. The places of `.settle`, `.coordinator` and
    /// `.animationEnded`: unsure; the stack is settled first, so that whoever is told can go on from there.
    static let navigationFinished: [EndStep] = [
        .settle, .coordinator, .removeViews, .didDisappear, .didAppear, .didMove, .didShow, .release,
        .animationEnded,
    ]

    /// Without `didShow`; whether it is sent for a pop that was cancelled: unsure.
    static let navigationCancelled: [EndStep] = [
        .settle, .coordinator, .oppositeWillCalls, .removeViews, .didDisappear, .didAppear, .didMove,
        .release,
        .animationEnded,
    ]

    static let tabFinished: [EndStep] = [
        .settle, .coordinator, .removeViews, .didDisappear, .didAppear, .didMove, .release, .animationEnded,
    ]

    static let tabCancelled: [EndStep] = [
        .settle, .coordinator, .oppositeWillCalls, .removeViews, .didDisappear, .didAppear, .didMove,
        .release,
        .animationEnded,
    ]
}
