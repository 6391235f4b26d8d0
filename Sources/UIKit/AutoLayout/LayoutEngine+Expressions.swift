/// Constraints as sums of variables.
///
/// Where the contents of the view that holds a constraint run from right to left, the distances of a
/// constraint with a leading or trailing edge count from the right: `-right` stands for the leading edge, and
/// `-left` for the trailing.
extension LayoutEngine {
    /// Returns the first side of a constraint less its second, without the constant; nil if an item is gone.
    func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        guard let ancestor = constraint.holder else { return nil }
        let isMirrored = ancestor.isReversed && constraint.followsReading
        guard
            var sum = side(
                constraint.firstItem, constraint.firstAttribute, constraint.origins.first, ancestor,
                isMirrored)
        else { return nil }
        guard constraint.secondAttribute != .notAnAttribute else { return sum }
        guard
            let second = side(
                constraint.secondItem, constraint.secondAttribute, constraint.origins.second, ancestor,
                isMirrored)
        else { return nil }
        sum.add(second, times: -Double(constraint.multiplier))
        return sum
    }

    private func side(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ origin: LayoutEdge?,
        _ ancestor: UIView, _ isMirrored: Bool
    ) -> LayoutExpression? {
        guard let item = item as? any LayoutItem,
            var sum = value(of: attribute, item, ancestor, isMirrored: isMirrored)
        else { return nil }
        if let origin {
            guard let start = origin.item as? any LayoutItem,
                let value = value(of: origin.attribute, start, ancestor, isMirrored: isMirrored)
            else { return nil }
            sum.add(value, times: -1)
        }
        return sum
    }

    private func value(
        of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, _ ancestor: UIView,
        isMirrored: Bool
    ) -> LayoutExpression? {
        guard isMirrored, attribute.kind == .x else { return value(of: attribute, item, ancestor) }
        guard let value = value(of: attribute.mirrored, item, ancestor) else { return nil }
        var sum = LayoutExpression()
        sum.add(value, times: -1)
        return sum
    }

    /// Returns an attribute of an item in the coordinates of a view that has it in it.
    private func value(
        of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, _ ancestor: UIView
    ) -> LayoutExpression? {
        if let inner = attribute.withoutMargin {
            let guide = (item as? UIView)?.layoutMarginsGuide
            return value(of: inner, guide ?? item, ancestor)
        }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            return baseline(attribute, item, ancestor)
        }
        let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
        let place = place(of: item)
        var sum = LayoutExpression()
        switch attribute {
        case .width:
            sum.add(place.width)
            sum.constant = -insets.left - insets.right
        case .height:
            sum.add(place.height)
            sum.constant = -insets.top - insets.bottom
        default:
            guard let origin = origin(of: item, attribute.kind == .x, ancestor) else { return nil }
            sum = origin
            addDistance(to: attribute, item, place, insets, isAncestor: item === ancestor, &sum)
        }
        return sum
    }

    /// Adds the distance of an edge or of the middle from the item's origin.
    private func addDistance(
        to attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, _ place: LayoutPlace,
        _ insets: UIEdgeInsets, isAncestor: Bool, _ sum: inout LayoutExpression
    ) {
        // Seen from inside, the edges of a scroll view are those of its content, its middle is that of its
        // frame.
        let guides = isAncestor ? (item as? UIView)?.layoutContents.scrollGuides : nil
        let content = guides.map { self.place(of: $0.content) }
        switch attribute {
        case .left, .leading: sum.constant += insets.left
        case .top: sum.constant += insets.top
        case .right, .trailing:
            sum.add((content ?? place).width)
            sum.constant -= insets.right
        case .bottom:
            sum.add((content ?? place).height)
            sum.constant -= insets.bottom
        case .centerX:
            sum.add(place.width, 0.5)
            sum.constant += (insets.left - insets.right) / 2
        case .centerY:
            sum.add(place.height, 0.5)
            sum.constant += (insets.top - insets.bottom) / 2
        default: break
        }
    }

    /// Returns the left (or upper) edge of an item in the coordinates of a view that has it in it; nil if it
    /// is elsewhere.
    private func origin(of item: any LayoutItem, _ isX: Bool, _ ancestor: UIView) -> LayoutExpression? {
        var sum = LayoutExpression()
        if item === ancestor { return sum }
        let own = place(of: item)
        sum.add(isX ? own.minX : own.minY)
        var parent = item.layoutParent
        while let view = parent, view !== ancestor {
            let place = place(of: view)
            sum.add(isX ? place.minX : place.minY)
            if let guides = view.layoutContents.scrollGuides {
                let frame = self.place(of: guides.frame)
                sum.add(isX ? frame.minX : frame.minY, -1)
            }
            parent = view.superview
        }
        return parent == nil ? nil : sum
    }

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, _ ancestor: UIView
    ) -> LayoutExpression? {
        let isFirst = attribute == .firstBaseline
        guard let view = item as? UIView else { return value(of: isFirst ? .top : .bottom, item, ancestor) }
        let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if inner !== view, inner.isDescendant(of: view) { return baseline(attribute, inner, ancestor) }
        guard var sum = value(of: isFirst ? .top : .bottom, view, ancestor) else { return nil }
        let baselines = view.layoutContents.baselines
        sum.constant += Double(isFirst ? baselines.first : -baselines.last)
        return sum
    }
}
