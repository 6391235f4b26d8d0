import CoreGraphics

extension AnimationValue {
    /// Reads a `fromValue` or `toValue` as a value like `sample`; nil where it is none.
    init?(_ any: Any?, like sample: AnimationValue) {
        switch sample {
        case .number:
            guard let number = Self.number(any) else { return nil }
            self = .number(number)
        case .pair:
            guard let pair = Self.pair(any) else { return nil }
            self = .pair(pair)
        case .rect:
            guard let rect = any as? CGRect ?? Self.boxed(any, like: NSValue(rect: .zero))?.rectValue
            else { return nil }
            self = .rect(rect.vector)
        case .color:
            guard let color = any as? CGColor else { return nil }
            self = .color(color.rgba)
        case .transform:
            guard let transform = Self.transform(any) else { return nil }
            self = .transform(transform)
        case .path:
            guard let path = any as? CGPath else { return nil }
            self = .path(path.copy())
        case .image:
            guard let image = any as? CGImage else { return nil }
            self = .image(image)
        case .flag:
            guard let number = Self.number(any) else { return nil }
            self = .flag(number != 0)
        case .corners:
            guard let mask = any as? CACornerMask else { return nil }
            self = .corners(mask)
        case .numbers:
            guard let list = any as? [Any] else { return nil }
            self = .numbers(list.compactMap(Self.number))
        case .colors:
            guard let list = any as? [Any] else { return nil }
            self = .colors(list.compactMap { ($0 as? CGColor)?.rgba })
        case .cells: return nil
        }
    }

    /// Reads a value of any kind that can be interpolated; nil for others.
    init?(custom any: Any) {
        let samples: [AnimationValue] = [
            .color(.zero), .transform(.identity), .rect(.zero), .pair(.zero), .number(0), .path(nil),
        ]
        guard let value = samples.lazy.compactMap({ AnimationValue(any, like: $0) }).first else { return nil }
        self = value
    }

    /// The value as callers get it back.
    var any: Any {
        switch self {
        case .number(let n): n
        case .pair(let v): CGPoint(x: v.x, y: v.y)
        case .rect(let v): CGRect(v)
        case .color(let c): CGColor(rgba: c)
        case .transform(let m): m
        case .path(let path): path ?? CGPath(elements: [])
        case .image(let image): image.map { $0 as Any } ?? NSNull()
        case .flag(let flag): flag
        case .corners(let mask): mask
        case .numbers(let list): list
        case .colors(let list): list.map { CGColor(rgba: $0) }
        case .cells(let list): list
        }
    }

    private static func number(_ any: Any?) -> Double? {
        let number: Double? =
            switch any {
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as NSNumber: value.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func pair(_ any: Any?) -> SIMD2<Double>? {
        let pair: SIMD2<Double>? =
            switch any {
            case let value as CGPoint: SIMD2(Double(value.x), Double(value.y))
            case let value as CGSize: SIMD2(Double(value.width), Double(value.height))
            case let value as CGVector: SIMD2(Double(value.dx), Double(value.dy))
            case let value as StructValue<CGVector>:
                value.contents.map { SIMD2(Double($0.dx), Double($0.dy)) }
            default:
                boxed(any, like: NSValue(point: .zero))?.pointValue.vector
                    ?? boxed(any, like: NSValue(size: .zero)).map {
                        SIMD2(Double($0.sizeValue.width), Double($0.sizeValue.height))
                    }
            }
        return pair.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
    }

    /// Compares the type first: asking a value for what it does not hold is fatal.
    private static func boxed(_ any: Any?, like sample: NSValue) -> NSValue? {
        guard let value = any as? NSValue, !(value is NSNumber),
            strcmp(value.objCType, sample.objCType) == 0
        else { return nil }
        return value
    }

    private static func transform(_ any: Any?) -> CATransform3D? {
        let flat = any as? CGAffineTransform ?? (any as? StructValue<CGAffineTransform>)?.contents
        let transform =
            any as? CATransform3D ?? (any as? StructValue<CATransform3D>)?.contents
            ?? flat.map { CATransform3D($0) }
        return transform.flatMap { $0.isFinite ? $0 : nil }
    }
}

extension CGRect {
    var vector: SIMD4<Double> {
        SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
    }

    init(_ v: SIMD4<Double>) {
        self.init(x: v.x, y: v.y, width: v.z, height: v.w)
    }
}

extension CGPoint {
    var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

    init(_ v: SIMD2<Double>) {
        self.init(x: v.x, y: v.y)
    }
}
