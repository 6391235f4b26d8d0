import CoreGraphics

// MARK: - Geometry

extension CALayer {
    /// The point that `position` locates and transforms act about; 0…1 across the bounds.
    public var anchorPoint: CGPoint {
        get { modelPointer.pointee.anchorPoint }
        set {
            guard newValue != anchorPoint, accepts(newValue.isFinitePoint, "anchorPoint", newValue)
            else { return }
            change(.anchorPoint, .geometry) { $0.anchorPoint = newValue }
        }
    }

    /// The anchor point's distance from the layer's plane.
    public var anchorPointZ: CGFloat {
        get { modelPointer.pointee.anchorPointZ }
        set {
            guard newValue != anchorPointZ, accepts(newValue.isFinite, "anchorPointZ", newValue)
            else { return }
            change(.anchorPointZ, .geometry) { $0.anchorPointZ = newValue }
        }
    }

    /// The order among siblings, and the distance from the superlayer's plane in perspective.
    public var zPosition: CGFloat {
        get { modelPointer.pointee.zPosition }
        set {
            guard newValue != zPosition, accepts(newValue.isFinite, "zPosition", newValue) else { return }
            change(.zPosition, .geometry) { $0.zPosition = newValue }
            parent?.mark(.sublayers)
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

    /// The width of the border, inside the bounds, in points.
    public var borderWidth: CGFloat {
        get { modelPointer.pointee.borderWidth }
        set {
            guard newValue != borderWidth, accepts(newValue.isFinite, "borderWidth", newValue) else { return }
            change(.borderWidth, .style) { $0.borderWidth = newValue }
        }
    }

    /// The colour of the border; black by default.
    public var borderColor: CGColor? {
        get { modelPointer.pointee.borderColor }
        set {
            guard newValue != borderColor else { return }
            change(.borderColor, .style) { $0.borderColor = newValue }
        }
    }

    /// The colour of the shadow; black by default.
    public var shadowColor: CGColor? {
        get { modelPointer.pointee.shadowColor }
        set {
            guard newValue != shadowColor else { return }
            change(.shadowColor, .style) { $0.shadowColor = newValue }
        }
    }

    /// The opacity of the shadow; 0, which shows none, by default.
    public var shadowOpacity: Float {
        get { modelPointer.pointee.shadowOpacity }
        set {
            guard newValue != shadowOpacity, accepts(newValue.isFinite, "shadowOpacity", newValue)
            else { return }
            change(.shadowOpacity, .style) { $0.shadowOpacity = newValue }
        }
    }

    /// The offset of the shadow; (0, −3) by default.
    public var shadowOffset: CGSize {
        get { modelPointer.pointee.shadowOffset }
        set {
            guard newValue != shadowOffset, accepts(newValue.isFiniteSize, "shadowOffset", newValue)
            else { return }
            change(.shadowOffset, .style) { $0.shadowOffset = newValue }
        }
    }

    /// The softness of the shadow, as the standard deviation of its blur in points; 3 by default.
    public var shadowRadius: CGFloat {
        get { modelPointer.pointee.shadowRadius }
        set {
            guard newValue != shadowRadius, accepts(newValue.isFinite, "shadowRadius", newValue)
            else { return }
            change(.shadowRadius, .style) { $0.shadowRadius = newValue }
        }
    }

    /// The shape that casts the shadow; nil for the layer's own.
    public var shadowPath: CGPath? {
        get { modelPointer.pointee.shadowPath }
        set {
            guard newValue != shadowPath else { return }
            let value = newValue?.copy()
            change(.shadowPath, .style) { $0.shadowPath = value }
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
