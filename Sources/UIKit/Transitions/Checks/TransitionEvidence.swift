import Foundation
import QuartzCore

/// Compares the views of a transition before and after it, while somebody listens to the trace.
///
/// What an animator has left changed is reported when the view is on the screen at the end of a transition: a
/// view that left with an alpha of 0 does no harm until it returns. Animators may clean up after
/// `completeTransition(_:)`: only what is wrong both then and at the end of the turn counts.
@MainActor
final class TransitionEvidence {
    private struct Witness {
        let controller: UIViewController
        let view: UIView
        let before: ViewState
        /// The name to blame for a change of the view: the animator, or a callback before it.
        let culprit: String
        /// Whether a presentation has moved the view before the transition.
        let wasMoved: Bool
        var atCompletion: ViewState?
    }

    /// Owns this object while it runs.
    private unowned let transition: ControllerTransition
    private var witnesses: [Witness] = []
    /// The controllers' views that were on the screen before any callback of the transition.
    private var onScreen: [UIView: ViewState] = [:]
    private var inContainer: [UIView] = []
    private let outline: ViewOutline
    /// The controllers whose view was in the container at the end, although `view(forKey:)` is nil for them.
    private var takenAlong: [UIViewController] = []
    /// Whether the hierarchy still differed right after the transition had put its views back. Later changes
    /// are not the transition's.
    private var hadChangedOnReturn = false

    /// Records the hierarchy before the transition changes it.
    init(before transition: ControllerTransition) {
        self.transition = transition
        outline = ViewOutline(around: transition.surroundings)
        for controller in [transition.controllers?.from, transition.controllers?.to] {
            guard let view = controller?.viewIfLoaded, view.window != nil else { continue }
            onScreen[view] = ViewState(view)
        }
        transition.context.clock.part(GestureEnvironment.self).didBegin = GestureDiagnostics.check
    }

    /// Records the views before the animator gets them.
    func animatorBegins() {
        let context = transition.context
        for side in [context.from, context.to].compactMap({ $0 }) {
            guard let view = side.controller.viewIfLoaded else { continue }
            witnesses.append(witness(side.controller, view))
            if let wrapper = side.view, wrapper !== view {
                witnesses.append(witness(side.controller, wrapper))
            }
        }
        inContainer = context.containerView.subviews
    }

    private func witness(_ controller: UIViewController, _ view: UIView) -> Witness {
        let now = ViewState(view)
        let before = onScreen[view] ?? now
        let isChanged = !now.differences(from: before).isEmpty
        return Witness(
            controller: controller, view: view, before: before,
            culprit: isChanged ? "A callback before \(animatorName)" : animatorName,
            wasMoved: isMovedByPresentation(controller))
    }

    /// Records the views when the animator completes, before the end steps move them.
    func transitionCompletes() {
        let context = transition.context
        for index in witnesses.indices { witnesses[index].atCompletion = ViewState(witnesses[index].view) }
        takenAlong = [context.from, context.to].compactMap { $0 }
            .filter { $0.view == nil && $0.controller.hasView(in: context.containerView) }
            .map(\.controller)
    }

    /// Compares the hierarchy when the transition has put its views back, before callbacks can change it.
    func viewsReturned() { hadChangedOnReturn = outline.difference != nil }

    /// Compares the views at the end of the turn in which the last callback was sent.
    func transitionEnded(isFinished: Bool) {
        FrameClock.current.afterLayout { [transition] in
            withExtendedLifetime(transition) { self.compare(isFinished: isFinished) }
        }
    }

    // MARK: - Comparing

    private func compare(isFinished: Bool) {
        for witness in witnesses {
            if isBusy(witness.controller) {
                keep(witness, isFinished)
            } else {
                compare(witness, isFinished)
            }
        }
        guard !witnesses.contains(where: { isBusy($0.controller) }) else { return }
        checkPresenterStayed()
        if isFinished { checkContainer() } else { checkOutline() }
    }

    private func checkOutline() {
        guard hadChangedOnReturn, let difference = outline.difference else { return }
        report(
            transition.context, "completeTransition(_:)",
            "After the cancelled transition of \(animatorName) the views are not what they were before it "
                + "(\(difference)): when transitionWasCancelled take out what the animation added, and put back "
                + "what it moved.")
    }

