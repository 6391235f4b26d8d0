import CoreGraphics

/// One kind of particle of a `CAEmitterLayer`: how many are emitted, and how each looks and moves.
///
/// A layer copies its cells when it gets them. Later changes go through it:
/// `layer.setValue(0, forKeyPath: "emitterCells.snow.birthRate")`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
    var values = EmitterCellValues()

    /// Makes a cell without particles.
    public override init() { super.init() }

    /// The name by which key paths find the cell.
    open var name: String?

    /// Whether particles are emitted; true by default.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }

    /// A `CGImage` that particles look like; without one they are not drawn.
    open var contents: Any? {
        get { values.contents }
        set {
            let image = newValue as? CGImage
            guard newValue == nil || image != nil else { return complain("contents", newValue ?? "nil") }
            values.contents = image
        }
    }

    /// The part of the contents that is drawn, 0…1.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { if accepts(newValue.isFiniteRect, "contentsRect", newValue) { values.contentsRect = newValue } }
    }

    /// Pixels of the contents per point; 1 by default.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set {
            let isGood = newValue.isFinite && newValue > 0
            if accepts(isGood, "contentsScale", newValue) { values.contentsScale = newValue }
        }
    }

    /// How contents are sampled when they are enlarged.
    open var magnificationFilter: String {
        get { values.magnificationFilter }
        set { values.magnificationFilter = newValue }
    }

    /// The colour that the contents are multiplied with; opaque white by default.
    open var color: CGColor? {
        get { values.color }
        set { values.color = newValue }
    }

    /// The cells whose particles each particle emits while it lives.
    open var emitterCells: [CAEmitterCell]?

    // MARK: - Particles

    /// The number of particles that are emitted in a second; 0 by default.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { set("birthRate", Double(newValue)) }
    }

    /// How long a particle lives, in seconds; 0 by default.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { set("lifetime", Double(newValue)) }
    }

    /// By how much the lifetime varies, to both sides.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { set("lifetimeRange", Double(newValue)) }
    }

    /// The angle between the direction of particles and the layer's plane.
    open var emissionLatitude: CGFloat {
        get { CGFloat(values.emissionLatitude) }
        set { set("emissionLatitude", Double(newValue)) }
    }

    /// The direction of particles in the layer's plane; 0 is to the right, π/2 down.
    open var emissionLongitude: CGFloat {
        get { CGFloat(values.emissionLongitude) }
        set { set("emissionLongitude", Double(newValue)) }
    }

    /// The angle of the cone about that direction in which particles set out; 2π for all directions.
    open var emissionRange: CGFloat {
        get { CGFloat(values.emissionRange) }
        set { set("emissionRange", Double(newValue)) }
    }

    /// The speed at which particles set out, in points a second.
    open var velocity: CGFloat {
        get { CGFloat(values.velocity) }
        set { set("velocity", Double(newValue)) }
    }

    /// By how much the speed varies, to both sides.
    open var velocityRange: CGFloat {
        get { CGFloat(values.velocityRange) }
        set { set("velocityRange", Double(newValue)) }
    }

    /// What is added to the velocity to the right, in points a second, each second.
    open var xAcceleration: CGFloat {
        get { CGFloat(values.xAcceleration) }
        set { set("xAcceleration", Double(newValue)) }
    }

    /// What is added to the velocity downwards, in points a second, each second.
    open var yAcceleration: CGFloat {
        get { CGFloat(values.yAcceleration) }
        set { set("yAcceleration", Double(newValue)) }
    }

    /// What is added to the velocity towards the viewer. Depth only counts for the order.
    open var zAcceleration: CGFloat {
        get { CGFloat(values.zAcceleration) }
        set { set("zAcceleration", Double(newValue)) }
    }

    /// The size of particles, in sizes of the contents.
    open var scale: CGFloat {
        get { CGFloat(values.scale) }
        set { set("scale", Double(newValue)) }
    }

    /// By how much the scale varies, to both sides.
    open var scaleRange: CGFloat {
        get { CGFloat(values.scaleRange) }
        set { set("scaleRange", Double(newValue)) }
    }

    /// What is added to the scale each second. A particle without size is not drawn.
    open var scaleSpeed: CGFloat {
        get { CGFloat(values.scaleSpeed) }
        set { set("scaleSpeed", Double(newValue)) }
    }

    /// How fast a particle turns, in radians a second.
    open var spin: CGFloat {
        get { CGFloat(values.spin) }
        set { set("spin", Double(newValue)) }
    }

    /// By how much the spin varies, to both sides.
    open var spinRange: CGFloat {
        get { CGFloat(values.spinRange) }
        set { set("spinRange", Double(newValue)) }
    }

    /// By how much the red part of the colour varies, to both sides.
    open var redRange: Float {
        get { Float(values.redRange) }
        set { set("redRange", Double(newValue)) }
    }

    /// What is added to the red part of the colour each second.
    open var redSpeed: Float {
        get { Float(values.redSpeed) }
        set { set("redSpeed", Double(newValue)) }
    }

    /// By how much the green part of the colour varies, to both sides.
    open var greenRange: Float {
        get { Float(values.greenRange) }
        set { set("greenRange", Double(newValue)) }
    }

    /// What is added to the green part of the colour each second.
    open var greenSpeed: Float {
        get { Float(values.greenSpeed) }
        set { set("greenSpeed", Double(newValue)) }
    }

    /// By how much the blue part of the colour varies, to both sides.
    open var blueRange: Float {
        get { Float(values.blueRange) }
        set { set("blueRange", Double(newValue)) }
    }

    /// What is added to the blue part of the colour each second.
    open var blueSpeed: Float {
        get { Float(values.blueSpeed) }
        set { set("blueSpeed", Double(newValue)) }
    }

    /// By how much the opacity varies, to both sides.
    open var alphaRange: Float {
        get { Float(values.alphaRange) }
        set { set("alphaRange", Double(newValue)) }
    }

    /// What is added to the opacity each second.
    open var alphaSpeed: Float {
        get { Float(values.alphaSpeed) }
        set { set("alphaSpeed", Double(newValue)) }
    }

    // MARK: - Timing

    /// When the emission begins, in the time of the layer, or of the particle that emits.
    open var beginTime: CFTimeInterval {
        get { values.timing.beginTime }
        set { setTiming("beginTime", newValue) { $0.beginTime = newValue } }
    }

    /// The cell's time at its beginning.
    open var timeOffset: CFTimeInterval {
        get { values.timing.timeOffset }
        set { setTiming("timeOffset", newValue) { $0.timeOffset = newValue } }
    }

    /// How many times `duration` is repeated.
    open var repeatCount: Float {
        get { values.timing.repeatCount }
        set { setTiming("repeatCount", newValue >= 0 ? 0 : -.infinity) { $0.repeatCount = newValue } }
    }

    /// How long particles are emitted, in seconds; overrides `duration`.
    open var repeatDuration: CFTimeInterval {
        get { values.timing.repeatDuration }
        set { setTiming("repeatDuration", newValue >= 0 ? 0 : .nan) { $0.repeatDuration = newValue } }
    }

    /// How long particles are emitted, in seconds; without end by default.
    open var duration: CFTimeInterval {
        get { values.timing.duration }
        set { setTiming("duration", newValue >= 0 ? 0 : .nan) { $0.duration = newValue } }
    }

    /// The speed of the cell's time, and so of the emission and the motion of its particles.
    open var speed: Float {
        get { values.timing.speed }
        set { setTiming("speed", newValue >= 0 ? Double(newValue) : .nan) { $0.speed = newValue } }
    }

    /// Whether `duration` counts twice.
    open var autoreverses: Bool {
        get { values.timing.autoreverses }
        set { values.timing.autoreverses = newValue }
    }

    /// Particles are not held beyond their time, so this changes nothing that is seen.
    open var fillMode: CAMediaTimingFillMode {
        get { values.timing.fillMode }
        set { values.timing.fillMode = newValue }
    }

    // MARK: - Key-value coding

    /// Returns a property by its key, numbers as `NSNumber`, or what an app stored under a key of its own.
    open func value(forKey key: String) -> Any? { readKey(key) }

    /// Sets a property by its key, or stores a value under a key of an app's own.
    open func setValue(_ value: Any?, forKey key: String) { writeKey(key, value) }

    /// Sets values by their keys, in the order of these; `NSNull` stands for nil.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        KeyedValues.set(keyedValues) { setValue($0, forKey: $1) }
    }

    /// Returns the values of keys; `NSNull` stands for nil.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        KeyedValues.values(forKeys: keys) { value(forKey: $0) }
    }

    /// What an app stored under keys of its own.
    var stored: [String: Any] = [:]

    // MARK: - Private

    private func set(_ key: String, _ value: Double) {
        guard let path = EmitterCellValues.numbers[key], accepts(value.isFinite, key, value) else { return }
        values[keyPath: path] = value
    }

    private func setTiming(_ key: String, _ value: Double, _ set: (inout MediaTiming) -> Void) {
        if accepts(value.isFinite, key, value) { set(&values.timing) }
    }

    private func accepts(_ isGood: Bool, _ key: String, _ value: Any) -> Bool {
        if !isGood { complain(key, value) }
        return isGood
    }

    func complain(_ key: String, _ value: Any) {
        FrameClock.current.diagnose(
            String(describing: type(of: self)), key, "\(value) is ignored: it is no value of this property")
    }
}
