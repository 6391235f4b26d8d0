import Foundation

/// Sends the appearance calls and keeps them balanced.
extension UIViewController {
    /// Begins an appearance transition. A container carries out changes requested meanwhile when all calls
    /// are sent.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard let changes else { return tellBegin(isAppearing, animated: animated) }
        changes.hold { tellBegin(isAppearing, animated: animated) }
    }

    /// Ends the appearance transition, children before their parent.
    func endAppearance() {
        guard let changes else { return tellEnd() }
        changes.hold { tellEnd() }
    }

    private func tellBegin(_ isAppearing: Bool, animated: Bool) {
        guard let state = appearance.begun(appearing: isAppearing, animated: animated) else {
            if repeatedAppearance.isInTransition, appearance.ended != nil {
                repeatedAppearance.beginnings += 1
                return
            }
            return reportUnbalanced("beginAppearanceTransition(_:animated:)")
        }
        if !repeatedAppearance.isInTransition { repeatedAppearance.beginnings = 0 }
        appearance = state
        if isAppearing {
            loadViewIfNeeded()
            noteFirstAppearance()
            post("viewWillAppear(_:)", animated: animated)
            viewWillAppear(animated)
            loadedView?.setNeedsLayout()
        } else {
            post("viewWillDisappear(_:)", animated: animated)
            viewWillDisappear(animated)
        }
        let children = shouldAutomaticallyForwardAppearanceMethods ? containedControllers : []
        for child in children where child.seenInPlace.hasView(in: loadedView) {
            if isAppearing, child.isLeavingByTransition { continue }
            tellBegin(to: child.seenInPlace, isAppearing, animated: animated)
        }
        if let presentedInContext { tellBegin(to: presentedInContext, isAppearing, animated: animated) }
    }

    private func tellBegin(to follower: UIViewController, _ isAppearing: Bool, animated: Bool) {
        // A callback may have reversed the appearance.
        guard appearance.isComing == isAppearing,
            follower.appearance.begun(appearing: isAppearing, animated: animated) != nil
        else { return }
        follower.beginAppearanceTransition(isAppearing, animated: animated)
    }

    private func tellEnd() {
        guard !endsRepeatedAppearance else {
            repeatedAppearance.beginnings -= 1
            return
        }
        guard let state = appearance.ended else { return reportUnbalanced("endAppearanceTransition()") }
        announceAppearance(evenOffScreen: true)
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in containedControllers where !child.isInRunningTransition {
                child.seenInPlace.endAppearanceIfBegun()
            }
        }
        presentedInContext?.endAppearanceIfBegun()
        // A callback may have reversed the appearance, or ended it.
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
        if state == .appeared, parentMove != .leaving { parentMove = .none }
        if state == .disappeared, parentMove == .appearing { parentMove = .unseen }
    }

    /// As on iOS, a screen that nobody has seen comes to its stack when that is shown.
    private func noteFirstAppearance() {
        guard parentMove == .unseen, let stack = containingController as? UINavigationController,
            case .appearing = stack.appearance
        else { return }
        parentMove = .appearing
    }

    private func endAppearanceIfBegun() {
        if appearance.ended != nil { endAppearanceTransition() }
    }

    /// Whether the next end call belongs to a begin call that repeated UIKit's own.
    var endsRepeatedAppearance: Bool {
        repeatedAppearance.beginnings > 0 && (repeatedAppearance.isInTransition || appearance.ended == nil)
    }

    /// Whether a transition of the parent is running, which will end this controller's appearance itself.
    private var isInRunningTransition: Bool { childTransition?.phase == .running }

    /// Whether a running transition of the parent removes this controller, so that it does not appear with
    /// the parent.
    private var isLeavingByTransition: Bool {
        guard let transition = childTransition, transition.phase == .running else { return false }
        return self === (transition.context.transitionWasCancelled ? transition.to : transition.from)
    }

    /// Sends the appearance calls that are missing to match those of the container.
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

    /// Sends `viewIsAppearing(_:)` if it is due: once per appearance, when the view is laid out in a window.
    func announceAppearance(evenOffScreen: Bool = false) {
        guard case .appearing(let animated, isAnnounced: false) = appearance else { return }
        guard evenOffScreen || loadedView?.window != nil else { return }
        appearance = .appearing(animated: animated, isAnnounced: true)
        post("viewIsAppearing(_:)", animated: animated)
        viewIsAppearing(animated)
    }

    // MARK: - Appearance that follows the view's window

    /// Begins the appearance transition of a view that is about to enter or leave a window, if nobody else
    /// sends the calls.
    func viewWillMove(toWindow window: UIWindow?, with root: UIView) {
        guard followsWindow else { return }
        switch (window != nil, appearance) {
        case (true, .disappeared):
            guard let animated = animationOfAppearingParent else { return }
            endsAppearanceAfterMove = parent?.appearance == .appeared || parent == nil
            beginAppearanceTransition(true, animated: animated)
        case (false, .appeared):
            endsAppearanceAfterMove = true
            beginAppearanceTransition(false, animated: false)
        case (false, .appearing) where leavesAlone(with: root):
            endsAppearanceAfterMove = true
            beginAppearanceTransition(false, animated: false)
        default:
            break
        }
    }

    /// Ends the appearance transition of a view that has entered or left a window.
    func viewDidMoveToWindow() {
        if loadedView?.window != nil { traitsMayHaveChanged() }
        guard endsAppearanceAfterMove else { return }
        endsAppearanceAfterMove = false
        endAppearanceTransition()
    }

    /// Whether the appearance follows the view's window. Presentations, windows and containers that forward
    /// appearance calls by hand send them instead.
    private var followsWindow: Bool {
        if let parent { return parent.shouldAutomaticallyForwardAppearanceMethods && appearsWithParent }
        return presentation.presenting == nil && !isWindowRoot
    }

    /// Whether the view leaves the window with `root` while its parent's view stays, without a transition between
    /// children that would send the calls.
    private func leavesAlone(with root: UIView) -> Bool {
        guard !isInRunningTransition, childChange == nil else { return false }
        return parent?.hasView(in: root) != true
    }

    /// The `animated` flag for a view that enters the window now; `nil` if the parent is not appearing.
    private var animationOfAppearingParent: Bool? {
        guard let parent else { return false }
        return switch parent.appearance {
        case .appearing(let animated, _): animated
        case .appeared: false
        case .disappearing, .disappeared: nil
        }
    }

    // MARK: - Trace and diagnostics

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
    /// The state in words, for diagnostics.
    fileprivate var name: String {
        switch self {
        case .disappeared: "not on the screen"
        case .appearing: "appearing"
        case .appeared: "on the screen"
        case .disappearing: "disappearing"
        }
    }
}
