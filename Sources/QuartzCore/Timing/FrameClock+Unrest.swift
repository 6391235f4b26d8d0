extension FrameClock {
    /// Why the clock asks for more frames, in words: display links, deadlines, and unfinished work.
    ///
    /// Running animations are not listed: only UIKit has names for their layers.
    package var unrest: [String] {
        var reasons: [String] = []
        for link in links where link.demand != .none {
            reasons.append("a display link of \(link.targetType)")
        }
        for deadline in deadlines where !deadline.isCancelled && !deadline.isDecoration {
            reasons.append(String(format: "a deadline in %.2f s", max(deadline.time - now, 0)))
        }
        if !stopped.isEmpty || turn.hasWork { reasons.append("work that waits for the turn's end") }
        for tree in trees {
            if tree.needsCommit { reasons.append("layout or drawing that waits for a frame") }
            if tree.hasChanges { reasons.append("changes that no frame has shown") }
        }
        return reasons
    }
}
