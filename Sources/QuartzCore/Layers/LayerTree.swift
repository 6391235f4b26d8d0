/// A tree of layers that is drawn; it collects the changes between two frames.
@MainActor
package final class LayerTree {
    package let root: CALayer
    package let clock: FrameClock

    /// The animated layers, in no particular order. Each removes itself before it goes.
    var animated: ContiguousArray<AnimatedLayer> = []
    /// When the animations go on, as of the latest frame; nil if that is out of date.
    var outlook: AnimationOutlook?
    /// The latest frame.
    var frame = Frame(time: .nan, isEvaluated: true)
    /// Whether layers have another time than in the latest frame.
    var haveTimesChanged = false
    /// The layer of another application's tree that shows this one; nil for none.
    weak var host: TreeHostLayer?
    /// Grows whenever an animation is added to a layer of the tree or removed from one.
    package internal(set) var animationChanges = 0 {
        didSet {
            outlook = nil
            clock.noteChange()
        }
    }
    /// Takes pictures of the layers as they were drawn last; nil if nothing is drawn.
    package weak var photographer: (any LayerPhotographer)?
    /// The number of layers that another one stands for while a transition runs.
    var standIns = 0
    /// The layers that have something to do in each frame.
    var followers: [Follower] = []
    /// Whether layout or drawing waits somewhere below the root.
    var needsCommit = true

    /// A layer that has animations.
    struct AnimatedLayer {
        unowned(unsafe) let state: AnimationState
        /// When its animations go on, as of the latest frame that evaluated them; nil if that is out of date.
        var outlook: AnimationOutlook?
    }

    /// A frame that went through the animations.
    struct Frame {
        /// The time of the frame clock.
        let time: CFTimeInterval
        /// Whether all shown values are those of this time. Without a viewer they are evaluated when they are
        /// read.
        var isEvaluated: Bool
    }

    /// A layer that has something to do in each frame; it removes itself before it goes.
    struct Follower {
        unowned let layer: any FrameFollower
    }

    @exclusivity(unchecked) private var changed: ContiguousArray<CALayer> = []
    private var removed: ContiguousArray<CALayer> = []

    /// Takes over the layer and all below it; a layer that has a superlayer leaves it.
    package init(root: CALayer, clock: FrameClock? = nil) {
        self.root = root
        self.clock = clock ?? .current
        root.removeFromSuperlayer()
        root.setTree(self)
        self.clock.add(self)
    }

    isolated deinit {
        clock.removeTree(ObjectIdentifier(self))
        root.setTree(nil)
    }

    /// How many of the changes belong to frames that were not seen.
    private var passedOver = (changed: 0, removed: 0)

    /// Whether a change was marked since the last frame.
    package var hasChanges: Bool { changed.count > passedOver.changed || removed.count > passedOver.removed }

    /// Leaves the changes of an unseen frame to the next one that is seen.
    package func passOverChanges() {
        for layer in removed[passedOver.removed...] where layer.tree !== self { layer.wasPresented = false }
        for layer in changed[passedOver.changed...] where layer.tree === self { layer.wasPresented = true }
        passedOver = (changed.count, removed.count)
    }

    /// Hands over each changed layer once, removed ones first, and clears the changes.
    package func drainChanges(_ body: (CALayer, LayerChange) -> Void) {
        passedOver = (0, 0)
        let gone = removed
        removed.removeAll(keepingCapacity: true)
        var seen: Set<ObjectIdentifier> = []
        for layer in gone where layer.tree !== self && seen.insert(ObjectIdentifier(layer)).inserted {
            layer.wasPresented = false
            body(layer, .removed)
            host?.note(layer, .removed)
        }
        var list = ContiguousArray<CALayer>()
        swap(&list, &changed)
        for layer in list where layer.tree === self {
            let change = layer.pendingChange
            // A layer that left and came back is on the list twice.
            guard !change.isEmpty else { continue }
            layer.pendingChange = []
            layer.wasPresented = true
            body(layer, change)
            host?.note(layer, change)
        }
        if changed.isEmpty {
            list.removeAll(keepingCapacity: true)
            swap(&list, &changed)
        }
    }

    @inline(__always)
    func enqueue(_ layer: CALayer) {
        changed.append(layer)
        clock.noteChange()
    }

    func enter(_ layer: CALayer) {
        layer.pendingChange = .all
        enqueue(layer)
        needsCommit = true
        guard let state = layer.animationState else { return }
        state.isStale = true
        add(state)
    }

    func leave(_ layer: CALayer) {
        layer.pendingChange = []
        removed.append(layer)
        clock.noteChange()
        guard let state = layer.animationState else { return }
        state.standIn?.leaveTree()
        remove(state)
        clock.turn.leavers.append(layer)
    }

    /// Evaluates a layer's animations with this tree from now on.
    func add(_ state: AnimationState) {
        animationChanges += 1
        state.treeIndex = animated.count
        animated.append(AnimatedLayer(state: state))
    }

    /// Drops the animations of all layers, without calling anything.
    func forgetAnimations() {
        for state in animated.map(\.state) {
            remove(state)
            state.layer.shownPointer = state.layer.modelPointer
            state.layer.animationState = nil
        }
    }

    /// The animations of all layers, in no particular order.
    package var animations: [RunningAnimation] { animated.flatMap { $0.state.animations } }

    /// Discards the outlook of a layer's animations.
    func forgetOutlook(of state: AnimationState) {
        outlook = nil
        if let index = state.treeIndex { animated[index].outlook = nil }
    }

    /// Returns the stand-in that the latest frame showed in a layer's place during a transition; nil if it
    /// showed the layer itself.
    func latestStandIn(for layer: CALayer) -> TransitionStandIn? {
        if let standIn = layer.animationState?.standIn, standIn.wasPresented { return standIn }
        for gone in removed.reversed() where gone.wasPresented {
            if let standIn = gone as? TransitionStandIn, standIn.original === layer { return standIn }
        }
        return nil
    }

    func remove(_ state: AnimationState) {
        guard let index = state.treeIndex else { return }
        animationChanges += 1
        state.treeIndex = nil
        let last = animated.removeLast()
        guard index < animated.count else { return }
        animated[index] = last
        last.state.treeIndex = index
    }
}
