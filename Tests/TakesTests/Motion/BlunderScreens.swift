import UIKit

/// The first screen: it presents the card by a button or a finger, and has a drawer that a finger moves.
final class BlunderViewController: UIViewController {
    private let blunder: Blunder
    private let transition: BlunderTransition
    private let drawer = UIView()
    private var progress: CGFloat = 0

    init(_ blunder: Blunder) {
        self.blunder = blunder
        transition = BlunderTransition(blunder)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        drawer.frame = CGRect(x: 45, y: 40, width: 300, height: 120)
        drawer.backgroundColor = .orange
        view.addSubview(drawer)
        guard blunder == .removesAnimations else {
            let pan = UIPanGestureRecognizer(target: self, action: BlunderViewController.dragged)
            return view.addGestureRecognizer(pan)
        }
        let catching = UILongPressGestureRecognizer(target: self, action: BlunderViewController.touched)
        catching.minimumPressDuration = 0
        view.addGestureRecognizer(catching)
    }

    func start(interactive: Bool = false) {
        let card = BlunderCard(blunder, transition)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transition
        transition.driver = interactive ? UIPercentDrivenInteractiveTransition() : nil
        present(card, animated: true)
    }

    /// Moves the drawer by itself, for a finger to catch it.
    func throwDrawer() {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            self.drawer.frame.origin.y = 640
        }
    }

    private func touched(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { drawer.layer.removeAllAnimations() }
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        if blunder == .snapsBack { return moveDrawer(pan) }
        switch pan.state {
        case .began: start(interactive: true)
        case .changed: follow(pan)
        default:
            if blunder == .dimGoneAtTheRelease { transition.presentation?.dim.isHidden = true }
            transition.driver?.finish()
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let way = -pan.translation(in: view).y
        switch blunder {
        case .addsUp: progress += way / BlunderPresentation.height
        case .wrongOrigin: progress = 1 - pan.location(in: view).y / view.bounds.height
        default: progress = way / BlunderPresentation.height
        }
        transition.driver?.update(progress)
    }

    private func moveDrawer(_ pan: UIPanGestureRecognizer) {
        let isDown = pan.state == .began || pan.state == .changed
        drawer.frame.origin.y = 40 + (isDown ? max(pan.translation(in: view).y, 0) : 0)
    }
}

/// The second screen: a card with a header and a badge, which a finger pulls down.
final class BlunderCard: UIViewController {
    let header = UIView()
    let badge = UIView()
    private let blunder: Blunder
    private let transition: BlunderTransition

    init(_ blunder: Blunder, _ transition: BlunderTransition) {
        self.blunder = blunder
        self.transition = transition
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .blue
        header.frame = CGRect(x: 20, y: 0, width: 350, height: 60)
        header.backgroundColor = .green
        badge.frame = CGRect(x: 165, y: 200, width: 60, height: 30)
        badge.backgroundColor = .yellow
        for subview in [header, badge] { view.addSubview(subview) }
        guard blunder == .fadesAndReturns else { return }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: BlunderCard.dragged))
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            transition.drag = BlunderDrag()
            dismiss(animated: true)
        case .changed: transition.drag?.move(by: pan.translation(in: nil).y)
        default: transition.drag?.cancel()
        }
    }
}

/// Puts the card at the lower edge, and darkens the screen behind it.
final class BlunderPresentation: UIPresentationController {
    /// The card's height, in points.
    static let height: CGFloat = 600

    let dim = UIView()
    private let blunder: Blunder

    init(presentedViewController: UIViewController, presenting: UIViewController?, _ blunder: Blunder) {
        self.blunder = blunder
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.maxY - Self.height, width: bounds.width, height: Self.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.frame = containerView.bounds
        containerView.insertSubview(dim, at: 0)
        if blunder == .dimAhead { return UIView.animate(withDuration: 0.1) { self.dim.alpha = 0.6 } }
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dim] _ in dim.alpha = 0.6 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dim] _ in dim.alpha = 0 })
    }
}

/// Vends what the card needs to come and to go.
final class BlunderTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let blunder: Blunder
    /// What drives the presentation; nil where the button starts it.
    var driver: UIPercentDrivenInteractiveTransition?
    /// What drives the dismissal.
    var drag: BlunderDrag?
    private(set) weak var presentation: BlunderPresentation?

    init(_ blunder: Blunder) { self.blunder = blunder }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = BlunderPresentation(
            presentedViewController: presented, presenting: presenting, blunder)
        presentation = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BlunderAnimator(blunder) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BlunderAnimator(blunder) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}

/// Moves the card with a finger. A card that is let go fades away, and is there again.
final class BlunderDrag: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var home = CGRect.zero
    private var view: UIView? { context?.view(forKey: .from) }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        home = view?.frame ?? .zero
    }

    func move(by way: CGFloat) {
        view?.frame = home.offsetBy(dx: 0, dy: max(way, 0))
        context?.updateInteractiveTransition(max(way, 0) / home.height)
    }

    func cancel() {
        guard let context, let view else { return }
        context.cancelInteractiveTransition()
        UIView.animate(withDuration: 0.25) {
            view.alpha = 0
        } completion: { [home] _ in
            view.frame = home
            view.alpha = 1
            context.completeTransition(false)
        }
    }
}
