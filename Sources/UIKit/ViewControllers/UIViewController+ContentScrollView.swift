import CoreGraphics

/// Which scroll view the bars of containers follow.
extension UIViewController: ContentScrollOwner {
    func followedScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = barItems.scrollViews.first(where: { $0.edges.contains(edge) }) { return set.view }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    func follow(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for index in barItems.scrollViews.indices { barItems.scrollViews[index].edges.subtract(edge) }
        barItems.scrollViews.removeAll { $0.edges.isEmpty || $0.view == nil }
        if let scrollView { barItems.scrollViews.append(ContentScrollView(view: scrollView, edges: edge)) }
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// Makes the scroll views of this controller tell of their moves.
    func watchContentScrollView() {
        for edge in [NSDirectionalRectEdge.top, .bottom] {
            contentScrollView(for: edge)?.contentOwner = self
        }
    }

    /// The content has moved: lets the bars around it follow.
    func contentScrollViewDidMove() {
        var controller = self
        while let parent = controller.parent {
            (parent as? any ContentFollower)?.contentDidScroll(in: controller)
            controller = parent
        }
    }
}

/// A container whose bars follow the content of a child.
@MainActor
protocol ContentFollower {
    /// The content of a child, or of a controller in it, has moved.
    func contentDidScroll(in child: UIViewController)
}
