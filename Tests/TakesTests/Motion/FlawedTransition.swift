import StageKit
import Takes
import UIKit

/// Ways to break a transition, as people do.
enum Flaw: String, CaseIterable, Sendable {
    case none
    case alphaResetForAFrame, shownAtItsEndFirst, hiddenForAFrame
    case otherFinalFrame, lateCompletion
    case frameUnderTransform, anchorPointAlone, shadowOnAnotherCurve
    case readdedAtTheRelease, animatedOutsideOfTheContainer
    case springWithoutVelocity, startsAgainWhenCaught
    case cornersAtOnce, shadowAtOnce, colorAtOnce, turnedAtOnce, turnedPastHalfAtOnce, comesInFront
    case veilRemoved, snapshotBeside, notTakenBack, maskAtOnce, pictureAtOnce
    case lateAfterRelease, jumpsAfterItsEnd, shadeLeft
    case shadowRadiusAtOnce, shadowOffsetAtOnce, borderAtOnce, borderColorAtOnce, pictureSwapped
}

/// A first screen whose transition has a flaw.
final class FlawedViewController: UIViewController {
    let flaw: Flaw
    private let transition: FlawedTransition
    private let card = UIView()
    private let banner = UIView()
    private var settling: UIViewPropertyAnimator?

    init(_ flaw: Flaw) {
        self.flaw = flaw
        transition = FlawedTransition(flaw)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.frame = CGRect(x: 45, y: 500, width: 300, height: 200)
        card.backgroundColor = .orange
        banner.frame = CGRect(x: 0, y: 60, width: 60, height: 60)
        banner.backgroundColor = .red
        for subview in [card, banner] { view.addSubview(subview) }
        guard flaw == .startsAgainWhenCaught else {
            let pan = UIPanGestureRecognizer(target: self, action: FlawedViewController.dragged)
            return view.addGestureRecognizer(pan)
        }
        let catching = UILongPressGestureRecognizer(target: self, action: FlawedViewController.touched)
        catching.minimumPressDuration = 0
        card.addGestureRecognizer(catching)
    }

    func start(interactive: Bool = false) {
        let second = UIViewController()
        second.view.backgroundColor = .blue
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = transition
        transition.driver = interactive ? UIPercentDrivenInteractiveTransition() : nil
        present(second, animated: true)
        if interactive, flaw == .animatedOutsideOfTheContainer {
            UIView.animate(withDuration: 1) { self.banner.frame.origin.x = 300 }
        }
    }

    /// Moves the card by itself, for a finger to catch it.
    func throwCard() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations { self.card.frame.origin.y = 100 }
        animator.startAnimation()
        settling = animator
    }

    /// Drags the card by hand, or drives the transition.
    private func dragged(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).y
        guard flaw != .springWithoutVelocity else { return drag(pan, by: way) }
        switch pan.state {
        case .began: start(interactive: true)
        case .changed: transition.driver?.update(-way / 844)
        default:
            if flaw == .readdedAtTheRelease { transition.readd() }
            if flaw == .notTakenBack { return transition.driver?.cancel() ?? () }
            transition.driver?.finish()
        }
    }

    private func drag(_ pan: UIPanGestureRecognizer, by way: CGFloat) {
        if pan.state == .changed {
            card.center.y = 600 + way
        } else if pan.state == .ended {
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
                options: []
            ) { self.card.center.y = 120 }
        }
    }

    private func touched(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        settling?.pauseAnimation()
        settling?.fractionComplete = 0
    }
}

