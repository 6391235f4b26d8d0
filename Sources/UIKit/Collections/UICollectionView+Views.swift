extension UICollectionView {
    /// A view that animates out of sight, and what it showed.
    struct LeavingView {
        let view: UICollectionReusableView
        let element: CollectionElement
    }

    // MARK: - Registering and dequeuing

    func register(_ viewClass: AnyClass?, _ key: String, _ call: String) {
        nibs[key] = nil
        classes[key] = viewClass.flatMap { Self.reusable($0, call) }
    }

    /// Returns a class as one of reusable views; nil, and a diagnostic, if it is none.
    static func reusable(_ viewClass: AnyClass, _ call: String) -> UICollectionReusableView.Type? {
        if let found = viewClass as? UICollectionReusableView.Type { return found }
        TransitionTrace.current.report(
            Diagnostic(
                .error, UICollectionView.self, call,
                "UICollectionView cannot register \(viewClass): it must be a class of reusable views."))
        return nil
    }

    func report(_ kind: String, _ identifier: String, _ call: String) {
        diagnose(
            .error, call,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a class for the "
                + "identifier")
    }

    static func key(_ kind: String?, _ identifier: String) -> String {
        "\(kind ?? "")\u{0}\(identifier)"
    }

    func dequeue(
        _ kind: String?, _ identifier: String, _ element: CollectionElement
    ) -> UICollectionReusableView? {
        if let reconfigured, kind == nil, reconfigured.reuseIdentifier == identifier { return reconfigured }
        let key = Self.key(kind, identifier)
        let attributes = wanted?.element == element ? wanted : nil
        let view: UICollectionReusableView
        if let used = pool.take(key) {
            view = used
            view.prepareForReuse()
        } else {
            guard let made = makeView(key, frame: attributes?.frame ?? .zero) else { return nil }
            view = made
            view.reuseIdentifier = identifier
        }
        if let attributes { UIView.performWithoutAnimation { view.adopt(attributes) } }
        return view
    }

    /// Asks for the contents of items again, in the cells that they have: of those in sight the data source gets its own
    /// cell back when it dequeues one. Cells that size themselves are measured again.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        guard !indexPaths.isEmpty else { return }
        for indexPath in indexPaths {
            guard let dataSource, let cell = cellForItem(at: indexPath) else { continue }
            reconfigured = cell
            let answer = dataSource.collectionView(self, cellForItemAt: indexPath)
            reconfigured = nil
            cell.measured = nil
            if answer !== cell {
                diagnose(
                    .error, "reconfigureItems(at:)",
                    "got another cell for \(indexPath), which is ignored: dequeue it with the same identifier"
                )
            }
        }
        setNeedsLayout()
    }

    /// A new view of the nib or the class that was registered.
    private func makeView(_ key: String, frame: CGRect) -> UICollectionReusableView? {
        if let nib = nibs[key] {
            let objects = nib.instantiate(withOwner: nil)
            return objects.lazy.compactMap { $0 as? UICollectionReusableView }.first
        }
        return classes[key]?.makeOfDynamicType(frame: frame)
    }

    func size(of element: CollectionElement) -> CGSize {
        wanted?.element == element ? wanted?.size ?? .zero : .zero
    }

    // MARK: - Showing and letting go

    /// Shows an element: its view begins at `start`, and then takes on its attributes, which an animation
    /// block around it animates.
    func show(
        _ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes
    ) {
        let element = attributes.element
        let isAnimated = UIView.inheritedAnimationDuration > 0
        UIView.performWithoutAnimation {
            let inData = asInData(attributes)
            wanted = inData
            let made = makeView(of: inData)
            wanted = nil
            guard let view = made else { return }
            arrivals += 1
            view.arrival = arrivals
            shown[element] = view
            view.adopt(start)
            if let cell = view as? UICollectionViewCell {
                cell.isSelected = selected.contains(element.indexPath)
                cell.isHighlighted = highlighted == element.indexPath
                cell.isEdited = edits(element.indexPath)
            }
            willDisplay(view, element)
            insert(view)
            // Its subviews are in place before the animation begins.
            if isAnimated { view.layoutIfNeeded() }
        }
        if start !== attributes { shown[element]?.adopt(attributes) }
    }

    /// Gives a view that is shown its attributes, and its place among the others.
    func adopt(_ attributes: UICollectionViewLayoutAttributes, by view: UICollectionReusableView) {
        let index = view.shownAttributes?.zIndex
        if view.superview !== host(of: attributes.element) { UIView.performWithoutAnimation { insert(view) } }
        view.adopt(attributes)
        if index != attributes.zIndex { UIView.performWithoutAnimation { insert(view) } }
    }

    private func makeView(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath
        switch attributes.element {
        case .cell:
            guard let dataSource else { return nil }
            return checked(
                dataSource.collectionView(self, cellForItemAt: path), "collectionView(_:cellForItemAt:)", path
            )
        case .supplementary(let kind, _):
            guard let dataSource else { return nil }
            return checked(
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path),
                "collectionView(_:viewForSupplementaryElementOfKind:at:)", path)
        case .decoration(let kind, _):
            let key = Self.key("decoration", kind)
            if let used = pool.take(key) {
                used.prepareForReuse()
                return used
            }
            let view = layout.decorationClass(kind)?.makeOfDynamicType(frame: attributes.frame)
            if view == nil {
                report(kind, kind, "layoutAttributesForElements(in:)")
            }
            view?.reuseIdentifier = kind
            return view
        }
    }

    /// Reports a view that the data source did not dequeue, or that it returned for another element, too.
    private func checked<View: UICollectionReusableView>(
        _ view: View, _ call: String, _ path: IndexPath
    ) -> View {
        if view.reuseIdentifier == nil {
            diagnose(
                .error, call,
                "got a view for \(path) (\(View.self)) that was not retrieved by calling a dequeueReusable method, "
                    + "and will not use it again")
        } else if let other = shown.first(where: { $0.value === view })?.key {
            diagnose(
                .error, call,
                "got the view of \(other.indexPath) for \(path), too, and moves it there: dequeue one for each"
            )
            shown[other] = nil
            order.removeAll { $0 == other }
        }
        return view
    }

    private func host(of element: CollectionElement) -> UIScrollView { layout.scroller(of: element) ?? self }

    /// Puts a view in front of those with its index or a lower one, behind the indicators.
    private func insert(_ view: UICollectionReusableView) {
        let host = view.shownAttributes.map { self.host(of: $0.element) } ?? self
        if let old = view.superview, old !== host {
            view.center = host.convert(view.center, from: old)
        } else if view.superview == nil, host !== self {
            view.center.x -= host.frame.minX
            view.center.y -= host.frame.minY
        }
        let index = view.shownAttributes?.zIndex ?? 0
        let above = host.subviews.last { other in
            guard other !== view, let rank = rank(of: other) else { return false }
            return rank.index < index || rank.index == index && rank.arrival < view.arrival
        }
        if let above {
            host.insertSubview(view, aboveSubview: above)
        } else if let backgroundView, backgroundView.superview === host {
            host.insertSubview(view, aboveSubview: backgroundView)
        } else {
            host.insertSubview(view, at: 0)
        }
    }

    /// Puts the scroll view of a section behind everything but what lies behind its cells.
    func insertScroller(_ scroller: OrthogonalScrollView) {
        let below = subviews.last { ($0 as? UICollectionReusableView)?.shownAttributes?.zIndex ?? 0 < 0 }
        if let below = below ?? (backgroundView?.superview === self ? backgroundView : nil) {
            insertSubview(scroller, aboveSubview: below)
        } else {
            insertSubview(scroller, at: 0)
        }
    }

    /// Where a subview stands among those that the layout has placed; nil for others.
    private func rank(of view: UIView) -> (index: Int, arrival: Int)? {
        if let view = view as? UICollectionReusableView {
            return (view.shownAttributes?.zIndex ?? 0, view.arrival)
        }
        return view is OrthogonalScrollView ? (0, -1) : nil
    }

    /// Lets go of the views of elements at once.
    func letGo(_ elements: [CollectionElement]) {
        for element in elements {
            guard let view = shown.removeValue(forKey: element) else { continue }
            retire(view, element)
        }
        if !elements.isEmpty { order.removeAll { shown[$0] == nil } }
    }

    func letGoOfLeaving() {
        let all = leaving
        leaving = []
        for one in all { retire(one.view, one.element) }
    }

    /// Takes a view off and keeps it for other elements.
    func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
        swiper?.close(view, animated: false)
        view.removeFromSuperview()
        view.layer.removeAllAnimations()
        UIView.performWithoutAnimation {
            if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
            if let attributes = view.shownAttributes {
                if attributes.alpha != 1 { view.alpha = 1 }
                if attributes.isHidden { view.isHidden = false }
            }
        }
        view.shownAttributes = nil
        view.measured = nil
        let identifier = view.reuseIdentifier
        switch element {
        case .cell: pool.keep(view, for: identifier.map { Self.key(nil, $0) })
        case .supplementary(let kind, _): pool.keep(view, for: identifier.map { Self.key(kind, $0) })
        case .decoration: pool.keep(view, for: identifier.map { Self.key("decoration", $0) })
        }
        didEndDisplaying(view, element)
    }

    private func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        case .supplementary(let kind, let path), .decoration(let kind, let path):
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        }
    }

    private func didEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case .supplementary(let kind, let path), .decoration(let kind, let path):
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        }
    }
}
