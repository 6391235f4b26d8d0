import CoreGraphics

extension CALayer {
    /// The clock of the tree of the layer, or of its model layer; otherwise the current clock.
    package var clock: FrameClock { (tree ?? modelLayer?.tree)?.clock ?? .current }

    // MARK: - Running animations

    var keysOfAnimations: [String]? {
        guard let state = animationState else { return nil }
        let keys = state.animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func runningAnimation(_ key: String) -> CAAnimation? {
        animationState?.animations.first { $0.key == key }?.animation
    }

    /// The animations of this layer, oldest first.
    package var runningAnimations: [RunningAnimation] { animationState.map { Array($0.animations) } ?? [] }

    /// Returns the animations of this layer and of the layers below it, with their layers.
    package func animationsBelow() -> [(layer: CALayer, running: RunningAnimation)] {
        var list: [(layer: CALayer, running: RunningAnimation)] = []
        collectAnimations(into: &list)
        return list
    }

    private func collectAnimations(into list: inout [(layer: CALayer, running: RunningAnimation)]) {
        if let animationState { for running in animationState.animations { list.append((self, running)) } }
        for child in children { child.collectAnimations(into: &list) }
        maskLayer?.collectAnimations(into: &list)
    }

    // MARK: - What is shown

    func presented<Layer: CALayer>(as type: Layer.Type) -> Layer? {
        if modelLayer != nil { return self as? Layer }
        animationState?.evaluate()
        let copy = makePresentation()
        copy?.modelLayer = self
        return copy as? Layer
    }

    /// Whether the layer has animations.
    package var isAnimated: Bool { animationState != nil }

    // MARK: - Starting and stopping

    func start(_ anim: CAAnimation, forKey key: String?) {
        guard modelLayer == nil else { return }
        let copy = anim.copy() as? CAAnimation ?? anim
        let key = copy.ownKey ?? key
        if let key { removeAnimation(forKey: key) }
        if copy.timing.duration == 0 { copy.timing.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        let state = animationState ?? AnimationState(of: self)
        if animationState == nil {
            animationState = state
            tree?.add(state)
        }
        state.evaluate()
        copy.prepare(for: self)
        copy.willStart(on: self)
        let begin = tree == nil ? nil : localTime
        let running = RunningAnimation(copy, key: key, clock: clock, begin: begin)
        if tree == nil { clock.turn.homeless.append(self) }
        // Transforms do not commute: a later change's addition acts first, next to the model that it changed.
        let isInner = (copy as? CAPropertyAnimation).map {
            $0.isAdditive && $0.modelBefore?.isTransform == true
        }
        if isInner == true {
            state.animations.insert(running, at: 0)
        } else {
            state.animations.append(running)
        }
        state.isStale = true
    }

    func stopAnimations(_ condition: (RunningAnimation) -> Bool) {
        guard let state = animationState else { return }
        let stopped = state.animations.filter(condition)
        guard !stopped.isEmpty else { return }
        remove(stopped)
        clock.stopped += stopped.map { ($0, false) }
    }

    /// Removes animations, and with the last one the whole state.
    func remove(_ list: [RunningAnimation]) {
        guard let state = animationState else { return }
        tree?.animationsWillLeave(self)
        state.animations.removeAll { one in list.contains { $0 === one } }
        for one in list { one.animation.didLeave(self) }
        state.isStale = true
        guard state.animations.isEmpty else { return }
        state.evaluate()
        shownPointer = modelPointer
        tree?.remove(state)
        animationState = nil
        if !state.custom.shown.isEmpty { redisplay(for: state.custom.shown, [:]) }
    }

    /// Ends the animations of a layer outside of any tree, at the commit.
    func endAnimationsOutsideTrees(finished: Bool) {
        guard let state = animationState else { return }
        let list = Array(state.animations)
        remove(list)
        clock.stopped += list.map { ($0, finished) }
    }

    /// Marks a change of the shown values; the model stays.
    func markShown(_ change: LayerChange) {
        let first = pendingChange.isEmpty
        pendingChange.formUnion(change)
        if first { tree?.enqueue(self) }
    }

    // MARK: - Implicit animations

    /// Returns the default animation for a change of a layer in a tree; nil for none, as for paths.
    func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard tree != nil, delegate == nil, let target = AnimationTarget(keyPath: event),
            target.property.animatesByItself
        else { return nil }
        animationState?.evaluate()
        guard let now = readValue(target.property, shown: true) else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = now.any
        animation.fillMode = .backwards
        // Explicit animations are linear unless they or the transaction say otherwise; these are not.
        if CATransaction.animationTimingFunction() == nil {
            animation.timingFunction = CAMediaTimingFunction(name: .default)
        }
        return animation
    }
}
