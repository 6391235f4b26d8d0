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
            tree.forEachDue { state, clock in state.collectEnded(clock, into: &ended) }
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
    /// Updates the shown values, if frames are seen, and appends the animations that have started by now.
    func evaluate(started: inout [RunningAnimation]) {
        let isSeen = clock.isSeen
        if isBehind || outlook == nil || isSeen && !frame.isEvaluated {
            evaluateAnimated(isSeen: isSeen, started: &started)
        }
        if isSeen { updateFollowers() }
    }

    /// Evaluates the animated layers, except those whose values the frame need not update and of which no
    /// animation starts.
    private func evaluateAnimated(isSeen: Bool, started: inout [RunningAnimation]) {
        let now = clock.now
        let leavesOut = !haveTimesChanged && (!isSeen || frame.isEvaluated && frame.time == now)
        frame = Frame(time: now, isEvaluated: isSeen)
        haveTimesChanged = false
        var whole = AnimationOutlook()
        outlook = whole
        var clocks = LocalClocks(clock)
        for index in animated.indices {
            if leavesOut, let known = animated[index].outlook, known.quietUntil > now {
                whole.join(known)
                continue
            }
            let state = animated[index].state
            let clock = clocks.of(state.layer)
            // The begin of new animations is determined even if the frame is not seen.
            if isSeen || state.isStale { state.evaluate(at: clock.time) }
            state.collectStarted(at: clock.time, into: &started)
            let outlook = state.outlook(clock, isBehind: false)
            animated[index].outlook = outlook
            whole.join(outlook)
        }
        // An evaluation may mark layers that were evaluated before.
        if outlook != nil { outlook = whole }
    }

    /// Whether time has gone on since the last frame, or layers have another time now.
    private var isBehind: Bool { haveTimesChanged || frame.time != clock.now }

    /// Brings the shown values up to date.
    package func evaluate() {
        outlook = nil
        forEachAnimated { state, clock in state.evaluate(at: clock.time) }
        if frame.time == clock.now { frame.isEvaluated = true }
        updateFollowers()
    }

    /// Notes that layers are about to have another time than in the last frame.
    func timesWillChange() {
        if !frame.isEvaluated {
            for one in animated { one.state.catchUp() }
            frame.isEvaluated = true
        }
        haveTimesChanged = true
        outlook = nil
    }

    private func updateFollowers() {
        for follower in followers { follower.layer.followFrame() }
    }

    /// Calls `body` for every layer that has animations, with the layer's time.
    @inline(__always)
    private func forEachAnimated(_ body: (AnimationState, LocalClock) -> Void) {
        var clocks = LocalClocks(clock)
        for index in animated.indices {
            let state = animated[index].state
            body(state, clocks.of(state.layer))
        }
    }

    /// Calls `body` for every layer of which an animation may start or end by now, with the layer's time.
    fileprivate func forEachDue(_ body: (AnimationState, LocalClock) -> Void) {
        let now = clock.now
        if !haveTimesChanged, let outlook, outlook.quietUntil > now { return }
        var clocks = LocalClocks(clock)
        for index in animated.indices {
            if !haveTimesChanged, let known = animated[index].outlook, known.quietUntil > now { continue }
            let state = animated[index].state
            body(state, clocks.of(state.layer))
        }
    }

    /// When the tree needs its next frame.
    var demand: FrameDemand {
        if hasChanges || needsCommit || followers.contains(where: { $0.layer.lags }) { return .nextFrame }
        return currentOutlook.demand
    }

    /// When the tree needs the next frame in which code may run.
    var callDemand: FrameDemand { needsCommit ? .nextFrame : currentOutlook.callDemand }

    /// The outlook as of now.
    private var currentOutlook: AnimationOutlook {
        if !isBehind, let outlook { return outlook }
        let (isLate, haveTimesChanged) = (frame.time != clock.now, haveTimesChanged)
        var whole = AnimationOutlook()
        forEachAnimated { state, clock in
            whole.join(
                state.outlook(clock, isBehind: haveTimesChanged || isLate && clock.speed != 0))
        }
        return whole
    }
}
