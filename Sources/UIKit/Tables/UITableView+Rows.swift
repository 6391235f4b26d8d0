extension UITableView {
    // MARK: - Cells

    func keep(_ cellClass: AnyClass?, for identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
        guard let cellClass, cellClasses[identifier] == nil else { return }
        diagnose(
            .error, "register(_:forCellReuseIdentifier:)",
            "cannot register \(cellClass): it must be a class of table view cells")
    }

    func cell(_ identifier: String) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        diagnose(
            .error, "dequeueReusableCell(withIdentifier:for:)",
            "is unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier"
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func unusedCell(_ identifier: String) -> UITableViewCell? {
        guard let cell = reusable.take(identifier) else { return makeCell(identifier) }
        cell.prepareForReuse()
        return cell
    }

    private func makeCell(_ identifier: String) -> UITableViewCell? {
        guard let cellClass = cellClasses[identifier] else { return nil }
        let cell = cellClass.makeCell(reuseIdentifier: identifier)
        if type(of: cell) != cellClass {
            diagnose(
                .error, "register(_:forCellReuseIdentifier:)",
                "got a \(type(of: cell)) for \"\(identifier)\": override `class func makeCell(reuseIdentifier:)` "
                    + "in \(cellClass) and return one")
        }
        return cell
    }

    // MARK: - Heights

    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for indexPath in Array(cells.keys) { recycle(indexPath) }
        for header in headers.values { header.removeFromSuperview() }
        headers = [:]
        indexPathForSelectedRow = nil
        touchedRow = nil
        layout = TableLayout()
        if let dataSource {
            let delegate = tableDelegate
            for section in 0..<dataSource.numberOfSections(in: self) {
                let count = dataSource.tableView(self, numberOfRowsInSection: section)
                layout.append(
                    headerHeight: headerHeight(section, dataSource, delegate),
                    rowHeights: (0..<count).map { row in
                        height(
                            delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)),
                            or: usualRowHeight)
                    })
            }
        }
        contentSize = CGSize(width: bounds.width, height: layout.height)
    }

    /// The height of rows that nobody has measured or given.
    private var usualRowHeight: CGFloat {
        if rowHeight != Self.automaticDimension { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
    }

    /// The height of cells whose constraints say nothing, in points.
    private static let standardRowHeight: CGFloat = 44

    /// Gives a row that is shown the height that the constraints in its cell ask for.
    private func measure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        guard rowHeight == Self.automaticDimension,
            tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight == Self.automaticDimension
        else { return }
        var height = Self.standardRowHeight
        if cell.contentView.isConstrainedInside {
            let target = CGSize(width: bounds.width, height: 0)
            height =
                cell.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        layout.setHeight(height, of: indexPath)
    }

    private func headerHeight(
        _ section: Int, _ dataSource: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)?
    ) -> CGFloat {
        let isThere =
            dataSource.tableView(self, titleForHeaderInSection: section) != nil
            || delegate?.tableView(self, viewForHeaderInSection: section) != nil
        let own = delegate?.tableView(self, heightForHeaderInSection: section)
        return height(own, or: isThere ? sectionHeaderHeight : 0)
    }

    private func height(_ own: CGFloat?, or standard: CGFloat) -> CGFloat {
        guard let own, own != UITableView.automaticDimension, own.isFinite else { return standard }
        return max(0, own)
    }

    // MARK: - Tiles

    func tile() {
        if contentSize.width != bounds.width { contentSize.width = bounds.width }
        let range = bounds.minY..<max(bounds.minY, bounds.maxY)
        let rows = measuredRows(in: range)
        let wanted = Set(rows)
        for indexPath in Array(cells.keys) where !wanted.contains(indexPath) { recycle(indexPath) }
        for indexPath in rows {
            guard let cell = cells[indexPath] else { continue }
            let frame = rectForRow(at: indexPath)
            if cell.frame != frame { cell.frame = frame }
        }
        tileHeaders(in: range)
    }

    /// Shows the rows in a range and returns them. Rows that turn out to have another height move others in or out.
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
        let cell =
            dataSource?.tableView(self, cellForRowAt: indexPath)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[indexPath] = cell
        cell.frame = rectForRow(at: indexPath)
        dress(cell)
        cell.setSelected(indexPath == indexPathForSelectedRow, animated: false)
        cell.setHighlighted(indexPath == touchedRow, animated: false)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        insertSubview(cell, at: 0)
        return cell
    }

    func dress(_ cell: UITableViewCell) {
        cell.showsSeparator = separatorStyle == .singleLine
        cell.separatorColor = separatorColor
    }

    private func recycle(_ indexPath: IndexPath) {
        guard let cell = cells.removeValue(forKey: indexPath) else { return }
        cell.removeFromSuperview()
        reusable.keep(cell, for: cell.reuseIdentifier)
    }

    private func tileHeaders(in range: Range<CGFloat>) {
        let top = bounds.minY + adjustedContentInset.top
        for (index, section) in layout.sections.enumerated() {
            guard section.headerHeight > 0, section.bottom > range.lowerBound,
                section.top < range.upperBound
            else {
                headers.removeValue(forKey: index)?.removeFromSuperview()
                continue
            }
            guard let header = headers[index] ?? makeHeader(index) else { continue }
            let frame = CGRect(
                x: 0, y: layout.headerTop(index, whenScrolledTo: top), width: bounds.width,
                height: section.headerHeight)
            if header.frame != frame { header.frame = frame }
        }
    }

    private func makeHeader(_ section: Int) -> UIView? {
        let header: UIView
        if let own = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
            header = own
        } else if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
            header = TableSectionHeader(title: title)
        } else {
            return nil
        }
        headers[section] = header
        // In front of the cells, behind the indicators.
        insertSubview(header, belowSubview: horizontalIndicator)
        return header
    }
}