/// The delegate and the animator of a transition with a flaw: the second screen comes up from below.
final class FlawedTransition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let flaw: Flaw
    var driver: UIPercentDrivenInteractiveTransition?
    private weak var shown: UIView?
    private let veil = UIView()
    private lazy var circle: CAShapeLayer = {
        let circle = CAShapeLayer()
        circle.path = Self.circle(150)
        return circle
    }()
    private static func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    private lazy var picture: UIImageView = {
        let picture = UIImageView(image: Self.square(.green))
        picture.frame = CGRect(x: 45, y: 100, width: 300, height: 100)
        return picture
    }()
    private let steps = FrameSteps()

    init(_ flaw: Flaw) { self.flaw = flaw }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    private static func circle(_ radius: CGFloat) -> CGPath {
        UIBezierPath(
            ovalIn: CGRect(x: 195 - radius, y: 422 - radius, width: 2 * radius, height: 2 * radius)
        ).cgPath
    }

    func readd() {
        guard let view = shown, let container = view.superview else { return }
        view.removeFromSuperview()
        steps.after(1) { container.addSubview(view) }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let second = context.viewController(forKey: .to),
            let first = context.viewController(forKey: .from)
        else { return context.completeTransition(false) }
        shown = view
        let container = context.containerView
        let final = context.finalFrame(for: second)
        view.frame = final.offsetBy(dx: 0, dy: flaw == .shownAtItsEndFirst ? 0 : final.height)
        let shadow = UIView(frame: view.frame.insetBy(dx: -10, dy: -10))
        shadow.backgroundColor = .black
        if flaw == .shadowOnAnotherCurve { container.addSubview(shadow) }
        container.addSubview(view)
        if flaw == .anchorPointAlone { first.view.layer.anchorPoint = CGPoint(x: 0.5, y: 0) }
        if flaw == .frameUnderTransform { view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }

        if flaw == .shadowAtOnce { view.layer.shadowOpacity = 0.5 }
        if flaw == .turnedPastHalfAtOnce { view.transform = CGAffineTransform(rotationAngle: 0.85 * .pi) }
        veil.frame = CGRect(x: 45, y: 600, width: 300, height: 200)
        veil.backgroundColor = .black.withAlphaComponent(0.4)
        if flaw == .veilRemoved { container.addSubview(veil) }
        if flaw == .comesInFront { container.insertSubview(veil, belowSubview: view) }

        if flaw == .snapshotBeside { return moveSnapshot(of: view, to: final, context) }
        if flaw == .notTakenBack { first.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        if flaw == .maskAtOnce { view.layer.mask = circle }
        if flaw == .pictureAtOnce || flaw == .pictureSwapped { view.addSubview(picture) }
        if flaw == .shadowRadiusAtOnce || flaw == .shadowOffsetAtOnce { view.layer.shadowOpacity = 0.5 }
        if flaw == .borderColorAtOnce { view.layer.borderWidth = 6 }
        if flaw == .shadeLeft { container.window?.addSubview(veil) }

        let end = flaw == .otherFinalFrame ? final.offsetBy(dx: 0, dy: 30) : final
        let complete = { context.completeTransition(!context.transitionWasCancelled) }
        let animate = {
            if self.flaw == .shownAtItsEndFirst { view.frame = final.offsetBy(dx: 0, dy: final.height) }
            if self.flaw == .shadowOnAnotherCurve {
                UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
                    shadow.frame = final.insetBy(dx: -10, dy: -10)
                }
            }
            UIView.animate(withDuration: 0.4) {
                view.center = CGPoint(x: end.midX, y: end.midY)
            } completion: { _ in
                if self.flaw == .otherFinalFrame { view.frame = final }
                if self.flaw != .shadeLeft { self.veil.removeFromSuperview() }
                if self.flaw == .lateCompletion || self.flaw == .lateAfterRelease {
                    return self.steps.after(30, complete)
                }
                complete()
                if self.flaw == .jumpsAfterItsEnd {
                    self.steps.after(2) { view.frame = final.offsetBy(dx: 0, dy: 30) }
                }
            }
        }
        if flaw == .shownAtItsEndFirst { steps.after(1, animate) } else { animate() }
        breakLater(view, final)
    }

    /// Moves a snapshot in, and puts the view 24 points above it.
    private func moveSnapshot(
        of view: UIView, to final: CGRect, _ context: any UIViewControllerContextTransitioning
    ) {
        view.frame = final
        guard let snapshot = view.snapshotView(afterScreenUpdates: true) else { return }
        view.isHidden = true
        snapshot.frame = final.offsetBy(dx: 0, dy: final.height)
        context.containerView.addSubview(snapshot)
        UIView.animate(withDuration: 0.4) {
            snapshot.frame = final.offsetBy(dx: 0, dy: 24)
        } completion: { _ in
            snapshot.removeFromSuperview()
            view.isHidden = false
            context.completeTransition(true)
        }
    }

    /// Does what is to happen in the middle of the animation.
    private func breakLater(_ view: UIView, _ final: CGRect) {
        switch flaw {
        case .alphaResetForAFrame:
            steps.after(10) { view.alpha = 0.3 }
            steps.after(11) { view.alpha = 1 }
        case .hiddenForAFrame:
            steps.after(10) { view.isHidden = true }
            steps.after(11) { view.isHidden = false }
        case .frameUnderTransform: steps.after(10) { view.frame = final }
        case .cornersAtOnce: steps.after(10) { view.layer.cornerRadius = 30 }
        case .shadowAtOnce: steps.after(10) { view.layer.shadowOpacity = 0 }
        case .colorAtOnce: steps.after(10) { view.backgroundColor = .red }
        case .turnedAtOnce: steps.after(10) { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        // From 153° to 243°, which is -117°.
        case .turnedPastHalfAtOnce:
            steps.after(10) { view.transform = CGAffineTransform(rotationAngle: 1.35 * .pi) }
        case .maskAtOnce: steps.after(18) { self.circle.path = Self.circle(500) }
        case .pictureAtOnce: steps.after(18) { self.picture.contentMode = .scaleAspectFit }
        case .pictureSwapped: steps.after(18) { self.picture.image = Self.square(.red) }
        case .shadowRadiusAtOnce: steps.after(18) { view.layer.shadowRadius = 80 }
        case .shadowOffsetAtOnce: steps.after(18) { view.layer.shadowOffset.height = 80 }
        case .borderAtOnce: steps.after(18) { view.layer.borderWidth = 6 }
        case .borderColorAtOnce: steps.after(18) { view.layer.borderColor = UIColor.red.cgColor }
        case .comesInFront: steps.after(18) { self.veil.superview?.bringSubviewToFront(self.veil) }
        default: break
        }
    }
}

