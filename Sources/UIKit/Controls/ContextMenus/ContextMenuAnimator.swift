/// What delegates want to run together with a context menu that opens or closes, and after it.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the changes, inside of an animation.
    func animate() {
        for animation in animations { animation() }
        animations = []
    }

    /// Calls what waits for the end, each once.
    func complete() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }
}
