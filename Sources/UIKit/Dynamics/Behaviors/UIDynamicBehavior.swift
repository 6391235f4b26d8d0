import QuartzCore

/// What an animator does to its items; the base of all behaviors, and a group of child behaviors of an app's own.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Called in each frame in which the animator runs, after the items have moved.
    open var action: (() -> Void)?
    /// The behaviors that are added and removed with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator; nil for none.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// A behavior that does nothing but hold children.
    public override init() { super.init() }

    /// Adds a child behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !behavior.holds(self), !childBehaviors.contains(where: { $0 === behavior }),
            behavior.dynamicAnimator == nil
        else {
            return complain(
                "addChildBehavior(_:)",
                "cannot take itself, one that holds it, or one that is in use; remove it first")
        }
        childBehaviors.append(behavior)
        behavior.move(to: dynamicAnimator)
        dynamicAnimator?.change()
    }

    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.move(to: nil)
        dynamicAnimator?.change()
    }

    /// Called before the behavior is added to an animator, or removed from it (nil).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: - For the animator

    /// The items that need a body.
    var bodyItems: [any UIDynamicItem] { [] }

    /// Adds what it needs to the simulation, after all bodies were made.
    func install(in simulation: DynamicSimulation) {}

    /// Pushes bodies for the step that comes.
    func applyForces(in simulation: DynamicSimulation) {}

    /// Puts bodies that have come to rest exactly where they belong.
    func settle(in simulation: DynamicSimulation) {}

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    func forgetAnimator() {
        dynamicAnimator = nil
        for child in childBehaviors { child.forgetAnimator() }
    }

    /// Calls `body` with this behavior and all below it.
    func applyToAll(_ body: (UIDynamicBehavior) -> Void) {
        body(self)
        for child in childBehaviors { child.applyToAll(body) }
    }

    private func holds(_ behavior: UIDynamicBehavior) -> Bool {
        childBehaviors.contains { $0 === behavior || $0.holds(behavior) }
    }

    /// Takes note of a change of a value.
    func change() { dynamicAnimator?.change() }

    /// Whether numbers are finite; others are reported, and are to be ignored.
    func accepts(_ values: CGFloat..., as call: String) -> Bool {
        if values.allSatisfy(\.isFinite) { return true }
        complain(call, "ignores \(values): only finite numbers move things")
        return false
    }

    /// Takes a number that was set, or goes back to the old one if it is not finite.
    func take(_ value: inout CGFloat, _ old: CGFloat, _ call: String) {
        if !accepts(value, as: call) { value = old }
        change()
    }

    func complain(_ call: String, _ problem: String) {
        TransitionTrace.current.report(
            Diagnostic(.warning, self, call, "\(TransitionTrace.className(of: self)) \(problem)."))
    }
}
