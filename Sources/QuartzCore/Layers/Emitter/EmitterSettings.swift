import CoreGraphics

/// What an emitter layer emits, from when, and how.
struct EmitterSettings: Equatable {
    var recipes: [EmitterRecipe] = []
    var birthRate = 1.0
    var lifetime = 1.0
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
    var seed: UInt32 = 0
    var position = CGPoint.zero
    var zPosition = 0.0
    var size = CGSize.zero
    var depth = 0.0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume

    /// Returns a place of the shape.
    func place(_ random: inout SeededGenerator) -> SIMD3<Double> {
        let center = SIMD3(Double(position.x), Double(position.y), zPosition)
        let half = SIMD3(Double(size.width) / 2, Double(size.height) / 2, depth / 2)
        switch shape {
        case .line:
            let along = mode == .points ? (random.unit() < 0.5 ? -1 : 1) : random.around(0, 1)
            return center + SIMD3(half.x * along, 0, 0)
        case .rectangle, .cuboid:
            let z = shape == .cuboid ? half.z * random.around(0, 1) : 0
            return center + SIMD3(half.x, half.y, 0) * inRectangle(half, &random) + SIMD3(0, 0, z)
        case .circle, .sphere: return center + Double(size.width) * inBall(&random)
        default: return center
        }
    }

    /// A place of a rectangle of −1…1 each way.
    private func inRectangle(_ half: SIMD3<Double>, _ random: inout SeededGenerator) -> SIMD3<Double> {
        switch mode {
        case .points: return SIMD3(random.unit() < 0.5 ? -1 : 1, random.unit() < 0.5 ? -1 : 1, 0)
        case .outline:
            let (along, side) = (random.around(0, 1), random.unit() < 0.5 ? -1.0 : 1)
            let isUpright = random.unit() * (half.x + half.y) < half.y
            return isUpright ? SIMD3(side, along, 0) : SIMD3(along, side, 0)
        default: return SIMD3(random.around(0, 1), random.around(0, 1), 0)
        }
    }

    /// A place of a circle or a ball of radius 1.
    private func inBall(_ random: inout SeededGenerator) -> SIMD3<Double> {
        guard mode != .points else { return .zero }
        let angle = random.unit() * 2 * .pi
        let isBall = shape == .sphere
        let z = isBall ? random.around(0, 1) : 0
        let ring = (1 - z * z).squareRoot()
        let shell = mode == .outline || (isBall && mode == .surface)
        let reach = shell ? 1 : isBall ? cbrt(random.unit()) : random.unit().squareRoot()
        return SIMD3(cos(angle) * ring, sin(angle) * ring, z) * reach
    }
}

/// A kind of particle with the kinds that each particle emits.
struct EmitterRecipe: Equatable {
    var values: EmitterCellValues
    var recipes: [EmitterRecipe]

    /// Cells that hold each other are cut off at this depth.
    private static let deepest = 4

    @MainActor
    init(_ cell: CAEmitterCell, depth: Int = 0) {
        values = cell.values
        recipes =
            depth < Self.deepest
            ? (cell.emitterCells ?? []).map { EmitterRecipe($0, depth: depth + 1) } : []
    }

    /// The most seconds from a particle's birth until nothing of it is seen.
    func longestLife(_ factor: Double) -> Double {
        guard values.timing.speed > 0 else { return 0 }
        let own = max((values.lifetime + abs(values.lifetimeRange)) * factor, 0)
        return own + (recipes.map { $0.longestLife(factor) / Double($0.values.timing.speed) }.max() ?? 0)
    }
}

/// A stretch of time in which an emitter had the same settings.
struct EmitterEpoch {
    /// In the layer's time; −∞ for a layer that has emitted since ever.
    var start: CFTimeInterval
    var settings: EmitterSettings
}
