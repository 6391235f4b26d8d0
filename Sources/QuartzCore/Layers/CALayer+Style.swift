import CoreGraphics

// MARK: - Geometry

extension CALayer {
    func setPosition(_ newValue: CGPoint) {
        guard newValue != modelPointer.pointee.position,
            accepts(newValue.isFinitePoint, "position", newValue)
        else { return }
        change(.position, .geometry) { $0.position = newValue }
    }

    func setTransform(_ newValue: CATransform3D) {
        guard newValue != modelPointer.pointee.transform,
            accepts(newValue.isFinite, "transform", newValue)
        else { return }
        change(.transform, .geometry) {
            $0.transform = newValue
            $0.hasTransform = !newValue.isIdentity
        }
    }

    func setZPosition(_ newValue: CGFloat) {
        guard newValue != zPosition, accepts(newValue.isFinite, "zPosition", newValue) else { return }
        change(.zPosition, .geometry) { $0.zPosition = newValue }
    }

    func setAnchorPoint(_ newValue: CGPoint) {
        guard newValue != anchorPoint, accepts(newValue.isFinitePoint, "anchorPoint", newValue)
        else { return }
        change(.anchorPoint, .geometry) { $0.anchorPoint = newValue }
    }

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
    func setOpacity(_ newValue: Float) {
        guard newValue != modelPointer.pointee.opacity, accepts(newValue.isFinite, "opacity", newValue)
        else { return }
        change(.opacity, .opacity) { $0.opacity = newValue }
    }

    func setIsHidden(_ newValue: Bool) {
        guard newValue != modelPointer.pointee.isHidden else { return }
        change(.isHidden, .opacity) { $0.isHidden = newValue }
    }

    func setMasksToBounds(_ newValue: Bool) {
        guard newValue != modelPointer.pointee.masksToBounds else { return }
        change(.masksToBounds, .style) { $0.masksToBounds = newValue }
    }

    func setBackgroundColor(_ newValue: CGColor?) {
        guard newValue != modelPointer.pointee.backgroundColor else { return }
        change(.backgroundColor, .style) { $0.backgroundColor = newValue }
    }

    func setCornerRadius(_ newValue: CGFloat) {
        guard newValue != modelPointer.pointee.cornerRadius,
            accepts(newValue.isFinite, "cornerRadius", newValue)
        else { return }
        change(.cornerRadius, .style) { $0.cornerRadius = newValue }
    }

    func setBorderColor(_ newValue: CGColor?) {
        guard newValue != borderColor else { return }
        change(.borderColor, .style) { $0.borderColor = newValue }
    }

    func setBorderWidth(_ newValue: CGFloat) {
        guard newValue != borderWidth, accepts(newValue.isFinite, "borderWidth", newValue) else { return }
        change(.borderWidth, .style) { $0.borderWidth = newValue }
    }

    func setIsDoubleSided(_ newValue: Bool) {
        guard newValue != isDoubleSided else { return }
        change(.isDoubleSided, .style) { $0.isDoubleSided = newValue }
    }

    func setIsOpaque(_ newValue: Bool) {
        guard newValue != isOpaque else { return }
        modelPointer.pointee.isOpaque = newValue
        mark(.style)
    }

    func setAllowsEdgeAntialiasing(_ newValue: Bool) {
        guard newValue != allowsEdgeAntialiasing else { return }
        modelPointer.pointee.allowsEdgeAntialiasing = newValue
        mark(.style)
    }

    func setEdgeAntialiasingMask(_ newValue: CAEdgeAntialiasingMask) {
        guard newValue != edgeAntialiasingMask else { return }
        modelPointer.pointee.edgeAntialiasingMask = newValue
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

// MARK: - Shadow

extension CALayer {
    func setShadowColor(_ newValue: CGColor?) {
        guard newValue != shadowColor else { return }
        change(.shadowColor, .style) { $0.shadowColor = newValue }
    }

    func setShadowOpacity(_ newValue: Float) {
        guard newValue != shadowOpacity, accepts(newValue.isFinite, "shadowOpacity", newValue)
        else { return }
        change(.shadowOpacity, .style) { $0.shadowOpacity = newValue }
    }

    func setShadowOffset(_ newValue: CGSize) {
        guard newValue != shadowOffset, accepts(newValue.isFiniteSize, "shadowOffset", newValue)
        else { return }
        change(.shadowOffset, .style) { $0.shadowOffset = newValue }
    }

    func setShadowRadius(_ newValue: CGFloat) {
        guard newValue != shadowRadius, accepts(newValue.isFinite, "shadowRadius", newValue)
        else { return }
        change(.shadowRadius, .style) { $0.shadowRadius = newValue }
    }

    func setShadowPath(_ newValue: CGPath?) {
        guard newValue != shadowPath else { return }
        let value = newValue?.copy()
        change(.shadowPath, .style) { $0.shadowPath = value }
    }
}

// MARK: - Contents

extension CALayer {
    func setContents(_ newValue: Any?) {
        let image = newValue as? CGImage
        guard newValue == nil || image != nil else {
            return complain("contents", "takes a CGImage, not \(String(describing: newValue))")
        }
        guard image !== modelPointer.pointee.contents else { return }
        change(.contents, .contents) { $0.contents = image }
    }

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

    func setMinificationFilterBias(_ newValue: Float) {
        guard newValue != minificationFilterBias,
            accepts(newValue.isFinite, "minificationFilterBias", newValue)
        else { return }
        modelPointer.pointee.minificationFilterBias = newValue
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
