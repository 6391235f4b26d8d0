import CoreGraphics

/// A layer that shows its sublayers several times, each time moved, coloured and delayed by a step more.
///
/// The copies follow the sublayers by themselves; they are drawn in front of them and are never hit. A layer shows at
/// most 1,000 instances, and no more than 10,000 layers in all of them.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer, FrameFollower {
    /// The number of instances, with the sublayers themselves; 1 by default.
    open var instanceCount: Int {
        get { settings.count }
        set { change { $0.count = checkedCount(newValue) } }
    }

    /// How much later each instance runs its animations than the one before, in seconds; 0 by default.
    open var instanceDelay: CFTimeInterval {
        get { settings.delay }
        set { if accepts(newValue.isFinite, "instanceDelay", newValue) { change { $0.delay = newValue } } }
    }

    /// What each instance is moved by against the one before, about the middle of the bounds.
    open var instanceTransform: CATransform3D {
        get { settings.transform }
        set {
            if accepts(newValue.isFinite, "instanceTransform", newValue) {
                change { $0.transform = newValue }
            }
        }
    }

    /// What the colours of the first instance are multiplied with; opaque white by default. nil is white, too.
    open var instanceColor: CGColor? {
        get { settings.color }
        set { change { $0.color = newValue } }
    }

    /// What is added to the red part of the colour from one instance to the next.
    open var instanceRedOffset: Float {
        get { settings.offset.x }
        set { setOffset(newValue, "instanceRedOffset") { $0.offset.x = newValue } }
    }

    /// What is added to the green part of the colour from one instance to the next.
    open var instanceGreenOffset: Float {
        get { settings.offset.y }
        set { setOffset(newValue, "instanceGreenOffset") { $0.offset.y = newValue } }
    }

    /// What is added to the blue part of the colour from one instance to the next.
    open var instanceBlueOffset: Float {
        get { settings.offset.z }
        set { setOffset(newValue, "instanceBlueOffset") { $0.offset.z = newValue } }
    }

    /// What is added to the alpha of the colour from one instance to the next.
    open var instanceAlphaOffset: Float {
        get { settings.offset.w }
        set { setOffset(newValue, "instanceAlphaOffset") { $0.offset.w = newValue } }
    }

    private struct Settings {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor?
        var offset = SIMD4<Float>.zero
    }

    private var settings = Settings()
    /// The instances that are drawn apart; the first one among them only if it is coloured.
    private var instances: [ReplicaLayer] = []
    /// Whether an instance still runs what the sublayers have ended.
    private(set) var lags = false

    /// The most instances of a layer.
    private static let mostInstances = 1000
    /// The most layers in all instances of a layer.
    private static let mostLayers = 10_000

    /// A layer with one instance.
    override public init() { super.init() }

    /// Makes a copy for presentation.
    override public init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? CAReplicatorLayer { settings = original.settings }
    }

    /// Makes a layer of this class that shows what this one shows.
    override open func makePresentation() -> CALayer? { CAReplicatorLayer(layer: self) }

    package override var drawnSublayers: [CALayer] {
        if settings.count == 0 { return [] }
        return instances.first?.number == 0 ? instances : super.drawnSublayers + instances
    }

    // MARK: - Instances

    override func changeTree(from old: LayerTree?) {
        followFrames(from: old)
        for instance in instances { instance.setTree(tree) }
    }

    /// Brings the instances to what the sublayers show now, or showed as long ago as the instance is late.
    func followFrame() {
        adjustCount()
        lags = false
        let bounds = shownPointer.pointee.bounds
        var transform = CATransform3DIdentity
        var number = 0
        for instance in instances {
            while number < instance.number {
                transform = transform.concatenating(settings.transform)
                number += 1
            }
            let delay = settings.delay * Double(instance.number)
            instance.place(transform, in: bounds)
            instance.update(with: super.drawnSublayers, delay: delay, lags: &lags)
        }
    }

    /// Makes and drops instances until there are as many as wanted.
    private func adjustCount() {
        let isColored = settings.color.map { $0 != .white } ?? false || settings.offset != .zero
        let first = isColored ? 0 : 1
        let layers = max(children.reduce(0) { $0 + $1.layerCount }, 1)
        var count = settings.count
        if count > 1, layers * count > Self.mostLayers {
            count = max(Self.mostLayers / layers, 1)
            reportTooMany(layers, shown: count)
        }
        guard instances.first?.number ?? first != first || instances.count != max(count - first, 0) else {
            return
        }
        for instance in instances { instance.setTree(nil) }
        instances = (first..<max(count, first)).map { number in
            ReplicaLayer(number, tint: isColored ? tint(of: number) : nil)
        }
        for instance in instances { instance.setTree(tree) }
        mark(.sublayers)
    }

    private var reported = 0

    private func reportTooMany(_ layers: Int, shown: Int) {
        guard reported != shown else { return }
        reported = shown
        complain(
            "instanceCount",
            "shows \(shown) instances of its \(layers) layers: \(Self.mostLayers) layers in all are the most")
    }

    private func tint(of number: Int) -> SIMD4<Float> {
        let start = settings.color.map { SIMD4<Float>($0.rgba) } ?? SIMD4(repeating: 1)
        let color = start + settings.offset * Float(number)
        return color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    }

    private func change(_ set: (inout Settings) -> Void) {
        set(&settings)
        for instance in instances { instance.setTree(nil) }
        instances = []
        mark(.sublayers)
    }

    private func setOffset(_ value: Float, _ call: String, _ set: (inout Settings) -> Void) {
        if accepts(value.isFinite, call, value) { change(set) }
    }

    private func checkedCount(_ count: Int) -> Int {
        guard count > Self.mostInstances else { return max(count, 0) }
        complain("instanceCount", "\(count) is taken as \(Self.mostInstances), the most instances of a layer")
        return Self.mostInstances
    }
}

extension CALayer {
    /// The number of layers from here on down.
    fileprivate var layerCount: Int { children.reduce(1) { $0 + $1.layerCount } }
}
