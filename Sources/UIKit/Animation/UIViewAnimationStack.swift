import QuartzCore

/// The blocks of animations that are being run, one inside of the other.
@MainActor
final class UIViewAnimationStack {
    private var contexts: [UIViewAnimationContext] = []
    /// Blocks that forbid animations, inside of each other.
    private var suspensions = 0
    var isEnabled = true

    /// Runs once, at the end of the next block and inside of it.
    var alongside: (() -> Void)?

    /// The innermost block; nil outside of any, and where animations are forbidden.
    var current: UIViewAnimationContext? {
        isEnabled && suspensions == 0 ? contexts.last : nil
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

    var areEnabled: Bool { isEnabled && suspensions == 0 }

    /// Answers the layer of a view; costs next to nothing outside of blocks.
    func action(for layer: CALayer, forKey key: String) -> any CAAction {
        guard let current, let action = current.action(for: layer, forKey: key) else {
            return CALayer.noAction
        }
        return action
    }
}
