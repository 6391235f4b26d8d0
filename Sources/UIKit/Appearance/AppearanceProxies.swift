import Foundation
import QuartzCore

/// The looks that were set for all views of a class, in one application.
@MainActor
final class AppearanceProxies: FrameClockPart {
    /// One class, and what is set for it.
    @MainActor
    private struct Entry {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        /// The view that the app sets.
        let proxy: UIView
        /// The same as it was when it was new.
        let initial: UIView
        let depth: Int

        /// Whether a view is of the class, and lies in the containers.
        func isMeant(_ view: UIView) -> Bool {
            guard AppearanceProxies.isKind(view, of: type) else { return false }
            var rest = containers[...]
            var responder = view.next
            while let current = responder, let wanted = rest.first {
                if AppearanceProxies.isKind(current, of: wanted) { rest = rest.dropFirst() }
                responder = current.next
            }
            return rest.isEmpty
        }
    }

    private var entries: [Entry] = []

    init(clock: FrameClock) {
        clock.didEnterWindow = { [weak self] view in
            if let view = view as? UIView { self?.apply(to: view) }
        }
    }

    /// Returns the view that is set for a class, made when it is first asked for.
    func proxy(of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> UIView {
        let wanted = containers.map { ObjectIdentifier($0) }
        if let entry = entries.first(where: {
            $0.type == type && $0.containers.map { ObjectIdentifier($0) } == wanted
        }) {
            return entry.proxy
        }
        let entry = Entry(
            type: type, containers: containers, proxy: type.makeView(frame: .zero),
            initial: type.makeView(frame: .zero), depth: Self.depth(of: type))
        // What is set for a subclass, or for fewer places, goes first.
        let index = entries.firstIndex {
            ($0.depth, $0.containers.count) < (entry.depth, entry.containers.count)
        }
        entries.insert(entry, at: index ?? entries.count)
        return entry.proxy
    }

    /// Gives a view that has come into a window what is set for its class.
    private func apply(to view: UIView) {
        for entry in entries where entry.isMeant(view) {
            for property in AppearanceProperty.all { property.apply(entry.proxy, entry.initial, view) }
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
