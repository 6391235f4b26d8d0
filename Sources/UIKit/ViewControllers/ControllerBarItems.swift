/// What bars show for a view controller, made when it is first asked for.
struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    /// What the toolbar of a navigation controller shows.
    var toolbar: [UIBarButtonItem]?
    /// The scroll views that the bars of containers follow, where they were set.
    var scrollViews: [ContentScrollView] = []
}

extension UIViewController {
    /// The navigation item that was made, else a new one.
    var currentNavigationItem: UINavigationItem {
        if let item = barItems.navigation { return item }
        let item = UINavigationItem(title: title ?? "")
        barItems.navigation = item
        return item
    }

    func titleDidChange() {
        barItems.navigation?.title = title
        barItems.tab?.title = title
        KeyValueObserving.valueDidChange(of: self)
    }
}

/// A scroll view that the bars at some edges follow.
struct ContentScrollView {
    weak var view: UIScrollView?
    var edges: NSDirectionalRectEdge
}
