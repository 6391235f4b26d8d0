import Foundation
import QuartzCore

/// The built-in animator of push and pop: the upper screen slides over the dimmed lower one, which moves
/// less.
///
/// ```
///        lower      shadow upper
/// ┌────┬──────────────┐▒┌──────────────┬───┐
///   ◀─ 30 %  dimmed     ◀────── all of the width
/// ```
///
/// Where contents run from right to left, it is the mirror image.
@MainActor
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Seconds; a spring that comes to rest without overshooting, along with the bar.
    static let duration = UINavigationBar.changeDuration
    /// How far the lower screen moves, as a part of the width.
    static let parallax: CGFloat = 0.3
    /// Alpha of the black over the covered lower screen.
    static let dimming: CGFloat = 0.1
    /// The shadow at the moving edge: points wide, and its alpha at the edge.
    private static let shadowWidth: CGFloat = 9
    private static let shadowAlpha: CGFloat = 0.2

    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        transitionContext?.isAnimated ?? true ? Self.duration : 0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to),
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { return transitionContext.completeTransition(true) }
        let container = transitionContext.containerView
        let (fromFrame, toFrame) = (
            transitionContext.initialFrame(for: from), transitionContext.finalFrame(for: to)
        )
        let sign = (from.navigationController?.viewIfLoaded ?? container).readingSign
        let dim = makeDim(container)
        let shadow = makeShadow(container, isReversed: sign < 0)
        let width = sign * container.bounds.width
        let changes: () -> Void
        if operation == .pop {
            container.insertSubview(toView, belowSubview: fromView)
            container.insertSubview(dim, belowSubview: fromView)
            toView.place(in: toFrame.offsetBy(dx: -width * Self.parallax, dy: 0))
            dim.alpha = 1
            changes = {
                toView.place(in: toFrame)
                fromView.place(in: fromFrame.offsetBy(dx: width, dy: 0))
                shadow.center.x += width
                dim.alpha = 0
            }
        } else {
            container.addSubview(dim)
            container.addSubview(toView)
            toView.place(in: toFrame.offsetBy(dx: width, dy: 0))
            shadow.center.x += width
            dim.alpha = 0
            changes = {
                toView.place(in: toFrame)
                fromView.place(in: fromFrame.offsetBy(dx: -width * Self.parallax, dy: 0))
                shadow.center.x -= width
                dim.alpha = 1
            }
        }
        container.addSubview(shadow)
        animate(changes, transitionContext) {
            dim.removeFromSuperview()
            shadow.removeFromSuperview()
        }
    }

    /// Animates linearly while a finger drives, so that the edge stays below it; otherwise with a spring.
    private func animate(
        _ changes: @escaping () -> Void, _ context: any UIViewControllerContextTransitioning,
        cleanUp: @escaping () -> Void
    ) {
        let completion: (Bool) -> Void = { _ in
            cleanUp()
            context.completeTransition(!context.transitionWasCancelled)
        }
        let duration = transitionDuration(using: context)
        if context.isInteractive {
            UIView.animate(
                withDuration: duration, delay: 0, options: .curveLinear, animations: changes,
                completion: completion)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: changes, completion: completion)
        }
    }

    private func makeDim(_ container: UIView) -> UIView {
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.isUserInteractionEnabled = false
        return dim
    }

    /// Makes the shadow, which lies before the leading edge of an upper screen that covers the container.
    private func makeShadow(_ container: UIView, isReversed: Bool) -> UIView {
        let frame = CGRect(
            x: isReversed ? container.bounds.width : -Self.shadowWidth, y: 0, width: Self.shadowWidth,
            height: container.bounds.height)
        let shadow = UIView(frame: frame)
        shadow.autoresizingMask = isReversed ? [.flexibleHeight, .flexibleLeftMargin] : .flexibleHeight
        shadow.isUserInteractionEnabled = false
        let gradient = CAGradientLayer()
        gradient.frame = shadow.bounds
        gradient.colors = [0, Self.shadowAlpha].map { UIColor(white: 0, alpha: $0).cgColor }
        let ends = [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)]
        (gradient.startPoint, gradient.endPoint) = isReversed ? (ends[1], ends[0]) : (ends[0], ends[1])
        shadow.layer.addSublayer(gradient)
        return shadow
    }
}
