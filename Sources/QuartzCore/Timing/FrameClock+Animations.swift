extension FrameClock {
    /// Callbacks that start or end animations get this many rounds in one frame.
    private static let mostRounds = 16

    /// Brings what all trees show up to date, then tells of starts and ends.
    ///
    /// - Parameter finishing: animations whose time is over end; otherwise only what was taken off is told.
    package func evaluateAnimations(finishing: Bool = false) {
        var finishing = finishing
        for _ in 0..<Self.mostRounds {
            var started: [RunningAnimation] = []
            for tree in trees { tree.evaluate(started: &started) }
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
            tree.forEachAnimated { state, clock in state.collectEnded(clock, into: &ended) }
        }
        guard !ended.isEmpty else { return [] }
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
    /// Brings what is shown up to date, and appends the animations that have started by now.
    func evaluate(started: inout [RunningAnimation]) {
        forEachAnimated { state, clock in
            state.evaluate(at: clock.time)
            state.collectStarted(into: &started)
        }
    }

    /// Visits the animations of every layer that has any, with the layer's clock.
    @inline(__always)
    func forEachAnimated(_ body: (AnimationState, LocalClock) -> Void) {
        var clocks = LocalClocks(clock)
        for index in animated.indices {
            animated[index]._withUnsafeGuaranteedRef { body($0, clocks.of($0.layer)) }
        }
    }

    /// What the tree waits for.
    var demand: FrameDemand {
        if hasChanges || needsCommit { return .nextFrame }
        var demand = FrameDemand.none
        forEachAnimated { state, clock in
            guard demand != .nextFrame else { return }
            demand = demand.sooner(state.demand(clock))
        }
        return demand
    }
}
