/// What a control shows by its state: texts, colours or pictures.
extension Dictionary where Key == UIControl.State {
    /// The look of exactly this state. The focus has a look of its own only where there is one.
    func ownLook(for state: UIControl.State) -> Value? {
        self[state] ?? self[state.subtracting(.focused)]
    }

    /// The look of a state, else the usual one.
    func look(for state: UIControl.State) -> Value? { ownLook(for: state) ?? self[.normal] }
}

extension UIControl: StateFollowing {
    func stateMayHaveChanged() { stateDidChange() }
}
