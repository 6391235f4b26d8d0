import CoreGraphics

/// The particles of an emitter at a moment: a function of its settings and of time.
///
/// A particle is identified by its number on the grid of births, `number / birthRate`. The seed, the cell and
/// the number determine its random values. So a moment looks the same however it was reached.
struct EmitterMoment {
    /// A particle that lives.
    struct Particle {
        var sprite: Sprite
        var age: Double
        var depth: Double
    }

    /// The most particles of a layer.
    static let most = 10_000

    let time: CFTimeInterval
    private(set) var images: [CGImage] = []
    private(set) var particles: [Particle] = []

    init(_ epochs: [EmitterEpoch], at time: CFTimeInterval) {
        self.time = time
        let drifts = EmitterEpoch.drifts(in: epochs)
        for (index, epoch) in epochs.enumerated() {
            let end = index + 1 < epochs.count ? epochs[index + 1].start : .infinity
            let emission = Emission(settings: epoch.settings)
            for (number, recipe) in epoch.settings.recipes.enumerated() {
                let seed = SeededGenerator.seed(UInt64(epoch.settings.seed), UInt64(number))
                let life = Span(start: epoch.start, end: end, now: time)
                let drift =
                    number < drifts[index].count ? drifts[index][number].count(recipe.values.timing) : 0
                emit(recipe, emission, life, seed: seed, drift: drift) { _, random in
                    epoch.settings.place(&random)
                }
            }
        }
    }

    /// What all particles of a layer share.
    private struct Emission {
        var settings: EmitterSettings
        /// The part of the particles that is shown, at most 1.
        var share: Double

        init(settings: EmitterSettings) {
            self.settings = settings
            let count = EmitterMoment.count(settings)
            share = count > Double(EmitterMoment.most) ? Double(EmitterMoment.most) / count : 1
        }
    }

    /// The time range of an emission and the present time, both in the emitter's own time.
    private struct Span {
        var start: Double
        var end: Double
        var now: Double
    }

    /// About how many particles the settings ask for at a time, those of particles left aside.
    static func count(_ settings: EmitterSettings) -> Double {
        settings.recipes.reduce(0) { sum, recipe in
            guard recipe.values.isEnabled else { return sum }
            return sum + max(recipe.values.birthRate * settings.birthRate, 0)
                * recipe.longestLife(settings.lifetime)
        }
    }

