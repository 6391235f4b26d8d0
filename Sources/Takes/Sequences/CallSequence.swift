/// The calls that belong to a transition, in their order.
public struct CallSequence: Sendable, Equatable {
    /// A call of a sequence.
    public struct Step: Sendable, Equatable {
        /// The Swift name of the method with its labels.
        public let call: String
        /// The receiver of the call, as "animator".
        public let receiver: String
        /// Whether the call comes only if its receiver exists and needs it.
        public let isOptional: Bool
        /// Whether the receiver is the controller that the transition is about.
        let isSubject: Bool
        /// Whether it is the completion handler of the request.
        let isCompletion: Bool
        /// Whether it may come before the request, as the delegate may be asked for a presentation controller
        /// earlier.
        let mayComeEarly: Bool
    }

    /// The calls.
    public let steps: [Step]

    /// The sequence of a kind of transition.
    ///
    /// - Parameters:
    ///   - kind: the kind of the transition.
    ///   - isInteractive: whether a finger drove it.
    ///   - isCancelled: whether it was cancelled.
    public init(of kind: Film.Transition.Kind, isInteractive: Bool, isCancelled: Bool) {
        let names = Names(kind)
        var steps = names.request
        steps += names.start
        if kind != .child { steps += Self.animation(isInteractive: isInteractive, isCancelled: isCancelled) }
        let opposite = kind == .child ? [] : names.oppositeWillCalls
        if isCancelled, isInteractive { steps += opposite }
        if kind != .child { steps.append(Step("completeTransition(_:)", "context")) }
        if isCancelled, !isInteractive { steps += opposite }
        steps += isCancelled ? names.cancelled : names.finished
        if kind != .child { steps.append(Step("animationEnded(_:)", "animator", isOptional: true)) }
        steps += names.completion
        self.steps = steps
    }

    private static func animation(isInteractive: Bool, isCancelled: Bool) -> [Step] {
        let start = [Step("transitionDuration(using:)", "animator", isOptional: true)]
        let animate = Step("animateTransition(using:)", "animator", isOptional: isInteractive)
        guard isInteractive else { return start + [animate] }
        let end = isCancelled ? "cancelInteractiveTransition()" : "finishInteractiveTransition()"
        return start + [
            Step("startInteractiveTransition(_:)", "interaction controller", isOptional: true), animate,
            Step("updateInteractiveTransition(_:)", "context", isOptional: true), Step(end, "context"),
        ]
    }
}

extension CallSequence.Step {
    init(
        _ call: String, _ receiver: String, isOptional: Bool = false, isSubject: Bool = false,
        isCompletion: Bool = false, mayComeEarly: Bool = false
    ) {
        self.call = call
        self.receiver = receiver
        self.isOptional = isOptional
        self.isSubject = isSubject
        self.isCompletion = isCompletion
        self.mayComeEarly = mayComeEarly
    }
}

/// The steps that differ between the kinds of transitions.
private struct Names {
    typealias Step = CallSequence.Step

    var request: [Step] = []
    var start: [Step] = []
    var oppositeWillCalls: [Step] = []
    var finished: [Step] = []
    var cancelled: [Step] = []
    var completion: [Step] = []

    init(_ kind: Film.Transition.Kind) {
        switch kind {
        case .presentation: describePresentation()
        case .dismissal: describeDismissal()
        case .push, .pop: describeNavigation(kind)
        case .tab: describeTab()
        case .child: describeChild()
        }
    }

