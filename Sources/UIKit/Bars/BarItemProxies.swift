import Foundation
import QuartzCore

/// The items whose looks those of their classes take over, in one application.
@MainActor
final class BarItemProxies: FrameClockPart {
    private var items: [ObjectIdentifier: UIBarItem] = [:]

    init(clock: FrameClock) {}

    /// Returns the item of a class, made when it is first asked for.
    func item<Item: UIBarItem>(of type: AnyClass, _ make: () -> Item) -> Item {
        if let item = items[ObjectIdentifier(type)] as? Item { return item }
        let item = make()
        items[ObjectIdentifier(type)] = item
        return item
    }

    /// Returns the items that were made for an item's classes, the one of the most general class first.
    fileprivate func items(for item: UIBarItem) -> [UIBarItem] {
        guard !items.isEmpty else { return [] }
        return sequence(first: type(of: item) as AnyClass) { _getSuperclass($0) }
            .compactMap { items[ObjectIdentifier($0)] }.reversed()
    }
}

extension UIBarItem {
    /// Returns font, colour and the like of the title in a state: those of the class's appearance, and the
    /// item's own over them.
    func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        shownAttributes(for: state) { $0.titleAttributes }
    }

    /// Returns the attributes that were set for a state, by the item's class and over them by the item itself.
    fileprivate func shownAttributes(
        for state: UIControl.State,
        _ attributes: (UIBarItem) -> [UIControl.State: [NSAttributedString.Key: Any]]
    ) -> [NSAttributedString.Key: Any] {
        let proxies = FrameClock.current.part(BarItemProxies.self).items(for: self)
        return (proxies + [self]).map(attributes).reduce(into: [:]) { result, own in
            guard !own.isEmpty else { return }
            result.merge(own[.normal] ?? [:]) { $1 }
            if state != .normal { result.merge(own[state] ?? [:]) { $1 } }
        }
    }
}

extension UIBarButtonItem {
    /// Returns the item whose title's attributes and tint all others of the class take over when a bar shows
    /// them.
    public class func appearance() -> UIBarButtonItem {
        FrameClock.current.part(BarItemProxies.self).item(of: self) { UIBarButtonItem() }
    }

    /// The colour that was set for the item, or for its class.
    var shownTint: UIColor? {
        tintColor
            ?? FrameClock.current.part(BarItemProxies.self).items(for: self).reversed()
            .compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
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
    func shownBadgeAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        shownAttributes(for: state) { ($0 as? UITabBarItem)?.badgeAttributes ?? [:] }
    }

    /// How far the title stands from its place, by the item itself or by its class.
    var shownTitleOffset: UIOffset {
        guard titlePositionAdjustment == .zero else { return titlePositionAdjustment }
        let proxies = FrameClock.current.part(BarItemProxies.self).items(for: self)
        return proxies.reversed().compactMap { ($0 as? UITabBarItem)?.titlePositionAdjustment }
            .first { $0 != .zero } ?? .zero
    }
}
