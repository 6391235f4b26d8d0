/// The animatable properties of a layer, as numbers: setting one builds and compares no string.
package enum LayerProperty: UInt8, CaseIterable, Sendable {
    case position, bounds, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
    case opacity, isHidden, isDoubleSided, masksToBounds
    case cornerRadius, maskedCorners, borderWidth, borderColor, backgroundColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case contents, contentsRect, contentsCenter, contentsScale
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, lineDashPhase, miterLimit
    case colors, locations, startPoint, endPoint
    case emitterCells, birthRate, lifetime, velocity, scale, spin
    case emitterPosition, emitterZPosition, emitterSize, emitterDepth
    case instanceCount, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    case backdropFilter

    /// The key of animations and actions.
    package var key: String {
        switch self {
        case .position: "position"
        case .bounds: "bounds"
        case .anchorPoint: "anchorPoint"
        case .anchorPointZ: "anchorPointZ"
        case .zPosition: "zPosition"
        case .transform: "transform"
        case .sublayerTransform: "sublayerTransform"
        case .opacity: "opacity"
        case .isHidden: "hidden"
        case .isDoubleSided: "doubleSided"
        case .masksToBounds: "masksToBounds"
        case .cornerRadius: "cornerRadius"
        case .maskedCorners: "maskedCorners"
        case .borderWidth: "borderWidth"
        case .borderColor: "borderColor"
        case .backgroundColor: "backgroundColor"
        case .shadowColor: "shadowColor"
        case .shadowOpacity: "shadowOpacity"
        case .shadowOffset: "shadowOffset"
        case .shadowRadius: "shadowRadius"
        case .shadowPath: "shadowPath"
        case .contents: "contents"
        case .contentsRect: "contentsRect"
        case .contentsCenter: "contentsCenter"
        case .contentsScale: "contentsScale"
        case .path: "path"
        case .fillColor: "fillColor"
        case .strokeColor: "strokeColor"
        case .strokeStart: "strokeStart"
        case .strokeEnd: "strokeEnd"
        case .lineWidth: "lineWidth"
        case .lineDashPhase: "lineDashPhase"
        case .miterLimit: "miterLimit"
        case .colors: "colors"
        case .locations: "locations"
        case .startPoint: "startPoint"
        case .endPoint: "endPoint"
        case .emitterCells: "emitterCells"
        case .birthRate: "birthRate"
        case .lifetime: "lifetime"
        case .velocity: "velocity"
        case .scale: "scale"
        case .spin: "spin"
        case .emitterPosition: "emitterPosition"
        case .emitterZPosition: "emitterZPosition"
        case .emitterSize: "emitterSize"
        case .emitterDepth: "emitterDepth"
        case .instanceCount: "instanceCount"
        case .instanceDelay: "instanceDelay"
        case .instanceTransform: "instanceTransform"
        case .instanceColor: "instanceColor"
        case .instanceRedOffset: "instanceRedOffset"
        case .instanceGreenOffset: "instanceGreenOffset"
        case .instanceBlueOffset: "instanceBlueOffset"
        case .instanceAlphaOffset: "instanceAlphaOffset"
        case .backdropFilter: "backdropFilter"
        }
    }

    /// Whether two values can be interpolated, so that an implicit animation is visible.
    var interpolates: Bool {
        switch self {
        case .contents, .contentsScale, .isHidden, .isDoubleSided, .masksToBounds, .maskedCorners: false
        case .position, .bounds, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform,
            .opacity, .cornerRadius, .borderWidth, .borderColor, .backgroundColor,
            .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .contentsRect,
            .contentsCenter, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth,
            .lineDashPhase, .miterLimit, .colors, .locations, .startPoint, .endPoint, .emitterCells,
            .birthRate, .lifetime, .velocity, .scale, .spin, .emitterPosition, .emitterZPosition,
            .emitterSize, .emitterDepth, .instanceCount, .instanceDelay, .instanceTransform, .instanceColor,
            .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset,
            .backdropFilter:
            true
        }
    }

    /// Whether a change is animated implicitly. Paths are not, according to Core Animation's reference.
    var animatesByItself: Bool { interpolates && self != .path && self != .shadowPath }

    /// Whether it is one number or several, of every kind of layer.
    var isNumeric: Bool {
        switch self {
        case .position, .bounds, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform,
            .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowOffset, .shadowRadius:
            true
        default: false
        }
    }

    /// The kind of change that is reported to the compositor.
    package var change: LayerChange {
        switch self {
        case .position, .bounds, .anchorPoint, .anchorPointZ, .zPosition, .transform, .sublayerTransform:
            .geometry
        case .opacity, .isHidden: .opacity
        case .contents, .contentsRect, .contentsCenter, .contentsScale: .contents
        default: .style
        }
    }
}
