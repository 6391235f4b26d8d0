import CoreGraphics

/// A layer that emits particles: snow, sparks, confetti.
///
/// Its cells describe the particles. The picture is a function of the layer's time, the cells and the seed. A
/// layer without a `beginTime` counts as having always emitted; with `CACurrentMediaTime()` it begins without
/// particles. Later changes affect only particles that are emitted from then on. At most 10,000 particles are
/// shown at a time, evenly chosen from all.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer, FrameFollower {
    /// The kinds of particles; their values are copied.
    open var emitterCells: [CAEmitterCell]? {
        didSet { readCells() }
    }

    /// The factor of the cells' birth rates; 1 by default. With 0 no particles are added, and existing ones
    /// live on.
    open var birthRate: Float {
        get { Float(settings.birthRate) }
        set { setNumber("birthRate", \.birthRate, Double(newValue)) }
    }

    /// The factor of the cells' lifetimes; 1 by default.
    open var lifetime: Float {
        get { Float(settings.lifetime) }
        set { setNumber("lifetime", \.lifetime, Double(newValue)) }
    }

    /// The factor of the cells' velocities; 1 by default.
    open var velocity: Float {
        get { Float(settings.velocity) }
        set { setNumber("velocity", \.velocity, Double(newValue)) }
    }

    /// The factor of the cells' scales; 1 by default.
    open var scale: Float {
        get { Float(settings.scale) }
        set { setNumber("scale", \.scale, Double(newValue)) }
    }

    /// The factor of the cells' spins; 1 by default.
    open var spin: Float {
        get { Float(settings.spin) }
        set { setNumber("spin", \.spin, Double(newValue)) }
    }

    /// The seed of the random variation; another seed gives other particles.
    open var seed: UInt32 {
        get { settings.seed }
        set { change { $0.seed = newValue } }
    }

    /// The middle of the shape, in the layer's coordinates.
    open var emitterPosition: CGPoint {
        get { settings.position }
        set {
            if accepts(newValue.isFinitePoint, "emitterPosition", newValue) {
                change { $0.position = newValue }
            }
        }
    }

    /// The depth of the middle of the shape.
    open var emitterZPosition: CGFloat {
        get { CGFloat(settings.zPosition) }
        set { setNumber("emitterZPosition", \.zPosition, Double(newValue)) }
    }

    /// The width and height of the shape; the radius of circles and spheres is the width.
    open var emitterSize: CGSize {
        get { settings.size }
        set { if accepts(newValue.isFiniteSize, "emitterSize", newValue) { change { $0.size = newValue } } }
    }

    /// The extent of a cuboid in depth.
    open var emitterDepth: CGFloat {
        get { CGFloat(settings.depth) }
        set { setNumber("emitterDepth", \.depth, Double(newValue)) }
    }

    /// Where particles come from; a point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { settings.shape }
        set { change { $0.shape = newValue } }
    }

    /// Which part of the shape particles come from; all of it by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { settings.mode }
        set { change { $0.mode = newValue } }
    }

    /// In which order particles are drawn, and how they mix.
    open var renderMode = CAEmitterLayerRenderMode.unordered {
        didSet { if renderMode != oldValue { refresh() } }
    }

    private var settings = EmitterSettings()
    /// The settings by time; the last ones are those of now.
    private var epochs: [EmitterEpoch] = []
    /// Whether `beginTime` was set.
    private var hasBegin = false
    private var list = SpriteList()
    /// The layer's time that the list shows; nil when it is out of date.
    private var shownTime: CFTimeInterval?
    private var reported = false

    /// The most changes that are remembered beyond the life of particles.
    private static let mostEpochs = 64

    /// A layer without cells.
    override public init() { super.init() }

    /// Makes a copy for presentation.
    override public init(layer: Any) {
        super.init(layer: layer)
        guard let original = layer as? CAEmitterLayer else { return }
        emitterCells = original.emitterCells
        renderMode = original.renderMode
        (settings, list) = (original.shownSettings, original.list)
    }

    /// Makes a layer of this class that shows what this one shows.
    override open func makePresentation() -> CALayer? { CAEmitterLayer(layer: self) }

    /// When the layer's time, and with it the emission, begins.
    override open var beginTime: CFTimeInterval {
        get { super.beginTime }
        set {
            super.beginTime = newValue
            hasBegin = true
            refresh()
        }
    }

    // MARK: - Key-value coding

    /// Returns the value at a key path; `emitterCells.snow.birthRate` is a value of the cell named snow.
    override open func value(forKeyPath keyPath: String) -> Any? {
        if let (cell, key) = cell(at: keyPath) { return cell.value(forKey: key) }
        return super.value(forKeyPath: keyPath)
    }

    /// Sets the value at a key path; particles that are emitted from now on have the cell's new value.
    override open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = cell(at: keyPath) else {
            return super.setValue(value, forKeyPath: keyPath)
        }
        cell.setValue(value, forKey: key)
        readCells()
    }

    // MARK: - Settings

    private func setNumber(
        _ key: String, _ path: WritableKeyPath<EmitterSettings, Double>, _ value: Double
    ) {
        if accepts(value.isFinite, key, value) { change { $0[keyPath: path] = value } }
    }

    private func readCells() {
        change { $0.recipes = (emitterCells ?? []).map { EmitterRecipe($0) } }
    }

    /// Changes the settings from now on. Before the layer is in a tree, and at the time when it enters one,
    /// changes them from the beginning.
    private func change(_ set: (inout EmitterSettings) -> Void) {
        let before = settings
        let now = tree == nil ? nil : localTime
        if let now { takeOver(until: now) }
        set(&settings)
        guard settings != before else { return }
        refresh()
        if let now {
            animationState?.evaluate()
            note(shownSettings, from: now, continues: false)
        }
        reportTooMany()
    }

    /// Emits with these settings from a time on.
    private func note(_ settings: EmitterSettings, from time: CFTimeInterval, continues: Bool) {
        guard let last = epochs.last, last.settings != settings else { return }
        if max(last.start, entered) < time {
            epochs.append(EmitterEpoch(start: time, settings: settings, continues: continues))
            dropOldEpochs(time)
        } else {
            epochs[epochs.count - 1].settings = settings
        }
    }

    /// The layer's time when it came into its tree.
    private var entered = -CFTimeInterval.infinity

    private func dropOldEpochs(_ now: CFTimeInterval) {
        guard epochs.count > Self.mostEpochs else { return }
        let life = epochs.map(\.settings.longestLife).max() ?? 0
        let end = epochs.dropFirst().firstIndex { $0.start > now - life }
        guard let end, end > 1 else { return }
        epochs[end - 1].drifts = EmitterEpoch.drifts(in: epochs)[end - 1]
        epochs.removeFirst(end - 1)
    }

    private func reportTooMany() {
        let count = EmitterMoment.count(settings)
        guard count > Double(EmitterMoment.most) else { return reported = false }
        guard !reported else { return }
        reported = true
        complain(
            "birthRate",
            "asks for about \(count.rounded()) particles at a time; \(EmitterMoment.most) are the most and are shown"
        )
    }

    private func refresh() {
        shownTime = nil
        mark(.contents)
    }

    // MARK: - Animated settings

    /// The settings on the screen; nil where they are those of the layer.
    private var animated: EmitterSettings?
    private var shownSettings: EmitterSettings { animated ?? settings }
    /// The time up to which the settings that animations have shown are known.
    private var known: CFTimeInterval = 0

    /// How many times a second animated settings are sampled, whatever the frame rate: each sample holds for
    /// one stretch.
    private static let stretches = 60.0
    /// The most stretches that are sampled in one frame, ten minutes of them: earlier particles have
    /// disappeared.
    private static let mostStretches = 36_000.0

    /// Records the animated settings up to a time.
    private func takeOver(until time: CFTimeInterval) {
        guard let last = epochs.last else { return }
        if time <= entered, let animated { note(animated, from: time, continues: true) }
        defer { known = max(known, time) }
        // An animation that has ended shows its last settings for the rest of a stretch.
        guard animationState != nil || last.settings != settings else { return }
        let tolerance = 1e-6
        let end = (time * Self.stretches + tolerance).rounded(.down)
        var number = max((known * Self.stretches + tolerance).rounded(.down) + 1, end - Self.mostStretches)
        while number <= end {
            let moment = number / Self.stretches
            note(settings(at: moment), from: moment, continues: true)
            number += 1
        }
    }

    private func settings(at time: CFTimeInterval) -> EmitterSettings {
        guard let animationState else { return settings }
        var result = settings
        animationState.withValues(at: time) { result = shownSettings }
        return result
    }

    func animationsWillLeave() {
        guard tree != nil else { return }
        animationState?.evaluate()
        takeOver(until: localTime)
    }

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

    // MARK: - Frames

    override func changeTree(from old: LayerTree?) {
        followFrames(from: old)
        shownTime = nil
        guard tree != nil else { return epochs = [] }
        entered = localTime
        known = entered
        epochs = [EmitterEpoch(start: 0, settings: settings)]
    }

    /// Whether particles move by themselves.
    var lags: Bool {
        guard !isHidden, localClock.speed != 0 else { return false }
        return !list.sprites.isEmpty || EmitterMoment.count(shownSettings) > 0
    }

    func followFrame() {
        let time = localTime
        guard time != shownTime, !epochs.isEmpty else { return }
        shownTime = time
        takeOver(until: time)
        epochs[0].start = hasBegin ? 0 : -.infinity
        let moment = EmitterMoment(epochs, at: time)
        let wasEmpty = list.sprites.isEmpty
        list.images = moment.images
        list.adds = renderMode == .additive
        list.isNearest = settings.recipes.contains {
            $0.values.magnificationFilter == CALayerContentsFilter.nearest.rawValue
        }
        list.sprites = sorted(moment.particles).map(\.sprite)
        if !wasEmpty || !list.sprites.isEmpty { mark(.contents) }
    }

    private func sorted(_ particles: [EmitterMoment.Particle]) -> [EmitterMoment.Particle] {
        let order: (EmitterMoment.Particle, EmitterMoment.Particle) -> Bool
        switch renderMode {
        case .oldestFirst: order = { $0.age > $1.age }
        case .oldestLast: order = { $0.age < $1.age }
        case .backToFront: order = { $0.depth < $1.depth }
        default: return particles
        }
        return particles.enumerated().sorted {
            order($0.element, $1.element)
                || (!order($1.element, $0.element) && $0.offset < $1.offset)
        }.map(\.element)
    }

    package override var spriteList: SpriteList? { list.sprites.isEmpty ? nil : list }

    override func mirror(_ source: CALayer) {
        super.mirror(source)
        guard let emitter = source as? CAEmitterLayer else { return }
        list = emitter.list
        mark(.contents)
    }

    override func drawOwn(in context: CGContext, shown: Bool) {
        guard shown || modelLayer == nil else { return }
        for sprite in list.sprites { sprite.draw(list.images[Int(sprite.image)], in: context) }
    }
}

