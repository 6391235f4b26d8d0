import Foundation
import QuartzCore

/// The items whose looks those of their classes take over, in one application.
@MainActor
final class BarItemProxies: FrameClockPart {
    /// What is set for the items of a class, in objects of some classes.
    private struct Entry {
        let type: AnyClass
        let containers: [AnyClass]
        let item: UIBarItem

        /// What has the higher one goes before others: a subclass, or fewer places.
        var rank: (Int, Int) {
            let depth = sequence(first: type) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
            return (depth, containers.count)
        }
    }

    /// The one of the most general class first.
    private var entries: [Entry] = []

    init(clock: FrameClock) {}

    /// Whether something is set for items in some places alone.
    var dependOnPlace: Bool { entries.contains { !$0.containers.isEmpty } }

    /// Returns the item of a class in objects of some classes, the innermost first, made when it is first asked for.
    func item<Item: UIBarItem>(
        of type: AnyClass, in containers: [AnyClass] = [], _ make: () -> Item
    ) -> Item {
        let wanted = containers.map { ObjectIdentifier($0) }
        let known = entries.first { entry in
            entry.type == type && entry.containers.map { ObjectIdentifier($0) } == wanted
        }
        if let item = known?.item as? Item { return item }
        let made = make()
        let entry = Entry(type: type, containers: containers, item: made)
        let index = entries.firstIndex { entry.rank < $0.rank }
        entries.insert(entry, at: index ?? entries.count)
        return made
    }

    /// Returns the items that were made for an item's classes and for where it is shown, the one of the most general
    /// class first.
    fileprivate func items(for item: UIBarItem, in container: UIResponder?) -> [UIBarItem] {
        guard !entries.isEmpty else { return [] }
        let classes = Array(sequence(first: type(of: item) as AnyClass) { _getSuperclass($0) })
        return entries.filter { entry in
            classes.contains { $0 == entry.type }
                && (entry.containers.isEmpty || container?.leads(through: entry.containers) == true)
        }.map(\.item)
    }
}

extension UIBarItem {
    /// Returns font, colour and the like of the title in a state: those of the class's appearance, and the
    /// item's own over them.
    ///
    /// - Parameters:
    ///   - state: the state.
    ///   - container: what shows the item.
    /// - Returns: the attributes.
    func shownTitleAttributes(
        for state: UIControl.State, in container: UIResponder?
    ) -> [NSAttributedString.Key: Any] {
        shownAttributes(for: state, in: container) { $0.titleAttributes }
    }

    /// Returns the attributes that were set for a state, by the item's class and over them by the item itself.
    fileprivate func shownAttributes(
        for state: UIControl.State, in container: UIResponder?,
        _ attributes: (UIBarItem) -> [UIControl.State: [NSAttributedString.Key: Any]]
    ) -> [NSAttributedString.Key: Any] {
        let proxies = proxies(in: container)
        return (proxies + [self]).map(attributes).reduce(into: [:]) { result, own in
            guard !own.isEmpty else { return }
            result.merge(own[.normal] ?? [:]) { $1 }
            if state != .normal { result.merge(own[state] ?? [:]) { $1 } }
        }
    }

    /// The items that were made for the item's classes, the one of the most general class first.
    fileprivate func proxies(in container: UIResponder?) -> [UIBarItem] {
        FrameClock.current.part(BarItemProxies.self).items(for: self, in: container)
    }
}

extension UIBarButtonItem {
    /// Returns the item whose title's attributes and tint all others of the class take over when a bar shows
    /// them.
    public class func appearance() -> UIBarButtonItem {
        FrameClock.current.part(BarItemProxies.self).item(of: self) { UIBarButtonItem() }
    }

    /// Returns the colour that was set for the item, or for its class where it is shown.
    func shownTint(in container: UIResponder?) -> UIColor? {
        shown(in: container) { $0.tintColor }
    }

    /// Returns how far the title stands from its place in a bar, by the item itself or by its class.
    func shownOffset(
        _ offsets: KeyPath<UIBarButtonItem, [UIBarMetrics: UIOffset]>, in bar: UIView
    ) -> UIOffset {
        let isLow = bar.traitCollection.verticalSizeClass == .compact
        return shown(in: bar) { item in
            let offsets = item[keyPath: offsets]
            return (isLow ? offsets[.compact] : nil) ?? offsets[.default]
        } ?? .zero
    }

    /// Returns what was set for the item, else for its class, the most special one first.
    private func shown<Value>(in container: UIResponder?, _ value: (UIBarButtonItem) -> Value?) -> Value? {
        value(self)
            ?? proxies(in: container).reversed().compactMap { $0 as? UIBarButtonItem }
            .compactMap(value).first
    }
}

extension UITabBarItem {
    /// Returns the item whose title's and badge's attributes and title's position all others of the class take over when
    /// a bar shows them.
    public class func appearance() -> UITabBarItem {
        FrameClock.current.part(BarItemProxies.self).item(of: self) { UITabBarItem() }
    }

    /// Returns font, colour and the like of the badge's text in a state, by the item's class and over them by the item
    /// itself.
    func shownBadgeAttributes(
        for state: UIControl.State, in container: UIResponder?
    ) -> [NSAttributedString.Key: Any] {
        shownAttributes(for: state, in: container) { ($0 as? UITabBarItem)?.badgeAttributes ?? [:] }
    }

    /// Returns how far the title stands from its place, by the item itself or by its class.
    func shownTitleOffset(in container: UIResponder?) -> UIOffset {
        guard titlePositionAdjustment == .zero else { return titlePositionAdjustment }
        return proxies(in: container).reversed().compactMap { ($0 as? UITabBarItem)?.titlePositionAdjustment }
            .first { $0 != .zero } ?? .zero
    }
}
