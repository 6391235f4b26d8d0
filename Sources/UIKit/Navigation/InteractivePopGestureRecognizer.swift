/// Recognizes the swipe from the leading edge that pops the top controller. While an earlier pop settles, it
/// begins wherever a finger comes down.
@MainActor
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    /// The default delegate; an application may set its own.
    private let gate = Gate()

    convenience init(controller: UINavigationController) {
        self.init(target: controller, action: UINavigationController.handlePopGesture)
        edges = .left
        knowsTransitions = true
        gate.controller = controller
        delegate = gate
    }

    /// No edges while only the root is on the stack.
    override func listeningEdges(at point: CGPoint, in window: UIWindow) -> UIRectEdge {
        guard let controller = gate.controller, controller.viewControllers.count > 1 else { return [] }
        return super.listeningEdges(at: point, in: window)
    }

    /// Makes a scroll view's drag wait until the edge swipe has failed.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }

    /// Asks the navigation controller whether the swipe may begin.
    private final class Gate: UIGestureRecognizerDelegate {
        weak var controller: UINavigationController?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            controller?.allowsPopGesture ?? false
        }
    }
}
