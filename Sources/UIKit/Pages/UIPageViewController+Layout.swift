/// The places of the pages and of the page control.
extension UIPageViewController {
    /// The height that a page control takes from the pages, in points, as on iOS.
    private static let controlHeight: CGFloat = 37

    func placeParts() {
        let bounds = view.bounds
        var area = bounds
        if let pageControl {
            let bottom = view.safeAreaInsets.bottom
            area.size.height = max(area.height - Self.controlHeight - bottom, 0)
            pageControl.frame = CGRect(
                x: bounds.minX, y: area.maxY, width: bounds.width,
                height: min(Self.controlHeight, bounds.height))
        }
        turner.layOut(in: area)
    }

    /// Puts a page's view into the hierarchy.
    func install(_ page: UIViewController, in container: UIView, frame: CGRect) {
        guard let pageView = page.view else { return }
        if pageView.superview !== container { container.addSubview(pageView) }
        pageView.place(in: frame)
    }

    // MARK: - The page control

    /// Shows, counts or removes the dots, as the data source says.
    func updatePageControl() {
        guard isViewLoaded else { return }
        let isPossible = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = isPossible ? dataSource?.presentationCount(for: self) ?? 0 : 0
        guard count > 0, let dataSource else {
            pageControl?.removeFromSuperview()
            pageControl = nil
            return view.setNeedsLayout()
        }
        let control = pageControl ?? makePageControl()
        control.numberOfPages = count
        control.currentPage = dataSource.presentationIndex(for: self)
        view.setNeedsLayout()
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        // The pages that a drag would pass are not known.
        control.allowsContinuousInteraction = false
        control.addTarget(self, action: UIPageViewController.dotTapped, for: .valueChanged)
        pageControl = control
        view.addSubview(control)
        return control
    }

    func movePageControl(_ direction: NavigationDirection) {
        pageControl?.currentPage += direction == .forward ? 1 : -1
    }

    /// A tap beside the dots leafs by a page.
    private func dotTapped(_ control: UIPageControl) {
        let direction: NavigationDirection = control.lastStep < 0 ? .reverse : .forward
        // The dots follow the pages, when those are there.
        control.currentPage -= control.lastStep
        if beginLeafing(direction) { turner.animateChange() }
    }
}
