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

    /// The transform from each instance to the next, about the middle of the bounds.
    open var instanceTransform: CATransform3D {
        get { settings.transform }
        set {
            if accepts(newValue.isFinite, "instanceTransform", newValue) {
                change { $0.transform = newValue }
            }
        }
    }

    /// The colour with which the first instance is multiplied; opaque white by default. nil is white, too.
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

        func value(of property: LayerProperty) -> AnimationValue? {
            switch property {
            case .instanceCount: .number(Double(count))
            case .instanceDelay: .number(delay)
            case .instanceTransform: .transform(transform)
            case .instanceColor: .color(color?.rgba ?? SIMD4(repeating: 1))
            case .instanceRedOffset: .number(Double(offset.x))
            case .instanceGreenOffset: .number(Double(offset.y))
            case .instanceBlueOffset: .number(Double(offset.z))
            case .instanceAlphaOffset: .number(Double(offset.w))
            default: nil
            }
        }

        mutating func set(_ property: LayerProperty, _ value: AnimationValue) {
            switch (property, value) {
            case (.instanceCount, .number(let n)):
                count = Int(min(max(n, 0), Double(CAReplicatorLayer.mostInstances)).rounded())
            case (.instanceDelay, .number(let n)): delay = n
            case (.instanceTransform, .transform(let m)): transform = m
            case (.instanceColor, .color(let c)): color = CGColor(rgba: c)
            case (.instanceRedOffset, .number(let n)): offset.x = Float(n)
            case (.instanceGreenOffset, .number(let n)): offset.y = Float(n)
            case (.instanceBlueOffset, .number(let n)): offset.z = Float(n)
            case (.instanceAlphaOffset, .number(let n)): offset.w = Float(n)
            default: break
            }
        }
    }

    /// The values that determine which instances are drawn separately.
    private struct Making: Equatable {
        var count: Int
        var color: SIMD4<Float>
        var offset: SIMD4<Float>
    }

    private var settings = Settings()
    /// The settings on the screen; nil where they are those of the layer.
    private var animated: Settings?
    private var shownSettings: Settings { animated ?? settings }
    /// The values for which the instances were made; nil if they must be made again.
    private var made: Making?
    /// The instances that are drawn separately; the first one is among them only if it is coloured.
    private var instances: [ReplicaLayer] = []
    /// Whether a delayed instance still runs animations that have ended on the sublayers.
    private(set) var lags = false

    /// The most instances of a layer.
    private nonisolated static let mostInstances = 1000
    /// The most layers in all instances of a layer.
    private static let mostLayers = 10_000

    /// A layer with one instance.
    override public init() { super.init() }

    /// Makes a copy for presentation.
    override public init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? CAReplicatorLayer { settings = original.shownSettings }
    }

    /// Makes a layer of this class that shows what this one shows.
    override open func makePresentation() -> CALayer? { CAReplicatorLayer(layer: self) }

    package override var drawnSublayers: [CALayer] {
        if shownSettings.count == 0 { return [] }
        return instances.first?.number == 0 ? instances : super.drawnSublayers + instances
    }

    // MARK: - Instances

    override func changeTree(from old: LayerTree?) {
        followFrames(from: old)
        for instance in instances { instance.setTree(tree) }
    }

    /// Updates the instances to the look of the sublayers, each as of its delay ago.
    func followFrame() {
        let settings = shownSettings
        adjustInstances(settings)
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

    /// Makes the instances again if their number or kind has changed.
    private func adjustInstances(_ settings: Settings) {
        let isColored = settings.color.map { $0 != .white } ?? false || settings.offset != .zero
        let first = isColored ? 0 : 1
        let layers = max(children.reduce(0) { $0 + $1.layerCount }, 1)
        var count = settings.count
        if count > 1, layers * count > Self.mostLayers {
            count = max(Self.mostLayers / layers, 1)
            reportTooMany(layers, shown: count)
        }
        let start = settings.color.map { SIMD4<Float>($0.rgba) } ?? SIMD4(repeating: 1)
        let making = Making(count: count, color: start, offset: settings.offset)
        guard made != making else { return }
        made = making
        for instance in instances { instance.setTree(nil) }
        instances = (first..<max(count, first)).map { number in
            let color = (start + settings.offset * Float(number)).clamped(
                lowerBound: .zero, upperBound: SIMD4(repeating: 1))
            return ReplicaLayer(number, tint: isColored ? color : nil)
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

    private func change(_ set: (inout Settings) -> Void) {
        set(&settings)
        for instance in instances { instance.setTree(nil) }
        instances = []
        made = nil
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

    // MARK: - For animations

    override func readValue(_ property: LayerProperty, shown: Bool) -> AnimationValue? {
        (shown ? shownSettings : settings).value(of: property) ?? super.readValue(property, shown: shown)
    }

    override func writeShown(_ property: LayerProperty, _ value: AnimationValue) {
        guard settings.value(of: property) != nil else { return super.writeShown(property, value) }
        var values = shownSettings
        values.set(property, value)
        animated = values
    }

    override func resetOwnShown() { animated = nil }
}

extension CALayer {
    /// The number of layers from here on down.
    fileprivate var layerCount: Int { children.reduce(1) { $0 + $1.layerCount } }
}
