/// What bars show for a view controller, made when it is first asked for.
struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    /// What the toolbar of a navigation controller shows.
    var toolbar: [UIBarButtonItem]?
    /// The scroll views that the bars of containers follow, where they were set.
    var scrollViews: [ContentScrollView] = []
}

/// A scroll view that the bars at some edges follow.
struct ContentScrollView {
    weak var view: UIScrollView?
    var edges: NSDirectionalRectEdge
}
