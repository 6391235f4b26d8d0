/// A change of the pages that are shown.
@MainActor
struct PageChange {
    /// Tells changes with the same pages apart.
    final class Identity {}

    let identity = Identity()
    let from: [UIViewController]
    let to: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    /// Whether the user leafs, of which the delegate hears.
    let isByUser: Bool
    let isAnimated: Bool
    /// Whether the appearance calls are sent by hand; a controller that is not on the screen sends none.
    var tellsAppearance = false
    var completion: ((Bool) -> Void)?

    /// Pages that come and were not shown before, and pages that go.
    var coming: [UIViewController] { to.filter { !from.contains($0) } }
    var going: [UIViewController] { from.filter { !to.contains($0) } }
}

/// The pages beside those that are shown.
@MainActor
struct PageNeighbours {
    /// What is known of one side.
    enum Side {
        case unknown
        case known([UIViewController])

        /// The pages; nil where they are not known, or where there are none.
        var pages: [UIViewController]? {
            guard case .known(let pages) = self, !pages.isEmpty else { return nil }
            return pages
        }

        /// Whether it is known that there is none.
        var isEnd: Bool {
            guard case .known(let pages) = self else { return false }
            return pages.isEmpty
        }
    }

    var before = Side.unknown
    var after = Side.unknown

    subscript(direction: UIPageViewController.NavigationDirection) -> Side {
        get { direction == .forward ? after : before }
        set { if direction == .forward { after = newValue } else { before = newValue } }
    }
}

/// What moves pages: a scroll view, or a leaf that turns.
@preconcurrency @MainActor
protocol PageTurner: AnyObject {
    var gestureRecognizers: [UIGestureRecognizer] { get }
    /// Adds what is needed to the controller's view, behind everything else.
    func install(in view: UIView)
    /// Puts the pages that are shown into their places, at rest.
    func placePages()
    /// Puts everything into its place in the part of the view that pages have.
    func layOut(in area: CGRect)
    /// Starts a change by code, animated; it ends with `finishChange(completed:)`.
    func animateChange()
    /// Stops what moves; a change that runs is about to be ended.
    func stop()
    /// The pages beside those that are shown are other ones, or not known any more.
    func neighboursDidChange()
}

extension UIPageViewController.NavigationDirection {
    var opposite: Self { self == .forward ? .reverse : .forward }
}
