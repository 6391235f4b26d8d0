import Foundation

/// A property that all views of a class can have from the start.
@MainActor
struct AppearanceProperty {
    /// Takes a value from a view again, unless it has another one since.
    typealias GiveBack = @MainActor (_ view: UIView) -> Void

    /// Gives a view what is set in the proxy, if the view has what a new one has; nil where it does not.
    let apply: @MainActor (_ proxy: UIView, _ initial: UIView, _ view: UIView) -> GiveBack?

    /// A property whose values are compared by `equal`; what a view takes over is what `own` makes of it.
    private init<Root: UIView, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value>, equal: @escaping @MainActor (Value, Value) -> Bool,
        own: @escaping @MainActor (Root, Value) -> Value
    ) {
        apply = { proxy, initial, view in
            guard let proxy = proxy as? Root, let initial = initial as? Root, let view = view as? Root else {
                return nil
            }
            let (set, unset) = (proxy[keyPath: path], initial[keyPath: path])
            guard !equal(set, unset), equal(view[keyPath: path], unset) else { return nil }
            let value = own(view, set)
            view[keyPath: path] = value
            return { view in
                guard let view = view as? Root, equal(view[keyPath: path], value) else { return }
                view[keyPath: path] = unset
            }
        }
    }

    private init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path, equal: { $0 == $1 }, own: { $1 })
    }

    /// The look of a bar, of which each bar has a copy that changes on its own.
    private init<Bar: UIView, Look: UIBarAppearance>(
        look path: ReferenceWritableKeyPath<Bar, Look?>, copy: @escaping @MainActor (Bar, Look) -> Look
    ) {
        self.init(
            path, equal: { $0 === $1 },
            own: { bar, look in
                guard let look else { return nil }
                return copy(bar, look)
            })
    }

    /// The attributes of a text.
    private init<Root: UIView>(
        attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
    ) {
        self.init(
            path,
            equal: { first, second in
                guard let first, let second else { return first == nil && second == nil }
                return first.count == second.count
                    && first.allSatisfy { ($1 as? AnyHashable) == (second[$0] as? AnyHashable) }
            }, own: { $1 })
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
        AppearanceProperty(look: \UINavigationBar.settings.standard) { $0.adopted($1) },
        AppearanceProperty(look: \UINavigationBar.settings.compact) { $0.adopted($1) },
        AppearanceProperty(look: \UINavigationBar.settings.scrollEdge) { $0.adopted($1) },
        AppearanceProperty(look: \UINavigationBar.settings.compactScrollEdge) { $0.adopted($1) },
        AppearanceProperty(\UINavigationBar.barStyle),
        AppearanceProperty(\UINavigationBar.barTintColor),
        AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UINavigationBar.shadowImage),
        AppearanceProperty(\UINavigationBar.settings.images),
        AppearanceProperty(attributes: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(attributes: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(look: \UITabBar.settings.standard) { $0.adopted($1) },
        AppearanceProperty(look: \UITabBar.settings.scrollEdge) { $0.adopted($1) },
        AppearanceProperty(\UITabBar.barStyle),
        AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.isTranslucent),
        AppearanceProperty(\UITabBar.backgroundImage),
        AppearanceProperty(\UITabBar.shadowImage),
        AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(look: \UIToolbar.settings.standard) { $0.adopted($1) },
        AppearanceProperty(look: \UIToolbar.settings.compact) { $0.adopted($1) },
        AppearanceProperty(look: \UIToolbar.settings.scrollEdge) { $0.adopted($1) },
        AppearanceProperty(look: \UIToolbar.settings.compactScrollEdge) { $0.adopted($1) },
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
