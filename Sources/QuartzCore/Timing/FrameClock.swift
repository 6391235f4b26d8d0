import Synchronization

/// The time of everything that moves. It stands still until the host, or a test, advances it.
@MainActor
package final class FrameClock {
    /// The time in seconds, as `CACurrentMediaTime()` returns it. Any thread may ask.
    package nonisolated var now: CFTimeInterval { Double(bitPattern: time.load(ordering: .relaxed)) }
    /// The bits of `now`.
    private nonisolated let time: Atomic<UInt64>

    /// The owner, held weakly.
    package weak var owner: (any FrameClockOwner)?
    /// The owner, held strongly where it was made for this clock and nothing else holds it.
    package var keptOwner: (any FrameClockOwner)?
    /// The parts of the owner, which retains them. Weak, as a screen retains layers that retain the clock.
    weak var parts: FrameClockParts?
    /// The parts as long as there is no owner.
    var keptParts: FrameClockParts?

    /// The time from one frame to the next, in seconds; display links that ask for no rate keep to it.
    package var frameInterval: CFTimeInterval = 1.0 / 60

    /// Whether frames are seen. If not, animated values are evaluated only when they are read.
    package var isSeen = true

    /// Called with each mistake: the object's class, the call, what is wrong. Without it, stderr gets them.
    package var diagnosticHandler: ((_ object: String, _ call: String, _ message: String) -> Void)?

    /// The number of frames so far.
    private(set) var frames = 0
    /// Called when work that goes by the wall clock has changed the clock's layers; nil if not needed.
    package var didChangeOutside: (() -> Void)?

    let turn = TurnTransaction()
    /// Animations that were removed, and whether they count as finished; their delegates are still to be
    /// called.
    var stopped: [(RunningAnimation, Bool)] = []
    var links: [CADisplayLink] = []
    /// The observers that compare values in each frame.
    var observers: [WeakObserver] = []
    private(set) var deadlines: [Deadline] = []
    /// The trees in use, oldest first; each removes itself. Weak references would slow every use down.
    private var treeReferences: [UnownedReference<LayerTree>] = []
    private var serial: UInt64 = 0
    /// Called before each layout, as to solve constraints; nil if not needed.
    package var beforeLayout: (@MainActor () -> Void)?
    /// Called with each view that has come into a window; nil if not needed.
    package var didEnterWindow: (@MainActor (NSObject) -> Void)?
    /// Called with each view whose traits have changed; nil if not needed.
    package var didChangeTraits: (@MainActor (NSObject) -> Void)?

    /// Makes a clock that starts at `now`.
    package init(now: CFTimeInterval = 0) {
        time = Atomic(now.bitPattern)
        use()
    }

    /// Advances to `time`: fires the deadlines that are due, then display links, then evaluates animations.
    ///
    /// Time never goes backwards; an earlier time leaves it as it is.
    package func advance(to time: CFTimeInterval) {
        frames += 1
        bringForward(to: time)
        fireDeadlines()
        for link in links where links.contains(where: { $0 === link }) { link.fire(at: now) }
        evaluateAnimations(finishing: true)
        checkObservers()
    }

    /// Advances to `time` and does nothing else.
    package func bringForward(to time: CFTimeInterval) {
        if time.isFinite { self.time.store(max(now, time).bitPattern, ordering: .relaxed) }
    }

    /// Lays out and draws the layers that ask for it, and ends the turn's transaction.
    package func layOutTrees() {
        beforeLayout?()
        for tree in trees where tree.needsCommit {
            tree.needsCommit = false
            tree.root.layoutTree()
            tree.root.displayTree()
        }
        turn.commit()
    }

    /// Whether layers ask for layout or drawing.
    package var needsLayout: Bool { trees.contains(where: \.needsCommit) }

    /// Calls `body` in the first frame at or after `time`; equal times fire in the order of their requests.
    ///
    /// - Parameters:
    ///   - time: the time in seconds.
    ///   - isDecoration: whether nothing waits for it, as for a caret that blinks; see `settlingDemand`.
    ///   - body: what to do.
    /// - Returns: the deadline, which can be cancelled.
    @discardableResult
    package func schedule(
        at time: CFTimeInterval, isDecoration: Bool = false, _ body: @escaping @MainActor () -> Void
    ) -> Deadline {
        let deadline = Deadline(
            time: time.isNaN ? now : time, serial: nextSerial(), isDecoration: isDecoration, body: body)
        let index = deadlines.firstIndex { $0.time > deadline.time } ?? deadlines.count
        deadlines.insert(deadline, at: index)
        return deadline
    }

    /// Whether no more frames come.
    package private(set) var isClosed = false

    /// Runs no more frames: drops all deadlines and animations without calling anything.
    package func close() {
        isClosed = true
        let left = deadlines
        deadlines.removeAll()
        for deadline in left { deadline.cancel() }
        for link in links { link.invalidate() }
        stopped.removeAll()
        turn.forget()
        for tree in trees { tree.forgetAnimations() }
    }

    /// When the next frame is needed.
    package var demand: FrameDemand { demand(of: \.demand) }

    /// When the next frame is needed in which code may run. A frame before that only advances animations, and
    /// may be left out if it is not seen.
    package var callDemand: FrameDemand { demand(of: \.callDemand) }

    /// When the next frame is needed for motion that comes to rest; endless blinking does not count.
    package var settlingDemand: FrameDemand { demand(of: \.demand) { !$0.isDecoration } }

    private func demand(
        of tree: (LayerTree) -> FrameDemand, where counts: (Deadline) -> Bool = { _ in true }
    ) -> FrameDemand {
        var demand = FrameDemand.none
        deadlines.removeAll { $0.isCancelled }
        if let first = deadlines.first(where: counts) {
            demand = first.time <= now ? .nextFrame : .at(first.time)
        }
        for link in links { demand = demand.sooner(link.demand) }
        if !stopped.isEmpty || turn.hasWork { return .nextFrame }
        for one in trees { demand = demand.sooner(tree(one)) }
        return demand
    }

    /// Reports a mistake.
    package func diagnose(_ object: String, _ call: String, _ message: String) {
        if let diagnosticHandler { return diagnosticHandler(object, call, message) }
        FileHandle.standardError.write(Data("\(object) \(call): \(message)\n".utf8))
    }

    /// The trees in use, oldest first.
    package var trees: [LayerTree] { treeReferences.map(\.object) }

    /// Whether a display link is called once a frame.
    package var hasDisplayLinks: Bool { links.contains { !$0.isPaused } }

    func nextSerial() -> UInt64 {
        serial += 1
        noteChange()
        return serial
    }

    func add(_ tree: LayerTree) {
        treeReferences.append(UnownedReference(tree))
    }

    func removeTree(_ id: ObjectIdentifier) {
        treeReferences.removeAll { ObjectIdentifier($0.object) == id }
    }

    private func fireDeadlines() {
        let last = serial
        while let first = deadlines.first(where: { $0.serial <= last && !$0.isCancelled }), first.time <= now
        {
            deadlines.removeAll { $0 === first || $0.isCancelled }
            first.fire()
        }
    }
}

/// Something to do at a time of the frame clock, unless it is cancelled.
@MainActor
package final class Deadline {
    let time: CFTimeInterval
    let serial: UInt64
    /// Whether nothing waits for it.
    let isDecoration: Bool
    private var body: (@MainActor () -> Void)?

    init(
        time: CFTimeInterval, serial: UInt64, isDecoration: Bool, body: @escaping @MainActor () -> Void
    ) {
        self.time = time
        self.serial = serial
        self.isDecoration = isDecoration
        self.body = body
    }

    /// Cancels it.
    package func cancel() {
        let released = body
        body = nil
        // Objects that are released with the closure may cancel it once more.
        withExtendedLifetime(released) {}
    }

    /// Whether it has happened or been cancelled.
    package var isCancelled: Bool { body == nil }

    func fire() {
        let action = body
        body = nil
        action?()
    }
}
