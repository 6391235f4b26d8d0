/// When animations go on, seen from the frame that went through them last.
///
/// It spares going through them again. It holds until a frame starts or ends one of them, or something that it depends
/// on changes: an animation or a value of an animated layer, or a layer's own time.
struct AnimationOutlook {
    /// The outlook of what has not been evaluated.
    static let now = AnimationOutlook(quietUntil: -.infinity, demand: .nextFrame, callDemand: .nextFrame)

    /// No animation begins or ends before this time of the frame clock.
    var quietUntil = CFTimeInterval.infinity
    /// When the shown values change next.
    var demand = FrameDemand.none
    /// When code is told of something next.
    var callDemand = FrameDemand.none

    /// Becomes the outlook of both.
    mutating func join(_ other: AnimationOutlook) {
        quietUntil = min(quietUntil, other.quietUntil)
        if callDemand != .nextFrame { callDemand = callDemand.sooner(other.callDemand) }
        if demand != .nextFrame { demand = demand.sooner(other.demand) }
    }
}
