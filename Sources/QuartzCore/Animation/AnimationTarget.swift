import CoreGraphics

/// The property that a key path names, or a component of one.
struct AnimationTarget: Equatable {
    enum Part: Equatable {
        case whole
        case x, y, z, width, height, origin, size
        case rotation(axis: Int)
        case scale(axis: Int)
        case uniformScale
        case translation(axis: Int)
        case flatTranslation
        /// A value of the emitter cell of a name.
        case cell(name: String, key: String)
    }

    let property: LayerProperty
    let part: Part

    init(property: LayerProperty, part: Part = .whole) {
        self.property = property
        self.part = part
    }

    private static let properties: [String: LayerProperty] = {
        var table = Dictionary(uniqueKeysWithValues: LayerProperty.allCases.map { ($0.key, $0) })
        table["isHidden"] = .isHidden
        table["isDoubleSided"] = .isDoubleSided
        return table
    }()

    /// Parses a key path; nil where it names nothing that animates.
    init?(keyPath: String) {
        if let property = Self.properties[keyPath] {
            self.init(property: property)
            return
        }
        guard let dot = keyPath.firstIndex(of: "."),
            let property = Self.properties[String(keyPath[..<dot])],
            let part = Self.part(String(keyPath[keyPath.index(after: dot)...]), of: property)
        else { return nil }
        self.init(property: property, part: part)
    }

    private static func part(_ name: String, of property: LayerProperty) -> Part? {
        switch property {
        case .position, .anchorPoint, .startPoint, .endPoint, .emitterPosition: point[name]
        case .shadowOffset, .emitterSize: size[name]
        case .bounds, .contentsRect, .contentsCenter: rect[name]
        case .transform, .sublayerTransform, .instanceTransform: transform[name]
        case .emitterCells: cell(name)
        default: nil
        }
    }

    private static func cell(_ path: String) -> Part? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return .cell(name: String(path[..<dot]), key: String(path[path.index(after: dot)...]))
    }

    private static let point: [String: Part] = ["x": .x, "y": .y]
    private static let size: [String: Part] = ["width": .x, "height": .y]
    private static let rect: [String: Part] = [
        "origin": .origin, "size": .size, "origin.x": .x, "origin.y": .y, "size.width": .width,
        "size.height": .height,
    ]
    private static let transform: [String: Part] = [
        "rotation": .rotation(axis: 2), "rotation.x": .rotation(axis: 0), "rotation.y": .rotation(axis: 1),
        "rotation.z": .rotation(axis: 2), "scale": .uniformScale, "scale.x": .scale(axis: 0),
        "scale.y": .scale(axis: 1), "scale.z": .scale(axis: 2), "translation": .flatTranslation,
        "translation.x": .translation(axis: 0), "translation.y": .translation(axis: 1),
        "translation.z": .translation(axis: 2),
    ]

    // MARK: - Parts

    /// Returns this component of a whole value.
    func part(of value: AnimationValue) -> AnimationValue {
        switch (value, part) {
        case (.pair(let v), .x): .number(v.x)
        case (.pair(let v), .y): .number(v.y)
        case (.rect(let v), .x): .number(v.x)
        case (.rect(let v), .y): .number(v.y)
        case (.rect(let v), .width): .number(v.z)
        case (.rect(let v), .height): .number(v.w)
        case (.rect(let v), .origin): .pair(v.lowHalf)
        case (.rect(let v), .size): .pair(v.highHalf)
        case (.transform(let m), _): transformPart(of: m) ?? value
        case (.cells(let list), .cell(let name, let key)):
            list.first { $0.name == name }?.value(forKey: key) ?? value
        default: value
        }
    }

    private func transformPart(of m: CATransform3D) -> AnimationValue? {
        switch part {
        case .translation(let axis): .number([Double(m.m41), Double(m.m42), Double(m.m43)][axis])
        case .flatTranslation: .pair(SIMD2(Double(m.m41), Double(m.m42)))
        case .rotation(let axis): .number(TransformParts(m)?.rotation.angles[axis] ?? 0)
        case .scale(let axis): .number(TransformParts(m)?.scale[axis] ?? 0)
        case .uniformScale: .number(TransformParts(m)?.scale.x ?? 0)
        default: nil
        }
    }

    /// Returns the whole value with this component replaced.
    func replacing(in whole: AnimationValue, with new: AnimationValue) -> AnimationValue {
        switch (whole, part, new) {
        case (_, .whole, _): new
        case (.pair(let v), .x, .number(let n)): .pair(SIMD2(n, v.y))
        case (.pair(let v), .y, .number(let n)): .pair(SIMD2(v.x, n))
        case (.rect(let v), .x, .number(let n)): .rect(SIMD4(n, v.y, v.z, v.w))
        case (.rect(let v), .y, .number(let n)): .rect(SIMD4(v.x, n, v.z, v.w))
        case (.rect(let v), .width, .number(let n)): .rect(SIMD4(v.x, v.y, n, v.w))
        case (.rect(let v), .height, .number(let n)): .rect(SIMD4(v.x, v.y, v.z, n))
        case (.rect(let v), .origin, .pair(let n)): .rect(SIMD4(lowHalf: n, highHalf: v.highHalf))
        case (.rect(let v), .size, .pair(let n)): .rect(SIMD4(lowHalf: v.lowHalf, highHalf: n))
        case (.transform(let m), _, _): .transform(replacing(in: m, with: new))
        case (.cells(let list), .cell(let name, let key), _):
            .cells(list.map { $0.name == name ? $0.setting(new, forKey: key) : $0 })
        default: whole
        }
    }

    private func replacing(in m: CATransform3D, with new: AnimationValue) -> CATransform3D {
        var result = m
        switch (part, new) {
        case (.translation(0), .number(let n)): result.m41 = CGFloat(n)
        case (.translation(1), .number(let n)): result.m42 = CGFloat(n)
        case (.translation, .number(let n)): result.m43 = CGFloat(n)
        case (.flatTranslation, .pair(let n)): (result.m41, result.m42) = (CGFloat(n.x), CGFloat(n.y))
        default:
            // A flat matrix has no components left; the new one is set on the identity then.
            var parts = TransformParts(m) ?? TransformParts()
            switch (part, new) {
            case (.rotation(let axis), .number(let n)):
                var angles = parts.rotation.angles
                angles[axis] = n
                parts.rotation = Quaternion(angles: angles)
            case (.scale(let axis), .number(let n)): parts.scale[axis] = n
            case (.uniformScale, .number(let n)): parts.scale = SIMD3(n, n, n)
            default: return m
            }
            result = parts.matrix
        }
        return result
    }
}
