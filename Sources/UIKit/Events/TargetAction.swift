/// A method to be called on an object that is held weakly.
///
/// Made of an unapplied method reference, `Screen.buttonPressed`, where Apple's platforms use a selector.
@MainActor
package struct TargetAction {
    /// On whom the method is called; nothing happens once it is gone.
    package private(set) weak var target: AnyObject?
    /// Calls the method with the object that sends it.
    private let perform: @MainActor (AnyObject, AnyObject) -> Void

    /// A method with the sender as its argument. A sender of another type is not sent.
    package init<Target: AnyObject, Sender>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.target = target
        perform = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return }
            action(target)(sender)
        }
    }

    /// A method without arguments.
    package init<Target: AnyObject>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.target = target
        perform = { target, _ in
            guard let target = target as? Target else { return }
            action(target)()
        }
    }

    /// Calls the method; false when the target is gone.
    @discardableResult
    package func send(from sender: AnyObject) -> Bool {
        guard let target else { return false }
        perform(target, sender)
        return true
    }
}
