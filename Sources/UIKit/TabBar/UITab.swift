import Foundation

/// A tab of a tab bar controller: its title, image and badge in the bar, and the controller that it selects.
@preconcurrency @MainActor
open class UITab: NSObject, Identifiable {
    /// Tells the tab from the others of its tab bar controller.
    open nonisolated var identifier: String { name }

    /// The same as `identifier`.
    public nonisolated var id: String { name }

    private nonisolated let name: String

    /// The title in the bar.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The image in the bar.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// The text of the badge; nil, the default, for no badge.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the tab can be tapped. Default true.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// A value for the application's own use. Default nil.
    open var userInfo: Any?

    /// The controller that the tab selects; nil for a tab without a provider. Made when the tab is added to a
    /// tab bar controller, or when this property is first read.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let controller = provider?(self) else { return nil }
        provider = nil
        made = controller
        controller.barItems.tab = item
        controller.barItems.maker = self
        return controller
    }

    /// The tab bar controller that shows the tab.
    open var tabBarController: UITabBarController? {
        let owner = made?.tabBarController
        return owner?.tabs.contains(self) == true ? owner : nil
    }

    private let item: UITabBarItem
    private var provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - title: the title in the bar.
    ///   - image: the image in the bar.
    ///   - identifier: what tells the tab from the others of its tab bar controller.
    ///   - viewControllerProvider: makes the controller that the tab selects; called once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        name = identifier
        item = UITabBarItem(title: title, image: image, tag: 0)
        provider = viewControllerProvider
        super.init()
    }
}

/// The tab that searches, with the system's title and image.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    private static let systemTitle = "Search"
    private static let systemIdentifier = "com.apple.UIKit.SearchTab"

    /// Makes a tab with the system's title and image.
    ///
    /// - Parameter viewControllerProvider: makes the controller that the tab selects; called once.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: Self.systemTitle, image: UIImage(systemName: "magnifyingglass"),
            identifier: Self.systemIdentifier, viewControllerProvider: viewControllerProvider)
    }
}

extension UIViewController {
    /// The tab that has made the controller; nil for others.
    public var tab: UITab? { barItems.maker }
}

extension UITabBarController {
    /// Creates a tab bar controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The tabs, from the left, of controllers that tabs have made.
    public var tabs: [UITab] {
        get { controllerTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs, as `setViewControllers(_:animated:)` does with their controllers. A tab without a controller,
    /// and one whose identifier another one has, gives a diagnostic and is left out.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        var identifiers: Set<String> = []
        let controllers = tabs.compactMap { tab -> UIViewController? in
            guard identifiers.insert(tab.identifier).inserted else {
                refuse(
                    "setTabs(_:animated:)",
                    "Two tabs have the identifier “\(tab.identifier)”, and the second one is left out: give each its "
                        + "own")
                return nil
            }
            guard let controller = tab.viewController else {
                refuse(
                    "setTabs(_:animated:)",
                    "The tab “\(tab.title)” has no view controller, and is left out: give it a provider")
                return nil
            }
            return controller
        }
        setViewControllers(controllers, animated: animated)
    }

    /// The tab whose controller is selected. Setting one that is not among `tabs` gives a diagnostic and changes
    /// nothing.
    public var selectedTab: UITab? {
        get { selectedViewController?.tab }
        set { selectedViewController = newValue?.viewController }
    }

    /// Returns the tab with an identifier.
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabs.first { $0.identifier == identifier }
    }
}
