extension FrameClock {
    /// Callbacks that start or end animations get this many rounds in one frame.
    private static let mostRounds = 16

    /// Brings what all trees show up to date, then tells of starts and ends.
    ///
    /// - Parameter finishing: animations whose time is over end; otherwise only what was taken off is told.
    package func evaluateAnimations(finishing: Bool = false) {
        var finishing = finishing
        for _ in 0..<Self.mostRounds {
            for tree in trees {
                for layer in tree.animated { layer.animationState?.evaluate(layer) }
            }
            let started = trees.flatMap { $0.animated.flatMap { $0.animationState?.unannounced ?? [] } }
            let over = stopped + (finishing ? finishEnded() : [])
            stopped = []
            finishing = false
            guard !started.isEmpty || !over.isEmpty else { return }
            for running in started.sorted(by: { $0.serial < $1.serial }) { running.tellStart() }
            for (running, finished) in over { running.tellStop(finished: finished) }
        }
    }

    /// Takes off what is over, in the order of the ends, equal ones as they were added.
    private func finishEnded() -> [(RunningAnimation, Bool)] {
        var ended: [(layer: CALayer, running: RunningAnimation, time: CFTimeInterval)] = []
        for tree in trees {
            for layer in tree.animated {
                for one in layer.animationState?.ended(layer) ?? [] {
                    ended.append((layer, one.running, one.time))
                }
            }
        }
        ended.sort {
            abs($0.time - $1.time) > MediaTiming.tolerance
                ? $0.time < $1.time : $0.running.serial < $1.running.serial
        }
        for one in ended where one.running.animation.isRemovedOnCompletion { one.layer.remove([one.running]) }
        for one in ended { one.layer.animationState?.isStale = true }
        return ended.map { ($0.running, true) }
    }
}

extension LayerTree {
    /// What the tree waits for.
    var demand: FrameDemand {
        if hasChanges || needsCommit { return .nextFrame }
        var demand = FrameDemand.none
        for layer in animated {
            demand = demand.sooner(layer.animationState?.demand(layer) ?? .none)
            if demand == .nextFrame { break }
        }
        return demand
    }
}
