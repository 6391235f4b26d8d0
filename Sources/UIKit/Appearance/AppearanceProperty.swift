import Foundation

/// A property that all views of a class can have from the start.
@MainActor
struct AppearanceProperty {
    /// Takes a value from a view again, unless it has another one since.
    typealias GiveBack = @MainActor (_ view: UIView) -> Void

    /// Gives a view what is set in the proxy, if the view has what a new one has; nil where it does not.
    let apply: @MainActor (_ proxy: UIView, _ initial: UIView, _ view: UIView) -> GiveBack?

    private init<Root: UIView, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value>, equal: @escaping @MainActor (Value, Value) -> Bool
    ) {
        apply = { proxy, initial, view in
            guard let proxy = proxy as? Root, let initial = initial as? Root, let view = view as? Root else {
                return nil
            }
            let (value, unset) = (proxy[keyPath: path], initial[keyPath: path])
            guard !equal(value, unset), equal(view[keyPath: path], unset) else { return nil }
            view[keyPath: path] = value
            return { view in
                guard let view = view as? Root, equal(view[keyPath: path], value) else { return }
                view[keyPath: path] = unset
            }
        }
    }

    private init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path) { $0 == $1 }
    }

    /// The attributes of a text.
    private init<Root: UIView>(
        attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
    ) {
        self.init(path) { first, second in
            guard let first, let second else { return first == nil && second == nil }
            return first.count == second.count
                && first.allSatisfy { ($1 as? AnyHashable) == (second[$0] as? AnyHashable) }
        }
    }

    static let all = views + bars + controls

    private static let views = [
        AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(\UIView.ownTint),
        AppearanceProperty(\UIView.semanticContentAttribute),
        AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UILabel.font),
        AppearanceProperty(\UITableView.separatorColor),
        AppearanceProperty(\UIActivityIndicatorView.color),
    ]

    private static let bars = [
        AppearanceProperty(\UINavigationBar.settings.standard),
        AppearanceProperty(\UINavigationBar.settings.compact),
        AppearanceProperty(\UINavigationBar.settings.scrollEdge),
        AppearanceProperty(\UINavigationBar.settings.compactScrollEdge),
        AppearanceProperty(\UINavigationBar.barStyle),
        AppearanceProperty(\UINavigationBar.barTintColor),
        AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UINavigationBar.shadowImage),
        AppearanceProperty(\UINavigationBar.settings.images),
        AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(\UITabBar.settings.standard),
        AppearanceProperty(\UITabBar.settings.scrollEdge),
        AppearanceProperty(\UITabBar.barStyle),
        AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.isTranslucent),
        AppearanceProperty(\UITabBar.backgroundImage),
        AppearanceProperty(\UITabBar.shadowImage),
        AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(\UIToolbar.settings.standard),
        AppearanceProperty(\UIToolbar.settings.compact),
        AppearanceProperty(\UIToolbar.settings.scrollEdge),
        AppearanceProperty(\UIToolbar.settings.compactScrollEdge),
        AppearanceProperty(\UIToolbar.barStyle),
        AppearanceProperty(\UIToolbar.barTintColor),
        AppearanceProperty(\UIToolbar.isTranslucent),
    ]

    private static let controls = [
        AppearanceProperty(\UISwitch.onTintColor),
        AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor),
        AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor),
        AppearanceProperty(\UIProgressView.progressTintColor),
        AppearanceProperty(\UIProgressView.trackTintColor),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    ]
}

extension UIView {
    /// The tint that was set for the view itself; nil where it has that of the view above.
    fileprivate var ownTint: UIColor? {
        get { rare?.tint }
        set { tintColor = newValue }
    }
}
