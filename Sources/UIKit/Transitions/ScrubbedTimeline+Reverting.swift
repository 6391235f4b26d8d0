import QuartzCore

extension ScrubbedTimeline {
    /// Makes what the animations that were added since the start show now the layers' own values, so that nothing
    /// changes when the animations end.
    ///
    /// - Returns: when, in seconds after the start, the last of those animations ends that end at all.
    func adoptShownValues() -> CFTimeInterval {
        let added = layer.animationsBelow().filter { begin(of: $0.running, on: $0.layer) >= -Self.rounding }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var seen: Set<ObjectIdentifier> = []
        for (layer, _) in added where seen.insert(ObjectIdentifier(layer)).inserted {
            if let shown = layer.presentation() { layer.adopt(shown) }
        }
        CATransaction.commit()
        return added.map { end(of: $0.running, on: $0.layer) }.filter(\.isFinite).max() ?? 0
    }

    /// Times closer together than this are the same, in seconds.
    private static let rounding: CFTimeInterval = 1e-6

    /// In seconds after the start.
    private func begin(of running: RunningAnimation, on layer: CALayer) -> CFTimeInterval {
        var time = running.timing.beginTime
        var current = layer
        while current !== self.layer, let parent = current.superlayer, current.speed != 0 {
            time = (time - current.timeOffset) / Double(current.speed) + current.beginTime
            current = parent
        }
        return time - start
    }

    /// In seconds after the start; infinite for an animation that goes on for ever.
    private func end(of running: RunningAnimation, on layer: CALayer) -> CFTimeInterval {
        let timing = running.timing
        guard timing.speed != 0 else { return .infinity }
        let once = timing.autoreverses ? 2 * timing.duration : timing.duration
        let times = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
        let active = timing.repeatDuration > 0 ? timing.repeatDuration : once * times
        return begin(of: running, on: layer) + active / abs(Double(timing.speed))
    }
}

extension CALayer {
    /// Takes over the values that another layer has, as far as they differ.
    fileprivate func adopt(_ other: CALayer) {
        if position != other.position { position = other.position }
        if bounds != other.bounds { bounds = other.bounds }
        if anchorPoint != other.anchorPoint { anchorPoint = other.anchorPoint }
        if zPosition != other.zPosition { zPosition = other.zPosition }
        if !CATransform3DEqualToTransform(transform, other.transform) { transform = other.transform }
        if !CATransform3DEqualToTransform(sublayerTransform, other.sublayerTransform) {
            sublayerTransform = other.sublayerTransform
        }
        if opacity != other.opacity { opacity = other.opacity }
        if isHidden != other.isHidden { isHidden = other.isHidden }
        if contentsRect != other.contentsRect { contentsRect = other.contentsRect }
        adoptStyle(of: other)
    }

    private func adoptStyle(of other: CALayer) {
        if backgroundColor != other.backgroundColor { backgroundColor = other.backgroundColor }
        if cornerRadius != other.cornerRadius { cornerRadius = other.cornerRadius }
        if borderWidth != other.borderWidth { borderWidth = other.borderWidth }
        if borderColor != other.borderColor { borderColor = other.borderColor }
        if shadowColor != other.shadowColor { shadowColor = other.shadowColor }
        if shadowOpacity != other.shadowOpacity { shadowOpacity = other.shadowOpacity }
        if shadowOffset != other.shadowOffset { shadowOffset = other.shadowOffset }
        if shadowRadius != other.shadowRadius { shadowRadius = other.shadowRadius }
        if shadowPath != other.shadowPath { shadowPath = other.shadowPath }
    }
}
