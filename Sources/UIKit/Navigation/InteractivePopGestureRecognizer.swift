/// The swipe from the left edge that leads back. While the screens settle after an earlier one it begins wherever a
/// finger comes down.
@MainActor
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    /// Decides unless the application has put a delegate of its own into its place.
    private let gate = Gate()

    convenience init(controller: UINavigationController) {
        self.init(target: controller, action: UINavigationController.handlePopGesture)
        edges = .left
        knowsTransitions = true
        gate.controller = controller
        delegate = gate
    }

    /// At the root nothing leads back.
    override func pointerShape(at location: CGPoint, in window: UIWindow) -> PointerShape? {
        guard let controller = gate.controller, controller.viewControllers.count > 1 else { return nil }
        return super.pointerShape(at: location, in: window)
    }

    /// A scroll view below the edge waits until it is clear that the finger does not lead back.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }

    /// The delegate that the recognizer has at first.
    private final class Gate: UIGestureRecognizerDelegate {
        weak var controller: UINavigationController?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            controller?.allowsPopGesture ?? false
        }
    }
}
