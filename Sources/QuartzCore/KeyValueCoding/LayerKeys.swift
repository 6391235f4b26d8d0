import CoreGraphics

/// A property of layers as key-value coding sees it.
@MainActor
struct LayerKey {
    /// Returns the value, numbers as `NSNumber`.
    let read: @MainActor (CALayer) -> Any?
    /// Sets the value; false where it is of the wrong kind.
    let write: @MainActor (CALayer, Any?) -> Bool
}

/// The properties of layers by their keys.
@MainActor
enum LayerKeys {
    /// Returns a property of a layer's kind; nil for keys that Core Animation does not know.
    static func property(_ key: String, of layer: CALayer) -> LayerKey? {
        if let property = all[key] { return property }
        if layer is CAShapeLayer, let property = shape[key] { return property }
        if layer is CAGradientLayer, let property = gradient[key] { return property }
        if layer is CAEmitterLayer, let property = emitter[key] { return property }
        if layer is CAReplicatorLayer, let property = replicator[key] { return property }
        return nil
    }

    private static let all: [String: LayerKey] = [
        "bounds": value(\.bounds, LayerKeyValue.rect), "frame": value(\.frame, LayerKeyValue.rect),
        "position": value(\.position, LayerKeyValue.point),
        "anchorPoint": value(\.anchorPoint, LayerKeyValue.point), "anchorPointZ": number(\.anchorPointZ),
        "zPosition": number(\.zPosition), "transform": value(\.transform, LayerKeyValue.transform),
        "sublayerTransform": value(\.sublayerTransform, LayerKeyValue.transform),
        "opacity": number(\.opacity),
        "hidden": flag(\.isHidden), "isHidden": flag(\.isHidden), "doubleSided": flag(\.isDoubleSided),
        "isDoubleSided": flag(\.isDoubleSided), "masksToBounds": flag(\.masksToBounds),
        "opaque": flag(\.isOpaque), "isOpaque": flag(\.isOpaque), "cornerRadius": number(\.cornerRadius),
        "maskedCorners": value(\.maskedCorners, LayerKeyValue.corners), "borderWidth": number(\.borderWidth),
        "borderColor": color(\.borderColor), "backgroundColor": color(\.backgroundColor),
        "shadowColor": color(\.shadowColor), "shadowOpacity": number(\.shadowOpacity),
        "shadowOffset": value(\.shadowOffset, LayerKeyValue.size), "shadowRadius": number(\.shadowRadius),
        "shadowPath": path(\.shadowPath), "contents": LayerKey(read: { $0.contents }, write: setContents),
        "contentsRect": value(\.contentsRect, LayerKeyValue.rect),
        "contentsCenter": value(\.contentsCenter, LayerKeyValue.rect),
        "contentsScale": number(\.contentsScale), "speed": number(\.speed),
        "timeOffset": number(\.timeOffset),
        "beginTime": number(\.beginTime), "duration": number(\.duration),
        "repeatCount": number(\.repeatCount), "autoreverses": flag(\.autoreverses),
        "repeatDuration": number(\.repeatDuration), "fillMode": name(\.fillMode),
        "contentsGravity": name(\.contentsGravity), "minificationFilter": name(\.minificationFilter),
        "magnificationFilter": name(\.magnificationFilter),
        "minificationFilterBias": number(\.minificationFilterBias),
        "allowsGroupOpacity": flag(\.allowsGroupOpacity),
        "allowsEdgeAntialiasing": flag(\.allowsEdgeAntialiasing),
        "edgeAntialiasingMask": value(\.edgeAntialiasingMask, LayerKeyValue.edges),
        "needsDisplayOnBoundsChange": flag(\.needsDisplayOnBoundsChange),
        "cornerCurve": name(\.cornerCurve),
        "shouldRasterize": flag(\.shouldRasterize), "rasterizationScale": number(\.rasterizationScale),
        "name": LayerKey(read: { $0.name }, write: setName),
        "mask": LayerKey(read: { $0.mask }, write: setMask),
        "superlayer": LayerKey(read: { $0.superlayer }, write: { _, _ in false }),
        "sublayers": LayerKey(read: { $0.sublayers }, write: setSublayers),
    ]

