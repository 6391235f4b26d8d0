/// An animation on a layer.
@MainActor
package final class RunningAnimation {
    package let key: String?
    package let animation: CAAnimation
    /// The property that it changes; nil for several properties or none.
    let property: LayerProperty?
    /// The order among all animations of the clock.
    let serial: UInt64
    /// The timing, with the begin and duration determined when it was added.
    package private(set) var timing: MediaTiming
    /// Whether the begin waits for the layer to enter a tree.
    private(set) var waitsForTree: Bool
    /// The course that replaces its own timing; nil for none.
    package private(set) var course: AnimationCourse?
    private var hasStarted = false
    private(set) var hasStopped = false
    private var markers: [CompletionMarker]

    init(_ animation: CAAnimation, key: String?, clock: FrameClock, begin: CFTimeInterval?) {
        self.animation = animation
        property = animation.soleProperty
        self.key = key
        serial = clock.nextSerial()
        timing = animation.timing
        waitsForTree = begin == nil && timing.beginTime == 0
        if timing.beginTime == 0, let begin { timing.beginTime = begin + animation.delay }
        markers = CATransaction.markers(of: clock)
        for marker in markers { marker.enter() }
    }

    /// The key path that it changes, or its key; nil for neither.
    package var keyPath: String? { (animation as? CAPropertyAnimation)?.keyPath ?? key }

    /// Sets the begin of an animation that was added to a layer outside of any tree.
    func settle(at time: CFTimeInterval) {
        guard waitsForTree else { return }
        waitsForTree = false
        timing.beginTime = time + animation.delay
    }

    /// Begins later, or earlier.
    func delay(by seconds: CFTimeInterval) {
        if !waitsForTree { timing.beginTime += seconds }
    }

    /// Follows a course that begins at a time of the layer; an animation that has ended goes on.
    func follow(_ course: AnimationCourse, from begin: CFTimeInterval) {
        self.course = course
        if !waitsForTree { timing.beginTime = begin }
        timing.duration = course.duration
        timing.speed = course.isAtRest ? 0 : 1
        hasStopped = false
    }

    /// Returns the state at a time of the layer; nil if it shows nothing then.
    func moment(at time: CFTimeInterval) -> AnimationMoment? {
        // An animation that stays after its end follows its fill mode. Until the frame removes it, an ended
        // animation shows its last moment.
        let phase =
            waitsForTree
            ? .active(AnimationMoment(time: 0, duration: timing.duration, iteration: 0))
            : timing.phase(at: time, holdsEnd: !hasStopped)
        guard case .active(var moment) = phase else { return nil }
        moment.timingFunction = animation.timingFunction
        moment.place = course?.place(at: moment.time)
        return moment
    }

    /// Tells the delegate of the start, once.
    func tellStart() {
        guard !hasStarted, !hasStopped else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    var isUnannounced: Bool { !hasStarted && !hasStopped }

    /// Reports the end to the delegate and to the waiting transactions, once.
    func tellStop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        let waiting = markers
        markers = []
        for marker in waiting { marker.leave() }
    }
}
