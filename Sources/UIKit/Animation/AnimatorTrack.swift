import QuartzCore

/// Where a block that runs for a property animator puts its changes.
struct AnimatorSlot {
    let timeline: AnimatorTimeline
    /// The part of the animator's time that the changes take up, 0…1.
    var span: ClosedRange<Double>
    /// The changes' own timing; nil for the animator's.
    var pace: AnimationCourse.Pace?
}

/// One animation of a property animator.
@MainActor
final class AnimatorTrack {
    let animation: DrivenAnimation
    let span: ClosedRange<Double>
    let pace: AnimationCourse.Pace?
    /// The block that made the animation and waits for its end.
    let context: UIViewAnimationContext?
    var hasEnded = false
    /// The place from which scrubbing starts.
    var anchor = AnimationCourse.Place.zero
    /// The course that it followed when it was paused.
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

    /// Holds the animation where it is; scrubbing starts from there.
    func pause() {
        interrupted = (animation.course, animation.elapsed)
        anchor = animation.place
        animation.follow(.rest(at: anchor))
    }

    func resume() {
        guard let interrupted else { return }
        follow(interrupted.course, elapsed: interrupted.elapsed)
    }

    /// Returns the place at the animator's `fraction`. It was paused at `origin`; straight lines lead from
    /// there to both ends.
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