    private static let shape: [String: LayerKey] = [
        "path": path(\CAShapeLayer.path), "fillColor": color(\CAShapeLayer.fillColor),
        "strokeColor": color(\CAShapeLayer.strokeColor), "strokeStart": number(\CAShapeLayer.strokeStart),
        "strokeEnd": number(\CAShapeLayer.strokeEnd), "lineWidth": number(\CAShapeLayer.lineWidth),
        "lineDashPhase": number(\CAShapeLayer.lineDashPhase), "miterLimit": number(\CAShapeLayer.miterLimit),
        "fillRule": name(\CAShapeLayer.fillRule), "lineCap": name(\CAShapeLayer.lineCap),
        "lineJoin": name(\CAShapeLayer.lineJoin),
        "lineDashPattern": LayerKey(read: { ($0 as? CAShapeLayer)?.lineDashPattern }) { layer, value in
            let list = value as? [Any]
            let numbers = list?.compactMap(LayerKeyValue.number).map { NSNumber(value: $0) }
            guard value == nil || list != nil, numbers?.count == list?.count else { return false }
            (layer as? CAShapeLayer)?.lineDashPattern = numbers
            return true
        },
    ]

    private static let gradient: [String: LayerKey] = [
        "colors": LayerKey(read: { ($0 as? CAGradientLayer)?.colors }) { layer, value in
            (layer as? CAGradientLayer)?.colors = value as? [Any]
            return value == nil || value is [Any]
        },
        "locations": LayerKey(read: { ($0 as? CAGradientLayer)?.locations }) { layer, value in
            let numbers = (value as? [Any])?.compactMap(LayerKeyValue.number).map { NSNumber(value: $0) }
            (layer as? CAGradientLayer)?.locations = numbers
            return value == nil || numbers != nil
        },
        "startPoint": value(\CAGradientLayer.startPoint, LayerKeyValue.point),
        "endPoint": value(\CAGradientLayer.endPoint, LayerKeyValue.point),
        "type": name(\CAGradientLayer.type),
    ]

    private static let emitter: [String: LayerKey] = [
        "emitterCells": LayerKey(read: { ($0 as? CAEmitterLayer)?.emitterCells }) { layer, value in
            guard value == nil || value is [CAEmitterCell] else { return false }
            (layer as? CAEmitterLayer)?.emitterCells = value as? [CAEmitterCell]
            return true
        },
        "birthRate": number(\CAEmitterLayer.birthRate), "lifetime": number(\CAEmitterLayer.lifetime),
        "velocity": number(\CAEmitterLayer.velocity), "scale": number(\CAEmitterLayer.scale),
        "spin": number(\CAEmitterLayer.spin), "seed": whole(\CAEmitterLayer.seed),
        "emitterPosition": value(\CAEmitterLayer.emitterPosition, LayerKeyValue.point),
        "emitterZPosition": number(\CAEmitterLayer.emitterZPosition),
        "emitterSize": value(\CAEmitterLayer.emitterSize, LayerKeyValue.size),
        "emitterDepth": number(\CAEmitterLayer.emitterDepth),
        "emitterShape": name(\CAEmitterLayer.emitterShape),
        "emitterMode": name(\CAEmitterLayer.emitterMode), "renderMode": name(\CAEmitterLayer.renderMode),
    ]

    private static let replicator: [String: LayerKey] = [
        "instanceCount": whole(\CAReplicatorLayer.instanceCount),
        "instanceDelay": number(\CAReplicatorLayer.instanceDelay),
        "instanceTransform": value(\CAReplicatorLayer.instanceTransform, LayerKeyValue.transform),
        "instanceColor": color(\CAReplicatorLayer.instanceColor),
        "instanceRedOffset": number(\CAReplicatorLayer.instanceRedOffset),
        "instanceGreenOffset": number(\CAReplicatorLayer.instanceGreenOffset),
        "instanceBlueOffset": number(\CAReplicatorLayer.instanceBlueOffset),
        "instanceAlphaOffset": number(\CAReplicatorLayer.instanceAlphaOffset),
    ]

    // MARK: - Kinds of properties

    private typealias Path<Layer, Value> = ReferenceWritableKeyPath<Layer, Value>

