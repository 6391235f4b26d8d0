import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyUIStackView: UIStackView {
    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        super.insertArrangedSubview(view, at: stackIndex)
    }
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
    override var axis: NSLayoutConstraint.Axis {
        get { super.axis }
        set { super.axis = newValue }
    }
    override var distribution: UIStackView.Distribution {
        get { super.distribution }
        set { super.distribution = newValue }
    }
    override var alignment: UIStackView.Alignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    override var spacing: CGFloat {
        get { super.spacing }
        set { super.spacing = newValue }
    }
    override var isLayoutMarginsRelativeArrangement: Bool {
        get { super.isLayoutMarginsRelativeArrangement }
        set { super.isLayoutMarginsRelativeArrangement = newValue }
    }
    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        super.setCustomSpacing(spacing, after: arrangedSubview)
    }
    override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        super.customSpacing(after: arrangedSubview)
    }
}

private class MyUINavigationBar: UINavigationBar {
    override var delegate: (any UINavigationBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var items: [UINavigationItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var topItem: UINavigationItem? { super.topItem }
    override var backItem: UINavigationItem? { super.backItem }
    override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        super.setItems(items, animated: animated)
    }
    override func pushItem(_ item: UINavigationItem, animated: Bool) {
        super.pushItem(item, animated: animated)
    }
    override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { super.titleTextAttributes }
        set { super.titleTextAttributes = newValue }
    }
}

private class MyUITabBar: UITabBar {
    override var delegate: (any UITabBarDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var items: [UITabBarItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        super.setItems(items, animated: animated)
    }
    override var selectedItem: UITabBarItem? {
        get { super.selectedItem }
        set { super.selectedItem = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var unselectedItemTintColor: UIColor? {
        get { super.unselectedItemTintColor }
        set { super.unselectedItemTintColor = newValue }
    }
}

private class MyUIActivityIndicatorView: UIActivityIndicatorView {
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
    override var hidesWhenStopped: Bool {
        get { super.hidesWhenStopped }
        set { super.hidesWhenStopped = newValue }
    }
    override var style: UIActivityIndicatorView.Style {
        get { super.style }
        set { super.style = newValue }
    }
    override var color: UIColor? {
        get { super.color }
        set { super.color = newValue }
    }
}

private class MyUIProgressView: UIProgressView {
    override var progress: Float {
        get { super.progress }
        set { super.progress = newValue }
    }
    override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
    }
    override var progressViewStyle: UIProgressView.Style {
        get { super.progressViewStyle }
        set { super.progressViewStyle = newValue }
    }
    override var progressTintColor: UIColor? {
        get { super.progressTintColor }
        set { super.progressTintColor = newValue }
    }
    override var trackTintColor: UIColor? {
        get { super.trackTintColor }
        set { super.trackTintColor = newValue }
    }
}

private class MyUIVisualEffectView: UIVisualEffectView {
    override var contentView: UIView { super.contentView }
    override var effect: UIVisualEffect? {
        get { super.effect }
        set { super.effect = newValue }
    }
}

private class MyUIScrollView: UIScrollView {
    override var delegate: (any UIScrollViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var contentSize: CGSize {
        get { super.contentSize }
        set { super.contentSize = newValue }
    }
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = newValue }
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        super.scrollRectToVisible(rect, animated: animated)
    }
    override var contentInset: UIEdgeInsets {
        get { super.contentInset }
        set { super.contentInset = newValue }
    }
    override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
        get { super.contentInsetAdjustmentBehavior }
        set { super.contentInsetAdjustmentBehavior = newValue }
    }
    override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
    override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
    override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set { super.isScrollEnabled = newValue }
    }
    override var bounces: Bool {
        get { super.bounces }
        set { super.bounces = newValue }
    }
    override var alwaysBounceVertical: Bool {
        get { super.alwaysBounceVertical }
        set { super.alwaysBounceVertical = newValue }
    }
    override var alwaysBounceHorizontal: Bool {
        get { super.alwaysBounceHorizontal }
        set { super.alwaysBounceHorizontal = newValue }
    }
    override var isPagingEnabled: Bool {
        get { super.isPagingEnabled }
        set { super.isPagingEnabled = newValue }
    }
    override var isDirectionalLockEnabled: Bool {
        get { super.isDirectionalLockEnabled }
        set { super.isDirectionalLockEnabled = newValue }
    }
    override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { super.keyboardDismissMode }
        set { super.keyboardDismissMode = newValue }
    }
    override var decelerationRate: UIScrollView.DecelerationRate {
        get { super.decelerationRate }
        set { super.decelerationRate = newValue }
    }
    override var delaysContentTouches: Bool {
        get { super.delaysContentTouches }
        set { super.delaysContentTouches = newValue }
    }
    override var canCancelContentTouches: Bool {
        get { super.canCancelContentTouches }
        set { super.canCancelContentTouches = newValue }
    }
    override var isDragging: Bool { super.isDragging }
    override var isDecelerating: Bool { super.isDecelerating }
    override var minimumZoomScale: CGFloat {
        get { super.minimumZoomScale }
        set { super.minimumZoomScale = newValue }
    }
    override var maximumZoomScale: CGFloat {
        get { super.maximumZoomScale }
        set { super.maximumZoomScale = newValue }
    }
    override var zoomScale: CGFloat {
        get { super.zoomScale }
        set { super.zoomScale = newValue }
    }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
        super.setZoomScale(scale, animated: animated)
    }
    override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
    override var bouncesZoom: Bool {
        get { super.bouncesZoom }
        set { super.bouncesZoom = newValue }
    }
    override var isZooming: Bool { super.isZooming }
    override var isZoomBouncing: Bool { super.isZoomBouncing }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
    override var indicatorStyle: UIScrollView.IndicatorStyle {
        get { super.indicatorStyle }
        set { super.indicatorStyle = newValue }
    }
    override var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { super.automaticallyAdjustsScrollIndicatorInsets }
        set { super.automaticallyAdjustsScrollIndicatorInsets = newValue }
    }
    override var showsVerticalScrollIndicator: Bool {
        get { super.showsVerticalScrollIndicator }
        set { super.showsVerticalScrollIndicator = newValue }
    }
    override var showsHorizontalScrollIndicator: Bool {
        get { super.showsHorizontalScrollIndicator }
        set { super.showsHorizontalScrollIndicator = newValue }
    }
    override var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { super.verticalScrollIndicatorInsets }
        set { super.verticalScrollIndicatorInsets = newValue }
    }
    override var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { super.horizontalScrollIndicatorInsets }
        set { super.horizontalScrollIndicatorInsets = newValue }
    }
    override var scrollIndicatorInsets: UIEdgeInsets {
        get { super.scrollIndicatorInsets }
        set { super.scrollIndicatorInsets = newValue }
    }
    override func flashScrollIndicators() { super.flashScrollIndicators() }
    override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
}

