/// Estimates a finger's velocity from its recent locations.
package struct VelocityTracker: Sendable {
    /// The age, in seconds, from which on samples do not count for the velocity at the release.
    package static let horizon = 0.1
    /// Seconds without a sample after which the finger counts as resting.
    package static let rest = 0.1

    private struct Sample {
        var time: Double
        var position: SIMD2<Double>
    }

    private var samples: [Sample] = []

    package init() {}

    /// Adds a location of the finger; of two samples at the same time the later one counts.
    package mutating func add(_ position: SIMD2<Double>, at time: Double) {
        guard time.isFinite, position.x.isFinite, position.y.isFinite else { return }
        if let last = samples.last {
            // Time has gone back: tracking starts again with this sample.
            if time < last.time { samples.removeAll() }
            if time == last.time { samples.removeLast() }
        }
        samples.append(Sample(time: time, position: position))
        let first = samples.firstIndex { $0.time >= time - Self.horizon } ?? 0
        // The last sample before the horizon stays, so that two samples far apart still give a velocity.
        if first > 1 { samples.removeFirst(first - 1) }
    }

    /// Forgets everything.
    package mutating func reset() { samples.removeAll() }

    /// Returns the velocity at a time, in units a second: the slope of the line that fits the latest samples
    /// best.
    ///
    /// Newer samples weigh more. Zero for fewer than two samples, or a finger that has not moved for `rest`
    /// seconds.
    package func velocity(at time: Double? = nil) -> SIMD2<Double> {
        guard let last = samples.last else { return .zero }
        if let time, time - last.time > Self.rest { return .zero }
        var recent = samples.filter { $0.time >= last.time - Self.horizon }
        if recent.count < 2, samples.count >= 2 { recent = Array(samples.suffix(2)) }
        guard recent.count >= 2 else { return .zero }
        var (total, times) = (0.0, 0.0)
        var positions = SIMD2<Double>.zero
        let span = max(last.time - recent[0].time, 1e-9)
        let weights = recent.map { 0.25 + 0.75 * ($0.time - recent[0].time) / span }
        for (sample, weight) in zip(recent, weights) {
            total += weight
            times += weight * (sample.time - last.time)
            positions += weight * (sample.position - last.position)
        }
        let middle = times / total
        let center = positions / total
        var square = 0.0
        var product = SIMD2<Double>.zero
        for (sample, weight) in zip(recent, weights) {
            let offset = sample.time - last.time - middle
            square += weight * offset * offset
            product += weight * offset * (sample.position - last.position - center)
        }
        return square > 1e-12 ? product / square : .zero
    }
}