    /// Reports views that the animator has left in front of the view that it brought.
    private func checkContainer() {
        let container = transition.context.containerView
        let brought = [transition.context.to?.view, transition.context.to?.controller.viewIfLoaded]
        let views = container.subviews
        guard transition.bringsViewIntoContainer, container.window != nil,
            let place = views.firstIndex(where: { view in
                brought.contains { $0?.isDescendant(of: view) == true }
            })
        else { return }
        let left = views[views.index(after: place)...].filter { view in
            !inContainer.contains(view) && !view.isHidden && !takesTouches(view)
        }
        guard !left.isEmpty else { return }
        let names = left.map { TransitionTrace.className(of: $0) }.joined(separator: ", ")
        report(
            transition.context, "completeTransition(_:)",
            "\(animatorName) left \(names) in the container, over the view that it brought: remove what served "
                + "only the animation when that has ended.")
    }

    /// Whether a view takes touches and may stay, as a snapshot of the presenter that dismisses on a tap.
    private func takesTouches(_ view: UIView) -> Bool {
        view.canBecomeFocused || view.gestureRecognizers?.isEmpty == false
            || view.subviews.contains(where: takesTouches)
    }

    /// Keeps the earlier state of a view for the transition that has begun meanwhile, which may restore it.
    private func keep(_ witness: Witness, _ isFinished: Bool) {
        guard isFinished, witness.view === witness.controller.viewIfLoaded,
            witness.controller.leftOver == nil, let atCompletion = witness.atCompletion,
            !atCompletion.differences(from: witness.before).isEmpty
        else { return }
        witness.controller.leftOver = LeftOver(before: witness.before, culprit: witness.culprit)
    }

    private func compare(_ witness: Witness, _ isFinished: Bool) {
        let now = ViewState(witness.view)
        let ownsView = witness.view === witness.controller.viewIfLoaded
        // A cancelled transition leaves things as it found them, whatever an earlier one had left.
        let earlier = ownsView && isFinished ? witness.controller.leftOver : nil
        let isMoved = isMovedByPresentation(witness.controller)
        // A presentation that adapted without a transition had moved the view: its original state is unknown.
        if earlier == nil, witness.wasMoved, !isMoved { return }
        let expected = earlier?.before ?? witness.before
        var differences = now.differences(from: expected)
        if let atCompletion = witness.atCompletion {
            let before = atCompletion.differences(from: expected)
            differences = differences.filter { before[$0.key] != nil }
        }
        guard !differences.isEmpty else {
            if ownsView, isFinished {
                // The presentation may move the view later, between its transitions.
                witness.controller.leftOver =
                    isMoved ? LeftOver(before: expected, culprit: witness.culprit) : nil
            }
            return
        }
        guard isHomeAgain(witness, isFinished) else {
            if ownsView, witness.controller.leftOver == nil {
                witness.controller.leftOver = LeftOver(before: expected, culprit: witness.culprit)
            }
            return
        }
        if ownsView, isFinished { witness.controller.leftOver = nil }
        let list = differences.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
        let name = TransitionTrace.className(of: witness.controller)
        report(
            transition.context, "completeTransition(_:)",
            "\(earlier?.culprit ?? witness.culprit) left the view of \(name), which is on the screen, with \(list): "
                + "set it back when the last animation has ended, whether or not the transition was cancelled."
        )
    }

    /// Whether the view is on the screen and no later transition is to restore it: a presenter that stays
    /// behind what it presents may be scaled or dimmed until the dismissal.
    private func isHomeAgain(_ witness: Witness, _ isFinished: Bool) -> Bool {
        guard witness.view.window != nil else { return false }
        let presents = witness.controller.presentedViewController != nil
        if isMovedByPresentation(witness.controller) { return false }
        return !(presents && witness.controller === transition.context.from?.controller && isFinished)
    }

    private func isMovedByPresentation(_ controller: UIViewController) -> Bool {
        controller.presentation.presented?.presentation.controller?.movesPresentersView == true
    }

    private func isBusy(_ controller: UIViewController) -> Bool {
        let runs: [ControllerTransition?] = [controller.activeTransition, controller.childTransition]
        return runs.contains { $0 !== transition && $0?.isInTheWay == true }
    }

    /// Reports a presenter's view that has gone with the container into which an animator had put it.
    private func checkPresenterStayed() {
        for controller in takenAlong where controller.viewIfLoaded?.window == nil {
            let name = TransitionTrace.className(of: controller)
            report(
                transition.context, "view(forKey:)",
                "The view of \(name) was put into the container although view(forKey:) is nil for it, has gone with "
                    + "the container, and the window is empty: animate only what view(forKey:) gives, put the view back "
                    + "before completeTransition(_:), or override shouldRemovePresentersView.")
        }
    }

    private var animatorName: String {
        transition.objects.animator.map { TransitionTrace.className(of: $0) } ?? "the transition"
    }

    private func report(_ object: Any, _ call: String, _ message: String) {
        TransitionTrace.current.report(Diagnostic(.warning, object, call, message))
    }
}
