import QuartzCore

/// Where one element of a collection view is, and how it looks there.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)` to include them, and the
/// layout names it in `layoutAttributesClass`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Where the element stands in the data.
    open var indexPath = IndexPath()

    /// Whether it is a cell, a supplementary view or a decoration view.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view; nil for a cell.
    open private(set) var representedElementKind: String?

    /// Makes attributes of nothing: use one of the others.
    public override init() {
        super.init()
    }

    /// Makes attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Makes attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    // MARK: - Geometry and look

    /// The smallest rectangle of the content that holds the element, its transform included. Setting it sets
    /// centre and size.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            return CATransform3DIsIdentity(transform3D) ? plain : box(around: plain)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The element's own rectangle; its origin is always zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The middle, in the content's coordinates.
    open var center = CGPoint.zero

    /// The size without the transform.
    open var size = CGSize.zero

    /// The transform about the middle, in three dimensions.
    open var transform3D = CATransform3DIdentity

    /// The transform about the middle. The other form of `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The opacity, from 0 to 1. Default 1.
    open var alpha: CGFloat = 1

    /// Elements with a higher index lie in front. Default 0.
    open var zIndex = 0

    /// Whether the element is not shown. Default false.
    open var isHidden = false

    /// Which of its lengths the view decides; nil where the layout asks for neither of them alone.
    var estimates: (width: Bool, height: Bool)?

    /// Where the element stands in a list; nil in other layouts.
    var listPlace: ListPlace?

    // MARK: - Copies and comparison

    /// Returns a copy of the same class. A subclass calls `super` and copies its own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.blank
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.estimates = estimates
        copy.listPlace = listPlace
        return copy
    }

    /// Returns a copy of the same class.
    open override func copy() -> Any { copy(with: nil) }

    /// Whether another object holds the same values. A subclass calls `super` and compares its own
    /// properties.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return indexPath == other.indexPath && center == other.center && size == other.size
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && listPlace == other.listPlace
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// The hash of the index path.
    open override var hash: Int { indexPath.hashValue }

    // MARK: - For the library

    var element: CollectionElement {
        switch representedElementCategory {
        case .cell: .cell(indexPath)
        case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
        case .decorationView: .decoration(representedElementKind ?? "", indexPath)
        }
    }

    /// Whether all numbers are finite.
    var isFinite: Bool {
        center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
            && alpha.isFinite && transform3D.m11.isFinite && transform3D.m44.isFinite
    }

    /// A copy whose opacity is 0.
    var faded: UICollectionViewLayoutAttributes {
        let copy = duplicate
        copy.alpha = 0
        return copy
    }

    /// A copy that stands elsewhere in the data.
    func moved(to indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let copy = duplicate
        copy.indexPath = indexPath
        return copy
    }

    /// A copy; a subclass whose `copy(with:)` returns something else gets its original back.
    var duplicate: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    private func box(around plain: CGRect) -> CGRect {
        let (x, y) = (plain.width / 2, plain.height / 2)
        let corners = [(-x, -y), (x, -y), (-x, y), (x, y)].map { project(x: $0, y: $1) }
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return CGRect(x: center.x + left, y: center.y + top, width: right - left, height: bottom - top)
    }

    private func project(x: CGFloat, y: CGFloat) -> CGPoint {
        let t = transform3D
        let depth = x * t.m14 + y * t.m24 + t.m44
        let scale = depth == 0 ? 1 : 1 / depth
        return CGPoint(x: (x * t.m11 + y * t.m21 + t.m41) * scale, y: (x * t.m12 + y * t.m22 + t.m42) * scale)
    }
}

// Swift lets only `required` initializers make an object of a class that is known at run time alone, and
// UIKit's are not. A convenience initializer calls the class's own one, whichever class it is called on; the
// method beside it is that initializer under another name, and may be called on any class.
extension UICollectionViewLayoutAttributes {
    @_silgen_name("uikit_layoutAttributes_ofDynamicType")
    convenience init(ofDynamicType: Void) { self.init() }

    @_silgen_name("uikit_layoutAttributes_ofDynamicType")
    static func makeOfDynamicType() -> UICollectionViewLayoutAttributes

    /// New attributes of this class.
    static var blank: UICollectionViewLayoutAttributes {
        self == UICollectionViewLayoutAttributes.self
            ? UICollectionViewLayoutAttributes() : makeOfDynamicType()
    }

    /// Makes attributes of this class, of an element.
    static func make(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let made = blank
        made.indexPath = element.indexPath
        switch element {
        case .cell: break
        case .supplementary(let kind, _):
            made.representedElementCategory = .supplementaryView
            made.representedElementKind = kind
        case .decoration(let kind, _):
            made.representedElementCategory = .decorationView
            made.representedElementKind = kind
        }
        return made
    }
}
