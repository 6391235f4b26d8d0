/// The layout between two others while a gesture, or anything else, drives the change from one to the other.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that the change began with.
    open private(set) var currentLayout: UICollectionViewLayout

    /// The layout that the change leads to.
    open private(set) var nextLayout: UICollectionViewLayout

    private var values: [String: CGFloat] = [:]
    /// The content offsets of both ends.
    var offsets = (from: CGPoint.zero, to: CGPoint.zero)
    /// Those of both layouts that were invalidated.
    var staleParts: [UICollectionViewLayout] = []

    /// Makes a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Makes a layout between two flow layouts; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        nextLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// How far the change is, from 0 to 1. It may go beyond; a number that is not finite is ignored.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else {
                let wrong = transitionProgress
                transitionProgress = oldValue
                collectionView?.diagnose(
                    .error, "transitionProgress",
                    "was given a progress of \(wrong), which is ignored: use a finite one")
                return
            }
            guard transitionProgress != oldValue else { return }
            invalidateLayout()
            collectionView?.transitionDidProgress(self)
        }
    }

    /// Stores a value of an app's own that goes along with the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns a value that was stored; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: - Layout

    /// Prepares both layouts where that is due.
    open override func prepare() {
        let stale = staleParts
        staleParts = []
        for part in stale { part.prepare() }
    }

    /// Whether one of both layouts has to be prepared again for another size.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard newBounds.size != collectionView?.bounds.size else { return false }
        let parts = [currentLayout, nextLayout].filter {
            $0.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
        for part in parts {
            part.invalidateLayout(with: part.invalidationContext(forBoundsChange: newBounds))
        }
        return !parts.isEmpty
    }

    /// Between the sizes of both layouts.
    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
    }

    /// Returns all that is in sight at one of both ends, in between.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen = Set<CollectionElement>()
        let (before, after) = (
            rect.offsetBy(dx: offsets.from.x - offset.x, dy: offsets.from.y - offset.y),
            rect.offsetBy(dx: offsets.to.x - offset.x, dy: offsets.to.y - offset.y)
        )
        let all =
            (currentLayout.layoutAttributesForElements(in: before) ?? [])
            + (nextLayout.layoutAttributesForElements(in: after) ?? [])
        return all.compactMap { seen.insert($0.element).inserted ? mixed($0.element) : nil }
    }

    /// Returns where an item is in between.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(.cell(indexPath))
    }

    /// Returns where a supplementary view is in between.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixed(.supplementary(elementKind, indexPath)) }

    /// Returns where a decoration view is in between.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixed(.decoration(elementKind, indexPath)) }

    /// The content offset in between.
    var offset: CGPoint {
        CGPoint(x: between(offsets.from.x, offsets.to.x), y: between(offsets.from.y, offsets.to.y))
    }

    override var measuresViews: Bool { false }

    override func decorationClass(_ kind: String) -> UICollectionReusableView.Type? {
        super.decorationClass(kind) ?? nextLayout.decorationClass(kind) ?? currentLayout.decorationClass(kind)
    }

    private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    /// Mixes both layouts' attributes; what only one of them has comes or goes by its opacity.
    private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (before, after) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        guard let a = before ?? after, let b = after ?? before else { return nil }
        let mixed = (transitionProgress < 0.5 ? a : b).duplicate
        mixed.center = CGPoint(x: between(a.center.x, b.center.x), y: between(a.center.y, b.center.y))
        mixed.size = CGSize(
            width: max(0, between(a.size.width, b.size.width)),
            height: max(0, between(a.size.height, b.size.height)))
        mixed.alpha = between(before?.alpha ?? 0, after?.alpha ?? 0)
        if !CATransform3DEqualToTransform(a.transform3D, b.transform3D) {
            mixed.transform3D = Self.mix(a.transform3D, b.transform3D, transitionProgress)
        }
        return mixed
    }

    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: CGFloat) -> CATransform3D {
        func mix(_ path: WritableKeyPath<CATransform3D, CGFloat>) -> CGFloat {
            a[keyPath: path] + (b[keyPath: path] - a[keyPath: path]) * t
        }
        var mixed = a
        for path in [
            \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34,
            \.m41, \.m42, \.m43, \.m44,
        ] { mixed[keyPath: path] = mix(path) }
        return mixed
    }
}
