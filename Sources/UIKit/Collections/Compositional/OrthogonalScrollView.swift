/// What holds the cells of a section that scrolls across its layout.
final class OrthogonalScrollView: UIScrollView {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous {
        didSet {
            isPagingEnabled = behavior == .paging
            decelerationRate = behavior == .groupPaging || behavior == .groupPagingCentered ? .fast : .normal
        }
    }
    /// Where the groups begin and end along the way.
    var spans: [ClosedRange<CGFloat>] = []
    var isHorizontal = true
    var didScroll: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let isOther = newValue != super.bounds
            super.bounds = newValue
            if isOther { didScroll() }
        }
    }

    // MARK: - Where it rests

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let pace = isHorizontal ? velocity.x : velocity.y
        let stop: CGFloat? =
            switch behavior {
            case .none, .continuous, .paging: nil
            case .continuousGroupLeadingBoundary:
                stops.min { distance($0, proposed) < distance($1, proposed) }
            case .groupPaging, .groupPagingCentered: pageStop(pace)
            }
        guard let stop else { return proposed }
        return clamped(isHorizontal ? CGPoint(x: stop, y: proposed.y) : CGPoint(x: proposed.x, y: stop))
    }

    override var restAfterTouch: CGPoint { restingOffset(proposed: contentOffset, velocity: .zero) }

    /// The offsets at which a group is where it rests.
    private var stops: [CGFloat] {
        let length = isHorizontal ? bounds.width : bounds.height
        let lead = spans.first?.lowerBound ?? 0
        return spans.map { span in
            behavior == .groupPagingCentered
                ? (span.lowerBound + span.upperBound - length) / 2 : span.lowerBound - lead
        }
    }

    private func distance(_ stop: CGFloat, _ offset: CGPoint) -> CGFloat {
        abs(stop - (isHorizontal ? offset.x : offset.y))
    }

    /// The group that is nearest, or, of a drag with a velocity, the one after that at its beginning.
    private func pageStop(_ velocity: CGFloat) -> CGFloat? {
        let stops = stops
        func nearest(_ offset: CGPoint) -> Int? {
            stops.indices.min { distance(stops[$0], offset) < distance(stops[$1], offset) }
        }
        guard let from = nearest(dragStart), let here = nearest(contentOffset) else { return nil }
        var index = min(max(here, from - 1), from + 1)
        if velocity > 0 { index = from + 1 }
        if velocity < 0 { index = from - 1 }
        return stops[min(max(index, 0), stops.count - 1)]
    }

    /// The inset at both ends with which the first and the last group can be in the middle.
    var centeringInsets: UIEdgeInsets {
        guard behavior == .groupPagingCentered, let first = stops.first, let last = stops.last else {
            return .zero
        }
        let most = isHorizontal ? contentSize.width - bounds.width : contentSize.height - bounds.height
        let (before, after) = (max(0, -first), max(0, last - max(0, most)))
        return isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }
}
