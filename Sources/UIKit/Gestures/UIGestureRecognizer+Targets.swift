// The typed forms for hand-written source: the action is a method reference, `Screen.handlePan`, whose
// parameter the compiler checks. They are in an extension because the compiler mangles such parameters of a
// `@preconcurrency` class in two ways when they are in its method table, and the program does not link.
extension UIGestureRecognizer {
    /// Makes a recognizer that calls a method with itself as the argument.
    ///
    /// - Parameters:
    ///   - target: the object on which the method is called; held weakly.
    ///   - action: an unapplied method reference, as `Screen.handlePan`.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Makes a recognizer that calls a method without arguments.
    ///
    /// - Parameters:
    ///   - target: the object on which the method is called; held weakly.
    ///   - action: an unapplied method reference, as `Screen.handlePan`.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action)
    }

    /// Adds a method to call with the recognizer as its argument.
    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        if let target { addTarget(target, action: Selector(action)) }
    }

    /// Adds a method to call without arguments.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        if let target { addTarget(target, action: Selector(action)) }
    }

    /// Removes a target with all its methods, since methods without a selector cannot be told apart.
    public func removeTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        removeTarget(target, action: nil)
    }

    /// Removes a target with all its methods, since methods without a selector cannot be told apart.
    public func removeTarget<Target: AnyObject>(
        _ target: Target?, action: @MainActor (Target) -> @MainActor () -> Void
    ) {
        removeTarget(target, action: nil)
    }
}
