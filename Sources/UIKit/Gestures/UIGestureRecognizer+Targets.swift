// In an extension because the compiler mangles such parameters of a `@preconcurrency` class in two ways when
// they stand in its table of methods, and the program does not link.
extension UIGestureRecognizer {
    /// Adds a method to call with the recognizer as its argument.
    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        targets.append(TargetAction(target, action))
    }

    /// Adds a method to call without arguments.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        targets.append(TargetAction(target, action))
    }

    /// Removes a target with all its methods, since methods cannot be told apart.
    public func removeTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        removeTarget(target, action: nil)
    }

    /// Removes a target with all its methods, since methods cannot be told apart.
    public func removeTarget<Target: AnyObject>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor () -> Void
    ) {
        removeTarget(target, action: nil)
    }

    /// Removes a target with all its methods; nil removes all targets.
    public func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { $0.target == nil || target == nil || $0.target === target }
    }
}
