/// A method to be called on an object that is held weakly.
///
/// Made of an unapplied method reference, `Screen.buttonPressed`, where Apple's platforms use a selector.
@MainActor
package struct TargetAction {
    /// The object on which the method is called; nothing happens once it is gone.
    package private(set) weak var target: AnyObject?
    /// Calls the method with the sender; false where the method takes another type.
    private let perform: @MainActor (AnyObject, AnyObject) -> Bool
    /// What the method takes; nil for nothing.
    private let senderType: Any.Type?
    private let complaint = Complaint()

    /// Whether the wrong type was reported; it would come back with every event.
    private final class Complaint {
        var wasMade = false
    }

    /// A method with the sender as its argument. A sender of another type yields one diagnostic.
    package init<Target: AnyObject, Sender>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.target = target
        perform = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            action(target)(sender)
            return true
        }
        senderType = Sender.self
    }

    /// A method without arguments.
    package init<Target: AnyObject>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.target = target
        perform = { target, _ in
            guard let target = target as? Target else { return false }
            action(target)()
            return true
        }
        senderType = nil
    }

    /// Calls the method; false when the target is gone.
    @discardableResult
    package func send(from sender: AnyObject) -> Bool {
        guard let target else { return false }
        if !perform(target, sender) { complain(of: target, sender) }
        return true
    }

    private func complain(of target: AnyObject, _ sender: AnyObject) {
        guard !complaint.wasMade, let senderType else { return }
        complaint.wasMade = true
        let (receiver, name) = (TransitionTrace.className(of: target), TransitionTrace.className(of: sender))
        TransitionTrace.current.report(
            Diagnostic(
                .error, sender, "addTarget(_:action:)",
                "\(name) did not call its action on \(receiver), which takes a \(senderType): give it a method that "
                    + "takes a \(name), or nothing."))
    }
}
