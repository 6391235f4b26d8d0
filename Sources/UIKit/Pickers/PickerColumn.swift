import Foundation

/// One wheel of a picker with the rows that are seen.
@MainActor
final class PickerColumn: UIView, UIScrollViewDelegate {
    /// What a wheel asks its picker and tells it.
    @MainActor
    struct Answers {
        /// Returns the view of a row.
        var view: @MainActor (_ row: Int, _ reusing: UIView?) -> UIView?
        /// The user has chosen a row.
        var selected: @MainActor (_ row: Int) -> Void
    }

    private let wheel = PickerWheel()
    private let answers: Answers
    private var holders: [Int: UIView] = [:]
    /// Holders of rows that are out of sight, with the views in them.
    private var spare: [UIView] = []
    private var lastSize = CGSize.zero
    /// The chosen row; -1 without rows.
    private(set) var selected = -1
    /// The row that the delegate knows of.
    private var known = -1

    init(answers: Answers) {
        self.answers = answers
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(wheel)
        wheel.delegate = self
        wheel.clipsToBounds = false
        wheel.turned = { [weak self] in self?.placeRows() }
        wheel.stepped = { [weak self] in self?.step(by: $0) }
        wheel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerColumn.tapped))
    }

    required init?(coder: NSCoder) { nil }

    var rowCount: Int { wheel.rows.count }
    var rowHeight: CGFloat { wheel.rows.height }

    // MARK: - Rows

    /// Takes on numbers that may have changed, and shows all rows anew.
    func load(count: Int, rowHeight: CGFloat) {
        wheel.rows = (count, rowHeight)
        for (_, holder) in holders.sorted(by: { $0.key < $1.key }) { retire(holder) }
        holders = [:]
        selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
        known = selected
        adoptSize()
        wheel.setNeedsLayout()
    }

    /// Asks for the views of the rows that are seen again.
    func refresh() {
        for (row, holder) in holders.sorted(by: { $0.key < $1.key }) { fill(holder, row: row) }
    }

    /// Puts the view of a row into its holder.
    ///
    /// - Returns: false where the row has no view; the holder stays as it was.
    @discardableResult private func fill(_ holder: UIView, row: Int) -> Bool {
        guard let view = answers.view(row, holder.subviews.first) else { return false }
        if view.superview !== holder {
            for other in holder.subviews { other.removeFromSuperview() }
            holder.addSubview(view)
        }
        view.frame = holder.bounds
        return true
    }

    func view(of row: Int) -> UIView? { holders[row]?.subviews.first }

    /// Turns to a row.
    func select(_ row: Int, animated: Bool) {
        guard (0..<rowCount).contains(row) else { return }
        (selected, known) = (row, row)
        turn(to: row, animated: animated)
    }

    private func turn(to row: Int, animated: Bool) {
        wheel.setContentOffset(wheel.offset(of: row), animated: animated && window != nil)
    }

    private func step(by rows: Int) {
        let row = min(max(selected + rows, 0), rowCount - 1)
        guard row != selected else { return }
        selected = row
        turn(to: row, animated: true)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let y = recognizer.location(in: self).y - bounds.midY
        let row = (wheel.middle + geometry.rows(toPoint: y)).rounded()
        guard row >= 0, row < CGFloat(rowCount), Int(row) != selected else { return }
        selected = Int(row)
        turn(to: selected, animated: true)
    }

    // MARK: - Accessibility

    override var builtInAccessibility: BuiltInAccessibility {
        BuiltInAccessibility(
            isElement: rowCount > 0, value: view(of: selected)?.accessibilityLabel, traits: .adjustable)
    }

    /// Turns to the next row, and tells the delegate.
    override func accessibilityIncrement() { step(by: 1) }

    /// Turns to the row before, and tells the delegate.
    override func accessibilityDecrement() { step(by: -1) }

    // MARK: - Layout

    private var geometry: WheelGeometry {
        WheelGeometry(height: bounds.height, rowHeight: rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != lastSize { adoptSize() }
    }

    /// Gives the wheel the room that lets its first and last row come to the middle.
    private func adoptSize() {
        lastSize = bounds.size
        wheel.frame = bounds
        let inset = (bounds.height - rowHeight) / 2
        wheel.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        wheel.contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        wheel.setContentOffset(wheel.offset(of: selected), animated: false)
    }

    /// Puts the rows that are seen onto the wheel.
    private func placeRows() {
        guard bounds.height > 0 else { return }
        let (geometry, middle) = (geometry, wheel.middle)
        let shown = geometry.rows(around: middle, count: rowCount)
        for (row, holder) in holders.sorted(by: { $0.key < $1.key }) where !shown.contains(row) {
            holders[row] = nil
            retire(holder)
        }
        UIView.performWithoutAnimation {
            for row in shown {
                guard let holder = holders[row] ?? makeHolder(row) else { continue }
                let place = geometry.place(CGFloat(row) - middle)
                holder.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
                holder.center = CGPoint(x: bounds.midX, y: wheel.bounds.midY + place.y)
                holder.layer.transform = place.transform
                holder.alpha = place.alpha
                holder.subviews.first?.frame = holder.bounds
            }
        }
    }

    private func makeHolder(_ row: Int) -> UIView? {
        let holder = spare.popLast() ?? UIView()
        guard fill(holder, row: row) else { return nil }
        holder.isHidden = false
        if holder.superview !== wheel { wheel.insertSubview(holder, at: 0) }
        holders[row] = holder
        return holder
    }

    private func retire(_ holder: UIView) {
        holder.isHidden = true
        spare.append(holder)
    }

    // MARK: - Turning

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // While a finger turns the wheel, the chosen row is the one in the middle.
        if wheel.isDragging || wheel.isDecelerating { selected = wheel.nearest }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        // A finger that stops the wheel between two rows turns it on.
        if wheel.isAtRow { comeToRest() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { comeToRest() }

    private func comeToRest() {
        guard selected != known else { return }
        known = selected
        answers.selected(selected)
    }
}
