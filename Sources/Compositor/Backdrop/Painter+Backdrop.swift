import QuartzCore

/// The background of layers that filter what is behind them.
struct Background: Equatable {
    /// The node from which on it is painted.
    var root: Int32
    /// The device pixels that it covers.
    var surface: Box
    /// Whether it has no holes.
    var isOpaque: Bool
}

/// Layers that filter what is behind them: it is painted into a texture, which is blurred in small pieces and drawn in
/// the layer's shape.
extension Painter {
    /// Paints the filtered backdrop of a layer in the layer's rectangle.
    func paintFilter(_ index: Int32, _ box: Box, _ radii: SIMD4<Float>, _ state: PaintState) {
        guard let filter = tree.extras[Int(index)]?.filter else { return }
        let plan = tree.blurPlan(of: index)
        // A weak blur is mixed with the sharp picture, and without a blur there is no blurred picture. In
        // both cases the tint is painted by itself.
        if plan?.strength ?? 0 < 1 { paintFill(box, radii, SIMD4<Float>(filter.tint), state) }
        guard let plan, backdrop == nil, let backdrop = filteredBackdrop(of: index) else { return }
        var inner = state
        let isHard = state.isRescaled && radii == .zero && state.space == 0
        if isHard {
            inner.clip = state.clip.intersection(box.onWholePixels)
        } else if state.space != 0 || radii != .zero || !box.isIntegral {
            inner = rounding(state, to: box, radii)
        } else {
            inner.clip = state.clip.intersection(box)
        }
        guard !inner.clip.isEmpty, var faded = inner.space == 0 ? inner : entering(0, from: inner) else {
            return
        }
        faded.alpha *= plan.strength
        faded.isRescaled = false
        paintBackdrop(backdrop, mask: nil, faded)
    }

    /// Paints the filtered backdrop of a layer where the layer and its sublayers draw something.
    func paintVibrant(_ index: Int32, _ state: PaintState, mask: Int32, _ backdrop: RenderBackdrop) {
        guard let group = freshGroup(index, state, mask: mask), group.area == backdrop.area,
            var faded = state.space == 0 ? state : entering(0, from: state)
        else { return }
        faded.alpha *= tree.nodes[Int(index)].opacity
        paintBackdrop(backdrop, mask: .group(group.id), faded)
    }

    private func paintBackdrop(_ backdrop: RenderBackdrop, mask: TextureID?, _ state: PaintState) {
        guard let plan = backdrop.plan else { return }
        let size = SIMD2(Float(backdrop.area.width), Float(backdrop.area.height))
        var picture = Picture(
            texture: .group(backdrop.result), mask: mask,
            texels: SIMD4(lowHalf: .zero, highHalf: size / Float(plan.factor)),
            limits: .zero, isOpaque: currentBackground.isOpaque && mask == nil)
        guard mask == nil, let shaded = shaded(backdrop, plan, alpha: state.alpha) else {
            paintTexels(picture, Box(backdrop.area), state)
            return
        }
        picture.texture = .group(shaded)
        picture.isOpaque = picture.isOpaque && state.alpha == 1
        if plan.grain > 1 {
            picture.texels.highHalf = size / Float(plan.grain)
            picture.isNearest = true
        }
        var plain = state
        plain.alpha = 1
        let savedOverlay = overlay
        overlay = Overlay()
        paintTexels(picture, Box(backdrop.area), plain)
        overlay = savedOverlay
    }

    /// Returns the filtered picture with an opacity and the overlay applied, in the size that the plan's
    /// grain asks for. Applying these costs less in a small picture than after enlarging it.
    ///
    /// - Returns: nil if there is nothing to apply, or the picture is not small.
    private func shaded(_ backdrop: RenderBackdrop, _ plan: BlurPlan, alpha: Float) -> Int32? {
        let isGrained = plan.grain > 1
        guard isGrained || plan.factor > 1 && (alpha < 1 || !overlay.isClear) else { return nil }
        let folded = overlay.fold(multiplied: SIMD4(repeating: alpha), added: .zero)
        let shade = RenderBackdrop.Shade(
            multiplied: PackedColor(folded.multiplied), added: PackedColor(folded.added))
        let known = backdrop.shaded.firstIndex { $0.shade == shade }
        let index = known ?? unusedShaded(of: backdrop)
        let id = backdrop.shaded[index].id
        usedShaded.insert(id)
        guard known == nil else { return id }
        backdrop.shaded[index].shade = shade
        let shown = isGrained ? plan.grain : plan.factor
        let area = PixelRect(x: 0, y: 0, width: backdrop.area.width, height: backdrop.area.height)
            .shrunk(by: shown)
        addBlurPass(
            to: (id, area.width, area.height), from: backdrop.result,
            texelsPerPixel: Float(shown) / Float(plan.factor),
            key: BatchKey(pipeline: .image, blends: false, linearFilter: isGrained), in: area, shade: shade)
        return id
    }

