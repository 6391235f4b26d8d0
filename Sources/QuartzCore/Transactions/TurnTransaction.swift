/// The transaction of a clock's run loop turn, and the layers that wait for its commit.
@MainActor
final class TurnTransaction {
    /// Layers that got an animation outside of any tree; they must enter one before the commit.
    var homeless: [CALayer] = []
    /// Animated layers that left their tree; they must enter one before the commit.
    var leavers: [CALayer] = []

    /// The settings where no transaction was begun.
    private(set) var group = TransactionGroup()

    func commit() {
        let (never, left) = (homeless, leavers)
        (homeless, leavers) = ([], [])
        for layer in left where layer.tree == nil { layer.endAnimationsOutsideTrees(finished: false) }
        for layer in never where layer.tree == nil { layer.endAnimationsOutsideTrees(finished: true) }
        endGroup()
    }

    /// Ends the settings and the completion; later changes of the same turn begin with new ones.
    func endGroup() {
        let ended = group
        group = TransactionGroup()
        ended.marker?.seal()
    }

    /// Drops the layers that wait for the commit, without calling anything.
    func forget() {
        (homeless, leavers) = ([], [])
        group = TransactionGroup()
    }

    /// Whether something waits for the commit.
    var hasWork: Bool {
        !homeless.isEmpty || !leavers.isEmpty || group.marker != nil
    }
}

/// One transaction's settings.
@MainActor
final class TransactionGroup {
    /// Core Animation's default for implicit animations, in seconds.
    static let defaultDuration: CFTimeInterval = 0.25

    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var actionsAreDisabled = false
    var marker: CompletionMarker?

    /// Makes a transaction inside `outer`.
    convenience init(inside outer: TransactionGroup) {
        self.init()
        animationDuration = outer.animationDuration
        timingFunction = outer.timingFunction
        actionsAreDisabled = outer.actionsAreDisabled
    }

    func setCompletion(_ block: (() -> Void)?) {
        let old = marker
        marker = block.map { CompletionMarker(block: $0) }
        old?.seal()
    }
}

/// Delays the completion blocks of the open transactions beyond the animations that are added now.
@MainActor
package final class TransactionHold {
    private var markers: [CompletionMarker]

    /// Delays the blocks that wait for animations of a clock's layers.
    package init(of clock: FrameClock) {
        markers = CATransaction.markers(of: clock)
        for marker in markers { marker.enter() }
    }

    /// Ends the delay: calls the blocks that wait for nothing else. Later calls do nothing.
    package func release() {
        let held = markers
        markers = []
        for marker in held { marker.leave() }
    }
}

/// A completion block and the number of animations that it waits for.
@MainActor
final class CompletionMarker {
    private(set) var block: (() -> Void)?
    private var outstanding = 0
    private var isSealed = false

    init(block: @escaping () -> Void) {
        self.block = block
    }

    func enter() { outstanding += 1 }

    func leave() {
        outstanding -= 1
        fireIfDone()
    }

    /// Ends the counting: no more animations come.
    func seal() {
        isSealed = true
        fireIfDone()
    }

    private func fireIfDone() {
        guard isSealed, outstanding == 0, let block else { return }
        self.block = nil
        block()
    }
}
