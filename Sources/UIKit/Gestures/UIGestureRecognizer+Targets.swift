// In an extension because the compiler mangles such parameters of a `@preconcurrency` class in two ways when they
// stand in its table of methods, and the program does not link.
extension UIGestureRecognizer {
    /// Calls one more method, with the recognizer as its argument.
    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        targets.append(TargetAction(target, action))
    }

    /// Calls one more method, without arguments.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        targets.append(TargetAction(target, action))
    }

    /// Calls no method of the target any more. Methods cannot be told apart, so all of its methods go.
    public func removeTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        removeTarget(target, action: nil)
    }

    /// Calls no method of the target any more. Methods cannot be told apart, so all of its methods go.
    public func removeTarget<Target: AnyObject>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor () -> Void
    ) {
        removeTarget(target, action: nil)
    }

    /// Calls no method of the target any more, or of any when it is nil.
    public func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { $0.target == nil || target == nil || $0.target === target }
    }
}
