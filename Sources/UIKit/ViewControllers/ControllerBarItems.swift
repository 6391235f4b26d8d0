/// The items that bars show for a view controller; each is made when it is first read.
struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    /// The tab that has made the controller.
    weak var maker: UITab?
    /// The items in the toolbar of a navigation controller.
    var toolbar: [UIBarButtonItem]?
    /// Whether the bar of the tabs was hidden when the controller came to the top of its stack; nil for as the stack asks
    /// for now.
    var hidesBottomBar: Bool?
    /// The scroll views that the bars of containers follow, where they were set.
    var scrollViews: [ContentScrollView] = []
    /// Whether the content is edited, and the button that begins and ends it.
    var isEditing = false
    var edit: UIBarButtonItem?
}

extension UIViewController {
    /// The navigation item; the first read makes it.
    var currentNavigationItem: UINavigationItem {
        if let item = barItems.navigation { return item }
        let item = UINavigationItem(title: title ?? "")
        barItems.navigation = item
        return item
    }

    /// The button that begins and ends editing; the first read makes it.
    var currentEditButtonItem: UIBarButtonItem {
        if let item = barItems.edit { return item }
        let item = UIBarButtonItem(
            title: nil, style: .plain, target: self, action: UIViewController.editButtonTapped)
        item.showEditing(isEditing)
        barItems.edit = item
        return item
    }

    func adoptEditing(_ editing: Bool) {
        barItems.isEditing = editing
        barItems.edit?.showEditing(editing)
    }

    private func editButtonTapped() { setEditing(!isEditing, animated: true) }

    func titleDidChange() {
        barItems.navigation?.title = title
        barItems.tab?.title = title
        KeyValueObserving.valueDidChange(of: self)
    }
}

extension UIBarButtonItem {
    fileprivate func showEditing(_ isEditing: Bool) {
        style = isEditing ? .done : .plain
        title = isEditing ? "Done" : "Edit"
    }
}

/// A scroll view that the bars at some edges follow.
struct ContentScrollView {
    weak var view: UIScrollView?
    var edges: NSDirectionalRectEdge
}
