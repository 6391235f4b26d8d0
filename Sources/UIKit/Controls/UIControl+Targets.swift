// The forms for source that is written by hand: a method by its name, `Screen.close`, checked for what it takes.
extension UIControl {
    /// Calls a method without parameters when one of the events occurs.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: Event
    ) {
        addTarget(target, action: Selector(action), for: events)
    }

    /// Calls a method that takes the control when one of the events occurs.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for events: Event
    ) {
        addTarget(target, action: Selector(action), for: events)
    }

    /// Stops calling a target for these events, with all its methods, since those without a selector cannot be told
    /// apart.
    public func removeTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor (Sender) -> Void, for events: Event
    ) {
        removeTarget(target, action: nil, for: events)
    }

    /// Stops calling a target for these events, with all its methods, since those without a selector cannot be told
    /// apart.
    public func removeTarget<Target: AnyObject>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor () -> Void, for events: Event
    ) {
        removeTarget(target, action: nil, for: events)
    }
}
