/// Stands for a request to hear of changed traits; ends it when it is given to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// One such request.
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
