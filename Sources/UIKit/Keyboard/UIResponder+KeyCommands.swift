import ObjectiveC

/// The key of the commands that were added to a responder.
private nonisolated(unsafe) let addedKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UIResponder {
    /// The key commands of the responder chain from this responder on; a responder is asked when its turn comes.
    var commandsInReach: some Sequence<UIKeyCommand> {
        chain.lazy.flatMap { ($0.keyCommands ?? []) + $0.addedKeyCommands }
    }

    /// The key commands that were added to those of `keyCommands`.
    var addedKeyCommands: [UIKeyCommand] {
        get { objc_getAssociatedObject(self, addedKey) as? [UIKeyCommand] ?? [] }
        set {
            objc_setAssociatedObject(
                self, addedKey, newValue.isEmpty ? nil : newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
