import CoreGraphics

// MARK: - Geometry

extension CALayer {
    /// The anchor point's distance from the layer's plane.
    public var anchorPointZ: CGFloat {
        get { modelPointer.pointee.anchorPointZ }
        set {
            guard newValue != anchorPointZ, accepts(newValue.isFinite, "anchorPointZ", newValue)
            else { return }
            change(.anchorPointZ, .geometry) { $0.anchorPointZ = newValue }
        }
    }

    /// The transform of all sublayers about this layer's anchor point; mostly a perspective.
    public var sublayerTransform: CATransform3D {
        get { modelPointer.pointee.sublayerTransform }
        set {
            guard newValue != sublayerTransform, accepts(newValue.isFinite, "sublayerTransform", newValue)
            else { return }
            change(.sublayerTransform, .geometry) {
                $0.sublayerTransform = newValue
                $0.hasSublayerTransform = !newValue.isIdentity
            }
        }
    }

    /// Returns `transform` as an affine transform; the identity where it is not affine.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to an affine transform.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
}

// MARK: - Style

extension CALayer {
    /// Whether the back is drawn when the layer faces away.
    public var isDoubleSided: Bool {
        get { modelPointer.pointee.isDoubleSided }
        set {
            guard newValue != isDoubleSided else { return }
            change(.isDoubleSided, .style) { $0.isDoubleSided = newValue }
        }
    }

    /// Whether the contents are promised to cover the bounds without a hole.
    public var isOpaque: Bool {
        get { modelPointer.pointee.isOpaque }
        set {
            guard newValue != isOpaque else { return }
            modelPointer.pointee.isOpaque = newValue
            mark(.style)
        }
    }

    /// Whether `opacity` acts on the layer and its sublayers as one picture (the default) or on each alone.
    public var allowsGroupOpacity: Bool {
        get { modelPointer.pointee.allowsGroupOpacity }
        set {
            guard newValue != allowsGroupOpacity else { return }
            modelPointer.pointee.allowsGroupOpacity = newValue
            mark(.opacity)
        }
    }

    /// Which corners `cornerRadius` rounds; all by default.
    public var maskedCorners: CACornerMask {
        get { modelPointer.pointee.maskedCorners }
        set {
            guard newValue != maskedCorners else { return }
            change(.maskedCorners, .style) { $0.maskedCorners = newValue }
        }
    }

}

// MARK: - Contents

extension CALayer {
    /// The part of the contents that is drawn, 0…1.
    public var contentsRect: CGRect {
        get { modelPointer.pointee.contentsRect }
        set {
            guard newValue != contentsRect, accepts(newValue.isFiniteRect, "contentsRect", newValue)
            else { return }
            change(.contentsRect, .contents) { $0.contentsRect = newValue }
        }
    }

    /// The part of the contents that stretches, 0…1; the rest keeps its size.
    public var contentsCenter: CGRect {
        get { modelPointer.pointee.contentsCenter }
        set {
            guard newValue != contentsCenter, accepts(newValue.isFiniteRect, "contentsCenter", newValue)
            else { return }
            change(.contentsCenter, .contents) { $0.contentsCenter = newValue }
        }
    }

    /// Pixels of the contents per point.
    public var contentsScale: CGFloat {
        get { modelPointer.pointee.contentsScale }
        set {
            guard newValue != contentsScale,
                accepts(newValue.isFinite && newValue > 0, "contentsScale", newValue)
            else { return }
            change(.contentsScale, .contents) { $0.contentsScale = newValue }
        }
    }

    /// How the contents are fitted into the bounds.
    public var contentsGravity: CALayerContentsGravity {
        get { modelPointer.pointee.contentsGravity }
        set {
            guard newValue != contentsGravity else { return }
            modelPointer.pointee.contentsGravity = newValue
            mark(.contents)
        }
    }

    /// How contents are sampled when they are shrunk.
    public var minificationFilter: CALayerContentsFilter {
        get { modelPointer.pointee.minificationFilter }
        set {
            guard newValue != minificationFilter else { return }
            modelPointer.pointee.minificationFilter = newValue
            mark(.contents)
        }
    }

    /// How contents are sampled when they are enlarged.
    public var magnificationFilter: CALayerContentsFilter {
        get { modelPointer.pointee.magnificationFilter }
        set {
            guard newValue != magnificationFilter else { return }
            modelPointer.pointee.magnificationFilter = newValue
            mark(.contents)
        }
    }

    /// The colour of contents that are a mask.
    package var contentsTint: CGColor? {
        get { modelPointer.pointee.contentsTint }
        set {
            guard newValue != contentsTint else { return }
            modelPointer.pointee.contentsTint = newValue
            mark(.contents)
        }
    }
}
