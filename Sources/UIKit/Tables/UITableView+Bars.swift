import Foundation

/// The headers and footers in sight, and how new ones are made.
@MainActor
struct TableBars {
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var pool = ReusePool<UITableViewHeaderFooterView>()
    /// Whether the delegate is asked for a header or for a footer just now; nil for neither.
    var isHeaderAskedFor: Bool?
    var classes: [String: UITableViewHeaderFooterView.Type] = [:]
    var nibs: [String: UINib] = [:]
}

extension UITableView {
    /// The heights of bars that have a title, and of what is above and below the sections of a grouped table, in
    /// points, as on iOS.
    private static let plainBar: CGFloat = 22
    private static let (groupedHeader, groupedFooter): (CGFloat, CGFloat) = (38, 30)
    private static let (firstGap, gap): (CGFloat, CGFloat) = (35, 18)

    // MARK: - Registering and dequeuing

    /// Registers the class of headers and footers with an identifier; nil takes it back.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        bars.nibs[identifier] = nil
        bars.classes[identifier] = aClass as? UITableViewHeaderFooterView.Type
        guard let aClass, bars.classes[identifier] == nil else { return }
        diagnose(
            .error, "register(_:forHeaderFooterViewReuseIdentifier:)",
            "cannot register \(aClass): it must be a class of header and footer views")
    }

    /// Registers the nib of headers and footers with an identifier; nil takes it back.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        bars.nibs[identifier] = nib
    }

    /// Returns an unused header or footer with an identifier, or a new one; nil if the identifier is not registered.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        let bar = bars.pool.take(identifier)
        bar?.prepareForReuse()
        let made = bar ?? makeBar(identifier)
        // Without a question that it answers, it is probably a header.
        made?.look = look(ofHeader: bars.isHeaderAskedFor ?? true)
        return made
    }

    private func makeBar(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let nib = bars.nibs[identifier] {
            let bars = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }
            let bar = bars.first
            bar?.reuseIdentifier = identifier
            return bar
        }
        return bars.classes[identifier]?.makeBar(reuseIdentifier: identifier)
    }

    private func look(ofHeader isHeader: Bool) -> TableHeaderLook {
        style == .plain ? .plain : isHeader ? .groupedHeader : .groupedFooter
    }

    // MARK: - Heights

    // A delegate that gives a height is not asked for the view before that is in sight.

    func headerHeight(
        _ section: Int, _ dataSource: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?
    ) -> CGFloat {
        let gap = style == .plain ? 0 : section == 0 && tableHeaderView == nil ? Self.firstGap : Self.gap
        return height(
            delegate?.tableView(self, heightForHeaderInSection: section),
            or: dataSource.tableView(self, titleForHeaderInSection: section) != nil
                || delegate?.tableView(self, viewForHeaderInSection: section) != nil
                ? given(
                    sectionHeaderHeight,
                    height(
                        delegate?.tableView(self, estimatedHeightForHeaderInSection: section),
                        or: estimatedSectionHeaderHeight), usualBarHeight(isHeader: true))
                : gap)
    }

    func footerHeight(
        _ section: Int, _ dataSource: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?
    ) -> CGFloat {
        height(
            delegate?.tableView(self, heightForFooterInSection: section),
            or: dataSource.tableView(self, titleForFooterInSection: section) != nil
                || delegate?.tableView(self, viewForFooterInSection: section) != nil
                ? given(
                    sectionFooterHeight,
                    height(
                        delegate?.tableView(self, estimatedHeightForFooterInSection: section),
                        or: estimatedSectionFooterHeight), usualBarHeight(isHeader: false))
                : style == .plain ? 0 : Self.gap)
    }

    /// The height of bars whose constraints say nothing.
    private func usualBarHeight(isHeader: Bool) -> CGFloat {
        style == .plain ? Self.plainBar : isHeader ? Self.groupedHeader : Self.groupedFooter
    }

    private func given(_ height: CGFloat, _ estimate: CGFloat, _ usual: CGFloat) -> CGFloat {
        if height != Self.automaticDimension { return height }
        return estimate > 0 && estimate.isFinite ? estimate : usual
    }

    // MARK: - Tiles

    /// Takes all headers and footers away, and tells the delegate of those whose sections are gone.
    func removeBars(of gone: IndexSet = []) {
        for (section, view) in bars.headers.sorted(by: { $0.key < $1.key }) {
            retireBar(view)
            if gone.contains(section) { announceEnd(of: view, section, isHeader: true) }
        }
        for (section, view) in bars.footers.sorted(by: { $0.key < $1.key }) {
            retireBar(view)
            if gone.contains(section) { announceEnd(of: view, section, isHeader: false) }
        }
        bars.headers = [:]
        bars.footers = [:]
    }

    private func retireBar(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { bars.pool.keep(view, for: view.reuseIdentifier) }
    }

    func tileBars(in range: Range<CGFloat>) {
        let insets = adjustedContentInset
        let (top, bottom) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
        for index in layout.sections.indices {
            let isInSight =
                layout.sections[index].bottom > range.lowerBound
                && layout.sections[index].top < range.upperBound
            if let view = bar(index, isHeader: true, isInSight: isInSight) {
                let section = layout.sections[index]
                place(
                    view, y: style == .plain ? layout.headerTop(index, whenScrolledTo: top) : section.top,
                    height: section.headerHeight)
            }
            if let view = bar(index, isHeader: false, isInSight: isInSight) {
                let section = layout.sections[index]
                place(
                    view,
                    y: style == .plain
                        ? layout.footerTop(index, whenSightEndsAt: bottom) : section.rowsBottom,
                    height: section.footerHeight)
            }
        }
        let count = layout.sections.count
        for (index, view) in bars.headers where index >= count {
            bars.headers[index] = nil
            retireBar(view)
            announceEnd(of: view, index, isHeader: true)
        }
        for (index, view) in bars.footers where index >= count {
            bars.footers[index] = nil
            retireBar(view)
            announceEnd(of: view, index, isHeader: false)
        }
        if contentSize.height != layout.height { contentSize.height = layout.height }
    }

    private func announceEnd(of view: UIView, _ section: Int, isHeader: Bool) {
        if isHeader {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    private func place(_ view: UIView, y: CGFloat, height: CGFloat) {
        let frame = CGRect(
            x: rowInset, y: y + (moving?.shift(at: y) ?? 0), width: max(0, bounds.width - 2 * rowInset),
            height: height)
        if view.frame != frame { view.frame = frame }
    }

    /// The header or footer of a section, made if it comes into sight; nil if there is none or it is out of sight.
    private func bar(_ section: Int, isHeader: Bool, isInSight: Bool) -> UIView? {
        let old = isHeader ? bars.headers[section] : bars.footers[section]
        let height =
            isHeader ? layout.sections[section].headerHeight : layout.sections[section].footerHeight
        guard isInSight, height > 0 else {
            guard let old else { return nil }
            if isHeader { bars.headers[section] = nil } else { bars.footers[section] = nil }
            retireBar(old)
            announceEnd(of: old, section, isHeader: isHeader)
            return nil
        }
        if let old { return old }
        guard let made = makeBar(section, isHeader: isHeader) else { return nil }
        if isHeader { bars.headers[section] = made } else { bars.footers[section] = made }
        measureBar(made, section, isHeader: isHeader)
        UIView.performWithoutAnimation {
            let place = layout.sections[section]
            made.frame = CGRect(
                x: rowInset, y: isHeader ? place.top : place.rowsBottom, width: bounds.width - 2 * rowInset,
                height: isHeader ? place.headerHeight : place.footerHeight)
            if isHeader {
                tableDelegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
            } else {
                tableDelegate?.tableView(self, willDisplayFooterView: made, forSection: section)
            }
            // In front of the cells, behind the indicators.
            insertSubview(made, belowSubview: horizontalIndicator)
        }
        return made
    }

    private func makeBar(_ section: Int, isHeader: Bool) -> UIView? {
        bars.isHeaderAskedFor = isHeader
        let own =
            isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            : tableDelegate?.tableView(self, viewForFooterInSection: section)
        bars.isHeaderAskedFor = nil
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let view = own ?? title.map({ _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }) else {
            return nil
        }
        guard let bar = view as? UITableViewHeaderFooterView else { return view }
        bar.rowInsets = insets
        bar.look = look(ofHeader: isHeader)
        if let title, own == nil {
            bar.textLabel?.text = style != .plain && isHeader ? title.uppercased() : title
        }
        return bar
    }

    /// Measures the bars that are shown, after all heights were read anew.
    func measureBars() {
        for section in layout.sections.indices {
            if let view = bars.headers[section] { measureBar(view, section, isHeader: true) }
            if let view = bars.footers[section] { measureBar(view, section, isHeader: false) }
        }
    }

    /// Gives a bar whose height nobody has given the one that its constraints ask for, or the usual one.
    private func measureBar(_ view: UIView, _ section: Int, isHeader: Bool) {
        let given = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let own =
            isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
            : tableDelegate?.tableView(self, heightForFooterInSection: section)
        guard given == Self.automaticDimension, height(own, or: given) == Self.automaticDimension else {
            return
        }
        let bar = view as? UITableViewHeaderFooterView
        let content = bar?.contentView ?? view
        if let bar { bar.configurations.updateIfNeeded(bar) }
        var measured = usualBarHeight(isHeader: isHeader)
        if bar?.sizesItself ?? content.isConstrainedInside {
            measured =
                content.systemLayoutSizeFitting(
                    CGSize(width: bounds.width - 2 * rowInset, height: 0),
                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        let place = layout.sections[section]
        guard measured != (isHeader ? place.headerHeight : place.footerHeight) else { return }
        isHeader
            ? layout.setHeaderHeight(measured, of: section)
            : layout.setFooterHeight(measured, of: section)
        // Rows below were placed before.
        setNeedsLayout()
    }
}
