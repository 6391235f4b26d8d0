import CoreGraphics

/// The values of a kind of particle.
struct EmitterCellValues: Equatable {
    var isEnabled = true
    var contents: CGImage?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var magnificationFilter = CALayerContentsFilter.linear.rawValue
    var color: CGColor? = .white
    var timing = MediaTiming.layer

    var birthRate = 0.0
    var lifetime = 0.0
    var lifetimeRange = 0.0
    var emissionLatitude = 0.0
    var emissionLongitude = 0.0
    var emissionRange = 0.0
    var velocity = 0.0
    var velocityRange = 0.0
    var xAcceleration = 0.0
    var yAcceleration = 0.0
    var zAcceleration = 0.0
    var scale = 1.0
    var scaleRange = 0.0
    var scaleSpeed = 0.0
    var spin = 0.0
    var spinRange = 0.0
    var redRange = 0.0
    var redSpeed = 0.0
    var greenRange = 0.0
    var greenSpeed = 0.0
    var blueRange = 0.0
    var blueSpeed = 0.0
    var alphaRange = 0.0
    var alphaSpeed = 0.0

    /// The numbers by the keys of key-value coding.
    static let numbers: [String: WritableKeyPath<EmitterCellValues, Double> & Sendable] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
        "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
        "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange, "redRange": \.redRange,
        "redSpeed": \.redSpeed, "greenRange": \.greenRange, "greenSpeed": \.greenSpeed,
        "blueRange": \.blueRange, "blueSpeed": \.blueSpeed, "alphaRange": \.alphaRange,
        "alphaSpeed": \.alphaSpeed,
    ]
}
