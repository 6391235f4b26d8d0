import QuartzCore

/// The blocks of animations that are being run, one inside of the other.
///
/// They nest with the calls, whatever the views belong to that change in them. A frame starts without any.
@MainActor
final class UIViewAnimationStack {
    /// The blocks that the code is in.
    private(set) static var current = UIViewAnimationStack()

    /// Runs `body` as if it were called outside of all blocks.
    static func performOutsideBlocks<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = UIViewAnimationStack()
        defer { current = outer }
        return try body()
    }

    /// Runs `body` so that the blocks that the code is in animate nothing of it; blocks in it animate as they would.
    static func performOutsideAnimations(_ body: () -> Void) {
        // Where animations are forbidden, they stay so.
        if current.suspensions > 0 { body() } else { performOutsideBlocks(body) }
    }

    private var contexts: [UIViewAnimationContext] = []
    /// Blocks that forbid animations, inside of each other.
    private var suspensions = 0

    /// Runs once, at the end of the next block and inside of it.
    var alongside: (() -> Void)?

    /// The innermost block; nil outside of any, and where animations are forbidden.
    var context: UIViewAnimationContext? {
        guard suspensions == 0, let context = contexts.last else { return nil }
        return UIApplication.shared.enablesAnimations ? context : nil
    }

    /// Runs a block's changes in its context, then what was to run alongside.
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

    func runWithoutAnimation(_ changes: () -> Void) {
        suspensions += 1
        changes()
        suspensions -= 1
    }

    /// Whether a block animates what changes in it.
    var areEnabled: Bool { suspensions == 0 && UIApplication.shared.enablesAnimations }

    /// Answers the layer of a view; costs next to nothing outside of blocks.
    func action(for layer: CALayer, forKey key: String) -> any CAAction {
        guard suspensions == 0, let context = contexts.last,
            (layer.clock.application ?? .shared).enablesAnimations
        else { return CALayer.noAction }
        return context.action(for: layer, forKey: key) ?? CALayer.noAction
    }
}
