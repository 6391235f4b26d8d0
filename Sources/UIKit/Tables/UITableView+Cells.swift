extension UITableView {
    // MARK: - Cells

    func keep(_ cellClass: AnyClass?, for identifier: String) {
        cellNibs[identifier] = nil
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
        guard let cellClass, cellClasses[identifier] == nil else { return }
        diagnose(
            .error, "register(_:forCellReuseIdentifier:)",
            "cannot register \(cellClass): it must be a class of table view cells")
    }

    /// Registers the nib of cells with an identifier; nil takes it back.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellNibs[identifier] = nib
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
        if let reconfigured, reconfigured.reuseKey == identifier { return reconfigured }
        guard let cell = reusable.take(identifier) else { return makeCell(identifier) }
        cell.prepareForReuse()
        return cell
    }

    private func makeCell(_ identifier: String) -> UITableViewCell? {
        if let nib = cellNibs[identifier] {
            let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
            cell?.reuseKey = identifier
            return cell
        }
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
}
