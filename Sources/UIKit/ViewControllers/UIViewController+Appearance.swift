import Foundation

/// The appearance calls, with their balance kept by `AppearanceState`.
extension UIViewController {
    /// A container that is asked for a change inside of the calls makes it when all have been told.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard let changes else { return tellBegin(isAppearing, animated: animated) }
        changes.hold { tellBegin(isAppearing, animated: animated) }
    }

    /// Children end before their parent, as they are inside what it shows.
    func endAppearance() {
        guard let changes else { return tellEnd() }
        changes.hold { tellEnd() }
    }

    private func tellBegin(_ isAppearing: Bool, animated: Bool) {
        guard let state = appearance.begun(appearing: isAppearing, animated: animated) else {
            return reportUnbalanced("beginAppearanceTransition(_:animated:)")
        }
        appearance = state
        if isAppearing {
            loadViewIfNeeded()
            post("viewWillAppear(_:)", animated: animated)
            viewWillAppear(animated)
            loadedView?.setNeedsLayout()
        } else {
            post("viewWillDisappear(_:)", animated: animated)
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in containedControllers where child.hasView(in: loadedView) {
            // Whoever was told may have turned the appearance round.
            guard appearance.isComing == isAppearing else { return }
            if isAppearing, child.isLeavingByTransition { continue }
            guard child.appearance.begun(appearing: isAppearing, animated: animated) != nil else { continue }
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    private func tellEnd() {
        guard let state = appearance.ended else { return reportUnbalanced("endAppearanceTransition()") }
        announceAppearance(evenOffScreen: true)
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in containedControllers
            where child.appearance.ended != nil && !child.isInRunningTransition {
                child.endAppearanceTransition()
            }
        }
        // Whoever was told may have turned the appearance round, or ended it.
        guard appearance.ended == state else { return }
        let before = appearance
        appearance = state
        switch before {
        case .appearing(let animated, _):
            post("viewDidAppear(_:)", animated: animated)
            viewDidAppear(animated)
        case .disappearing(let animated):
            post("viewDidDisappear(_:)", animated: animated)
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            break
        }
        if state == .appeared, parentMove == .entering { parentMove = .none }
    }

    /// The end of a transition between children, which tells them by itself, is still to come.
    private var isInRunningTransition: Bool { childTransition?.phase == .running }

    /// What a transition between children takes away does not come back with its parent.
    private var isLeavingByTransition: Bool {
        guard let transition = childTransition, transition.phase == .running else { return false }
        return self === (transition.context.transitionWasCancelled ? transition.to : transition.from)
    }

    /// Comes or goes as its container does, where that has changed while a transition between children ran.
    func matchAppearance(of container: AppearanceState) {
        switch container {
        case .appeared, .appearing:
            if !appearance.isComing { beginAppearanceTransition(true, animated: false) }
        case .disappearing, .disappeared:
            if appearance.isComing { beginAppearanceTransition(false, animated: false) }
        }
        let isSettled = container == .appeared || container == .disappeared
        if isSettled, appearance.ended != nil { endAppearanceTransition() }
    }

    /// Sends `viewIsAppearing(_:)` if it is due: once an appearance, when the view is in a window and laid out.
    func announceAppearance(evenOffScreen: Bool = false) {
        guard case .appearing(let animated, isAnnounced: false) = appearance else { return }
        guard evenOffScreen || loadedView?.window != nil else { return }
        appearance = .appearing(animated: animated, isAnnounced: true)
        post("viewIsAppearing(_:)", animated: animated)
        viewIsAppearing(animated)
    }

    // MARK: - Appearance that follows the view's window

    /// The view is about to move to another window, or out of one. If nobody else sends them, the appearance
    /// calls follow from that.
    func viewWillMove(toWindow window: UIWindow?) {
        guard followsWindow else { return }
        switch (window != nil, appearance) {
        case (true, .disappeared):
            guard let animated = animationOfAppearingParent else { return }
            endsAppearanceAfterMove = parent?.appearance == .appeared || parent == nil
            beginAppearanceTransition(true, animated: animated)
        case (false, .appeared):
            endsAppearanceAfterMove = true
            beginAppearanceTransition(false, animated: false)
        default:
            break
        }
    }

    /// The view has moved to another window, or out of one.
    func viewDidMoveToWindow() {
        if loadedView?.window != nil { traitsMayHaveChanged() }
        guard endsAppearanceAfterMove else { return }
        endsAppearanceAfterMove = false
        endAppearanceTransition()
    }

    /// Presented controllers and the roots of windows are told by those who show them, children of containers
    /// that forward by hand by their containers.
    private var followsWindow: Bool {
        if let parent { return parent.shouldAutomaticallyForwardAppearanceMethods }
        return presentation.presenting == nil && !isWindowRoot
    }

    /// Whether a child that comes now comes with an animation; `nil`: it does not appear, as its parent does not.
    private var animationOfAppearingParent: Bool? {
        guard let parent else { return false }
        return switch parent.appearance {
        case .appearing(let animated, _): animated
        case .appeared: false
        case .disappearing, .disappeared: nil
        }
    }

    // MARK: - Telling

    private func post(_ call: String, animated: Bool) {
        TransitionTrace.current.post(.appearance, self, call, ["animated": String(animated)])
    }

    private func reportUnbalanced(_ call: String) {
        let name = TransitionTrace.className(of: self)
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, call,
                "Unbalanced calls to begin/end appearance transitions for \(name), which is "
                    + "\(appearance.name): end each transition once that was begun, before the next one."))
    }
}

extension AppearanceState {
    /// For messages.
    fileprivate var name: String {
        switch self {
        case .disappeared: "not on the screen"
        case .appearing: "appearing"
        case .appeared: "on the screen"
        case .disappearing: "disappearing"
        }
    }
}
