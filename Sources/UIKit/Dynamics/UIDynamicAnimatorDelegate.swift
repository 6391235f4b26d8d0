/// Hears when a dynamic animator starts to move things, and when all of them have come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: SelectorResponder {
    /// Called before the first frame of an animator that stood still.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when everything has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
