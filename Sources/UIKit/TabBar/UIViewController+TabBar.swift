extension UIViewController {
    /// The item that was made or set. Without one, an untitled navigation controller has its root's item, and
    /// any other controller gets a new item.
    var currentTabBarItem: UITabBarItem {
        if let item = barItems.tab { return item }
        if title == nil, let root = (self as? UINavigationController)?.ownStack.first {
            return root.currentTabBarItem
        }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        barItems.tab = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        guard item !== barItems.tab else { return }
        barItems.tab = item
        tabBarController?.tabBarItemsDidChange()
    }
}
