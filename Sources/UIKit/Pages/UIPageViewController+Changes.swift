/// Changes of the pages, with the calls to the pages and the delegate in UIKit's order.
///
/// ```
///            scroll                                  curl
/// finished   to.did, from.did                        from.did, to.did
/// cancelled  from.will, from.did, to.will, to.did    to.will, from.will, to.did, from.did
/// ```
/// Both begin with the new page's `viewWillAppear(_:)` and the old one's `viewWillDisappear(_:)`. The orders were
/// observed on iOS and published by several people.
extension UIPageViewController {
    // MARK: - By code

    func show(
        _ new: [UIViewController], _ direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        guard accepts(new) else { return }
        // A call at a change's end may start another one.
        for _ in 0..<Self.mostEndedChanges where change != nil { endRunningChange() }
        neighbours = PageNeighbours()
        let moves = animated && UIView.areAnimationsEnabled && viewIfLoaded?.window != nil && new != pages
        let change = PageChange(
            from: pages, to: new, direction: direction, isByUser: false, isAnimated: moves,
            completion: completion)
        beginChange(change)
        // A call to a page may have started another change.
        guard isRunning(change) else { return }
        guard isViewLoaded else { return finishChange(completed: true) }
        if moves { turner.animateChange() } else { finishChange(completed: true) }
        updatePageControl()
    }

    /// The most changes that follow from one another: what is asked for after that takes the place of the last one.
    private static let mostEndedChanges = 64

    /// Whether a change is the one that runs.
    private func isRunning(_ change: PageChange) -> Bool { self.change?.identity === change.identity }

    /// Checks the number of pages, which is UIKit's exception, and whether they can be pages.
    private func accepts(_ new: [UIViewController]) -> Bool {
        let needed = spineLocation == .mid ? 2 : 1
        // A page with two sides may be set with its back.
        let allowed = isDoubleSided && transitionStyle == .pageCurl ? [needed, 2] : [needed]
        guard allowed.contains(new.count) else {
            report(
                .error, "setViewControllers(_:direction:animated:completion:)",
                "The number of view controllers provided (\(new.count)) doesn't match the number required (\(needed)) "
                    + "for the requested transition: pass \(needed == 1 ? "one page" : "two pages").")
            return false
        }
        let ancestors = Array(sequence(first: self as UIViewController) { $0.parent })
        guard !new.contains(where: ancestors.contains), Set(new.map(ObjectIdentifier.init)).count == new.count
        else {
            report(
                .error, "setViewControllers(_:direction:animated:completion:)",
                "A page is given twice, or contains the page view controller: pass other controllers.")
            return false
        }
        return true
    }

    /// Ends a change that another one replaces.
    private func endRunningChange() {
        guard change != nil else { return }
        turner.stop()
        finishChange(completed: true, isInterrupted: true)
    }

    // MARK: - By the user

    /// Returns the pages on one side, and asks the data source for them if they are not known.
    func pages(_ direction: NavigationDirection) -> [UIViewController]? {
        if case .unknown = neighbours[direction] { neighbours[direction] = .known(askForPages(direction)) }
        return neighbours[direction].pages
    }

