import QuartzCore

/// The animation blocks that run now, one inside the other.
///
/// Blocks nest as calls do, even across applications. A frame starts without any.
@MainActor
final class UIViewAnimationStack {
    /// The blocks around the code that runs now.
    private(set) static var current = UIViewAnimationStack()

    /// Runs `body` as if it were called outside of all blocks.
    static func performOutsideBlocks<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = UIViewAnimationStack()
        defer { current = outer }
        return try body()
    }

    /// Runs `body` so that the blocks around it do not animate its changes; blocks inside it do.
    static func performOutsideAnimations(_ body: () -> Void) {
        // Where animations are disabled, they stay disabled.
        if current.suspensions > 0 { body() } else { performOutsideBlocks(body) }
    }

    @exclusivity(unchecked) private var contexts: [UIViewAnimationContext] = []
    /// How many of the blocks disable animations.
    @exclusivity(unchecked) private var suspensions = 0

    /// Runs once, at the end of the next block and inside of it.
    var alongside: (() -> Void)?

    /// The innermost block; nil outside of any, and where animations are disabled.
    var context: UIViewAnimationContext? {
        guard suspensions == 0, let context = contexts.last else { return nil }
        return AnimationSwitch.current.isOn ? context : nil
    }

    /// Runs a block's changes in its context, then `alongside`.
    func run(_ context: UIViewAnimationContext, _ changes: () -> Void) {
        contexts.append(context)
        changes()
        if let block = alongside {
            alongside = nil
            block()
        }
        context.close()
        contexts.removeLast()
    }

    // MARK: - Blocks that are begun and committed

    /// The blocks that were begun and are not committed, the innermost last.
    private var blocks: [BegunAnimations] = []

    /// The innermost begun block; nil outside of any.
    var begun: BegunAnimations? {
        get { blocks.last }
        set { if let newValue, !blocks.isEmpty { blocks[blocks.count - 1] = newValue } }
    }

    func begin(_ animations: BegunAnimations) {
        blocks.append(animations)
        contexts.append(animations.context)
    }

    /// Commits the innermost begun block; false where there is none.
    func commit() -> Bool {
        guard let animations = blocks.popLast() else { return false }
        let (context, turns) = (animations.context, animations.turns)
        (context.willStart, context.completion) = (animations.start, animations.completion)
        if !turns.isEmpty {
            runWithoutAnimation {
                for turn in turns { turn.prepare() }
            }
            context.recorder = KeyframeRecorder()
            for turn in turns { turn.run() }
        }
        contexts.removeLast().close()
        return true
    }

    // MARK: - Without animations

    func runWithoutAnimation(_ changes: () -> Void) {
        suspensions += 1
        changes()
        suspensions -= 1
    }

    /// Whether a block animates what changes in it.
    var areEnabled: Bool { suspensions == 0 && AnimationSwitch.current.isOn }

    /// Returns the action for a view's layer; cheap outside of blocks.
    func action(for layer: CALayer, forKey key: String) -> any CAAction {
        guard suspensions == 0, let context = contexts.last,
            layer.clock.part(AnimationSwitch.self).isOn
        else { return CALayer.noAction }
        return context.action(for: layer, forKey: key) ?? CALayer.noAction
    }
}

/// Whether animations are enabled in one application, as `UIView.setAnimationsEnabled(_:)` sets it.
@MainActor
final class AnimationSwitch: FrameClockPart {
    var isOn = true

    init(clock: FrameClock) {}

    static var current: AnimationSwitch { FrameClock.current.part() }
}
