/// A view whose touches do not scroll what is around it, and come to it at once.
@MainActor
protocol KeepsItsTouches: UIView {}

/// Recognizes a scroll view's drag. Delays touches to the content until they are known to be no drag, and
/// tells the scroll view of a finger before it moves.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// How long touches are held back at most, in seconds, as on iOS.
    private static let delay: TimeInterval = 0.15

    private weak var scrollView: UIScrollView?

    convenience init(scrollView: UIScrollView) {
        self.init(target: scrollView, action: UIScrollView.handlePan)
        self.scrollView = scrollView
        touchesBeganDelayLimit = Self.delay
        knowsTransitions = true
        delaysContentTouches = true
    }

    var delaysContentTouches: Bool {
        get { delaysTouchesBegan }
        set { delaysTouchesBegan = newValue }
    }

    /// The view in the scroll view that has the touch already, as the finger rested on it before it moved: a control
    /// that tracks it, or the view that was hit.
    var touchedContent: UIView? {
        if let control = touchedControl { return control.isTracking ? control : nil }
        guard let touch = sequence.first, let view = touch.view, view !== scrollView,
            touch.delivery?.hasBegun(touch) == true
        else { return nil }
        return view
    }

    /// The control in the scroll view that the finger came down on.
    private var touchedControl: UIControl? {
        var touched = sequence.first?.view
        while let current = touched, current !== scrollView {
            if let control = current as? UIControl { return control }
            touched = current.superview
        }
        return nil
    }

    override func mayReceive(_ touch: UITouch) -> Bool {
        super.mayReceive(touch) && !(touch.view is any KeepsItsTouches)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if scrollView?.touchDown() == true {
            // The touch stops the content: it is not meant for what lies below it.
            for touch in touches { touch.claim() }
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.touchUp()
    }
}
