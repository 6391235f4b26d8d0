import MotionPhysics

/// The user's drag: between the detents, beyond the largest, and below the smallest to dismiss.
extension SheetScene {
    /// The dimensions of the rubber bands, in points: below the smallest detent if the sheet may not be
    /// dismissed, and above the largest.
    private static let (refusedPull, stretch): (Double, CGFloat) = (160, 100)

    // MARK: - Touch

    /// Whether a finger may catch the card: not if other views come or go with its dismissal.
    private func isCatchable(_ settling: SheetSettling) -> Bool {
        guard settling.goal == .away else { return true }
        guard interaction != nil, let dismissal = controller.presentedViewController.activeTransition else {
            return false
        }
        return dismissal.chain.count == 1 && dismissal.context.to?.view == nil
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        // The delegate may end the presentation, and with it both controllers.
        guard let controller = livingController else { return }
        let presented = controller.presentedViewController
        defer { withExtendedLifetime((controller, presented)) {} }
        switch pan.state {
        case .began:
            pan.skipThreshold()
            grab()
            drag()
        case .changed: drag()
        case .ended: release(velocity: -pan.velocity(in: nil).y)
        case .cancelled, .failed: release(velocity: 0)
        case .possible: break
        }
    }

    private func grab() {
        switch activity {
        case .stopped(let settling):
            begin(SheetDrag(base: 0, dismissal: settling.goal == .away ? .allowed : .undecided))
            // For the transition that this motion belongs to, the card has arrived.
            if settling.goal == .detent { settling.completion?() }
        case .resting, .settling: begin(SheetDrag(base: 0))
        case .away, .held: break
        }
    }

    private func begin(_ drag: SheetDrag) {
        var drag = drag
        drag.base = rawPosition(of: position, drag)
        activity = .held(drag)
    }

    private func drag() {
        guard case .held(var drag) = activity else { return }
        let raw = drag.base - pan.translation(in: nil).y
        if raw < stops.range.lowerBound, drag.dismissal == .undecided {
            drag.dismissal = askForDismissal() ? .allowed : .refused
            // The delegate may have changed the activity.
            guard case .held = activity, controller.hierarchy != nil else { return }
            activity = .held(drag)
        }
        position = shownPosition(of: raw, drag)
        apply()
        interaction?.update(partGone)
    }

    // MARK: - Rubber bands

    /// Returns the position at which a card is shown, rubber bands included, for a finger that wants it at
    /// `raw`.
    private func shownPosition(of raw: CGFloat, _ drag: SheetDrag) -> CGFloat {
        let range = stops.range
        if raw > range.upperBound {
            return range.upperBound + CGFloat(stretchBand.offset(for: Double(raw - range.upperBound)))
        }
        guard raw < range.lowerBound, drag.dismissal != .allowed else { return raw }
        return range.lowerBound + CGFloat(refusedBand.offset(for: Double(raw - range.lowerBound)))
    }

    /// Returns the raw position of the finger for a card that is shown at `shown`: the inverse of
    /// `shownPosition`.
    func rawPosition(of shown: CGFloat, _ drag: SheetDrag) -> CGFloat {
        let range = stops.range
        if shown > range.upperBound {
            return range.upperBound + CGFloat(stretchBand.distance(for: Double(shown - range.upperBound)))
        }
        guard shown < range.lowerBound, drag.dismissal == .refused else { return shown }
        return range.lowerBound + CGFloat(refusedBand.distance(for: Double(shown - range.lowerBound)))
    }

    /// Returns the part of the finger's velocity that the card has: less than all of it where a rubber band holds it.
    private func slope(of drag: SheetDrag) -> CGFloat {
        let (range, raw) = (stops.range, rawPosition(of: position, drag))
        if position > range.upperBound {
            return CGFloat(stretchBand.slope(at: Double(raw - range.upperBound)))
        }
        guard position < range.lowerBound, drag.dismissal == .refused else { return 1 }
        return CGFloat(refusedBand.slope(at: Double(raw - range.lowerBound)))
    }

    /// Resists a drag beyond the largest detent; the card never leaves the container.
    private var stretchBand: RubberBand {
        let room = (layout?.container.height ?? 0) - stops.range.upperBound
        return RubberBand(dimension: Double(min(room, Self.stretch)))
    }

    private var refusedBand: RubberBand { RubberBand(dimension: Self.refusedPull) }

    // MARK: - Release

