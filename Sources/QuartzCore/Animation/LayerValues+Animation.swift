import CoreGraphics

extension LayerValues {
    /// Returns a property as a value that can be interpolated; nil for those of shapes and gradients.
    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case .position: .pair(position.vector)
        case .bounds: .rect(bounds.vector)
        case .anchorPoint: .pair(anchorPoint.vector)
        case .anchorPointZ: .number(Double(anchorPointZ))
        case .zPosition: .number(Double(zPosition))
        case .transform: .transform(transform)
        case .sublayerTransform: .transform(sublayerTransform)
        case .opacity: .number(Double(opacity))
        case .isHidden: .flag(isHidden)
        case .isDoubleSided: .flag(isDoubleSided)
        case .masksToBounds: .flag(masksToBounds)
        case .cornerRadius: .number(Double(cornerRadius))
        case .maskedCorners: .corners(maskedCorners)
        case .borderWidth: .number(Double(borderWidth))
        case .borderColor: .color(borderColor?.rgba ?? .zero)
        case .backgroundColor: .color(backgroundColor?.rgba ?? .zero)
        case .shadowColor: .color(shadowColor?.rgba ?? .zero)
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowOffset: .pair(SIMD2(Double(shadowOffset.width), Double(shadowOffset.height)))
        case .shadowRadius: .number(Double(shadowRadius))
        case .shadowPath: .path(shadowPath)
        case .contents: .image(contents)
        case .contentsRect: .rect(contentsRect.vector)
        case .contentsCenter: .rect(contentsCenter.vector)
        case .contentsScale: .number(Double(contentsScale))
        case .backdropFilter: .numbers((backdropFilter ?? BackdropFilter()).numbers)
        default: nil
        }
    }

    /// Sets a property; ignores a value of another kind.
    mutating func set(_ property: LayerProperty, _ value: AnimationValue) {
        switch (property, value) {
        case (_, .number(let n)): set(property, CGFloat(n))
        case (.position, .pair(let v)): position = CGPoint(v)
        case (.anchorPoint, .pair(let v)): anchorPoint = CGPoint(v)
        case (.shadowOffset, .pair(let v)): shadowOffset = CGSize(width: v.x, height: v.y)
        case (.bounds, .rect(let v)):
            // A bouncing spring may overshoot to a negative size.
            bounds = CGRect(SIMD4(v.x, v.y, max(v.z, 0), max(v.w, 0)))
        case (.contentsRect, .rect(let v)): contentsRect = CGRect(v)
        case (.contentsCenter, .rect(let v)): contentsCenter = CGRect(v)
        case (.transform, .transform(let m)):
            transform = m
            hasTransform = !m.isIdentity
        case (.sublayerTransform, .transform(let m)):
            sublayerTransform = m
            hasSublayerTransform = !m.isIdentity
        case (.isHidden, .flag(let flag)): isHidden = flag
        case (.isDoubleSided, .flag(let flag)): isDoubleSided = flag
        case (.masksToBounds, .flag(let flag)): masksToBounds = flag
        case (.maskedCorners, .corners(let mask)): maskedCorners = mask
        case (.borderColor, .color(let c)): borderColor = CGColor(rgba: c)
        case (.backgroundColor, .color(let c)): backgroundColor = CGColor(rgba: c)
        case (.shadowColor, .color(let c)): shadowColor = CGColor(rgba: c)
        case (.shadowPath, .path(let path)): shadowPath = path
        case (.contents, .image(let image)): contents = image
        case (.backdropFilter, .numbers(let list)):
            backdropFilter = (backdropFilter ?? BackdropFilter()).with(list)
        default: break
        }
    }

    private mutating func set(_ property: LayerProperty, _ number: CGFloat) {
        switch property {
        case .anchorPointZ: anchorPointZ = number
        case .zPosition: zPosition = number
        case .opacity: opacity = Float(number)
        case .cornerRadius: cornerRadius = number
        case .borderWidth: borderWidth = number
        case .shadowOpacity: shadowOpacity = Float(number)
        case .shadowRadius: shadowRadius = number
        case .contentsScale: contentsScale = number
        default: break
        }
    }

    /// Copies a numeric property from another state.
    mutating func take(_ property: LayerProperty, from other: UnsafeMutablePointer<LayerValues>) {
        switch property {
        case .position: position = other.pointee.position
        case .bounds: bounds = other.pointee.bounds
        case .anchorPoint: anchorPoint = other.pointee.anchorPoint
        case .anchorPointZ: anchorPointZ = other.pointee.anchorPointZ
        case .zPosition: zPosition = other.pointee.zPosition
        case .transform:
            transform = other.pointee.transform
            hasTransform = other.pointee.hasTransform
        case .sublayerTransform:
            sublayerTransform = other.pointee.sublayerTransform
            hasSublayerTransform = other.pointee.hasSublayerTransform
        case .opacity: opacity = other.pointee.opacity
        case .cornerRadius: cornerRadius = other.pointee.cornerRadius
        case .borderWidth: borderWidth = other.pointee.borderWidth
        case .shadowOpacity: shadowOpacity = other.pointee.shadowOpacity
        case .shadowOffset: shadowOffset = other.pointee.shadowOffset
        case .shadowRadius: shadowRadius = other.pointee.shadowRadius
        default: preconditionFailure("\(property) is no numeric property of every layer.")
        }
    }

    /// Returns the differences between two states in animatable properties.
    func difference(from other: LayerValues) -> LayerChange {
        var change: LayerChange = []
        if position != other.position || bounds != other.bounds || transform != other.transform
            || anchorPoint != other.anchorPoint || zPosition != other.zPosition
            || anchorPointZ != other.anchorPointZ || sublayerTransform != other.sublayerTransform
        {
            change.insert(.geometry)
        }
        if opacity != other.opacity || isHidden != other.isHidden { change.insert(.opacity) }
        if contents !== other.contents || contentsRect != other.contentsRect
            || contentsCenter != other.contentsCenter || contentsScale != other.contentsScale
        {
            change.insert(.contents)
        }
        if hasOtherStyle(than: other) { change.insert(.style) }
        return change
    }

    private func hasOtherStyle(than other: LayerValues) -> Bool {
        cornerRadius != other.cornerRadius || maskedCorners != other.maskedCorners
            || borderWidth != other.borderWidth || shadowOpacity != other.shadowOpacity
            || shadowOffset != other.shadowOffset || shadowRadius != other.shadowRadius
            || isDoubleSided != other.isDoubleSided || masksToBounds != other.masksToBounds
            || backgroundColor != other.backgroundColor || borderColor != other.borderColor
            || shadowColor != other.shadowColor || shadowPath != other.shadowPath
            || backdropFilter != other.backdropFilter
    }
}
