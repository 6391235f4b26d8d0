import QuartzCore

/// What goes with the progress of an interaction, from 0 to 1.
@MainActor
protocol TransitionTimeline: AnyObject {
    func seek(to progress: CGFloat)
    /// The progress has come to 1 (`isFinished`) or back to 0: the animations are over, and the values there show.
    func end(isFinished: Bool)
    /// Lets what it holds run on by itself: somebody else has ended the transition.
    func letGo()
}

/// The time of a transition's container, and of the views outside of it that animate along: all that is animated in
/// them is held and moved by hand.
@MainActor
final class ContainerTimeline: TransitionTimeline {
    private let duration: CFTimeInterval
    private let timelines: [ScrubbedTimeline]
    private var progress: CGFloat = 0

    /// Holds the time; animations that are added from here on start at progress 0.
    ///
    /// - Parameter duration: the seconds that a progress of 1 stands for.
    init(of context: TransitionContext, duration: CFTimeInterval) {
        self.duration = duration
        let outside = context.coordinator?.viewsOutsideContainer ?? []
        timelines = ([context.containerView] + outside).map { ScrubbedTimeline(holding: $0.layer) }
    }

    func seek(to progress: CGFloat) {
        self.progress = progress
        for timeline in timelines { timeline.seek(to: Double(progress) * duration) }
    }

    func end(isFinished: Bool) {
        guard !isFinished else { return release(after: duration) }
        seek(to: 0)
        let latest = timelines.map { $0.revertAnimations() }.max() ?? duration
        release(after: max(latest, duration))
    }

    func letGo() { release(after: Double(progress) * duration) }

    private func release(after seconds: CFTimeInterval) {
        for timeline in timelines { timeline.release(after: seconds) }
    }
}
