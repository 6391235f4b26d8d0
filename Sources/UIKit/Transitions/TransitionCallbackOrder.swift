/// The order of the callbacks at the start, the cancellation and the end of a transition: one table, so that
/// a row can be changed when a better source turns up. Rows that no source settles say "unsure".
enum TransitionCallbackOrder {
    // MARK: - The request to present, before it returns

    enum RequestStep {
        /// A transitioning delegate's `presentationController(forPresented:presenting:source:)`, unless the
        /// presentation controller exists already.
        case presentationController
        /// The presented controller's `loadView()` and `viewDidLoad()`.
        case loadView
        /// `presentedViewController`, `presentingViewController` and `isBeingPresented` are set from here on.
        case links
        /// `animationController(forPresented:presenting:source:)` and, if it returns an animator, the
        /// question for an interaction controller.
        case animator
    }

    /// Whether the presentation controller is asked for before the animator: unsure. Here it must be, as it
    /// supplies the animator where the delegate returns none.
    static let presentationRequest: [RequestStep] = [.presentationController, .loadView, .links, .animator]

    // MARK: - The start, at the end of the turn in which it was asked for

    enum StartStep {
        /// `presentationTransitionWillBegin()` or `dismissalTransitionWillBegin()`.
        case presentationController
        /// `viewWillDisappear(_:)` of the controllers that leave.
        case willDisappear
        /// `viewWillAppear(_:)` of the controllers that arrive.
        case willAppear
        /// A navigation controller's delegate: `navigationController(_:willShow:animated:)`.
        case willShow
    }

    /// The presentation controller comes first, as in a posted backtrace; whether the appearance calls are
    /// sent before, after or in between: unsure.
    static let presentationStart: [StartStep] = [
        .presentationController, .willDisappear, .willAppear,
    ]
    static let dismissalStart: [StartStep] = [
        .willDisappear, .willAppear, .presentationController,
    ]

    /// As in a log of a push; the same for a pop.
    static let navigationStart: [StartStep] = [.willDisappear, .willAppear, .willShow]

    /// The reverse of a push, as in logs of tab bar controllers.
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
        /// A tab bar controller's delegate: `tabBarController(_:shouldSelect:)`, then for a controller that a tab has made
        /// `tabBarController(_:shouldSelectTab:)`; with false the tap has no effect.
        case shouldSelect
        /// The bar's delegate: `tabBar(_:didSelect:)`.
        case bar
        /// The tab is selected: at once without an animator, else the transition is asked for.
        case select
        /// A tab bar controller's delegate: `tabBarController(_:didSelect:)`, then for a controller that a tab has made
        /// `tabBarController(_:didSelectTab:previousTab:)`.
        case didSelect
    }

    /// The place of `.didSelect`: unsure; before the animation starts, which is at the end of the turn.
    static let tabTap: [TapStep] = [.shouldSelect, .bar, .select, .didSelect]

    // MARK: - The end, inside of `completeTransition(_:)`

    enum EndStep {
        /// The container's stack or selection gets its new value, or after a cancellation its earlier one.
        case settle
        /// The completions of the coordinator's alongside animations.
        case coordinator
        /// `presentationTransitionDidEnd(_:)` or `dismissalTransitionDidEnd(_:)`.
        case presentationController
        /// The opposite will-calls of a transition that was not finished. A cancelled interaction has sent
        /// them at release, after the blocks of `notifyWhenInteractionChanges(_:)`, as Apple's header says.
        case oppositeWillCalls
        /// The presenter's view goes back to where it was before the presentation.
        case returnPresentersView
        case didAppear
        /// Views that do not stay leave the hierarchy.
        case removeViews
        /// `presentedViewController` and `presentingViewController` are nil from here on.
        case unlink
        case didDisappear
        /// `didMove(toParent:)` of the children that have come to a container or left it.
        case didMove
        /// A navigation controller's delegate: `navigationController(_:didShow:animated:)`.
        case didShow
        /// `isBeingPresented` and `isBeingDismissed` are false and `transitionCoordinator` is `nil` from here
        /// on.
        case release
        /// The animator's `animationEnded(_:)`.
        case animationEnded
        /// For a dismissal by the user: `presentationControllerDidDismiss(_:)` of the presentation's
        /// delegate.
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

    /// `didMove(toParent:)` after `viewDidAppear(_:)`, as in a log. The places of `.settle`, `.coordinator`
    /// and `.animationEnded`: unsure; the stack is settled first, so that the callbacks can build on it.
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
