extension UITableView {
    // MARK: - Heights

    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        endMove(isCancelled: true)
        prefetching.reset()
        for indexPath in Array(cells.keys) { recycle(indexPath) }
        removeBars()
        touchedRow = nil
        readLayout { _ in nil }
        contentSize = CGSize(width: bounds.width, height: layout.height)
    }

    /// Asks data source and delegate for all numbers and heights.
    ///
    /// - Parameter known: the height of a row that was measured before; nil for an unknown one.
    func readLayout(_ known: (IndexPath) -> CGFloat?) {
        layout = TableLayout()
        layout.outer = (outerHeight(tableHeaderView), outerHeight(tableFooterView))
        guard let dataSource else { return }
        let delegate = tableDelegate
        for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
            let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
            let usual = usualRowHeight
            layout.append(
                padding: height(sectionHeaderTopPadding, or: 0),
                headerHeight: headerHeight(section, dataSource, delegate),
                rowHeights: (0..<count).map { row in
                    let indexPath = IndexPath(row: row, section: section)
                    let own = delegate?.tableView(self, heightForRowAt: indexPath)
                    if let own, own != Self.automaticDimension, own.isFinite { return max(0, own) }
                    if let known = known(indexPath) { return known }
                    return height(delegate?.tableView(self, estimatedHeightForRowAt: indexPath), or: usual)
                },
                footerHeight: footerHeight(section, dataSource, delegate))
        }
    }

    /// The height of rows that nobody has measured or given.
    private var usualRowHeight: CGFloat {
        if rowHeight != Self.automaticDimension { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
    }

    /// The height of cells whose constraints say nothing, in points.
    private static let standardRowHeight: CGFloat = 44

    /// Gives a row that is shown the height that the constraints in its cell ask for.
    func measure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        guard isSelfSizing(indexPath) else { return }
        var height = Self.standardRowHeight
        cell.configurations.updateIfNeeded(cell)
        if cell.sizesItself {
            let target = CGSize(width: bounds.width - 2 * rowInset, height: 0)
            height =
                cell.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        layout.setHeight(height, of: indexPath)
    }

    /// Whether the constraints in its cell decide a row's height.
    func isSelfSizing(_ indexPath: IndexPath) -> Bool {
        rowHeight == Self.automaticDimension
            && tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
                == Self.automaticDimension
    }

    func height(_ own: CGFloat?, or standard: @autoclosure () -> CGFloat) -> CGFloat {
        guard let own, own != UITableView.automaticDimension, own.isFinite else { return standard() }
        return max(0, own)
    }

    // MARK: - Tiles

    /// How far rows stand from the sides, in points, as on iOS.
    var rowInset: CGFloat { style == .insetGrouped ? 20 : 0 }

    func frame(ofRow indexPath: IndexPath) -> CGRect {
        let frame = rectForRow(at: indexPath).insetBy(dx: min(rowInset, bounds.width / 2), dy: 0)
        return moving?.frame(ofRow: indexPath, at: frame) ?? frame
    }

    func tile() {
        if contentSize.width != bounds.width { contentSize.width = bounds.width }
        // A row in the hand stays, and lets a row more come into sight.
        let spare = moving?.height ?? 0
        let range = (bounds.minY - spare)..<max(bounds.minY, bounds.maxY + spare)
        let rows = measuredRows(in: range)
        var wanted = Set(rows)
        if let origin = moving?.origin { wanted.insert(origin) }
        for indexPath in cells.keys.sorted() where !wanted.contains(indexPath) { recycle(indexPath) }
        for indexPath in rows {
            guard let cell = cells[indexPath] else { continue }
            let frame = frame(ofRow: indexPath)
            if cell.frame != frame {
                cell.frame = frame
                swiper.sizeDidChange(of: cell)
            }
            roundCorners(of: cell, at: indexPath)
        }
        tileBars(in: range)
        tileOuterViews()
    }

    /// Shows the rows in a range and returns them. Rows that turn out to have another height move others in
    /// or out.
    private func measuredRows(in range: Range<CGFloat>) -> [IndexPath] {
        var rows = layout.rows(in: range)
        while let indexPath = rows.first(where: { cells[$0] == nil }) {
            measure(show(indexPath), at: indexPath)
            rows = layout.rows(in: range)
        }
        if contentSize.height != layout.height { contentSize.height = layout.height }
        return rows
    }

    private func show(_ indexPath: IndexPath) -> UITableViewCell {
        var answer: UITableViewCell?
        // A cell that is made in an animation has its size and contents at once.
        UIView.performWithoutAnimation { answer = dataSource?.tableView(self, cellForRowAt: indexPath) }
        let cell = answer ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[indexPath] = cell
        let isAnimated = UIView.inheritedAnimationDuration > 0
        UIView.performWithoutAnimation {
            cell.frame = updates.start(of: indexPath) ?? frame(ofRow: indexPath)
            dress(cell, at: indexPath)
            indent(cell, at: indexPath)
            edit(cell, at: indexPath, animated: false)
            cell.setSelected(selected.contains(indexPath), animated: false)
            cell.setHighlighted(indexPath == touchedRow, animated: false)
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
            // A row that comes into sight in an animation has its contents in their places.
            if isAnimated { cell.layoutIfNeeded() }
            insertCell(cell)
            updates.prepare(cell, at: indexPath)
        }
        return cell
    }

    private func insertCell(_ cell: UITableViewCell) {
        if let backgroundView, backgroundView.superview === self {
            insertSubview(cell, aboveSubview: backgroundView)
        } else {
            insertSubview(cell, at: 0)
        }
    }

    /// Gives a cell the level that the delegate has for its row.
    private func indent(_ cell: UITableViewCell, at indexPath: IndexPath) {
        guard let tableDelegate else { return }
        let level = asked { tableDelegate.tableView(self, indentationLevelForRowAt: indexPath) }
        // An override may have added to the default.
        if level.isOwn || level.answer != 0 { cell.adopt(level: level.answer) }
    }

    func dress(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cell.showsSeparator = separatorStyle != .none && !endsCard(indexPath)
        cell.separatorColor = separatorColor
        cell.separatorEffect = separatorEffect
        cell.adopt(separatorInset: separatorInset)
        cell.rowInsets = insets
        cell.adopt(color: style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }

    /// Whether a row is the last of a section that is a card: no line parts it from what follows.
    private func endsCard(_ indexPath: IndexPath) -> Bool {
        style == .insetGrouped && layout.sections.indices.contains(indexPath.section)
            && indexPath.row == layout.sections[indexPath.section].rowCount - 1
    }

    /// Rounds the first and the last row of a section that is a card.
    private func roundCorners(of cell: UITableViewCell, at indexPath: IndexPath) {
        guard style == .insetGrouped else { return }
        let isLast = endsCard(indexPath)
        cell.showsSeparator = separatorStyle != .none && !isLast
        var corners: CACornerMask = []
        if indexPath.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = true
    }

    /// The radius of a card's corners, in points.
    private static let cardRadius: CGFloat = 10

    private func recycle(_ indexPath: IndexPath) {
        guard let cell = cells.removeValue(forKey: indexPath) else { return }
        retire(cell, from: indexPath)
    }

    /// Takes a cell off and keeps it for another row.
    func retire(_ cell: UITableViewCell, from indexPath: IndexPath) {
        swiper.close(cell, animated: false)
        cell.removeFromSuperview()
        reusable.keep(cell, for: cell.reuseIdentifier)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }

    // MARK: - Views around the rows

    func outerViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { insertSubview(new, belowSubview: horizontalIndicator) }
        }
        guard !needsReload else { return }
        readLayout { [layout] indexPath in
            layout.contains(indexPath)
                ? layout.rows(of: indexPath).upperBound - layout.rows(of: indexPath).lowerBound : nil
        }
        measureBars()
        contentSize = CGSize(width: bounds.width, height: layout.height)
        setNeedsLayout()
    }

    private func outerHeight(_ view: UIView?) -> CGFloat {
        let height = view?.frame.height ?? 0
        return height.isFinite ? max(height, 0) : 0
    }

    private func tileOuterViews() {
        if let view = tableHeaderView, view.superview === self {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: layout.outer.header)
            if view.frame != frame { view.frame = frame }
        }
        if let view = tableFooterView, view.superview === self {
            let frame = CGRect(
                x: 0, y: layout.sectionsBottom, width: bounds.width, height: layout.outer.footer)
            if view.frame != frame { view.frame = frame }
        }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }
}