extension Flaw {
    /// A sample with the flaw.
    var sample: Sample {
        Sample(
            id: rawValue, title: rawValue,
            present: { root in
                let first = root as? FlawedViewController
                if self == .startsAgainWhenCaught { first?.throwCard() } else { first?.start() }
            }, makeViewController: { FlawedViewController(self) })
    }

    /// What shows the flaw: the button, a drag from the middle upwards, or a touch that catches.
    func take(frameRate: Double) -> Take {
        var take = Take(sample: rawValue, frameRate: frameRate)
        func touch(_ phase: TouchScript.Phase, _ time: Double, _ y: CGFloat) {
            take.append(
                Take.Event(time: time, kind: .touch(phase, location: CGPoint(x: 195, y: y), finger: 0)))
        }
        switch self {
        case .readdedAtTheRelease, .springWithoutVelocity, .animatedOutsideOfTheContainer, .notTakenBack,
            .lateAfterRelease:
            touch(.began, 0, 600)
            for step in 1...15 { touch(.moved, 0.016 * Double(step), 600 - 14 * CGFloat(step)) }
            touch(.ended, self == .animatedOutsideOfTheContainer ? 0.6 : 0.245, 390)
        case .startsAgainWhenCaught:
            take.append(Take.Event(time: 0.1, kind: .present))
            touch(.began, 0.4, 440)
            touch(.ended, 0.8, 440)
        default: take.append(Take.Event(time: 0.1, kind: .present))
        }
        return take
    }
}
