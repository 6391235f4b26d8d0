import QuartzCore

/// Animations that follow the progress of an interaction, from 0 to 1.
@preconcurrency @MainActor
protocol TransitionTimeline: AnyObject {
    func seek(to progress: CGFloat)
    /// Ends the animations with their values at progress 1 (`isFinished`) or 0.
    func end(isFinished: Bool)
    /// Releases the animations after the transition has ended, whether or not they have reached their end.
    func letGo()
}

/// Scrubs all animations in a transition's container, and those in outside views that animate alongside, by
/// setting the time of their layers.
@MainActor
final class ContainerTimeline: TransitionTimeline {
    private let duration: CFTimeInterval
    private let timelines: [ScrubbedTimeline]
    /// The courses of the layers' times since they were released; nil before.
    private var released: [ScrubbedTimeline.Course]?
    private var progress: CGFloat = 0

    /// Stops the layers' time; animations that are added from here on start at progress 0.
    ///
    /// - Parameters:
    ///   - context: of the transition whose container and outside views are held.
    ///   - duration: the seconds that a progress of 1 stands for.
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

    func letGo() {
        if released == nil { release(after: Double(progress) * duration) }
        for (timeline, course) in zip(timelines, released ?? []) { timeline.restore(course) }
    }

    private func release(after seconds: CFTimeInterval) {
        released = timelines.map { $0.release(after: seconds) }
    }
}
