/// The open transactions: the turn's own below, those that were begun above it.
@MainActor
final class TransactionStack {
    private(set) var actionsAreDisabled = false
    /// Layers that got an animation while they were in no tree: they must have come into one by the commit.
    var homeless: [CALayer] = []
    /// Layers with animations that left their tree; the same holds for them.
    var leavers: [CALayer] = []

    private var groups = [TransactionGroup()]

    /// The innermost transaction.
    var top: TransactionGroup { groups[groups.count - 1] }

    func begin() {
        let group = TransactionGroup()
        group.animationDuration = top.animationDuration
        group.timingFunction = top.timingFunction
        group.actionsAreDisabled = top.actionsAreDisabled
        groups.append(group)
    }

    func commit() {
        guard groups.count > 1 else {
            return FrameClock.current.diagnose(
                "CATransaction", "commit()", "there is no begin() to this call")
        }
        let group = groups.removeLast()
        actionsAreDisabled = top.actionsAreDisabled
        group.marker?.seal()
    }

    func commitImplicit() {
        let (never, left) = (homeless, leavers)
        (homeless, leavers) = ([], [])
        for layer in left where layer.tree == nil { layer.endAnimationsOutsideTrees(finished: false) }
        for layer in never where layer.tree == nil { layer.endAnimationsOutsideTrees(finished: true) }
        let group = groups[0]
        groups[0] = TransactionGroup()
        actionsAreDisabled = top.actionsAreDisabled
        group.marker?.seal()
    }

    func setActionsDisabled(_ flag: Bool) {
        top.actionsAreDisabled = flag
        actionsAreDisabled = flag
    }

    func setCompletion(_ block: (() -> Void)?) {
        let old = top.marker
        top.marker = block.map { CompletionMarker(block: $0) }
        old?.seal()
    }

    /// The turn has not ended: something waits for its commit.
    var hasWork: Bool {
        !homeless.isEmpty || !leavers.isEmpty || groups[0].marker != nil
    }

    /// The completions that wait for an animation that is added now.
    var markers: [CompletionMarker] { groups.compactMap(\.marker) }
}

/// One transaction's settings.
@MainActor
final class TransactionGroup {
    /// Core Animation's own, for implicit animations.
    static let defaultDuration: CFTimeInterval = 0.25

    var animationDuration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var actionsAreDisabled = false
    var marker: CompletionMarker?
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

    /// No animation comes any more.
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