    private static func value<Layer: CALayer, Value>(
        _ path: Path<Layer, Value>, _ convert: @escaping (Any?) -> Value?
    ) -> LayerKey {
        LayerKey(read: { ($0 as? Layer)?[keyPath: path] }) { layer, new in
            guard let layer = layer as? Layer, let value = convert(new) else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    private static func number<Layer: CALayer, Value: BinaryFloatingPoint>(_ path: Path<Layer, Value>)
        -> LayerKey
    {
        LayerKey(read: { ($0 as? Layer).map { NSNumber(value: Double($0[keyPath: path])) } }) { layer, new in
            guard let layer = layer as? Layer, let value = LayerKeyValue.number(new) else { return false }
            layer[keyPath: path] = Value(value)
            return true
        }
    }

    private static func whole<Layer: CALayer, Value: FixedWidthInteger>(_ path: Path<Layer, Value>)
        -> LayerKey
    {
        LayerKey(read: { ($0 as? Layer).map { NSNumber(value: Int64($0[keyPath: path])) } }) { layer, new in
            guard let layer = layer as? Layer, let number = LayerKeyValue.number(new),
                let value = Value(exactly: number.rounded(.towardZero))
            else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    private static func flag(_ path: Path<CALayer, Bool>) -> LayerKey {
        LayerKey(read: { NSNumber(value: $0[keyPath: path]) }) { layer, new in
            guard let value = LayerKeyValue.number(new) else { return false }
            layer[keyPath: path] = value != 0
            return true
        }
    }

    /// A value that has a raw name, which is what is read.
    private static func name<Layer: CALayer, Value: RawRepresentable<String>>(_ path: Path<Layer, Value>)
        -> LayerKey
    {
        LayerKey(read: { ($0 as? Layer)?[keyPath: path].rawValue }) { layer, new in
            guard let layer = layer as? Layer,
                let value = new as? Value ?? (new as? String).flatMap({ Value(rawValue: $0) })
            else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    private static func color<Layer: CALayer>(_ path: Path<Layer, CGColor?>) -> LayerKey {
        LayerKey(read: { ($0 as? Layer)?[keyPath: path] }) { layer, new in
            guard let layer = layer as? Layer, new == nil || new is CGColor else { return false }
            layer[keyPath: path] = new as? CGColor
            return true
        }
    }

    private static func path<Layer: CALayer>(_ path: Path<Layer, CGPath?>) -> LayerKey {
        LayerKey(read: { ($0 as? Layer)?[keyPath: path] }) { layer, new in
            guard let layer = layer as? Layer, new == nil || new is CGPath else { return false }
            layer[keyPath: path] = new as? CGPath
            return true
        }
    }

    private static func setContents(_ layer: CALayer, _ value: Any?) -> Bool {
        layer.contents = value
        return true
    }

    private static func setName(_ layer: CALayer, _ value: Any?) -> Bool {
        guard value == nil || value is String else { return false }
        layer.name = value as? String
        return true
    }

    private static func setMask(_ layer: CALayer, _ value: Any?) -> Bool {
        guard value == nil || value is CALayer else { return false }
        layer.mask = value as? CALayer
        return true
    }

    private static func setSublayers(_ layer: CALayer, _ value: Any?) -> Bool {
        guard value == nil || value is [CALayer] else { return false }
        layer.sublayers = value as? [CALayer]
        return true
    }
}

/// Values as they come by key-value coding: plain, or in an `NSValue`.
enum LayerKeyValue {
    static func number(_ any: Any?) -> Double? {
        guard case .number(let number)? = AnimationValue(any, like: .number(0)) else { return nil }
        return number
    }

    static func point(_ any: Any?) -> CGPoint? {
        guard case .pair(let pair)? = AnimationValue(any, like: .pair(.zero)) else { return nil }
        return CGPoint(x: pair.x, y: pair.y)
    }

    static func size(_ any: Any?) -> CGSize? { point(any).map { CGSize(width: $0.x, height: $0.y) } }

    static func rect(_ any: Any?) -> CGRect? {
        guard case .rect(let rect)? = AnimationValue(any, like: .rect(.zero)) else { return nil }
        return CGRect(rect)
    }

    static func transform(_ any: Any?) -> CATransform3D? {
        guard case .transform(let transform)? = AnimationValue(any, like: .transform(.identity)) else {
            return nil
        }
        return transform
    }

    static func edges(_ any: Any?) -> CAEdgeAntialiasingMask? {
        if let mask = any as? CAEdgeAntialiasingMask { return mask }
        return number(any).flatMap(UInt32.init(exactly:)).map(CAEdgeAntialiasingMask.init)
    }

    static func corners(_ any: Any?) -> CACornerMask? {
        if let mask = any as? CACornerMask { return mask }
        return number(any).flatMap(UInt.init(exactly:)).map(CACornerMask.init)
    }
}
