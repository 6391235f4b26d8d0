/// An object that reports changes of its traits: a view controller, a view or a presentation controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    /// Called after traits have changed, with the environment and the traits it had before.
    public typealias TraitChangeHandler<Environment: UITraitChangeObservable> = (
        Environment, UITraitCollection
    ) -> Void

    /// Calls the block after any of the given traits has changed here.
    ///
    /// - Parameters:
    ///   - traits: the traits to observe, such as `[UITraitHorizontalSizeClass.self]`.
    ///   - handler: called with this object and the traits it had before. It lives as long as this object
    ///     does: use the argument instead of `self`.
    /// - Returns: a registration with which to end it earlier.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// Calls the block after any of the given traits has changed here: one that names the type of its argument, as
    /// `(self: Self, previous: UITraitCollection)` does within a class.
    @discardableResult @_disfavoredOverload
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    private func register<Environment: UITraitChangeObservable>(
        _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { environment, previous in
            guard let environment = environment as? Environment else { return }
            handler(environment, previous)
        }
        (self as? any TraitRegistrar)?.traitRegistrations.append(registration)
        return registration
    }

    /// Calls a method of this object after any of the given traits has changed here.
    ///
    /// - Parameters:
    ///   - traits: the traits to observe.
    ///   - action: an unapplied method, such as `ViewController.update`.
    /// - Returns: a registration with which to end it earlier.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (environment: Self, _: UITraitCollection) in action(environment)() }
    }

    /// Calls a method of another object, held weakly, after any of the given traits has changed here.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { [weak target] (_: Self, _: UITraitCollection) in
            if let target { action(target)() }
        }
    }

    /// Ends a registration that `registerForTraitChanges(_:handler:)` made.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitRegistrar)?.traitRegistrations.removeAll { $0 === registration }
    }
}

/// A trait environment that keeps registrations for changes of traits.
@preconcurrency @MainActor
protocol TraitRegistrar: UITraitEnvironment {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrar {
    /// Reports the change from `previous` to the environment and to registrations for traits that differ.
    func announceTraits(from previous: UITraitCollection) {
        CurrentTraits.current.perform(in: self) {
            traitCollectionDidChange(previous)
            guard !traitRegistrations.isEmpty else { return }
            let current = traitCollection.values
            for registration in traitRegistrations
            where current.differs(from: previous.values, in: registration.traits) {
                registration.call(self, from: previous)
            }
        }
    }
}
