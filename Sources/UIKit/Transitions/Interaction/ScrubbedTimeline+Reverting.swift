import QuartzCore

extension ScrubbedTimeline {
    /// Restores the values that animations have changed since the start.
    ///
    /// - Returns: the end of the last of those animations, in seconds after the start; endless ones do not
    ///   count.
    func revertAnimations() -> CFTimeInterval {
        var latest: CFTimeInterval = 0
        for (layer, running) in layer.animationsBelow() where isNew(running, on: layer) {
            let end = end(of: running, on: layer)
            if end.isFinite { latest = max(latest, end) }
        }
        layer.revertAnimatedValues { isNew($1, on: $0) }
        return latest
    }

    private func isNew(_ running: RunningAnimation, on layer: CALayer) -> Bool {
        begin(of: running, on: layer) >= -Self.rounding
    }

    /// Times closer together than this are the same, in seconds.
    private static let rounding: CFTimeInterval = 1e-6

    /// When the animation begins, in seconds after the start.
    private func begin(of running: RunningAnimation, on layer: CALayer) -> CFTimeInterval {
        var time = running.timing.beginTime
        var current = layer
        while current !== self.layer, let parent = current.superlayer, current.speed != 0 {
            time = (time - current.timeOffset) / Double(current.speed) + current.beginTime
            current = parent
        }
        return time - start
    }

    /// When the animation ends, in seconds after the start; infinite for an endless one.
    private func end(of running: RunningAnimation, on layer: CALayer) -> CFTimeInterval {
        let timing = running.timing
        guard timing.speed != 0 else { return .infinity }
        let once = timing.autoreverses ? 2 * timing.duration : timing.duration
        let times = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
        let active = timing.repeatDuration > 0 ? timing.repeatDuration : once * times
        return begin(of: running, on: layer) + active / abs(Double(timing.speed))
    }
}
