/// The drag of a scroll view: holds touches back from what is scrolled until it is clear that they are no drag,
/// and tells the scroll view of the finger before it moves.
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

    /// The control in the scroll view that the finger came down on.
    var touchedControl: UIControl? {
        var touched = sequence.first?.view
        while let current = touched, current !== scrollView {
            if let control = current as? UIControl { return control }
            touched = current.superview
        }
        return nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if scrollView?.touchDown() == true {
            // The finger came down to stop the content: what lies below it is not meant.
            for touch in touches { touch.claim() }
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.touchUp()
    }
}
