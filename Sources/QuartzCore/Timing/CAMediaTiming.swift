/// A local time: layers and animations have one each, derived from their parent's time.
///
/// `local = (parent − beginTime) · speed + timeOffset`
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The begin, in the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The local time at the begin.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; fractions count, 0 stands for one.
    var repeatCount: Float { get set }
    /// The duration of all runs together; overrides `repeatCount` unless it is 0.
    var repeatDuration: CFTimeInterval { get set }
    /// The duration of one run.
    var duration: CFTimeInterval { get set }
    /// The speed against the parent's time; 0 stands still, negative runs backwards.
    var speed: Float { get set }
    /// Whether each run goes back to its start.
    var autoreverses: Bool { get set }
    /// What is shown outside of the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}
