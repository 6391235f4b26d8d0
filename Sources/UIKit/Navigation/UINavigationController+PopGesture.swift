import Foundation

/// The interactive pop by a swipe from the leading edge.
extension UINavigationController {
    /// The answer of the recognizer's default delegate: whether the swipe may begin. As on iOS, not while the bar is
    /// hidden.
    var allowsPopGesture: Bool {
        if popDriver?.isSettling == true { return true }
        guard !isNavigationBarHidden else { return false }
        guard running == nil, stack.count > 1, presentedViewController == nil, let top = stack.last else {
            return false
        }
        // A zoom has an edge drag of its own.
        guard top.zoom == nil else { return false }
        let item = top.navigationItem
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        guard !item.hidesBackButton, !isReplaced else { return false }
        return askForPopObjects()
    }

    /// Asks the delegate for the animator and the interaction controller of the coming pop.
    ///
    /// - Returns: `false` if it vends an animator without an interaction controller.
    private func askForPopObjects() -> Bool {
        guard stack.count > 1 else { return false }
        popObjects = customObjects(.pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
        guard let objects = popObjects, objects.interaction == nil else { return true }
        popObjects = nil
        reportUndriven(objects)
        return false
    }

    func handlePopGesture(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        switch recognizer.state {
        case .began: beginPop()
        case .changed: popDriver?.track(progress(of: recognizer))
        case .ended:
            popDriver?.track(progress(of: recognizer))
            popDriver?.release(velocity: widths(recognizer.velocity(in: view).x))
        case .cancelled, .failed: popDriver?.release(velocity: 0, isCancelled: true)
        case .possible: break
        }
    }

    /// Returns the progress in widths of the view, so that the screen's edge stays below the finger.
    private func progress(of recognizer: UIScreenEdgePanGestureRecognizer) -> CGFloat {
        popStart + widths(recognizer.translation(in: view).x)
    }

    /// Returns a distance in widths of the view, positive away from the leading edge.
    private func widths(_ x: CGFloat) -> CGFloat { view.readingSign * x / max(1, view.bounds.width) }

    private func beginPop() {
        if let popDriver, popDriver.isSettling {
            popStart = popDriver.progress
            return popDriver.takeOver()
        }
        guard running == nil else { return }
        guard stack.count > 1 else { return reportRoot() }
        if popObjects == nil, !askForPopObjects() { return }
        popStart = 0
        if popObjects == nil { makePopDriver() }
        popViewController(animated: true)
        popObjects = nil
        if let popDriver, running?.transition?.objects.interaction !== popDriver { dropPopDriver() }
    }

    /// Lets go of a driver whose pop an override has refused, so that it drives no later transition.
    private func dropPopDriver() {
        popDriver = nil
        popGesture.holdable = nil
    }

    private func makePopDriver() {
        let driver = NavigationPopDriver()
        popDriver = driver
        popGesture.holdable = driver
    }

    // MARK: - Diagnostics

    private func reportUndriven(_ objects: TransitionObjects) {
        guard let animator = objects.animator else { return }
        let name = TransitionTrace.className(of: animator)
        TransitionTrace.current.report(
            Diagnostic(
                .info, self, "interactivePopGestureRecognizer",
                "The edge swipe was ignored because the delegate vends \(name) for the pop without an interaction "
                    + "controller: return one from navigationController(_:interactionControllerFor:), or no animator."
            ))
    }

    private func reportRoot() {
        let name = TransitionTrace.className(of: self)
        TransitionTrace.current.report(
            Diagnostic(
                .warning, self, "interactivePopGestureRecognizer",
                "The edge swipe of \(name) began although its root is shown, and was ignored: let the recognizer's "
                    + "delegate return viewControllers.count > 1 from gestureRecognizerShouldBegin(_:)."))
    }
}