    /// Returns the index of a picture that this frame does not use.
    private func unusedShaded(of backdrop: RenderBackdrop) -> Int {
        if let index = backdrop.shaded.firstIndex(where: { !usedShaded.contains($0.id) }) { return index }
        backdrop.shaded.append(RenderBackdrop.Shaded(id: textures.makeGroup()))
        return backdrop.shaded.count - 1
    }

    // MARK: - Textures

    /// Returns the up-to-date filtered picture of the background of a node; nil if there is none.
    func filteredBackdrop(of index: Int32) -> RenderBackdrop? {
        guard let plan = tree.blurPlan(of: index), let extra = tree.extras[Int(index)],
            let filter = extra.filter
        else { return nil }
        let background = currentBackground
        let seen = filter.use == .vibrancy ? surface : background.surface
        let area = PixelRect(covering: tree.filteredBox(of: index).intersection(seen))
        guard !area.isEmpty else { return nil }
        let backdrop = extra.backdrop ?? RenderBackdrop(textures: textures)
        extra.backdrop = backdrop
        let isMoved = backdrop.area != area || backdrop.background != background
        let stale = isMoved ? area : backdrop.stale.intersection(area)
        let isNew = isMoved || backdrop.plan != plan || backdrop.filter != filter
        guard isNew || !stale.isEmpty else { return backdrop }
        backdrop.area = area
        backdrop.background = background
        backdrop.stale = PixelRect(covering: .empty)
        (backdrop.plan, backdrop.filter) = (plan, filter)
        for index in backdrop.shaded.indices { backdrop.shaded[index].shade = nil }
        if !stale.isEmpty {
            addBackdropPass(id: backdrop.source, area: area, scissor: stale, behind: index)
        }
        let changed = Box(stale).insetBy(-Float(plan.reach)).intersection(Box(area))
        addBlurPasses(backdrop, plan, filter, in: isNew ? area : PixelRect(covering: changed))
        return backdrop
    }

    /// Makes the filtered picture of the source, in a rectangle of device pixels.
    private func addBlurPasses(
        _ backdrop: RenderBackdrop, _ plan: BlurPlan, _ filter: BackdropFilter, in rect: PixelRect
    ) {
        var picture = (id: backdrop.source, width: backdrop.area.width, height: backdrop.area.height)
        var factor: Int32 = 1
        let local = PixelRect(
            x: rect.x - backdrop.area.x, y: rect.y - backdrop.area.y, width: rect.width, height: rect.height)
        while backdrop.levels.count < plan.steps.count { backdrop.levels.append(textures.makeGroup()) }
        for (step, level) in zip(plan.steps, backdrop.levels) {
            factor *= step
            let smaller = (
                id: level, width: (picture.width + step - 1) / step,
                height: (picture.height + step - 1) / step
            )
            addBlurPass(
                to: smaller, from: picture.id, texelsPerPixel: Float(step),
                key: BatchKey(pipeline: step == 2 ? .image : .downsample, blends: false, linearFilter: true),
                in: local.shrunk(by: factor))
            picture = smaller
        }
        let isWide = plan.taps.count > 1
        for axis in 0..<(isWide ? 2 : 1) {
            let isLast = axis == 1 || !isWide
            let tint = isLast && plan.strength == 1 ? SIMD4<Float>(filter.tint) : .zero
            kernels.append(
                BlurKernel(
                    axis: axis == 0 ? [1, 0] : [0, 1], taps: plan.taps,
                    saturation: isLast ? Float(filter.saturation) : 1, tint: tint))
            let target = isLast ? backdrop.result : backdrop.across
            addBlurPass(
                to: (target, picture.width, picture.height), from: picture.id, texelsPerPixel: 1,
                key: BatchKey(
                    pipeline: .blur, blends: false, linearFilter: isWide, kernel: Int32(kernels.count - 1)),
                in: local.shrunk(by: factor))
            picture.id = target
        }
    }

    private func addBlurPass(
        to target: (id: Int32, width: Int32, height: Int32), from source: Int32, texelsPerPixel: Float,
        key: BatchKey, in scissor: PixelRect,
        shade: RenderBackdrop.Shade = RenderBackdrop.Shade(multiplied: .white, added: .clear)
    ) {
        let area = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
        var key = key
        key.texture = .group(source)
        let size = SIMD2(Float(target.width), Float(target.height))
        let item = DrawItem(
            instance: Instance(
                quad: SIMD4(lowHalf: .zero, highHalf: size),
                shape: SIMD4(lowHalf: .zero, highHalf: size * texelsPerPixel),
                color: shade.multiplied, color2: shade.added),
            key: key, bounds: Box(area))
        passes.append(
            GroupPass(
                id: target.id, area: area, scissor: scissor.intersection(area), clear: .zero, items: [item]))
    }
}

extension PixelRect {
    /// The pixels that show a part of the rectangle in a picture that is smaller by a factor.
    fileprivate func shrunk(by factor: Int32) -> PixelRect {
        let left = x / factor
        let top = y / factor
        return PixelRect(
            x: left, y: top, width: (maxX + factor - 1) / factor - left,
            height: (maxY + factor - 1) / factor - top)
    }
}
