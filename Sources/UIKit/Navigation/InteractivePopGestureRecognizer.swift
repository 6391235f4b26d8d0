/// The swipe from the left edge that leads back. While the screens settle after an earlier one it begins wherever
/// and as soon as a finger comes down.
@MainActor
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var controller: UINavigationController?
    private var catchesScreens = false
    /// Decides unless the application has put a delegate of its own into its place.
    private let gate = Gate()

    convenience init(controller: UINavigationController) {
        self.init(target: controller, action: UINavigationController.handlePopGesture)
        self.controller = controller
        edges = .left
        gate.controller = controller
        delegate = gate
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUndecided { catchesScreens = controller?.popDriver?.isSettling == true }
        super.touchesBegan(touches, with: event)
        if catchesScreens, progress.isUndecided { state = .began }
    }

    override func touchedEdges(at point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        catchesScreens ? .left : super.touchedEdges(at: point, in: bounds)
    }

    override func isRight(_ path: CGVector) -> Bool { catchesScreens || super.isRight(path) }

    override func reset() {
        super.reset()
        catchesScreens = false
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
