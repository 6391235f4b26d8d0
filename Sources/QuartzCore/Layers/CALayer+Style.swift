import CoreGraphics

// MARK: - Geometry

extension CALayer {
    func setAnchorPointZ(_ newValue: CGFloat) {
        guard newValue != anchorPointZ, accepts(newValue.isFinite, "anchorPointZ", newValue)
        else { return }
        change(.anchorPointZ, .geometry) { $0.anchorPointZ = newValue }
    }

    func setSublayerTransform(_ newValue: CATransform3D) {
        guard newValue != sublayerTransform, accepts(newValue.isFinite, "sublayerTransform", newValue)
        else { return }
        change(.sublayerTransform, .geometry) {
            $0.sublayerTransform = newValue
            $0.hasSublayerTransform = !newValue.isIdentity
        }
    }
}

// MARK: - Style

extension CALayer {
    func setIsDoubleSided(_ newValue: Bool) {
        guard newValue != isDoubleSided else { return }
        change(.isDoubleSided, .style) { $0.isDoubleSided = newValue }
    }

    func setIsOpaque(_ newValue: Bool) {
        guard newValue != isOpaque else { return }
        modelPointer.pointee.isOpaque = newValue
        mark(.style)
    }

    func setAllowsGroupOpacity(_ newValue: Bool) {
        guard newValue != allowsGroupOpacity else { return }
        modelPointer.pointee.allowsGroupOpacity = newValue
        mark(.opacity)
    }

    func setMaskedCorners(_ newValue: CACornerMask) {
        guard newValue != maskedCorners else { return }
        change(.maskedCorners, .style) { $0.maskedCorners = newValue }
    }
}

// MARK: - Contents

extension CALayer {
    func setContentsRect(_ newValue: CGRect) {
        guard newValue != contentsRect, accepts(newValue.isFiniteRect, "contentsRect", newValue)
        else { return }
        change(.contentsRect, .contents) { $0.contentsRect = newValue }
    }

    func setContentsCenter(_ newValue: CGRect) {
        guard newValue != contentsCenter, accepts(newValue.isFiniteRect, "contentsCenter", newValue)
        else { return }
        change(.contentsCenter, .contents) { $0.contentsCenter = newValue }
    }

    func setContentsScale(_ newValue: CGFloat) {
        guard newValue != contentsScale,
            accepts(newValue.isFinite && newValue > 0, "contentsScale", newValue)
        else { return }
        change(.contentsScale, .contents) { $0.contentsScale = newValue }
    }

    func setContentsGravity(_ newValue: CALayerContentsGravity) {
        guard newValue != contentsGravity else { return }
        modelPointer.pointee.contentsGravity = newValue
        mark(.contents)
    }

    func setMinificationFilter(_ newValue: CALayerContentsFilter) {
        guard newValue != minificationFilter else { return }
        modelPointer.pointee.minificationFilter = newValue
        mark(.contents)
    }

    func setMagnificationFilter(_ newValue: CALayerContentsFilter) {
        guard newValue != magnificationFilter else { return }
        modelPointer.pointee.magnificationFilter = newValue
        mark(.contents)
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