    private mutating func describePresentation() {
        let (presented, presenting) = ("presented controller", "presenting controller")
        let (delegate, owner) = ("transitioning delegate", "presentation controller")
        let present = "present(_:animated:completion:)"
        request = [
            Step(present, presenting),
            Step(
                "presentationController(forPresented:presenting:source:)", delegate, isOptional: true,
                mayComeEarly: true),
            Step("animationController(forPresented:presenting:source:)", delegate, isOptional: true),
            Step("interactionControllerForPresentation(using:)", delegate, isOptional: true),
        ]
        start = [
            Step("presentationTransitionWillBegin()", owner),
            Step("viewWillDisappear(_:)", presenting, isOptional: true),
            Step("viewWillAppear(_:)", presented, isSubject: true),
        ]
        oppositeWillCalls = [
            Step("viewWillDisappear(_:)", presented, isSubject: true),
            Step("viewWillAppear(_:)", presenting, isOptional: true),
        ]
        let end = Step("presentationTransitionDidEnd(_:)", owner)
        finished = [
            end, Step("viewDidAppear(_:)", presented, isSubject: true),
            Step("viewDidDisappear(_:)", presenting, isOptional: true),
        ]
        cancelled = [
            end, Step("viewDidDisappear(_:)", presented, isSubject: true),
            Step("viewDidAppear(_:)", presenting, isOptional: true),
        ]
        completion = [Step(present, "completion handler", isOptional: true, isCompletion: true)]
    }

    private mutating func describeDismissal() {
        let (presented, presenting) = ("dismissed controller", "presenting controller")
        let (delegate, owner) = ("transitioning delegate", "presentation controller")
        let dismiss = "dismiss(animated:completion:)"
        request = [
            Step(dismiss, "any controller"),
            Step("animationController(forDismissed:)", delegate, isOptional: true),
            Step("interactionControllerForDismissal(using:)", delegate, isOptional: true),
        ]
        start = [
            Step("viewWillDisappear(_:)", presented, isSubject: true),
            Step("viewWillAppear(_:)", presenting, isOptional: true),
            Step("dismissalTransitionWillBegin()", owner),
        ]
        oppositeWillCalls = [
            Step("viewWillDisappear(_:)", presenting, isOptional: true),
            Step("viewWillAppear(_:)", presented, isSubject: true),
        ]
        let end = Step("dismissalTransitionDidEnd(_:)", owner)
        finished = [
            Step("viewDidAppear(_:)", presenting, isOptional: true),
            Step("viewDidDisappear(_:)", presented, isSubject: true), end,
        ]
        cancelled = [
            Step("viewDidDisappear(_:)", presenting, isOptional: true),
            Step("viewDidAppear(_:)", presented, isSubject: true), end,
        ]
        completion = [Step(dismiss, "completion handler", isOptional: true, isCompletion: true)]
    }

    private mutating func describeNavigation(_ kind: Film.Transition.Kind) {
        let delegate = "navigation delegate"
        request = [
            Step("willMove(toParent:)", kind == .push ? "pushed controller" : "popped controller"),
            Step("navigationController(_:animationControllerFor:from:to:)", delegate, isOptional: true),
            Step("navigationController(_:interactionControllerFor:)", delegate, isOptional: true),
        ]
        describeChildren()
        start.append(Step("navigationController(_:willShow:animated:)", delegate, isOptional: true))
        finished += [
            Step("didMove(toParent:)", kind == .push ? "pushed controller" : "popped controller"),
            Step("navigationController(_:didShow:animated:)", delegate, isOptional: true),
        ]
    }

    private mutating func describeTab() {
        let delegate = "tab bar delegate"
        request = [
            Step("tabBarController(_:shouldSelect:)", delegate, isOptional: true),
            Step("tabBarController(_:animationControllerForTransitionFrom:to:)", delegate, isOptional: true),
            Step("tabBarController(_:interactionControllerFor:)", delegate, isOptional: true),
        ]
        describeChildren()
        start.reverse()
    }

    private mutating func describeChild() { describeChildren() }

    /// The appearance calls of two children of a container.
    private mutating func describeChildren() {
        let (from, to) = ("controller that leaves", "controller that arrives")
        start = [Step("viewWillDisappear(_:)", from), Step("viewWillAppear(_:)", to, isSubject: true)]
        oppositeWillCalls = [
            Step("viewWillDisappear(_:)", to, isSubject: true), Step("viewWillAppear(_:)", from),
        ]
        finished = [Step("viewDidDisappear(_:)", from), Step("viewDidAppear(_:)", to, isSubject: true)]
        cancelled = [Step("viewDidDisappear(_:)", to, isSubject: true), Step("viewDidAppear(_:)", from)]
    }
}
