/// When animations need attention next, as computed in the frame that evaluated them last.
///
/// It avoids evaluating them in each frame. It is valid until a frame starts or ends one of them, or until a
/// value changes on which it depends: an animation or a value of an animated layer, or a layer's own time.
struct AnimationOutlook {
    /// The outlook of animations that were not evaluated yet.
    static let now = AnimationOutlook(quietUntil: -.infinity, demand: .nextFrame, callDemand: .nextFrame)

    /// No animation begins or ends before this time of the frame clock.
    var quietUntil = CFTimeInterval.infinity
    /// When the shown values change next.
    var demand = FrameDemand.none
    /// When code is called next.
    var callDemand = FrameDemand.none

    /// Becomes the outlook of both.
    mutating func join(_ other: AnimationOutlook) {
        quietUntil = min(quietUntil, other.quietUntil)
        if callDemand != .nextFrame { callDemand = callDemand.sooner(other.callDemand) }
        if demand != .nextFrame { demand = demand.sooner(other.demand) }
    }
}
