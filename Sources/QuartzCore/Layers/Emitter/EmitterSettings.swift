import CoreGraphics

/// The settings of an emitter layer: its kinds of particles, factors and shape.
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
    /// The name by which key paths find it.
    let name: String?
    var values: EmitterCellValues
    var recipes: [EmitterRecipe]

    /// Cells that hold each other are cut off at this depth.
    private static let deepest = 4

    @MainActor
    init(_ cell: CAEmitterCell, depth: Int = 0) {
        (name, values) = (cell.name, cell.values)
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
    /// Whether the count of particles continues from the stretch before, as when an animation changes the
    /// rate stepwise.
    var continues = false
    /// The corrections of each cell's particle count in the first of several stretches.
    var drifts: [EmitterDrift] = []

    /// Returns the corrections of each cell's particle count in each of several stretches; empty if there are
    /// none.
    static func drifts(in epochs: [EmitterEpoch]) -> [[EmitterDrift]] {
        var list: [[EmitterDrift]] = []
        for (index, epoch) in epochs.enumerated() {
            guard index > 0, epoch.continues else {
                list.append(index > 0 ? [] : epoch.drifts)
                continue
            }
            let (before, known) = (epochs[index - 1].settings, list[index - 1])
            list.append(
                epoch.settings.recipes.indices.map { number in
                    var drift = number < known.count ? known[number] : EmitterDrift()
                    let slower = before.birthRate(of: number) - epoch.settings.birthRate(of: number)
                    drift.sum += slower
                    drift.moment += slower * epoch.start
                    return drift
                })
        }
        return list
    }
}

/// The correction of a cell's particle count after changes of its birth rate. Relative to a constant rate the
/// count is off by the sum of the rate's changes, each times its time.
struct EmitterDrift: Equatable {
    /// The total decrease of the rate.
    var sum = 0.0
    /// The sum of the changes, each times its time, in the layer's time.
    var moment = 0.0

    /// Returns the count to add for a cell with this timing.
    func count(_ timing: MediaTiming) -> Double {
        let speed = Double(timing.speed)
        return speed * moment + (timing.timeOffset - timing.beginTime * speed) * sum
    }
}

extension EmitterSettings {
    /// The births of a cell's particles in a second of the cell's time; 0 for no cell.
    fileprivate func birthRate(of number: Int) -> Double {
        number < recipes.count ? recipes[number].values.birthRate * birthRate : 0
    }

    /// The most seconds from a particle's birth until nothing of it is seen.
    var longestLife: Double { recipes.map { $0.longestLife(lifetime) }.max() ?? 0 }
}

// MARK: - Animated values

extension EmitterRecipe {
    /// Returns a value of the cell that can be animated; nil for other keys.
    func value(forKey key: String) -> AnimationValue? {
        if let path = EmitterCellValues.numbers[key] { return .number(values[keyPath: path]) }
        return key == "color" ? .color(values.color?.rgba ?? SIMD4(repeating: 1)) : nil
    }

    /// Returns the cell with another value; the same for a value of another kind.
    func setting(_ value: AnimationValue, forKey key: String) -> EmitterRecipe {
        var result = self
        switch value {
        case .number(let number):
            if let path = EmitterCellValues.numbers[key] { result.values[keyPath: path] = number }
        case .color(let color): if key == "color" { result.values.color = CGColor(rgba: color) }
        default: break
        }
        return result
    }
}

extension EmitterSettings {
    /// Returns a property as a value that can be interpolated; nil for those of other layers.
    func value(of property: LayerProperty) -> AnimationValue? {
        switch property {
        case .emitterCells: .cells(recipes)
        case .birthRate: .number(birthRate)
        case .lifetime: .number(lifetime)
        case .velocity: .number(velocity)
        case .scale: .number(scale)
        case .spin: .number(spin)
        case .emitterPosition: .pair(position.vector)
        case .emitterZPosition: .number(zPosition)
        case .emitterSize: .pair(SIMD2(Double(size.width), Double(size.height)))
        case .emitterDepth: .number(depth)
        default: nil
        }
    }

    /// Sets a property; ignores a value of another kind.
    mutating func set(_ property: LayerProperty, _ value: AnimationValue) {
        switch (property, value) {
        case (.emitterCells, .cells(let list)): recipes = list
        case (.birthRate, .number(let n)): birthRate = n
        case (.lifetime, .number(let n)): lifetime = n
        case (.velocity, .number(let n)): velocity = n
        case (.scale, .number(let n)): scale = n
        case (.spin, .number(let n)): spin = n
        case (.emitterPosition, .pair(let v)): position = CGPoint(v)
        case (.emitterZPosition, .number(let n)): zPosition = n
        case (.emitterSize, .pair(let v)): size = CGSize(width: v.x, height: v.y)
        case (.emitterDepth, .number(let n)): depth = n
        default: break
        }
    }
}
