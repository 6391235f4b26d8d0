import QuartzCore

/// Where the changes of a block belong that runs for a property animator: in the animator's time, or a part of it.
struct AnimatorSlot {
    let timeline: AnimatorTimeline
    /// The part of the animator's time in which they take place.
    var span: ClosedRange<Double>
    /// Their own pace; nil for the animator's.
    var pace: AnimationCourse.Pace?
}

/// One animation of a property animator.
@MainActor
final class AnimatorTrack {
    let animation: DrivenAnimation
    let span: ClosedRange<Double>
    let pace: AnimationCourse.Pace?
    /// The block that made it, and waits for it.
    let context: UIViewAnimationContext?
    var hasEnded = false
    /// Where it was when it was paused.
    var anchor = AnimationCourse.Place.zero
    /// What it did when it was paused.
    var interrupted: (course: AnimationCourse, elapsed: TimeInterval)?

    init(_ animation: DrivenAnimation, slot: AnimatorSlot, context: UIViewAnimationContext?) {
        self.animation = animation
        self.context = context
        span = slot.span
        pace = slot.pace
    }

    func follow(_ course: AnimationCourse, elapsed: TimeInterval = 0) {
        hasEnded = false
        animation.follow(course, elapsed: elapsed)
    }

    /// Stays where it is, to be scrubbed from there.
    func pause() {
        interrupted = (animation.course, animation.elapsed)
        anchor = animation.place
        animation.follow(.rest(at: anchor))
    }

    func resume() {
        guard let interrupted else { return }
        follow(interrupted.course, elapsed: interrupted.elapsed)
    }

    /// Where it is when the animator is at `fraction`: straight from where it was paused, at the fraction `origin`,
    /// to both ends.
    ///
    /// ```
    /// 1 |              /       It begins at the start of its span, so that what is delayed comes late, and is
    ///   |       _ — ‾          at `anchor` where it was caught, so that nothing jumps then.
    /// 0 |___ /
    ///     lower  origin  upper
    /// ```
    static func scrubbed(
        to fraction: Double, span: ClosedRange<Double>, origin: Double, anchor: AnimationCourse.Place
    ) -> AnimationCourse.Place {
        if fraction >= origin {
            let begin = max(span.lowerBound, origin)
            let end = span.upperBound > begin ? span.upperBound : max(1, begin)
            let part = end > begin ? (fraction - begin) / (end - begin) : 0
            return anchor + (.one - anchor) * min(max(part, 0), 1)
        }
        let end = min(span.upperBound, origin)
        guard end > span.lowerBound else { return .zero }
        return anchor * min(max((fraction - span.lowerBound) / (end - span.lowerBound), 0), 1)
    }
}
