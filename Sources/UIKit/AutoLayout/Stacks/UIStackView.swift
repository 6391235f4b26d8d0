/// A view that lays out a list of views in a row or a column, with constraints of its own.
///
/// The arranged views are subviews whose frames no longer count as constraints. Hidden ones take no room.
/// What the stack needs of constraints it makes in the constraint pass; they have names that begin with
/// `UISV`.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the views fill the stack along its axis.
    public enum Distribution: Int, Sendable {
        /// They take all room; those that resist it least are stretched or cut.
        case fill = 0
        /// They take all room and have the same length.
        case fillEqually = 1
        /// They take all room, each in proportion to its contents.
        case fillProportionally = 2
        /// They keep their lengths, and the room between them is the same everywhere.
        case equalSpacing = 3
        /// They keep their lengths, and their middles have the same distances, as far as the spacing lets
        /// them.
        case equalCentering = 4
    }

    /// Where the views are across the stack's axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the edge at which a line begins, or at the upper edge.
        case leading = 1
        /// With their first lines of text on one line, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the edge at which a line ends, or at the lower edge.
        case trailing = 4
        /// With their last lines of text on one line, in a row.
        case lastBaseline = 5

        /// At the upper edge.
        public static let top = Alignment.leading
        /// At the lower edge.
        public static let bottom = Alignment.trailing
    }

    /// Stands for the usual distance of the system in `setCustomSpacing(_:after:)`.
    public static let spacingUseSystem: CGFloat = -.greatestFiniteMagnitude
    /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

    private var made: [NSLayoutConstraint] = []
    private var spacers: [UILayoutGuide] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    // MARK: - Creating a stack

    /// Makes an empty stack.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Makes an empty stack; nothing is read from the decoder.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: - Arranged views

    /// The views in the stack, in their order along the axis.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Adds a view at the end, and as a subview if it is none.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains(view) ? 1 : 0))
    }

    /// Adds a view at an index, or moves it there. An index beyond the end gives a diagnostic and counts as
    /// the end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if !(0...arrangedSubviews.count).contains(stackIndex) {
            diagnose(
                .error, "insertArrangedSubview(_:at:)",
                "has \(arrangedSubviews.count) arranged subviews, so index \(stackIndex) is out of bounds; the view "
                    + "goes to the nearest place")
        }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        view.flags.insert(.arranged)
        if view.superview !== self { addSubview(view) }
        setNeedsArrangement()
    }

    /// Takes a view out of the list. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        forget(view)
    }

    private func forget(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        view.flags.remove(.arranged)
        setNeedsArrangement()
    }

    /// Takes a subview that is removed out of the list.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { forget(subview) }
    }

    // MARK: - Layout

    /// The direction of the list. Default horizontal.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }

    /// How the views fill the stack along its axis. Default fill.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// Where the views are across the axis. Default fill.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }

    /// The points between two views: the exact distance, or the least one for equal spacing and centering.
    /// Default 0.
    open var spacing: CGFloat = 0 {
        didSet {
            guard spacing.isFinite else {
                diagnose(.error, "spacing", "was given \(spacing), which is ignored: use a finite number")
                return spacing = oldValue
            }
            if spacing != oldValue { setNeedsArrangement() }
        }
    }

    /// Whether the views are laid out within the layout margins instead of the edges. Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Sets the points after one arranged view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard !spacing.isNaN, arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// Returns the points after one arranged view; `spacingUseDefault` where none were set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Stacks are laid out by constraints.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Makes the constraints of the list anew if it has changed.
    open override func updateConstraints() {
        if needsArrangement {
            needsArrangement = false
            arrange()
        }
        super.updateConstraints()
    }

    /// The view whose first line of text is the stack's: the first of a column, the tallest of a row.
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

    /// The view whose last line of text is the stack's: the last of a column, the tallest of a row.
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    // MARK: - Arranging

    private var needsArrangement = true

    func setNeedsArrangement() {
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    private func baselineView(isFirst: Bool) -> UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        let view =
            axis == .vertical
            ? (isFirst ? shown.first : shown.last)
            : shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
        guard let view else { return self }
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    private func arrange() {
        NSLayoutConstraint.deactivate(made)
        for spacer in spacers { removeLayoutGuide(spacer) }
        var arrangement = StackArrangement(self)
        arrangement.arrange()
        (made, spacers) = (arrangement.made, arrangement.spacers)
        for spacer in spacers { addLayoutGuide(spacer) }
        NSLayoutConstraint.activate(made)
    }

    /// The points after a view that takes room.
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
        return custom == Self.spacingUseSystem ? StackArrangement.systemSpacing : custom
    }
}
