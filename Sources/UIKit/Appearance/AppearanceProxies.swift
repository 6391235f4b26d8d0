import Foundation
import QuartzCore

/// The key of what a view has taken over.
private nonisolated(unsafe) let takenKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// The looks that were set for all views of a class, in one application.
@MainActor
final class AppearanceProxies: FrameClockPart {
    /// One class, and what is set for it.
    @MainActor
    private struct Entry {
        let type: UIView.Type
        let containers: [AnyClass]
        /// What the traits of a view have to have; nil for any.
        let traits: UITraitCollection?
        /// The view that the app sets.
        let proxy: UIView
        /// The same as it was when it was new.
        let initial: UIView
        let depth: Int

        /// Of two that are meant, that of the higher rank goes first.
        var rank: (Int, Int, Int) { (depth, containers.count, traits == nil ? 0 : 1) }

        /// Whether a view is of the class, and lies in the containers.
        func isMeant(_ view: UIView) -> Bool {
            guard AppearanceProxies.isKind(view, of: type) else { return false }
            return containers.isEmpty || view.next?.leads(through: containers) == true
        }

        /// Whether a view has the traits.
        func holds(in view: UIView) -> Bool {
            traits.map { view.traitCollection.containsTraits(in: $0) } ?? true
        }
    }

    /// What a view has taken over.
    private struct Taken {
        /// The proxies that held, the first one before all others.
        var proxies: [ObjectIdentifier] = []
        var values: [AppearanceProperty.GiveBack] = []
    }

    private unowned let clock: FrameClock
    private var entries: [Entry] = []

    init(clock: FrameClock) {
        self.clock = clock
        clock.didEnterWindow = { [weak self] view in
            if let view = view as? UIView { self?.apply(to: view) }
        }
    }

    /// Returns the view that is set for a class, made when it is first asked for.
    func proxy(
        of type: UIView.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> UIView {
        let containers = containers.map { $0 as AnyClass }
        let wanted = containers.map { ObjectIdentifier($0) }
        if let entry = entries.first(where: {
            $0.type == type && $0.containers.map { ObjectIdentifier($0) } == wanted && $0.traits == traits
        }) {
            return entry.proxy
        }
        let entry = Entry(
            type: type, containers: containers, traits: traits, proxy: type.makeView(frame: .zero),
            initial: type.makeView(frame: .zero), depth: Self.depth(of: type))
        // What is set for a subclass, for fewer places or for some traits alone goes first.
        let index = entries.firstIndex { $0.rank < entry.rank }
        entries.insert(entry, at: index ?? entries.count)
        if traits != nil { followTraits() }
        return entry.proxy
    }

    /// Whether views take over something else when their traits change.
    private var followsTraits: Bool { clock.didChangeTraits != nil }

    private func followTraits() {
        clock.didChangeTraits = { [weak self] view in
            if let view = view as? UIView, view.window != nil { self?.apply(to: view) }
        }
    }

    /// Gives a view that has come into a window, or has other traits, what is set for its class.
    private func apply(to view: UIView) {
        let held = entries.filter { $0.isMeant(view) && $0.holds(in: view) }
        guard followsTraits else {
            give(held, to: view)
            return
        }
        let proxies = held.map { ObjectIdentifier($0.proxy) }
        var taken = objc_getAssociatedObject(view, takenKey) as? Taken ?? Taken()
        if taken.proxies != proxies {
            for giveBack in taken.values { giveBack(view) }
            taken = Taken(proxies: proxies)
        }
        taken.values += give(held, to: view)
        let isEmpty = taken.proxies.isEmpty && taken.values.isEmpty
        objc_setAssociatedObject(
            view, takenKey, isEmpty ? nil : taken, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Gives a view what is set in proxies, and returns how each value is given back.
    @discardableResult
    private func give(_ entries: [Entry], to view: UIView) -> [AppearanceProperty.GiveBack] {
        entries.flatMap { entry in
            AppearanceProperty.all.compactMap { $0.apply(entry.proxy, entry.initial, view) }
        }
    }

    /// Whether an object is of a class or of one that inherits from it.
    fileprivate static func isKind(_ object: AnyObject, of wanted: AnyClass) -> Bool {
        var current: AnyClass? = type(of: object)
        while let type = current, type != wanted { current = _getSuperclass(type) }
        return current != nil
    }

    /// How many classes a class inherits from.
    private static func depth(of type: AnyClass) -> Int {
        guard let above = _getSuperclass(type) else { return 0 }
        return depth(of: above) + 1
    }
}