private class MyUITableView: UITableView {
    override var dataSource: (any UITableViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override func reloadData() { super.reloadData() }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
    override var rowHeight: CGFloat {
        get { super.rowHeight }
        set { super.rowHeight = newValue }
    }
    override var estimatedRowHeight: CGFloat {
        get { super.estimatedRowHeight }
        set { super.estimatedRowHeight = newValue }
    }
    override var sectionHeaderHeight: CGFloat {
        get { super.sectionHeaderHeight }
        set { super.sectionHeaderHeight = newValue }
    }
    override var separatorStyle: UITableViewCell.SeparatorStyle {
        get { super.separatorStyle }
        set { super.separatorStyle = newValue }
    }
    override var separatorColor: UIColor? {
        get { super.separatorColor }
        set { super.separatorColor = newValue }
    }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
    override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override func scrollToRow(
        at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
    ) { super.scrollToRow(at: indexPath, at: position, animated: animated) }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set { super.allowsSelection = newValue }
    }
    override func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        super.deselectRow(at: indexPath, animated: animated)
    }
}

private class MyUITableViewCell: UITableViewCell {
    override class func makeCell(reuseIdentifier: String) -> UITableViewCell {
        super.makeCell(reuseIdentifier: reuseIdentifier)
    }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var imageView: UIImageView? { super.imageView }
    override var accessoryType: UITableViewCell.AccessoryType {
        get { super.accessoryType }
        set { super.accessoryType = newValue }
    }
    override var accessoryView: UIView? {
        get { super.accessoryView }
        set { super.accessoryView = newValue }
    }
    override var separatorInset: UIEdgeInsets {
        get { super.separatorInset }
        set { super.separatorInset = newValue }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set { super.selectedBackgroundView = newValue }
    }
    override var selectionStyle: UITableViewCell.SelectionStyle {
        get { super.selectionStyle }
        set { super.selectionStyle = newValue }
    }
    override func prepareForReuse() { super.prepareForReuse() }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
    }
}