    /// Releases the card: it settles at the detent nearest to where it would coast, or leaves.
    func release(velocity: CGFloat) {
        guard case .held(let drag) = activity else { return }
        let reach = position + CGFloat(Deceleration(initialVelocity: Double(velocity)).totalDistance)
        let lowest = stops.range.lowerBound
        let leaves = reach < lowest / 2
        let cardVelocity = velocity * slope(of: drag)
        switch drag.dismissal {
        case .allowed where interaction != nil:
            return end(leaves ? .finish : .cancel, near: reach, velocity: cardVelocity)
        case .refused where rawReach(drag, velocity) < lowest / 2:
            stay(near: lowest, velocity: cardVelocity)
            return controller.refuseUserDismissal()
        case .undecided where leaves:
            // A flick that was too short for the card to come below the smallest detent.
            if askForDismissal() {
                if interaction != nil { leave(velocity: cardVelocity) }
                return
            }
            guard case .held = activity, controller.hierarchy != nil else { return }
            stay(near: lowest, velocity: cardVelocity)
            return controller.refuseUserDismissal()
        case .undecided, .allowed, .refused:
            stay(near: reach, velocity: cardVelocity)
        }
    }

    /// Returns where the card would coast without the rubber band of a refused dismissal.
    private func rawReach(_ drag: SheetDrag, _ velocity: CGFloat) -> CGFloat {
        rawPosition(of: position, drag)
            + CGFloat(Deceleration(initialVelocity: Double(velocity)).totalDistance)
    }

    /// Ends the dismissal that the card's motion carries out, unless somebody else has decided how it ends.
    private func end(
        _ outcome: TransitionInteraction.Outcome, near reach: CGFloat, velocity: CGFloat
    ) {
        switch interaction?.decided(outcome) ?? outcome {
        case .finish: leave(velocity: velocity)
        case .cancel: stay(near: reach, velocity: velocity)
        }
    }

    private func stay(near reach: CGFloat, velocity: CGFloat) {
        let stop = stops.nearest(to: reach)
        settle(.detent, to: stop.position, velocity: velocity, .cancel)
        controller.userDidSelect(stop.identifier)
    }

    private func leave(velocity: CGFloat) {
        settle(.away, to: 0, velocity: velocity, .finish)
    }

    /// Settles the card, and releases the dismissal that its motion carries out, if there is one.
    private func settle(
        _ goal: SheetSettling.Goal, to target: CGFloat, velocity: CGFloat,
        _ outcome: TransitionInteraction.Outcome
    ) {
        guard let interaction else { return settle(goal, to: target, velocity: velocity) }
        settle(goal, to: target, velocity: velocity) { interaction.completeTransition() }
        interaction.whenStarted { [unowned interaction] in interaction.release(outcome) }
    }

    // MARK: - The user's dismissal

    /// Starts the dismissal, if it is allowed; returns whether it has started.
    private func askForDismissal() -> Bool {
        let presented = controller.presentedViewController
        guard presented.presentation.presented == nil, presented.activeTransition == nil,
            controller.allowsUserDismissal(), presented.presentation.controller === controller
        else { return false }
        isAskingForDismissal = true
        defer { isAskingForDismissal = false }
        guard controller.beginUserDismissal() else { return false }
        // A transitioning delegate may have an animator of its own, which takes the card from the finger.
        if interaction == nil { activity = .away }
        return true
    }

    func dimmingTapped() {
        // The delegate may end the presentation, and with it both controllers.
        guard let controller = livingController else { return }
        let presented = controller.presentedViewController
        defer { withExtendedLifetime((controller, presented)) {} }
        guard controller.presentedViewController.activeTransition == nil else { return }
        guard controller.allowsUserDismissal() else { return controller.refuseUserDismissal() }
        controller.beginUserDismissal()
    }
}

// MARK: - Other gestures

extension SheetScene: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let container else { return false }
        return card.frame.contains(touch.location(in: container))
    }

    /// Lets the drag begin, unless a scroll view below the finger has to scroll first.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let translation = pan.translation(in: nil)
        switch activity {
        case .away: return false
        case .settling(let settling): guard isCatchable(settling) else { return false }
        case .held, .stopped: return true
        case .resting: break
        }
        guard abs(translation.y) > abs(translation.x) else { return false }
        guard let scrollView = pan.touchedScrollView(where: \.canDragVertically) else { return true }
        guard scrollView.isAtTop else { return false }
        if translation.y > 0 { return true }
        return controller.prefersScrollingExpandsWhenScrolledToEdge
            && position < stops.range.upperBound - SheetLayout.tolerance
    }

    /// Makes a scroll view in the card wait until the card's drag has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer
            && scrollView.isDescendant(of: card)
    }
}

extension SheetScene: HoldableMotion {
    func hold(at point: CGPoint) -> Bool {
        guard case .settling(let settling) = activity, isCatchable(settling) else { return false }
        activity = .stopped(settling)
        if settling.goal == .away { interaction?.resume() }
        return true
    }

    func letGo() {
        guard case .stopped(let settling) = activity else { return }
        switch settling.goal {
        case .detent: settle(.detent, to: target, completion: settling.completion)
        case .away: end(.finish, near: position, velocity: 0)
        }
    }
}
