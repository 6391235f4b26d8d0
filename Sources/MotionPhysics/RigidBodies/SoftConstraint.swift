/// The softness of a constraint: that of a spring with a damper, solved implicitly at the end of a step.
struct SoftConstraint {
    /// The part of the error that is corrected a second.
    var biasRate = 0.0
    var massScale = 1.0
    var impulseScale = 0.0

    /// Keeps velocities, and corrects no error.
    static let rigid = SoftConstraint()

    private init() {}

    /// Makes the softness of a spring with a frequency in hertz and a damping ratio, for steps of `step`
    /// seconds.
    init(frequency: Double, dampingRatio: Double, step: Double) {
        let omega = 2 * Double.pi * max(frequency, 1e-3)
        let a = 2 * max(dampingRatio, 0) + step * omega
        let b = step * omega * a
        biasRate = omega / a
        massScale = b / (1 + b)
        impulseScale = 1 / (1 + b)
    }
}