extension Sprite {
    /// Draws the picture in software; its colours are those of the image where it does not cover a mask.
    fileprivate func draw(_ image: CGImage, in context: CGContext) {
        let rect = CGRect(
            x: CGFloat(-size.x / 2), y: CGFloat(-size.y / 2), width: CGFloat(size.x),
            height: CGFloat(size.y))
        guard rect.width > 0, rect.height > 0, source.z > 0, source.w > 0 else { return }
        context.saveGState()
        context.translateBy(x: CGFloat(center.x), y: CGFloat(center.y))
        context.rotate(by: CGFloat(angle))
        context.clip(to: rect)
        context.setAlpha(CGFloat(tint.w))
        let (x, y) = (rect.width / CGFloat(source.z), rect.height / CGFloat(source.w))
        context.drawUpright(
            image.tinted(tint),
            in: CGRect(
                x: rect.minX - CGFloat(source.x) * x, y: rect.minY - CGFloat(source.y) * y,
                width: CGFloat(image.width) * x, height: CGFloat(image.height) * y))
        context.restoreGState()
    }
}

extension CGImage {
    /// The image with its colours multiplied; the alpha of the tint, which is premultiplied, is left aside.
    fileprivate func tinted(_ tint: SIMD4<Float>) -> CGImage {
        let factors = SIMD4(tint.x, tint.y, tint.z, tint.w) / max(tint.w, 1e-6)
        guard !isMask, factors != SIMD4(repeating: 1) else { return self }
        let pixels = withPixels { bytes in
            bytes.indices.map { UInt8((Float(bytes[$0]) * factors[$0 & 3]).rounded()) }
        }
        return CGImage(width: width, height: height, isMask: false, isOpaque: isOpaque, pixels: pixels)
    }
}
