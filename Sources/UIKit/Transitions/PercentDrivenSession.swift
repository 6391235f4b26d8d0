import QuartzCore

/// What a percent-driven transition holds while it is scrubbed: the time of the container, and of the views
/// outside of it that animate along.
@MainActor
final class PercentDrivenSession {
    let context: TransitionContext
    let duration: CFTimeInterval
    private let timelines: [ScrubbedTimeline]

    init(context: TransitionContext, duration: CFTimeInterval) {
        self.context = context
        self.duration = duration
        let outside = context.coordinator?.viewsOutsideContainer ?? []
        timelines = ([context.containerView] + outside).map { ScrubbedTimeline(holding: $0.layer) }
    }

    /// Shows the animations as they are at `percent` of their time.
    func seek(to percent: CGFloat) {
        for timeline in timelines { timeline.seek(to: Double(percent) * duration) }
    }

    /// Lets the time run on after the end: the animations are over, and the model's values show.
    func releaseAtEnd() {
        for timeline in timelines { timeline.release(after: duration) }
    }

    /// Takes the animated values back to what they were at the start, and ends the animations.
    func revert() {
        seek(to: 0)
        let latest = timelines.map { $0.revertAnimations() }.max() ?? duration
        for timeline in timelines { timeline.release(after: max(latest, duration)) }
    }

    /// Lets the time run on from where it is: somebody else has ended the transition.
    func release() {
        for timeline in timelines { timeline.release(after: Double(context.percentComplete) * duration) }
    }
}
