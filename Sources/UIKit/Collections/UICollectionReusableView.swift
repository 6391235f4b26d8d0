/// A view of a collection view that is used again for another element once its own is out of sight: a header,
/// a footer, a decoration, and the base of cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier with which the view was dequeued; nil if it was not.
    open internal(set) var reuseIdentifier: String?

    /// What the view shows at the moment; nil while it waits to be used again.
    var shownAttributes: UICollectionViewLayoutAttributes?
    /// What the view was asked for its size with, and what it answered.
    var measured: Measurement?
    /// How many views the collection view had shown before this one: the later lies in front.
    var arrival = 0

    /// Makes a view of a size. A collection view calls it for classes that were registered.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes an empty one; nothing is read from the decoder, as there are no archives of views here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used again. Unless overridden it does nothing.
    open func prepareForReuse() {}

    /// Takes on attributes; the collection view has already set frame, transform, opacity and the like.
    /// Unless overridden it does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes its layout. Unless overridden it does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the collection view has changed its layout. Unless overridden it does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that suit the contents: with the size that constraints ask for, or
    /// `sizeThatFits(_:)`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        prepareToBeMeasured()
        let preferred = layoutAttributes.duplicate
        guard let estimates = layoutAttributes.estimates else {
            preferred.size =
                sizedView.isConstrainedInside
                ? systemLayoutSizeFitting(layoutAttributes.size) : sizeThatFits(layoutAttributes.size)
            return preferred
        }
        let wanted =
            sizedView.isConstrainedInside
            ? systemLayoutSizeFitting(
                layoutAttributes.size,
                withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
                verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
            : sizeThatFits(layoutAttributes.size)
        if estimates.width { preferred.size.width = wanted.width }
        if estimates.height { preferred.size.height = wanted.height }
        return preferred
    }

    /// Called before the view is asked for its size.
    func prepareToBeMeasured() {}

    /// The view whose constraints decide the size.
    var sizedView: UIView { self }

    /// Takes on attributes unless it has the same ones.
    func adopt(_ attributes: UICollectionViewLayoutAttributes) {
        if let shownAttributes, shownAttributes.isEqual(attributes) { return }
        place(attributes)
        shownAttributes = attributes.duplicate
        apply(attributes)
    }

    struct Measurement {
        let asked: CGSize
        let answer: CGSize
        /// Whether the layout gave the view what it asked for.
        var isGranted = false
    }

    /// Whether the view need not be asked for its size: it has the one that it asked for, or the layout keeps
    /// it at the one that it was asked with.
    func isMeasured(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let measured else { return false }
        if attributes.size == measured.answer {
            self.measured?.isGranted = true
            return true
        }
        return attributes.size == measured.asked && !measured.isGranted
    }

    private func place(_ attributes: UICollectionViewLayoutAttributes) {
        if bounds.size != attributes.size { bounds.size = attributes.size }
        let origin = (superview as? OrthogonalScrollView)?.frame.origin ?? .zero
        let middle = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
        if center != middle { center = middle }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
            transform3D = attributes.transform3D
        }
        if shownAttributes?.alpha ?? 1 != attributes.alpha { alpha = attributes.alpha }
        if shownAttributes?.isHidden ?? false != attributes.isHidden { isHidden = attributes.isHidden }
    }
}

// As for attributes: an object of a class that is known at run time alone.
extension UICollectionReusableView {
    @_silgen_name("uikit_collectionReusableView_ofDynamicType")
    convenience init(ofDynamicTypeWith frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("uikit_collectionReusableView_ofDynamicType")
    static func makeOfDynamicType(frame: CGRect) -> UICollectionReusableView
}
