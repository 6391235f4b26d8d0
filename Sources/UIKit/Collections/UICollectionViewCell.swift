/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Makes an empty cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // It has its size before the first layout, so that constraints in it find room.
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    // MARK: - Contents

    /// Holds the cell's contents: add views of your own here.
    open private(set) var contentView = UIView()

    /// A view behind everything else in the cell. Default nil.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }

    /// A view right in front of the background, seen while the cell is selected or highlighted. Default nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, with: selectedBackgroundView)
            showSelection()
        }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if new === selectedBackgroundView, let backgroundView {
            insertSubview(new, aboveSubview: backgroundView)
        } else {
            insertSubview(new, at: 0)
        }
    }

    // MARK: - State

    /// Whether the item is selected. The collection view sets it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { showSelection() } }
    }

    /// Whether a finger is on the item. The collection view sets it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showSelection() } }
    }

    /// Whether the cell can have the keyboard focus: in a collection view that allows selection.
    open override var canBecomeFocused: Bool { (superview as? UICollectionView)?.allowsSelection ?? false }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    // MARK: - Size

    override var sizedView: UIView { contentView }

    /// Returns the size that the constraints in the content view ask for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