    private func askForPages(_ direction: NavigationDirection) -> [UIViewController] {
        guard let dataSource, !pages.isEmpty else { return [] }
        let count = spineLocation == .mid ? 2 : 1
        var found: [UIViewController] = []
        while found.count < count {
            let edge = direction == .forward ? found.last ?? pages.last : found.first ?? pages.first
            guard let edge else { break }
            let name = direction == .forward ? "viewControllerAfter:" : "viewControllerBefore:"
            TransitionTrace.current.post(.delegate, dataSource, "pageViewController(_:\(name))")
            let page =
                direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: edge)
                : dataSource.pageViewController(self, viewControllerBefore: edge)
            guard let page else { break }
            guard !pages.contains(page), !found.contains(page), page !== self else {
                report(
                    .error, "pageViewController(_:\(name))",
                    "The data source answers with a page that is shown already, which counts as none: "
                        + "return another controller, or nil at the end.")
                break
            }
            found.insert(page, at: direction == .forward ? found.count : 0)
        }
        return found.count == count ? found : []
    }

    /// Begins to leaf to the pages on one side.
    ///
    /// - Returns: whether there are any.
    @discardableResult
    func beginLeafing(_ direction: NavigationDirection) -> Bool {
        guard change == nil, let to = pages(direction) else { return false }
        if let delegate {
            TransitionTrace.current.post(.delegate, delegate, "pageViewController(_:willTransitionTo:)")
            delegate.pageViewController(self, willTransitionTo: to)
        }
        beginChange(
            PageChange(
                from: pages, to: to, direction: direction, isByUser: true, isAnimated: true, completion: nil))
        return true
    }

    // MARK: - Beginning and end

    private func beginChange(_ new: PageChange) {
        var new = new
        new.tellsAppearance = isViewLoaded && appearance == .appeared
        change = new
        // Each call to a page may start another change, also when its view is loaded.
        for page in new.coming where isRunning(new) { addChild(page) }
        for page in new.going where !new.isByUser && isRunning(new) { page.notifyWillLeaveParent() }
        guard new.tellsAppearance else { return }
        for page in new.coming where isRunning(new) { page.loadViewIfNeeded() }
        for page in new.coming where isRunning(new) { tell(page, appears: true, new) }
        for page in new.going where isRunning(new) { tell(page, appears: false, new) }
    }

    private func tell(_ page: UIViewController, appears: Bool, _ change: PageChange) {
        guard page.appearance.begun(appearing: appears, animated: change.isAnimated) != nil else { return }
        page.beginAppearanceTransition(appears, animated: change.isAnimated)
    }

    private func end(_ page: UIViewController) {
        if page.appearance.ended != nil { page.endAppearanceTransition() }
    }

    /// Ends the change that runs: shows its pages, or again those before it.
    ///
    /// - Parameters:
    ///   - completed: whether the new pages stay.
    ///   - isInterrupted: whether another change has cut it off.
    func finishChange(completed: Bool, isInterrupted: Bool = false) {
        guard let change else { return }
        self.change = nil
        pages = completed ? change.to : change.from
        if completed { turnNeighbours(after: change) }
        if isViewLoaded { turner.placePages() }
        if change.tellsAppearance { tellEnd(of: change, completed: completed) }
        let leaving = completed ? change.going : change.coming
        // A call at the end may have begun a change to a page that leaves, or have taken it out.
        for page in leaving where !pages.contains(page) && self.change?.to.contains(page) != true {
            guard page.parent === self else {
                if page.parent == nil { page.viewIfLoaded?.removeFromSuperview() }
                continue
            }
            if completed && !change.isByUser {
                page.parentMove = .leaving
            } else {
                page.notifyWillLeaveParent()
            }
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        if completed {
            for page in change.coming where page.parent === self { page.notifyDidMove(toParent: self) }
            if change.isByUser { movePageControl(change.direction) }
        }
        tellDelegate(change, completed: completed, isInterrupted: isInterrupted)
        if completed, change.isByUser, self.change == nil { prefetch(change.direction) }
        setNeedsStatusBarAppearanceUpdate()
        change.completion?(!isInterrupted)
    }

    private func tellEnd(of change: PageChange, completed: Bool) {
        let (coming, going) = (change.coming, change.going)
        switch (transitionStyle, completed) {
        case (.scroll, true):
            for page in coming { end(page) }
            for page in going { end(page) }
        case (.pageCurl, true):
            for page in going { end(page) }
            for page in coming { end(page) }
        case (.scroll, false):
            for page in going {
                tell(page, appears: true, change)
                end(page)
            }
            for page in coming {
                tell(page, appears: false, change)
                end(page)
            }
        case (.pageCurl, false):
            for page in coming { tell(page, appears: false, change) }
            for page in going { tell(page, appears: true, change) }
            for page in coming { end(page) }
            for page in going { end(page) }
        }
    }

    private func tellDelegate(_ change: PageChange, completed: Bool, isInterrupted: Bool) {
        guard change.isByUser, let delegate else { return }
        TransitionTrace.current.post(
            .delegate, delegate,
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
        delegate.pageViewController(
            self, didFinishAnimating: !isInterrupted, previousViewControllers: change.from,
            transitionCompleted: completed)
    }

    /// The pages that were left are those on the other side now.
    private func turnNeighbours(after change: PageChange) {
        neighbours = PageNeighbours()
        if change.isByUser { neighbours[change.direction.opposite] = .known(change.from) }
    }

    /// Asks for the next pages in the direction in which the user leafs.
    private func prefetch(_ direction: NavigationDirection) {
        _ = pages(direction)
        turner.neighboursDidChange()
    }

    func report(_ severity: Diagnostic.Severity, _ call: String, _ message: String) {
        TransitionTrace.current.report(Diagnostic(severity, self, call, message))
    }
}
