/// A clock inside a clock: layers and animations have one, each runs on its parent's time.
///
/// `local = (parent − beginTime) · speed + timeOffset`
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// Where in itself it begins.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs; fractions count. 0 stands for once.
    var repeatCount: Float { get set }
    /// How long it repeats; wins over `repeatCount` when it is not 0.
    var repeatDuration: CFTimeInterval { get set }
    /// How long one run lasts.
    var duration: CFTimeInterval { get set }
    /// How fast it runs against the parent's time; 0 stands still, negative runs backwards.
    var speed: Float { get set }
    /// Every run goes back again to its start.
    var autoreverses: Bool { get set }
    /// What is shown outside of the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}
