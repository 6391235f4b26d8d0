import UIKit

/// Grows a story out of its cell, or shrinks it back.
///
/// ```
/// ┌────────┐      ┌────────┐
/// │ ┌────┐ │      │ card   │
/// │ │card│ │  ──▶ ├────────┤
/// │ └────┘ │      │ text   │
/// └────────┘      └────────┘
/// ```
final class TodayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let settings: TodaySettings
    private let isOpening: Bool
    private let list: TodayViewController
    private let index: Int

    init(settings: TodaySettings, isOpening: Bool, list: TodayViewController, index: Int) {
        self.settings = settings
        self.isOpening = isOpening
        self.list = list
        self.index = index
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        settings.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isOpening ? .to : .from
        guard let story = transitionContext.viewController(forKey: key) as? StoryViewController,
            let cell = list.cell(of: index)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let small = cell.convert(cell.bounds, to: container)
        if isOpening {
            container.addSubview(story.view)
            story.fit(in: container)
            show(story, in: small, asCard: true)
            story.view.transform = CGAffineTransform(scaleX: cell.shownScale, y: cell.shownScale)
        }
        let end = isOpening ? transitionContext.finalFrame(for: story) : small
        list.setOpenStory(index)
        // A phone that is turned on the way back leaves the card as large as it is.
        let resizing = story.view.autoresizingMask
        if !isOpening { story.view.autoresizingMask = [] }
        UIView.animate(
            withDuration: settings.duration, delay: 0, usingSpringWithDamping: settings.damping,
            initialSpringVelocity: 0,
            animations: { [self] in
                story.view.transform = .identity
                show(story, in: end, asCard: !isOpening)
            },
            completion: { [self] _ in
                let finished = !transitionContext.transitionWasCancelled
                story.view.autoresizingMask = resizing
                if isOpening != finished {
                    list.setOpenStory(nil)
                    story.view.removeFromSuperview()
                }
                transitionContext.completeTransition(finished)
            })
    }

    private func show(_ story: StoryViewController, in frame: CGRect, asCard isCard: Bool) {
        story.view.frame = frame
        story.show(asCard: isCard, height: frame.height, cornerRadius: isCard ? settings.cornerRadius : 0)
        story.view.layoutIfNeeded()
    }
}
