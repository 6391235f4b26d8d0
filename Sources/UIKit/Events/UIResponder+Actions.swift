extension UIResponder {
    /// The responder chain from this responder on.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}
