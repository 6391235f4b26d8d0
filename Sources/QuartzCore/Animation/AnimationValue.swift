import CoreGraphics

/// The value of a property, in a form that can be interpolated.
enum AnimationValue: Equatable {
    case number(Double)
    case pair(SIMD2<Double>)
    case rect(SIMD4<Double>)
    case color(SIMD4<Float>)
    case transform(CATransform3D)
    case path(CGPath?)
    case image(CGImage?)
    case flag(Bool)
    case corners(CACornerMask)
    case numbers([Double])
    case colors([SIMD4<Float>])
    /// The cells of an emitter, of which only components are animated.
    case cells([EmitterRecipe])

    /// Interpolates between two values; where that is impossible, returns the second once it has begun.
    static func between(_ a: AnimationValue, _ b: AnimationValue, _ p: Double) -> AnimationValue {
        switch (a, b) {
        case (.number(let a), .number(let b)): .number(a + (b - a) * p)
        case (.pair(let a), .pair(let b)): .pair(a + (b - a) * p)
        case (.rect(let a), .rect(let b)): .rect(a + (b - a) * p)
        case (.color(let a), .color(let b)): .color(a + (b - a) * Float(p))
        case (.transform(let a), .transform(let b)): .transform(TransformParts.between(a, b, p))
        case (.path(let a?), .path(let b?)): .path(PathMix.between(a, b, p))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { $0 + ($1 - $0) * p })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { $0 + ($1 - $0) * Float(p) })
        case (.flag, _), (.corners, _), (.image, _): p < 0.5 ? a : b
        default: p <= 0 ? a : b
        }
    }

    /// Adds this value to another; transforms act one after the other.
    func adding(to base: AnimationValue) -> AnimationValue {
        switch (self, base) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.pair(let a), .pair(let b)): .pair(a + b)
        case (.rect(let a), .rect(let b)): .rect(a + b)
        case (.color(let a), .color(let b)): .color(a + b)
        case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(+))
        case (.colors(let a), .colors(let b)) where a.count == b.count: .colors(zip(a, b).map(+))
        default: self
        }
    }

    /// Returns the value that, added to `base`, gives this one; nil where there is none.
    func subtracting(_ base: AnimationValue) -> AnimationValue? {
        switch (self, base) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.pair(let a), .pair(let b)): .pair(a - b)
        case (.rect(let a), .rect(let b)): .rect(a - b)
        case (.color(let a), .color(let b)): .color(a - b)
        case (.transform(let a), .transform(let b)): b.inverse.map { .transform(a.concatenating($0)) }
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map(-))
        case (.colors(let a), .colors(let b)) where a.count == b.count: .colors(zip(a, b).map(-))
        default: nil
        }
    }

    /// The value that adds nothing; nil where there is none.
    var zero: AnimationValue? {
        if case .transform = self { return .transform(.identity) }
        return subtracting(self)
    }

    var isTransform: Bool {
        if case .transform = self { return true }
        return false
    }

    /// Returns how far apart two values are, for an even speed.
    func distance(to other: AnimationValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(a - b)
        case (.pair(let a), .pair(let b)): (((a - b) * (a - b)).sum()).squareRoot()
        case (.rect(let a), .rect(let b)): (((a - b) * (a - b)).sum()).squareRoot()
        case (.color(let a), .color(let b)): Double((((a - b) * (a - b)).sum()).squareRoot())
        default: 1
        }
    }
}

/// Interpolates between two paths with the same pieces.
enum PathMix {
    static func between(_ a: CGPath, _ b: CGPath, _ p: Double) -> CGPath {
        guard a.elements.count == b.elements.count else { return p <= 0 ? a : b }
        var elements: [PathElement] = []
        elements.reserveCapacity(a.elements.count)
        func mix(_ x: CGPoint, _ y: CGPoint) -> CGPoint {
            CGPoint(x: x.x + (y.x - x.x) * CGFloat(p), y: x.y + (y.y - x.y) * CGFloat(p))
        }
        for pair in zip(a.elements, b.elements) {
            switch pair {
            case (.move(let x), .move(let y)): elements.append(.move(mix(x, y)))
            case (.line(let x), .line(let y)): elements.append(.line(mix(x, y)))
            case (.quadCurve(let c, let x), .quadCurve(let d, let y)):
                elements.append(.quadCurve(control: mix(c, d), end: mix(x, y)))
            case (.curve(let c1, let c2, let x), .curve(let d1, let d2, let y)):
                elements.append(.curve(control1: mix(c1, d1), control2: mix(c2, d2), end: mix(x, y)))
            case (.close, .close): elements.append(.close)
            default: return p <= 0 ? a : b
            }
        }
        return CGPath(elements: elements)
    }
}
