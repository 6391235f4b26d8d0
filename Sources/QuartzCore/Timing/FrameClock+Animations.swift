extension FrameClock {
    /// The most rounds in one frame for callbacks that start or end animations.
    private static let mostRounds = 16

    /// Brings the shown values of all trees up to date, then tells the delegates of starts and ends.
    ///
    /// - Parameter finishing: whether animations whose time is over end, too.
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

    /// Removes the animations that have ended, in the order of their ends, then of their addition.
    private func finishEnded() -> [(RunningAnimation, Bool)] {
        var ended: [(layer: CALayer, running: RunningAnimation, time: CFTimeInterval)] = []
        for tree in trees {
            if let outlook = tree.currentOutlook, outlook.earliestEnd > now { continue }
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
    /// Brings the shown values up to date, if somebody looks, and appends the animations that have started by now.
    func evaluate(started: inout [RunningAnimation]) {
        let isSeen = clock.isSeen
        if currentOutlook.map({ isSeen && !$0.isOfSeenFrame }) ?? true {
            evaluateAll(isSeen: isSeen, started: &started)
        }
        if isSeen { updateFollowers() }
    }

    private func evaluateAll(isSeen: Bool, started: inout [RunningAnimation]) {
        var made = AnimationOutlook(time: clock.now, isOfSeenFrame: isSeen)
        outlook = made
        forEachAnimated { state, clock in
            if isSeen { state.evaluate(at: clock.time) } else { state.passOver(clock.time) }
            state.collectStarted(into: &started)
            state.tell(&made, clock)
        }
        // An evaluation may mark layers that were evaluated before.
        if outlook != nil { outlook = made }
    }

    /// The outlook, if it still holds.
    fileprivate var currentOutlook: AnimationOutlook? {
        guard let outlook, outlook.time == clock.now else { return nil }
        return outlook
    }

    /// Brings the shown values up to date.
    package func evaluate() {
        outlook = nil
        forEachAnimated { state, clock in state.evaluate(at: clock.time) }
        updateFollowers()
    }

    private func updateFollowers() {
        for follower in followers { follower.layer.followFrame() }
    }

    /// Calls `body` for every layer that has animations, with the layer's time.
    @inline(__always)
    func forEachAnimated(_ body: (AnimationState, LocalClock) -> Void) {
        var clocks = LocalClocks(clock)
        for index in animated.indices {
            let state = animated[index].object
            body(state, clocks.of(state.layer))
        }
    }

    /// When the tree needs its next frame.
    var demand: FrameDemand {
        if hasChanges || needsCommit || followers.contains(where: { $0.layer.lags }) { return .nextFrame }
        return currentOutlook?.demand ?? demand { $0.demand($1) }
    }

    /// When the tree needs the next frame in which code may run.
    var callDemand: FrameDemand {
        if needsCommit { return .nextFrame }
        return currentOutlook?.callDemand ?? demand { $0.callDemand($1) }
    }

    @inline(__always)
    private func demand(of one: (AnimationState, LocalClock) -> FrameDemand) -> FrameDemand {
        var demand = FrameDemand.none
        var clocks = LocalClocks(clock)
        for index in animated.indices {
            let state = animated[index].object
            demand = demand.sooner(one(state, clocks.of(state.layer)))
            if demand == .nextFrame { break }
        }
        return demand
    }
}
