/// What lets others know when its traits change: view controllers, views and presentation controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// What is called when traits have changed: the environment, and the traits that held before.
    public typealias TraitChangeHandler<Environment: UITraitChangeObservable> = (
        Environment, UITraitCollection
    ) -> Void

    /// Calls the block after any of the given traits has changed here.
    ///
    /// - Parameters:
    ///   - traits: which to watch, as `[UITraitHorizontalSizeClass.self]`.
    ///   - handler: gets this object and the traits that held before. It lives as long as this object does, so let
    ///     it use its argument instead of `self`.
    /// - Returns: ends it before that.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
        (self as? any TraitRegistrar)?.traitRegistrations.append(registration)
        return registration
    }

    /// Calls a method of this object after any of the given traits has changed here.
    ///
    /// - Parameters:
    ///   - traits: which to watch.
    ///   - action: an unapplied method, as `ViewController.update`.
    /// - Returns: ends it before this object does.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (environment: Self, _: UITraitCollection) in action(environment)() }
    }

    /// Calls a method of another object, which is held weakly, after any of the given traits has changed here.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (_: Self, _: UITraitCollection) in
            if let target { action(target)() }
        }
    }

    /// Ends what `registerForTraitChanges(_:handler:)` began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistrar)?.traitRegistrations.removeAll { $0 === registration }
    }
}

/// Keeps the requests to hear of changed traits.
@MainActor
protocol TraitRegistrar: UITraitEnvironment {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrar {
    /// Tells the environment and all who asked that the traits are others than `previous`.
    func announceTraits(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        guard !traitRegistrations.isEmpty else { return }
        let current = traitCollection.values
        for registration in traitRegistrations
        where current.differs(from: previous.values, in: registration.traits) {
            registration.call(self, from: previous)
        }
    }
}
