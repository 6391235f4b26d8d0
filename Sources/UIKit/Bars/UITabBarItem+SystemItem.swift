extension UITabBarItem {
    /// Standard tabs: UIKit's words, with drawings of ours.
    public enum SystemItem: Int, Sendable {
        /// Three dots: tabs for which there is no room.
        case more = 0
        /// A star: what the user likes.
        case favorites = 1
        /// A star: what the maker of the application likes.
        case featured = 2
        /// A star: what others like.
        case topRated = 3
        /// A clock: what the user did lately.
        case recents = 4
        /// A person.
        case contacts = 5
        /// A clock: what the user did.
        case history = 6
        /// An open book.
        case bookmarks = 7
        /// A magnifier.
        case search = 8
        /// An arrow into a tray.
        case downloads = 9
        /// A clock: what is new.
        case mostRecent = 10
        /// A list: what others look at.
        case mostViewed = 11

        fileprivate var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down.fill"
            case .mostViewed: "list.bullet"
            }
        }
    }

    /// Makes a standard item.
    ///
    /// - Parameters:
    ///   - systemItem: which; it gives title and image.
    ///   - tag: a number to find the item by.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }
}
