/// What is known of a tree's animations right after a frame went through all of them.
///
/// It spares going through them again. It holds until time goes on, or something that it depends on changes: an
/// animation or a value of an animated layer, or a layer's own time.
struct AnimationOutlook {
    /// The time of the evaluation, of the frame clock.
    let time: CFTimeInterval
    /// Whether somebody sees the frame; the values of others are evaluated when they are asked for.
    let isOfSeenFrame: Bool
    /// No animation ends before this time of the frame clock.
    var earliestEnd = CFTimeInterval.infinity
    /// When the shown values change next.
    var demand = FrameDemand.none
    /// When code is told of something next.
    var callDemand = FrameDemand.none
}
