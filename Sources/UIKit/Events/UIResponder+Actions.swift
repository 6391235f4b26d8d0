extension UIResponder {
    /// The responder chain from this responder on.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// Returns whether the chain from this responder on leads through objects of these classes, in their order.
    func leads(through classes: [AnyClass]) -> Bool {
        var rest = classes[...]
        for responder in chain {
            guard let wanted = rest.first else { break }
            let own = sequence(first: type(of: responder) as AnyClass) { _getSuperclass($0) }
            if own.contains(where: { $0 == wanted }) { rest = rest.dropFirst() }
        }
        return rest.isEmpty
    }
}
