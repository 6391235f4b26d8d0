import Foundation

extension UIPageViewController {
    /// How pages come and go.
    public enum TransitionStyle: Int, Sendable {
        /// A page turns about the spine.
        case pageCurl = 0
        /// Pages slide beside each other.
        case scroll = 1
    }

    /// Along which axis pages lie.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One above the other.
        case vertical = 1
    }

    /// From which side a page comes.
    public enum NavigationDirection: Int, Sendable {
        /// The next page: from the right, or from below.
        case forward = 0
        /// The page before: from the left, or from above.
        case reverse = 1
    }

    /// Where the spine is about which pages turn.
    public enum SpineLocation: Int, Sendable {
        /// There is none, as pages slide.
        case none = 0
        /// At the left or upper edge.
        case min = 1
        /// In the middle, between two pages.
        case mid = 2
        /// At the right or lower edge.
        case max = 3

        /// Reads an option, a number or a case; `.min` where it is neither.
        init(option: Any?) {
            let location =
                (option as? SpineLocation)
                ?? (option as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
            self = location == SpineLocation.none ? .min : location ?? .min
        }
    }

    /// The name of an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The spine's location, a number; in the style `.pageCurl`. Default `.min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages in points, a number; in the style `.scroll`. Default 0.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Knows the order of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: SelectorResponder {
    /// Returns the page before another; nil for the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another; nil for the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns how many dots the page control has; there is one for a number above 0.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns which dot stands for the page that was set.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// There is no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the user leafs to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: SelectorResponder {
    /// The user begins to leaf to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// The user has leafed.
    ///
    /// - Parameters:
    ///   - pageViewController: the page view controller.
    ///   - finished: whether the animation ran to its end.
    ///   - previousViewControllers: the pages that were shown before.
    ///   - completed: whether other pages are shown now.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
