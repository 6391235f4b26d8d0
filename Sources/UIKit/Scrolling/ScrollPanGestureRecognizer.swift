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
        delaysContentTouches = true
    }

    var delaysContentTouches: Bool {
        get { delaysTouchesBegan }
        set { delaysTouchesBegan = newValue }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if scrollView?.touchDown() == true {
            // The finger came down to stop the content: what lies below it is not meant.
            for touch in touches { touch.isClaimed = true }
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.touchUp()
    }
}
