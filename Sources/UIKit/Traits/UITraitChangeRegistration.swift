/// A registration for changes of traits; pass it to `unregisterForTraitChanges(_:)` to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// The observed traits and the handler of a registration.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    private let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func call(_ environment: AnyObject, from previous: UITraitCollection) {
        handler(environment, previous)
    }
}