    private mutating func emit(
        _ recipe: EmitterRecipe, _ emission: Emission, _ span: Span, seed: UInt64, drift: Double = 0,
        depth: Int = 0,
        from place: (_ birth: Double, inout SeededGenerator) -> SIMD3<Double>
    ) {
        let values = recipe.values
        let timing = values.timing
        let rate = values.birthRate * (depth == 0 ? emission.settings.birthRate * emission.share : 1)
        // The number of a particle that is born at the time zero.
        let zero = drift * emission.share
        let life = recipe.longestLife(emission.settings.lifetime)
        guard values.isEnabled, rate > 0, life > 0, timing.speed > 0 else { return }
        func own(_ time: Double) -> Double {
            (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
        }
        let now = own(span.now)
        let total = timing.activeDuration > 0 ? timing.activeDuration : .infinity
        let isEndless = span.start == -.infinity
        guard !isEndless || total == .infinity else { return }
        let first = isEndless ? -.infinity : max(own(span.start), timing.timeOffset)
        let last = min(own(span.end), timing.timeOffset + total, now)
        // Sums of frame times are not exact: a birth that is due now has happened, and one at a border
        // belongs to the later stretch.
        let low = ((max(first, now - life) - MediaTiming.tolerance) * rate + zero).rounded(.up)
        let high = (last * rate + zero + MediaTiming.tolerance * max(rate, 1)).rounded(.down)
        guard low <= high, abs(low) < 1e15, abs(high) < 1e15 else { return }
        let image = values.contents.map { index(of: $0) }
        for number in Int(low)...Int(high) {
            guard particles.count < Self.most else { return }
            let birth = (Double(number) - zero) / rate
            // A stretch does not include its end, where the next one begins.
            guard birth < own(span.end) - MediaTiming.tolerance else { return }
            var random = SeededGenerator(
                seed: SeededGenerator.seed(seed, UInt64(bitPattern: Int64(number))))
            let outer = (birth - timing.timeOffset) / Double(timing.speed) + timing.beginTime
            let one = Flight(values, emission.settings, from: place(outer, &random), &random)
            let age = max(now - birth, 0)
            if age < one.lifetime, let image { show(one, age, values, image) }
            for (index, inner) in recipe.recipes.enumerated() {
                emit(
                    inner, emission, Span(start: 0, end: one.lifetime, now: age),
                    seed: SeededGenerator.seed(seed &+ UInt64(index) &+ 1, UInt64(bitPattern: Int64(number))),
                    depth: depth + 1
                ) { birth, _ in one.place(at: birth) }
            }
        }
    }

    private mutating func index(of image: CGImage) -> Int32 {
        if let known = images.firstIndex(where: { $0 === image }) { return Int32(known) }
        images.append(image)
        return Int32(images.count - 1)
    }

    private mutating func show(_ one: Flight, _ age: Double, _ values: EmitterCellValues, _ image: Int32) {
        let scale = one.scale + values.scaleSpeed * age
        let color = (one.color + one.fading * age).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        guard scale > 0, color.w > 0 else { return }
        let picture = images[Int(image)]
        let part = values.contentsRect
        let source = SIMD4(
            Double(part.minX) * Double(picture.width), Double(part.minY) * Double(picture.height),
            Double(part.width) * Double(picture.width), Double(part.height) * Double(picture.height))
        let place = one.place(at: age)
        let tint = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
        particles.append(
            Particle(
                sprite: Sprite(
                    image: image, source: SIMD4<Float>(source),
                    center: SIMD2(Float(place.x), Float(place.y)),
                    size: SIMD2<Float>(source.highHalf * (scale / Double(values.contentsScale))),
                    angle: Float(one.spin * age), tint: SIMD4<Float>(tint)),
                age: age, depth: place.z))
    }
}

/// The random values of one particle, chosen at its birth.
private struct Flight {
    let start: SIMD3<Double>
    let velocity: SIMD3<Double>
    let acceleration: SIMD3<Double>
    let lifetime: Double
    let scale: Double
    let spin: Double
    let color: SIMD4<Double>
    /// What is added to the colour each second.
    let fading: SIMD4<Double>

    init(
        _ values: EmitterCellValues, _ settings: EmitterSettings, from start: SIMD3<Double>,
        _ random: inout SeededGenerator
    ) {
        self.start = start
        lifetime = random.around(values.lifetime, values.lifetimeRange) * settings.lifetime
        let speed = random.around(values.velocity, values.velocityRange) * settings.velocity
        let longitude = random.around(values.emissionLongitude, values.emissionRange / 2)
        let (level, rise) = (cos(values.emissionLatitude), sin(values.emissionLatitude))
        velocity = SIMD3(cos(longitude) * level, sin(longitude) * level, rise) * speed
        acceleration = SIMD3(values.xAcceleration, values.yAcceleration, values.zAcceleration)
        scale = random.around(values.scale, values.scaleRange) * settings.scale
        spin = random.around(values.spin, values.spinRange) * settings.spin
        let base = values.color.map { SIMD4<Double>($0.rgba) } ?? SIMD4(repeating: 1)
        color = SIMD4(
            random.around(base.x, values.redRange), random.around(base.y, values.greenRange),
            random.around(base.z, values.blueRange), random.around(base.w, values.alphaRange))
        fading = SIMD4(values.redSpeed, values.greenSpeed, values.blueSpeed, values.alphaSpeed)
    }

    func place(at age: Double) -> SIMD3<Double> {
        start + velocity * age + acceleration * (age * age / 2)
    }
}
