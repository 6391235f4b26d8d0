import Foundation

/// A property that all views of a class can have from the start.
@MainActor
struct AppearanceProperty {
    /// Gives a view what is set in the proxy, if the view has what a new one has.
    let apply: @MainActor (_ proxy: UIView, _ initial: UIView, _ view: UIView) -> Void

    private init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        apply = { proxy, initial, view in
            guard let proxy = proxy as? Root, let initial = initial as? Root, let view = view as? Root else {
                return
            }
            let (value, unset) = (proxy[keyPath: path], initial[keyPath: path])
            if value != unset, view[keyPath: path] == unset { view[keyPath: path] = value }
        }
    }

    /// A property that is nil in a new view.
    private init<Root: UIView, Value>(optional path: ReferenceWritableKeyPath<Root, Value?>) {
        apply = { proxy, _, view in
            guard let proxy = proxy as? Root, let view = view as? Root, let value = proxy[keyPath: path]
            else {
                return
            }
            if view[keyPath: path] == nil { view[keyPath: path] = value }
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
        AppearanceProperty(optional: \UINavigationBar.settings.standard),
        AppearanceProperty(optional: \UINavigationBar.settings.compact),
        AppearanceProperty(optional: \UINavigationBar.settings.scrollEdge),
        AppearanceProperty(optional: \UINavigationBar.settings.compactScrollEdge),
        AppearanceProperty(\UINavigationBar.barStyle),
        AppearanceProperty(\UINavigationBar.barTintColor),
        AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UINavigationBar.shadowImage),
        AppearanceProperty(\UINavigationBar.settings.images),
        AppearanceProperty(optional: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(optional: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(optional: \UITabBar.settings.standard),
        AppearanceProperty(optional: \UITabBar.settings.scrollEdge),
        AppearanceProperty(\UITabBar.barStyle),
        AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.isTranslucent),
        AppearanceProperty(\UITabBar.backgroundImage),
        AppearanceProperty(\UITabBar.shadowImage),
        AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(optional: \UIToolbar.settings.standard),
        AppearanceProperty(optional: \UIToolbar.settings.compact),
        AppearanceProperty(optional: \UIToolbar.settings.scrollEdge),
        AppearanceProperty(optional: \UIToolbar.settings.compactScrollEdge),
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
