/// Whose bar a navigation bar is: it alone changes the items then.
@preconcurrency @MainActor
protocol NavigationBarOwner: UIResponder {
    /// Has a say in what the back button pops.
    var navigationBarDelegate: (any UINavigationBarDelegate)? { get }

    /// The bar has another height, or the content reaches below it from now on, or no more.
    func barLayoutDidChange()
    /// The traits by which the bar's height is asked for: those to come, where a change is announced.
    var traitsAhead: UITraitCollection { get }
    /// The bar has become light or dark.
    func barStyleDidChange()
    /// Takes the top away, together with its item.
    func popTop()
}

/// Whose bar a tab bar is: taps are handed to it.
@preconcurrency @MainActor
protocol TabBarOwner: UIResponder, UITabBarDelegate {
    /// A tap on an item of the bar, the selected one included.
    func userDidTap(_ item: UITabBarItem)
    /// The looks of an item have changed, which may be one that the owner shows elsewhere.
    func itemDidChange(_ item: UITabBarItem)
    /// The bar has another height, or the content reaches below it from now on, or no more.
    func barLayoutDidChange()
}

/// Whose bar a toolbar is.
@preconcurrency @MainActor
protocol ToolbarOwner: UIResponder {
    /// The content reaches below the bar from now on, or no more.
    func barLayoutDidChange()
}
