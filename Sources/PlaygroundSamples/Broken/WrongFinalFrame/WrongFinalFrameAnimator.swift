import UIKit

/// Ends at a frame of its own.
final class WrongFinalFrameAnimator: EdgeAnimator {
    /// The height of a status bar of long ago, in points.
    private static let statusBar: CGFloat = 20

    override func moveViews(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.moveViews(transitionContext)
        guard isPresenting, !isMended else { return }
        // The mistake: a guess of where the view will lie.
        transitionContext.view(forKey: .to)?.frame.origin.y += Self.statusBar
    }
}
